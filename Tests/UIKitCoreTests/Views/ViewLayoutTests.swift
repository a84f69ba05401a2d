import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Layout") struct ViewLayoutTests {
  final class Counting: UIView {
    var layouts = 0
    var onLayout: () -> Void = {}
    override func layoutSubviews() {
      layouts += 1
      onLayout()
    }
  }

  @Test("asking for layout many times lays out once, with the next frame")
  func once() {
    let setup = ViewSetup()
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    setup.root.addSubview(view)
    setup.frame(1)
    let before = view.layouts
    view.setNeedsLayout()
    view.setNeedsLayout()
    #expect(setup.scene.needsFrame)
    #expect(view.layouts == before)
    setup.frame(2)
    #expect(view.layouts == before + 1)
    setup.frame(3)
    #expect(view.layouts == before + 1)
    #expect(!setup.scene.needsFrame)
  }

  @Test("a change of size, not of place, lays out")
  func sizeOnly() {
    let setup = ViewSetup()
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    setup.root.addSubview(view)
    setup.frame(1)
    let before = view.layouts
    view.center = CGPoint(x: 50, y: 50)
    setup.frame(2)
    #expect(view.layouts == before)
    view.layer.bounds.size.width = 20
    setup.frame(3)
    #expect(view.layouts == before + 1)
  }

  @Test("layoutIfNeeded lays out now, from the outside in, a deep change included")
  func now() {
    var order: [String] = []
    let outer = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = Counting(frame: .zero)
    outer.addSubview(inner)
    outer.onLayout = { [unowned outer, unowned inner] in
      order.append("outer")
      inner.frame = outer.bounds
    }
    inner.onLayout = { order.append("inner") }
    outer.layoutIfNeeded()
    #expect(order == ["outer", "inner"])
    #expect(inner.bounds.width == 100)
    let deep = Counting(frame: .zero)
    inner.addSubview(deep)
    outer.layoutIfNeeded()
    #expect(deep.layouts == 1)
    deep.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(deep.layouts == 2)
    #expect(order == ["outer", "inner", "inner"])
  }

  @Test("a layout that asks for itself without end ends, with one warning, and others still work")
  func withoutEnd() {
    let setup = ViewSetup()
    let restless = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    restless.onLayout = { [unowned restless] in restless.setNeedsLayout() }
    let child = Counting(frame: .zero)
    restless.addSubview(child)
    setup.root.addSubview(restless)
    setup.frame(1)
    #expect(restless.layouts < 30)
    setup.frame(2)
    #expect(setup.log.filter { $0.hasPrefix("warning the layout of Counting") }.count == 1)
    restless.onLayout = {}
    let before = child.layouts
    child.setNeedsLayout()
    setup.frame(3)
    #expect(child.layouts == before + 1)
  }

  // MARK: Autoresizing

  private func resized(
    _ mask: UIView.AutoresizingMask,
    from frame: CGRect = CGRect(x: 20, y: 20, width: 60, height: 60)
  ) -> CGRect {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: frame)
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.bounds.size = CGSize(width: 200, height: 50)
    return child.frame
  }

  @Test("N-13 flexible parts take up the change in proportion, fixed ones keep theirs")
  func masks() {
    #expect(resized([]) == CGRect(x: 20, y: 20, width: 60, height: 60))
    #expect(
      resized([.flexibleWidth, .flexibleHeight]) == CGRect(x: 20, y: 20, width: 160, height: 10))
    #expect(resized([.flexibleLeftMargin]) == CGRect(x: 120, y: 20, width: 60, height: 60))
    #expect(resized([.flexibleTopMargin]) == CGRect(x: 20, y: -30, width: 60, height: 60))
    #expect(
      resized([.flexibleLeftMargin, .flexibleRightMargin])
        == CGRect(x: 70, y: 20, width: 60, height: 60))
    let all: UIView.AutoresizingMask = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    #expect(resized(all) == CGRect(x: 40, y: 10, width: 120, height: 30))
  }

  @Test("N-13 a view that is turned edge-on follows its superview as it would untransformed")
  func transformed() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.transform3D = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    parent.addSubview(child)
    parent.bounds.size = CGSize(width: 200, height: 50)
    #expect(child.bounds.size == CGSize(width: 200, height: 50))
    #expect(child.center == CGPoint(x: 100, y: 25))
    child.layer.anchorPoint = CGPoint(x: 0, y: 1)
    child.center = CGPoint(x: 0, y: 50)
    parent.bounds.size = CGSize(width: 60, height: 80)
    #expect(child.bounds.size == CGSize(width: 60, height: 80))
    #expect(child.center == CGPoint(x: 0, y: 80))
    child.transform = .identity
    #expect(child.frame == parent.bounds)
  }

  @Test("a view that fills its superview follows it through no size at all")
  func throughZero() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    let child = UIView(frame: .zero)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 100, height: 40)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
    parent.autoresizesSubviews = false
    parent.frame.size = CGSize(width: 300, height: 300)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test("sizeToFit takes the size that fits and stays at its place")
  func sizeToFit() {
    final class Square: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 30) }
    }
    let view = Square(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 30, height: 30))
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 7))
    plain.sizeToFit()
    #expect(plain.bounds.size == CGSize(width: 12, height: 7))
    #expect(plain.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }
}
