import Foundation
import GlissadeTesting
import Testing
import UIKit

@testable import UIKitCore

/// Tests of changed parameters: they apply to all motion of UIKit's.
@MainActor @Suite("Tuning") struct TuningTests {
  private func harness(_ fill: (UIView) -> Void = { _ in }) -> Harness {
    Harness(size: CGSize(width: 375, height: 667)) {
      let page = UIViewController()
      fill(page.view)
      return page
    }
  }

  @Test(
    "what was not used has no value; what was used has the client's, until somebody sets another")
  func values() {
    var tuning = Tuning()
    #expect(tuning.value(.elasticity) == nil)
    #expect(tuning.resolve(.elasticity, own: 0.6) == 0.6)
    #expect(tuning.value(.elasticity) == 0.6)
    tuning.set(.elasticity, to: 7)
    #expect(tuning.resolve(.elasticity, own: 0.6) == 1)
    #expect(tuning.dictionary == ["elasticity": 1])
    #expect(Tuning(overrides: tuning.dictionary).overrides == tuning.overrides)
    #expect(
      Tuning(overrides: ["elasticity": -1, "nonsense": 1, "panSlop": .nan]).overrides.isEmpty)
    tuning.set(.elasticity, to: nil)
    #expect(tuning.value(.elasticity) == 0.6)
    #expect(tuning.dictionary.isEmpty)
  }

  /// Drags a card by 160 of 250 points to its next stop, and returns its positions in the 60 frames
  /// after the release.
  private func released(
    over seconds: TimeInterval, hold: TimeInterval = 0,
    _ change: (Harness, InterruptibleDrag) -> Void
  ) -> [CGFloat] {
    let drag = InterruptibleDrag(along: .vertical)
    let made = harness { page in
      let card = UIView(frame: CGRect(x: 0, y: 100, width: 375, height: 300))
      card.addGestureRecognizer(drag.pan)
      page.addSubview(card)
      drag.onMove = { card.frame.origin.y = $0 }
    }
    drag.stops = [DragStop("high", at: 100), DragStop("low", at: 350)]
    drag.move(to: "high", animated: false)
    change(made, drag)
    made.drag(
      from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 310), over: seconds, hold: hold)
    return (0..<60).map { _ in
      made.advance(by: 1.0 / 60)
      return drag.position
    }
  }

  @Test("T-11 a copied spring moves a drag's content as the tuned one did", arguments: [0, 0.2])
  func releaseSpring(hold: TimeInterval) {
    func positions(_ change: (Harness, InterruptibleDrag) -> Void) -> [CGFloat] {
      released(over: 0.2, hold: hold, change)
    }
    let own = positions { _, _ in }
    let tuned = positions { made, _ in
      made.scene.tune(["springDamping": 0.6, "springResponse": 0.35])
    }
    let copied = positions { _, drag in
      drag.releaseSpring = UISpringTimingParameters(duration: 0.35, bounce: 0.4)
    }
    #expect(zip(tuned, copied).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(zip(own, copied).contains { abs($0 - $1) > 5 })
  }

  @Test(
    "T-13 a tuned release follows its speed as the copied rule does", arguments: [0.05, 0.2, 0.5])
  func releaseRule(seconds: TimeInterval) {
    func positions(_ change: (Harness, InterruptibleDrag) -> Void) -> [CGFloat] {
      released(over: seconds, change)
    }
    let own = positions { _, _ in }
    let tuned = positions { made, _ in made.scene.tune(["releaseSettling": 1.2]) }
    let copied = positions { _, drag in
      drag.releaseSpring = UISpringTimingParameters(HandOffSpring(settlingTime: 1.2))
    }
    #expect(zip(tuned, copied).allSatisfy { abs($0 - $1) < 1e-6 })
    // A fast release settles sooner than the rule requires, at any settling time.
    #expect(zip(own, tuned).contains { abs($0 - $1) > 3 } == (seconds == 0.5))
    // A rule never passes the target, at any speed.
    #expect(tuned.allSatisfy { $0 < 350.5 })
  }

  @Test("a pan begins after the distance that was set, at once")
  func slop() {
    var began = 0
    let pan = UIPanGestureRecognizer()
    let harness = harness { $0.addGestureRecognizer(pan) }
    #expect(harness.scene.tuning.value(.panSlop) == nil)
    func stroke(_ distance: CGFloat) -> Bool {
      harness.drag(
        from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 100 + distance), over: 0.2,
        release: false)
      let hasBegun = pan.state == .began || pan.state == .changed
      harness.mouseUp(at: CGPoint(x: 100, y: 100 + distance))
      harness.advance(by: 0.1)
      began += hasBegun ? 1 : 0
      return hasBegun
    }
    #expect(stroke(8))
    #expect(harness.scene.tuning.value(.panSlop) == 4)
    harness.scene.tune(.panSlop, to: 12)
    #expect(!stroke(8))
    #expect(stroke(14))
    harness.scene.tune(.panSlop, to: nil)
    #expect(stroke(8))
  }

  @Test("springs are made with the damping and the response that were set")
  func springs() {
    let harness = harness()
    func duration(_ spring: UISpringTimingParameters) -> Double {
      harness.scene.enter { spring.resolved(duration: 0.5).duration }
    }
    func physical() -> UISpringTimingParameters {
      UISpringTimingParameters(mass: 2, stiffness: 200, damping: 40, initialVelocity: .zero)
    }
    let own = duration(physical())
    #expect(harness.scene.tuning.value(.springDamping) == 1)
    #expect(abs((harness.scene.tuning.value(.springResponse) ?? 0) - 2 * .pi / 10) < 1e-9)
    harness.scene.tune(.springResponse, to: 2 * 2 * .pi / 10)
    #expect(abs(duration(physical()) / own - 2) < 1e-6)
    harness.scene.tune(.springDamping, to: 0.2)
    harness.scene.tune(.springResponse, to: nil)
    let loose = duration(physical())
    #expect(
      loose == duration(UISpringTimingParameters(duration: 2 * .pi / 10, bounce: 0.8)))
    // A fitted spring keeps its duration.
    #expect(duration(UISpringTimingParameters(dampingRatio: 1)) == 0.5)
  }

  @Test("content released slows down as was set, and a client's own projection asks the same")
  func deceleration() {
    func travel(_ rate: Double?) -> Double {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      scroll.contentSize = CGSize(width: 375, height: 40_000)
      let harness = harness { $0.addSubview(scroll) }
      if let rate { harness.scene.tune(.decelerationRate, to: rate) }
      harness.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 200), over: 0.2)
      harness.advanceUntilIdle(timeout: 20)
      #expect(harness.scene.tuning.own[.decelerationRate] == 0.998)
      harness.scene.enter {
        // The rate itself is a constant; what is projected by it follows the scene's parameter.
        #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
        let kept = rate ?? 0.998
        #expect(
          abs(Double(UIScrollView.DecelerationRate.normal.projection(of: 1000)) - kept / (1 - kept))
            < 1e-6)
      }
      return Double(scroll.contentOffset.y)
    }
    let (own, long) = (travel(nil), travel(0.999))
    #expect(abs((long - 296) / (own - 296) - 2) < 0.05, "\(own) and \(long)")
    #expect(UIScrollView.DecelerationRate.normal != .fast)
  }

  /// A ball on a spring, pulled down by 100 pt.
  @MainActor private final class Tied {
    let ball = UIView(frame: CGRect(x: 90, y: 290, width: 20, height: 20))
    var animator: UIDynamicAnimator!
    let matter: UIDynamicItemBehavior
    let harness: Harness

    init() {
      let ball = ball
      var made: UIDynamicAnimator?
      let matter = UIDynamicItemBehavior(items: [ball])
      matter.allowsRotation = false
      matter.elasticity = 0
      harness = Harness {
        let page = UIViewController()
        page.view.addSubview(ball)
        let animator = UIDynamicAnimator(referenceView: page.view)
        let tie = UIAttachmentBehavior(item: ball, attachedToAnchor: CGPoint(x: 100, y: 100))
        tie.length = 100
        tie.frequency = 1
        tie.damping = 0
        animator.addBehavior(tie)
        animator.addBehavior(matter)
        made = animator
        return page
      }
      self.matter = matter
      animator = made
    }

    /// The time from one passage of the position at rest to the next, in seconds.
    func halfPeriod() -> Double {
      var crossings: [Double] = []
      var last = ball.center.y
      while crossings.count < 2, harness.now < 20 {
        harness.advance(by: 1 / 60)
        let now = ball.center.y
        if (last - 200) * (now - 200) < 0 {
          crossings.append(harness.now - (now - 200) / (now - last) / 60)
        }
        last = now
      }
      return crossings[1] - crossings[0]
    }
  }

  @Test("M-35 a tie swings with the frequency that was set, without a jump, also in mid-swing")
  func frequency() {
    let tied = Tied()
    #expect(abs(tied.halfPeriod() - 0.5) < 0.005)
    let before = tied.ball.center.y
    tied.harness.scene.tune(.physicsFrequency, to: 2)
    tied.harness.advance(by: 1 / 60)
    #expect(abs(tied.ball.center.y - before) < 15)
    #expect(abs(tied.halfPeriod() - 0.25) < 0.005)
    #expect(tied.harness.scene.tuning.own[.physicsFrequency] == 1)
    tied.harness.scene.tune(.physicsDamping, to: 1)
    tied.harness.advanceUntilIdle()
    #expect(abs(tied.ball.center.y - 200) < 1)
  }

  @Test("M-39 a contact has the elasticity that is set")
  func elasticity() {
    func rebound(_ value: Double?) -> CGFloat {
      let ball = UIView(frame: CGRect(x: 90, y: 100, width: 20, height: 20))
      var animator: UIDynamicAnimator?
      let harness = harness { page in
        page.addSubview(ball)
        let made = UIDynamicAnimator(referenceView: page)
        let walls = UICollisionBehavior(items: [ball])
        walls.translatesReferenceBoundsIntoBoundary = true
        let matter = UIDynamicItemBehavior(items: [ball])
        matter.elasticity = 0.2
        for part in [UIGravityBehavior(items: [ball]), walls, matter] { made.addBehavior(part) }
        animator = made
      }
      if let value { harness.scene.tune(.elasticity, to: value) }
      var (lowest, highest) = (CGFloat(0), CGFloat(1000))
      for _ in 0..<240 {
        harness.advance(by: 1 / 60)
        if ball.center.y > lowest { lowest = ball.center.y }
        if lowest > 640, ball.center.y < highest { highest = ball.center.y }
      }
      #expect(animator?.behaviors.count == 3)
      return lowest - highest
    }
    #expect(rebound(nil) < 40)
    #expect(rebound(0.8) > 300)
  }
}
