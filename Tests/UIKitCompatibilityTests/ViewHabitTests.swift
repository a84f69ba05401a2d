import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("What views of libraries take for granted") struct ViewHabitTests {
  private final class CountingView: UIView {
    var touches = 0
    var tintChanges = 0
    var layouts = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches += touches.count
    }
    override func tintColorDidChange() { tintChanges += 1 }
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private func harness(_ views: UIView...) -> Harness {
    let harness = Harness { UIViewController() }
    for view in views { harness.window.rootViewController?.view.addSubview(view) }
    harness.advance(by: 0.1)
    return harness
  }

  @Test("N-60 a mask is laid out and shows a part of the view")
  func mask() {
    let (view, mask) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), CountingView())
    mask.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
    mask.backgroundColor = .black
    view.backgroundColor = .red
    view.mask = mask
    let harness = harness(view)
    #expect(mask.layouts > 0)
    #expect(mask.superview == nil)
    #expect(view.layer.mask === mask.layer)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { mask.frame.size.width = 100 }
    harness.advance(by: 0.5)
    #expect(abs(harness.presentationFrame(of: mask).width - 75) < 2)
    view.mask = nil
    #expect(view.layer.mask == nil)
  }

  @Test("N-60 a view of exclusive touches has them alone", arguments: [true, false])
  func exclusiveTouch(isExclusive: Bool) {
    let one = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let other = CountingView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    one.isExclusiveTouch = isExclusive
    let harness = harness(one, other)
    let (left, right) = (CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 50))
    for (first, second) in [(left, right), (right, left)] {
      harness.touchDown(1, at: first)
      harness.advance(by: 0.05)
      harness.touchDown(2, at: second)
      harness.advance(by: 0.05)
      harness.touchUp(1, at: first)
      harness.touchUp(2, at: second)
      harness.advance(by: 0.05)
    }
    #expect(one.touches == (isExclusive ? 1 : 2))
    #expect(other.touches == (isExclusive ? 1 : 2))
  }

  @Test("N-60 a dimmed tint color is gray, below the view that is dimmed")
  func tintAdjustment() {
    let (outer, inner, normal) = (UIView(), CountingView(), UIView())
    outer.addSubview(inner)
    outer.addSubview(normal)
    outer.tintColor = .red
    normal.tintAdjustmentMode = .normal
    #expect(inner.tintAdjustmentMode == .normal)
    let changes = inner.tintChanges
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintChanges == changes + 1)
    #expect(inner.tintAdjustmentMode == .dimmed)
    var white: CGFloat = 0
    #expect(inner.tintColor.getWhite(&white, alpha: nil))
    #expect(abs(white - 0.299) < 0.001)
    #expect(normal.tintColor == .red)
    outer.tintAdjustmentMode = .automatic
    #expect(inner.tintColor == .red)
  }

  @Test("N-60 indicators of the styles from before iOS 13 have their colors")
  func indicators() {
    let large = UIActivityIndicatorView(style: .whiteLarge)
    #expect(large.bounds.width == 37)
    #expect(large.color == .white)
    let small = UIActivityIndicatorView(style: .gray)
    #expect(small.bounds.width == 20)
    #expect(small.color == .systemGray)
    small.style = .white
    #expect(small.color == .white)
  }

  @Test("N-60 a transition animates the changes of its content only if it is asked to")
  func animatedContent() {
    let (view, dot) = (UIView(frame: CGRect(x: 0, y: 0, width: 99, height: 99)), UIView())
    view.addSubview(dot)
    let harness = harness(view)
    UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {
      dot.center.x = 50
    }
    harness.advance(by: 0.2)
    #expect(harness.presentationFrame(of: dot).midX == 50)
    harness.advanceUntilIdle()
    UIView.transition(
      with: view, duration: 1, options: [.transitionCrossDissolve, .allowAnimatedContent]
    ) {
      dot.center.x = 0
    }
    harness.advance(by: 0.2)
    #expect(harness.presentationFrame(of: dot).midX > 20)
  }

  @Test("N-60 a block overrides the curve of an enclosing one by its options")
  func inheritedOptions() {
    let (one, other) = (UIView(), UIView())
    let harness = harness(one, other)
    UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) {
      UIView.animate(withDuration: 9, delay: 0, options: [.curveLinear]) { one.center.x = 100 }
      UIView.animate(
        withDuration: 9, delay: 0, options: [.curveLinear, .overrideInheritedOptions]
      ) { other.center.x = 100 }
    }
    harness.advance(by: 0.25)
    #expect(harness.presentationFrame(of: one).midX < 15)
    #expect(abs(harness.presentationFrame(of: other).midX - 25) < 3)
  }

  @Test("N-60 fonts and lengths grow with the size of texts in their traits")
  func fontMetrics() {
    let font = UIFont.systemFont(ofSize: 17)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let harness = harness()
    #expect(metrics.scaledFont(for: font).pointSize == 17)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 33)
    let limited = metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: large)
    #expect(limited.pointSize == 20)
    #expect(UIFontMetrics.default.scaledValue(for: 34, compatibleWith: large) == 66)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 33)
    #expect(UIApplication.shared.preferredContentSizeCategory == .large)
    #expect(UIContentSizeCategory.small < .extraLarge)
    #expect(harness.window.isKeyWindow)
  }
}
