import Foundation
import Testing
import UIKit

@MainActor @Suite("Priorities and inequalities of constraints") struct PriorityTests {
  private let layout = LayoutSetup()
  private var root: UIView { layout.root }

  @Test("Y-05 the stronger of two optional constraints holds, whichever came first")
  func stronger() {
    let view = layout.addBox("box", width: 10, height: 10)
    let near = view.widthAnchor.constraint(equalToConstant: 40)
    let far = view.widthAnchor.constraint(equalToConstant: 90)
    view.removeConstraints(view.constraints)
    (near.priority, far.priority) = (.defaultHigh, .defaultLow)
    NSLayoutConstraint.activate([
      view.heightAnchor.constraint(equalToConstant: 10),
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor), far, near,
    ])
    layout.nextFrame()
    #expect(view.frame.width == 40)
    far.priority = .defaultHigh + 1
    layout.nextFrame()
    #expect(view.frame.width == 90)
    far.isActive = false
    layout.nextFrame()
    #expect(view.frame.width == 40)
    #expect(layout.warnings == [])
  }

  @Test("Y-05 inequalities hold, and bind only where they have to")
  func inequalities() {
    let view = layout.add("box")
    let wanted = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    wanted.priority = .defaultHigh
    let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
    let most = view.widthAnchor.constraint(lessThanOrEqualToConstant: 150)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 20),
      view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -20),
      view.heightAnchor.constraint(equalTo: root.heightAnchor, constant: -40), wanted, least, most,
    ])
    layout.nextFrame()
    #expect(view.frame == CGRect(x: 0, y: 20, width: 150, height: 627))
    layout.resize(to: CGSize(width: 240, height: 300))
    layout.nextFrame()
    #expect(view.frame == CGRect(x: 0, y: 20, width: 120, height: 260))
    layout.resize(to: CGSize(width: 160, height: 300))
    layout.nextFrame()
    #expect(view.frame.width == 100)
    #expect(layout.warnings == [])
  }

  @Test("Y-05 priorities can be computed with, and compared")
  func arithmetic() {
    #expect(UILayoutPriority.defaultHigh - 1 < .defaultHigh)
    #expect((UILayoutPriority.defaultLow + 1).rawValue == 251)
    #expect(UILayoutPriority(1000) == .required)
    #expect(UILayoutPriority(rawValue: 750) == .defaultHigh)
    #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
    var priority = UILayoutPriority.defaultLow
    priority += 10
    priority -= 5
    #expect(priority.rawValue == 255)
  }

  @Test("Y-03 of two required constraints the one that was activated last is left out, by name")
  func conflict() throws {
    let view = layout.addBox("box", width: 50, height: 10)
    let wide = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 80)
    wide.identifier = "wide"
    wide.isActive = true
    layout.nextFrame()
    #expect(view.frame.width == 50)
    #expect(layout.warnings.count == 1)
    let warning = try #require(layout.warnings.first)
    #expect(warning.contains("“wide” on “box” contradicts “box”.width = 50; it is left out"))
    #expect(wide.isActive)
  }

  @Test("Y-03 a constraint that was left out takes effect as soon as it can")
  func recovery() throws {
    let view = layout.addBox("box", width: 50, height: 10)
    let narrow = try #require(view.constraints.first { $0.firstAttribute == .width })
    view.widthAnchor.constraint(equalToConstant: 80).isActive = true
    layout.nextFrame()
    #expect(view.frame.width == 50)
    narrow.isActive = false
    layout.nextFrame()
    #expect(view.frame.width == 80)
  }

  @Test("Y-03 numbers that are not finite are refused with a warning, and change nothing")
  func numbers() {
    let view = layout.addBox("box", width: 50, height: 10)
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    left.priority = .defaultHigh
    left.constant = .nan
    view.heightAnchor.constraint(equalToConstant: .infinity).isActive = true
    root.layoutMargins = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
    layout.nextFrame()
    #expect(left.constant == 5)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 10))
    #expect(layout.warnings.count == 3)
  }

  @Test("Y-03 a chain that closes on itself and cannot hold is reported, and nothing sticks")
  func cycle() {
    let views = (0..<3).map { layout.add("view \($0)") }
    for (view, next) in zip(views, [views[1], views[2], views[0]]) {
      NSLayoutConstraint.activate([
        next.leftAnchor.constraint(equalTo: view.rightAnchor),
        view.widthAnchor.constraint(equalToConstant: 20),
        view.heightAnchor.constraint(equalToConstant: 20),
        view.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    }
    views[0].leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    layout.nextFrame()
    #expect(layout.warnings.count == 1)
    #expect(views.map(\.frame.minX) == [0, 20, 40])
    layout.nextFrame()
    #expect(layout.isIdle)
  }

  @Test("Y-05 the whole initializer relates attributes of items, margins and centers included")
  func items() {
    root.layoutMargins = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
    let view = layout.add("box")
    func pin(
      _ attribute: NSLayoutConstraint.Attribute, _ item: Any?,
      _ other: NSLayoutConstraint.Attribute, _ multiplier: CGFloat = 1, _ constant: CGFloat = 0
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: item, attribute: other,
        multiplier: multiplier, constant: constant)
    }
    let width = pin(.width, nil, .notAnAttribute, 1, 60)
    root.addConstraints([
      pin(.leading, root, .leadingMargin), pin(.top, root, .topMargin, 1, 2), width,
      pin(.centerY, root, .centerY, 0.5),
    ])
    layout.nextFrame()
    #expect(view.frame.minX == 12)
    #expect(view.frame.minY == 13)
    #expect(abs(view.frame.midY - 667 / 4) < 1)
    #expect(view.frame.width == 60)
    #expect(root.constraints.count == 4)
    #expect(width.firstItem === view)
    #expect(width.secondItem == nil)
    #expect(width.secondAttribute == .notAnAttribute)
    root.removeConstraint(width)
    #expect(!width.isActive)
  }

  @Test("Y-05 a distance between two anchors is an anchor of a size")
  func offsets() {
    let views = (0..<3).map { layout.addBox("view \($0)", width: 20, height: 20) }
    for view in views.dropFirst() {
      view.superview?.constraints.first { $0.firstItem === view && $0.firstAttribute == .left }?
        .isActive = false
    }
    let first = views[0].rightAnchor.anchorWithOffset(to: views[1].leftAnchor)
    let second = views[1].rightAnchor.anchorWithOffset(to: views[2].leftAnchor)
    NSLayoutConstraint.activate([
      second.constraint(equalTo: first, multiplier: 2, constant: 1),
      views[2].leftAnchor.constraint(equalTo: root.leftAnchor, constant: 101),
      views[1].topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: root.topAnchor, multiplier: 0),
    ])
    layout.nextFrame()
    #expect(views.map(\.frame.minX) == [0, 40, 101])
  }
}
