import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("The tree of views") struct ViewTreeTests {
  /// A view that records the notifications of its moves.
  final class Witness: UIView {
    var log: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      log.append("willMove \(newSuperview == nil ? "out" : "in")")
    }
    override func didMoveToSuperview() { log.append("didMove \(superview == nil ? "out" : "in")") }
    override func willMove(toWindow newWindow: UIWindow?) {
      log.append("willMove window \(newWindow == nil ? "out" : "in")")
    }
    override func didMoveToWindow() { log.append("didMove window \(window == nil ? "out" : "in")") }
    override func didAddSubview(_ subview: UIView) { log.append("added \(subview.tag)") }
    override func willRemoveSubview(_ subview: UIView) { log.append("removes \(subview.tag)") }
  }

  private func tagged(_ tags: Int...) -> [UIView] {
    tags.map { tag in
      let view = UIView()
      view.tag = tag
      return view
    }
  }

  private let parent = UIView()
  private var order: [Int] { parent.subviews.map(\.tag) }
  /// The layers' own order must be that of the views.
  private var layerOrder: [Int] {
    (parent.layer.sublayers ?? []).compactMap { layer in
      parent.subviews.first { $0.layer === layer }?.tag
    }
  }

  @Test("subviews are added, inserted, exchanged and brought to front, and their layers with them")
  func order_() {
    let views = tagged(0, 1, 2, 3, 4)
    parent.addSubview(views[0])
    parent.addSubview(views[1])
    parent.insertSubview(views[2], at: 0)
    parent.insertSubview(views[3], aboveSubview: views[2])
    parent.insertSubview(views[4], belowSubview: views[1])
    #expect(order == [2, 3, 0, 4, 1])
    #expect(layerOrder == order)
    parent.bringSubviewToFront(views[3])
    parent.sendSubviewToBack(views[4])
    #expect(order == [4, 2, 0, 1, 3])
    #expect(layerOrder == order)
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(order == [1, 2, 0, 4, 3])
    #expect(layerOrder == order)
    parent.exchangeSubview(at: 2, withSubviewAt: 4)
    #expect(order == [1, 2, 3, 4, 0])
    #expect(layerOrder == order)
    parent.insertSubview(views[1], at: 99)
    #expect(order == [2, 3, 4, 0, 1])
  }

  @Test("a layer of one's own keeps its place below the subviews that are exchanged above it")
  func ownLayers() {
    let views = tagged(0, 1, 2)
    views.forEach(parent.addSubview)
    let own = CALayer()
    parent.layer.insertSublayer(own, at: 0)
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.layer.sublayers?.first === own)
    #expect(layerOrder == [2, 1, 0])
  }

  @Test("random edits keep views and layers in the same order")
  func randomEdits() {
    var generator = SystemlessGenerator(seed: 7)
    let views = tagged(0, 1, 2, 3, 4, 5, 6)
    for _ in 0..<500 {
      let view = views[Int.random(in: 0..<views.count, using: &generator)]
      let other = parent.subviews.filter { $0 !== view }.randomElement(using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: parent.addSubview(view)
      case 1: parent.insertSubview(view, at: Int.random(in: 0..<8, using: &generator))
      case 2: view.removeFromSuperview()
      case 3: if let other { parent.insertSubview(view, aboveSubview: other) }
      case 4: if let other { parent.insertSubview(view, belowSubview: other) }
      default: parent.bringSubviewToFront(view)
      }
      #expect(layerOrder == order)
      #expect(Set(order).count == order.count)
      #expect(parent.layer.sublayers?.count ?? 0 == order.count)
      #expect(parent.subviews.allSatisfy { $0.superview === parent })
    }
  }

  @Test("a view that moves is notified in order: will, then did, window inside superview")
  func callbacks() {
    let setup = ViewSetup()
    let outer = Witness()
    let view = Witness()
    view.tag = 5
    setup.root.addSubview(outer)
    outer.log = []
    outer.addSubview(view)
    #expect(
      view.log == ["willMove in", "willMove window in", "didMove window in", "didMove in"])
    #expect(outer.log == ["added 5"])
    view.log = []
    setup.root.addSubview(view)
    #expect(view.log == ["willMove in", "didMove in"])
    #expect(outer.log == ["added 5", "removes 5"])
    view.log = []
    view.removeFromSuperview()
    #expect(
      view.log == ["willMove out", "willMove window out", "didMove window out", "didMove out"])
    #expect(view.window == nil)
    #expect(view.superview == nil)
    #expect(view.layer.superlayer == nil)
    #expect(!setup.root.subviews.contains(view))
  }

  @Test("adding a view again only brings it to front and notifies nobody")
  func addingAgain() {
    let view = Witness()
    let others = tagged(1)
    parent.addSubview(view)
    parent.addSubview(others[0])
    view.log = []
    parent.addSubview(view)
    #expect(view.log.isEmpty)
    #expect(order == [1, 0])
  }

  @Test("everything inside a view that enters a window is notified of the window")
  func windowReachesInside() {
    let setup = ViewSetup()
    let outer = UIView()
    let inner = Witness()
    outer.addSubview(inner)
    inner.log = []
    setup.root.addSubview(outer)
    #expect(inner.log == ["willMove window in", "didMove window in"])
    #expect(inner.window === setup.window)
    #expect(inner.isDescendant(of: setup.window))
    #expect(!setup.root.isDescendant(of: inner))
  }

  @Test("viewWithTag finds the view itself, then the first inside it")
  func tags() {
    let views = tagged(1, 2, 3)
    parent.addSubview(views[0])
    views[0].addSubview(views[1])
    parent.addSubview(views[2])
    #expect(parent.viewWithTag(2) === views[1])
    #expect(views[2].viewWithTag(3) === views[2])
    #expect(parent.viewWithTag(9) == nil)
  }

  @Test("Decision 15 a superview owns its subviews, they do not own it")
  func ownership() {
    weak var outer: UIView?
    let inner = UIView()
    do {
      let view = UIView()
      view.addSubview(inner)
      outer = view
    }
    #expect(outer == nil)
    #expect(inner.superview == nil)
  }

  @Test("the tint colour comes from the nearest view that has one; a change is reported below")
  func tintColor() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let child = Tinted()
    #expect(child.tintColor == .systemBlue)
    parent.tintColor = .systemPink
    parent.addSubview(child)
    #expect(child.tintColor == .systemPink)
    #expect(child.changes == 1)
    parent.tintColor = .systemGreen
    #expect(child.tintColor == .systemGreen)
    #expect(child.changes == 2)
    child.tintColor = .black
    parent.tintColor = .white
    #expect(child.tintColor == .black)
    #expect(child.changes == 3)
  }
}
