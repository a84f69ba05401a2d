import Foundation
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitCore

/// Tests of keyframes that a percent driver or a property animator moves: E-04, E-20, G-14.
@MainActor struct KeyframeTransitionTests {
  /// A box that goes 0 → 90 → 90 → 30 in thirds, and a card that turns to −π/2 in the first one.
  @MainActor private final class Flip {
    let play: Play
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

    init(duration: TimeInterval = 0.6) {
      play = Play(removes: false, duration: duration)
      play.first.view.addSubview(box)
      play.first.view.addSubview(card)
      play.animator!.instead = { [unowned self] context in
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        UIView.animateKeyframes(
          withDuration: duration, delay: 0, options: .calculationModeCubic
        ) {
          self.keyframes()
        } completion: { _ in
          if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
      play.setup.frame()
    }

    func keyframes() {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1.0 / 3) {
        self.box.frame.origin.y = 90
        self.card.layer.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
      }
      UIView.addKeyframe(withRelativeStartTime: 2.0 / 3, relativeDuration: 1.0 / 3) {
        self.box.frame.origin.y = 30
      }
    }

    var angle: Double {
      let shown = card.layer.presentation()!.transform
      return atan2(-shown.m13, shown.m11)
    }

    /// Half the chord's slope at both ends of each run.
    static func distance(_ part: Double) -> Double {
      let f = min(max(part, 0), 1)
      return (3 - 2 * f) * f * f + 0.5 * (((f - 2) * f + 1) * f + (f - 1) * f * f)
    }
    static func y(_ p: Double) -> Double { 90 * distance(p * 3) - 60 * distance(p * 3 - 2) }
    static func angle(_ p: Double) -> Double { -.pi / 2 * distance(p * 3) }
  }

  @Test("E-04 I-04 I-05 a percent driver scrubs keyframes, to and fro, and nothing else moves them")
  func scrubs() {
    let flip = Flip()
    let driver = flip.play.drive()
    flip.play.present()
    for p in [0.1, 1.0 / 6, 0.4, 0.9, 0.25, 1.0 / 3, 2.0 / 3, 0.05, 1] {
      driver.update(p)
      flip.play.setup.frames(2)
      #expect(abs(flip.box.shownY - Flip.y(p)) < 1e-6)
      #expect(abs(flip.angle - Flip.angle(p)) < 1e-6)
    }
    driver.update(0)
    #expect(flip.box.shownY == 0)
    #expect(flip.angle == 0)
  }

  @Test("E-05 E-20 a cancel runs keyframes back and leaves no trace", arguments: [0.1, 0.5, 0.95])
  func cancels(percent: Double) {
    let flip = Flip()
    let before = Picture(of: flip.play.setup.window)
    let driver = flip.play.drive()
    driver.completionCurve = .linear
    flip.play.present()
    driver.update(percent)
    flip.play.setup.frame()
    driver.cancel()
    let count = Int((percent * 36).rounded(.up))
    for frame in 1..<count {
      flip.play.setup.frame()
      let p = percent - Double(frame) / 36
      #expect(abs(flip.box.shownY - Flip.y(p)) < 1e-6)
      #expect(abs(flip.angle - Flip.angle(p)) < 1e-6)
    }
    flip.play.setup.settle()
    #expect(Picture(of: flip.play.setup.window) == before)
    #expect(flip.box.layer.animationKeys() == nil)
    #expect(flip.card.layer.animationKeys() == nil)
    #expect(flip.play.setup.warnings.isEmpty)
    #expect(flip.play.setup.violations.isEmpty)
  }

  @Test("E-05 a finish runs keyframes on from where they are, without a jump")
  func finishes() {
    let flip = Flip()
    let driver = flip.play.drive()
    driver.completionCurve = .linear
    flip.play.present()
    driver.update(0.3)
    flip.play.setup.frame()
    driver.finish()
    for frame in 1..<25 {
      flip.play.setup.frame()
      #expect(abs(flip.box.shownY - Flip.y(0.3 + Double(frame) / 36)) < 1e-6)
    }
    flip.play.setup.settle()
    #expect(flip.box.shownY == 30)
    #expect(flip.box.frame.minY == 30)
    #expect(abs(flip.angle + .pi / 2) < 1e-9)
  }

  @Test(
    "E-08 keyframes that play along their curve are caught where they show", arguments: [5, 17, 30])
  func caught(frame: Int) {
    let flip = Flip()
    let driver = flip.play.driveLater()
    flip.play.present()
    flip.play.setup.frames(frame)
    let (y, angle) = (flip.box.shownY, flip.angle)
    flip.play.setup.run { driver.pause() }
    #expect(abs(flip.box.shownY - y) < 1e-9)
    #expect(abs(flip.angle - angle) < 1e-9)
    flip.play.setup.frames(3)
    #expect(abs(flip.box.shownY - y) < 1e-9)
    driver.update(0.25)
    #expect(abs(flip.box.shownY - Flip.y(0.25)) < 1e-6)
    driver.cancel()
    flip.play.setup.settle()
    #expect(flip.box.frame.minY == 0)
    #expect(flip.angle == 0)
  }

  // MARK: In a property animator

  private func animator(
    _ flip: Flip, _ curve: UIView.AnimationCurve, duration: TimeInterval = 0
  ) -> UIViewPropertyAnimator {
    flip.play.setup.run {
      let animator = UIViewPropertyAnimator(duration: 0.6, curve: curve)
      animator.addAnimations {
        UIView.animateKeyframes(
          withDuration: duration, delay: 0, options: .calculationModeCubic
        ) {
          flip.keyframes()
        }
      }
      return animator
    }
  }

  @Test(
    "G-14 a total duration of 0 is the animator's, its curve too",
    arguments: [UIView.AnimationCurve.linear, .easeOut, .easeInOut])
  func inherits(curve: UIView.AnimationCurve) {
    let flip = Flip()
    let animator = animator(flip, curve)
    flip.play.setup.run { animator.startAnimation() }
    #expect(flip.box.frame.minY == 30)
    for frame in 1...36 {
      flip.play.setup.frame()
      let p = curve.bezier.value(at: Double(frame) / 36)
      #expect(abs(flip.box.shownY - Flip.y(p)) < 1e-6)
      #expect(abs(flip.angle - Flip.angle(p)) < 1e-6)
    }
    #expect(animator.state == .inactive)
  }

  @Test("G-14 a property animator scrubs keyframes, reverses them and takes them back")
  func reverses() {
    let flip = Flip()
    let animator = animator(flip, .easeInOut)
    flip.play.setup.run { animator.startAnimation() }
    flip.play.setup.frames(20)
    let y = flip.box.shownY
    flip.play.setup.run { animator.pauseAnimation() }
    #expect(abs(flip.box.shownY - y) < 1e-9)
    for p in [0.2, 0.5, 0.75] {
      flip.play.setup.run { animator.fractionComplete = p }
      flip.play.setup.frame()
      #expect(abs(flip.box.shownY - Flip.y(p)) < 1e-6)
    }
    flip.play.setup.run {
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    var last = flip.box.shownY
    #expect(abs(last - Flip.y(0.75)) < 1e-6)
    var ys = [last]
    while animator.isRunning {
      flip.play.setup.frame()
      // Up again to the middle third's 90, then down, never faster than a quick stroke.
      #expect(abs(flip.box.shownY - last) < 20)
      last = flip.box.shownY
      ys.append(last)
    }
    #expect((ys.max() ?? 0) > 89.9)
    #expect(last == 0)
    #expect(flip.box.frame.minY == 0)
    #expect(flip.angle == 0)
  }

  @Test("G-07 G-14 reversed in flight, keyframes return on the same path")
  func turnsRound() {
    let flip = Flip()
    let animator = animator(flip, .linear)
    flip.play.setup.run { animator.startAnimation() }
    flip.play.setup.frames(27)
    flip.play.setup.run { animator.isReversed = true }
    for frame in 1...26 {
      flip.play.setup.frame()
      #expect(abs(flip.box.shownY - Flip.y(Double(27 - frame) / 36)) < 1e-6)
    }
    flip.play.setup.settle()
    #expect(flip.box.frame.minY == 0)
  }

  @Test("G-02 G-14 stopped, the model is what shows; keyframes under a spring overshoot smoothly")
  func stopsAndSprings() {
    let flip = Flip()
    let animator = animator(flip, .linear)
    flip.play.setup.run { animator.startAnimation() }
    flip.play.setup.frames(9)
    let y = flip.box.shownY
    flip.play.setup.run { animator.stopAnimation(true) }
    #expect(abs(flip.box.frame.minY - y) < 1e-9)
    #expect(flip.box.shownY == flip.box.frame.minY)
    let spring = flip.play.setup.run {
      let spring = UIViewPropertyAnimator(duration: 0.6, dampingRatio: 0.3)
      spring.addAnimations {
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            flip.box.frame.origin.y = 50
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            flip.box.frame.origin.y = 200
          }
        }
      }
      spring.startAnimation()
      return spring
    }
    var ys = [flip.box.shownY]
    while spring.isRunning {
      flip.play.setup.frame()
      ys.append(flip.box.shownY)
    }
    #expect((ys.max() ?? 0) > 215)
    #expect(flip.box.shownY == 200)
  }

  @Test("G-14 started for a transition, they follow its driver")
  func inATransition() {
    let flip = Flip()
    flip.play.animator!.instead = { context in
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      let animator = UIViewPropertyAnimator(duration: 0.6, curve: .easeIn)
      animator.addAnimations {
        UIView.animateKeyframes(withDuration: 0, delay: 0, options: .calculationModeCubic) {
          flip.keyframes()
        }
      }
      animator.addCompletion { _ in
        if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      }
      animator.startAnimation()
    }
    let driver = flip.play.drive()
    flip.play.present()
    for p in [0.2, 0.8, 0.5] {
      driver.update(p)
      flip.play.setup.frame()
      #expect(abs(flip.box.shownY - Flip.y(p)) < 1e-6)
    }
    driver.cancel()
    flip.play.setup.settle()
    #expect(flip.box.frame.minY == 0)
    #expect(flip.box.shownY == 0)
    #expect(flip.angle == 0)
  }
}
