import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("Joints of dynamics") struct JointTests {
  private let page = UIViewController()
  private let harness: Harness
  private let animator: UIDynamicAnimator
  private let first = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
  private let second = UIView(frame: CGRect(x: 140, y: 100, width: 40, height: 40))

  init() {
    let page = page
    harness = Harness(size: CGSize(width: 400, height: 2000)) { page }
    animator = UIDynamicAnimator(referenceView: page.view)
    for view in [first, second] { page.view.addSubview(view) }
  }

  private func hold(_ view: UIView) {
    let held = UIDynamicItemBehavior(items: [view])
    held.isAnchored = true
    animator.addBehavior(held)
  }

  private func turn(_ view: UIView) -> CGFloat { atan2(view.transform.b, view.transform.a) }

  @Test("J-19 fixed items move as one body")
  func fixed() {
    animator.addBehavior(
      UIAttachmentBehavior.fixedAttachment(
        with: first, attachedTo: second, attachmentAnchor: CGPoint(x: 140, y: 120)))
    let push = UIPushBehavior(items: [first], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 0.1)
    animator.addBehavior(push)
    harness.advance(by: 0.5)
    #expect(turn(first) < -0.1)
    #expect(abs(turn(first) - turn(second)) < 0.02)
    let distance = hypot(first.center.x - second.center.x, first.center.y - second.center.y)
    #expect(abs(distance - 40) < 0.5)
  }

  @Test("J-19 a pinned item swings about the pin, within its range and against its friction")
  func pinned() {
    hold(first)
    let pin = UIAttachmentBehavior.pinAttachment(
      with: second, attachedTo: first, attachmentAnchor: CGPoint(x: 140, y: 120))
    animator.addBehavior(pin)
    animator.addBehavior(UIGravityBehavior(items: [second]))
    var most: CGFloat = 0
    for _ in 0..<60 {
      harness.advance(by: 1.0 / 60)
      most = max(most, turn(second))
      let end = CGPoint(x: second.center.x - 140, y: second.center.y - 120)
      #expect(abs(hypot(end.x, end.y) - 20) < 0.5)
    }
    #expect(most > 2.5)
    pin.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 0.5)
    harness.advance(by: 1.5)
    #expect(abs(turn(second)) < 0.55)
  }

  @Test("J-19 the friction of a pin holds what is lighter than it")
  func friction() {
    hold(first)
    let pin = UIAttachmentBehavior.pinAttachment(
      with: second, attachedTo: first, attachmentAnchor: CGPoint(x: 140, y: 120))
    animator.addBehavior(pin)
    animator.addBehavior(UIGravityBehavior(items: [second]))
    // The weight of 0.16 × 1000 pt/s² at 20 pt is the torque of a push of 0.32 at 100 pt.
    pin.frictionTorque = 0.4
    harness.advance(by: 0.5)
    #expect(abs(turn(second)) < 0.02)
    pin.frictionTorque = 0.2
    harness.advance(by: 0.5)
    #expect(abs(turn(second)) > 0.3)
  }

  @Test("J-19 a sliding item keeps to its axis and its range, and does not turn")
  func sliding() {
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: first, attachmentAnchor: CGPoint(x: 100, y: 100),
      axisOfTranslation: CGVector(dx: 1, dy: 1))
    slide.attachmentRange = UIFloatRange(minimum: 0, maximum: 80)
    animator.addBehavior(slide)
    #expect(slide.attachedBehaviorType == .anchor)
    animator.addBehavior(UIGravityBehavior(items: [first]))
    harness.advance(by: 0.2)
    #expect(abs((first.center.x - 120) - (first.center.y - 120)) < 0.5)
    #expect(first.center.x > 124)
    harness.advance(by: 2)
    let distance = hypot(first.center.x - 120, first.center.y - 120)
    #expect(abs(distance - 80) < 1)
    #expect(abs(turn(first)) < 0.01)
  }

  @Test("J-19 a limit lets items come near and not go farther")
  func limit() {
    hold(first)
    let limit = UIAttachmentBehavior.limitAttachment(
      with: second, offsetFromCenter: .zero, attachedTo: first, offsetFromCenter: .zero)
    animator.addBehavior(limit)
    #expect(limit.length == 40)
    limit.length = 100
    animator.addBehavior(UIGravityBehavior(items: [second]))
    var farthest: CGFloat = 0
    for _ in 0..<120 {
      harness.advance(by: 1.0 / 60)
      let distance = hypot(
        second.center.x - first.center.x, second.center.y - first.center.y)
      farthest = max(farthest, distance)
    }
    #expect(farthest > 95)
    #expect(farthest < 101)
  }

  @Test("J-19 ranges have their values of UIKit")
  func ranges() {
    #expect(UIFloatRange() == .zero)
    #expect(UIFloatRange.infinite.isInfinite)
    #expect(!UIFloatRange(minimum: 0, maximum: 1).isInfinite)
    let pin = UIAttachmentBehavior.pinAttachment(
      with: first, attachedTo: second, attachmentAnchor: .zero)
    #expect(pin.attachmentRange.isInfinite)
    #expect(pin.frictionTorque == 0)
    #expect(pin.attachedBehaviorType == .items)
  }
}
