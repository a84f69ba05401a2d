import Foundation
import GlissadeMotion
import Testing
import UIKit

/// Tests of group G: the states and the ends of a property animator.
@MainActor struct AnimatorStateTests {
  let play = AnimatorSetup()

  @Test(
    "G-01 G-02 start makes it active and running until the natural end; the model changes at once")
  func naturalLife() {
    let animator = play.animator()
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    play.run { animator.startAnimation() }
    #expect(animator.state == .active)
    #expect(animator.isRunning)
    #expect(play.box.frame.minY == 200)
    #expect(play.y == 0)
    for frame in 1..<30 {
      play.frame()
      #expect(abs(play.y - 200 * CGFloat(frame) / 30) < 1e-6)
    }
    #expect(play.ends.isEmpty)
    #expect(animator.state == .active)
    play.frame()
    #expect(play.ends == [.end])
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(play.y == 200)
    #expect(play.box.layer.animationKeys() == nil)
    #expect(!play.setup.scene.needsFrame)
    #expect(play.setup.warnings.isEmpty)
  }

  @Test("G-01 pause and fractionComplete make it active without starting it")
  func activeUnstarted() {
    for makesActive: (UIViewPropertyAnimator) -> Void in [
      { $0.pauseAnimation() }, { $0.fractionComplete = 0.25 },
    ] {
      let play = AnimatorSetup()
      let animator = play.animator()
      play.run { makesActive(animator) }
      #expect(animator.state == .active)
      #expect(!animator.isRunning)
      let y = 200 * animator.fractionComplete
      #expect(play.ys(20).allSatisfy { abs($0 - y) < 1e-6 })
      play.run { animator.startAnimation() }
      play.setup.settle()
      #expect(play.ends == [.end])
      #expect(play.y == 200)
    }
  }

  @Test(
    "G-01 G-02 stopAnimation(false) stops where it shows, and finishAnimation is what remains",
    arguments: [UIViewAnimatingPosition.end, .start, .current])
  func stopAndFinish(position: UIViewAnimatingPosition) {
    let animator = play.animator()
    play.run { animator.startAnimation() }
    play.frames(12)
    play.run { animator.stopAnimation(false) }
    #expect(animator.state == .stopped)
    #expect(!animator.isRunning)
    #expect(play.ends.isEmpty)
    #expect(abs(play.box.frame.minY - 80) < 1e-6)
    #expect(abs(play.y - 80) < 1e-6)
    #expect(abs(animator.fractionComplete - 0.4) < 1e-9)
    play.run {
      animator.startAnimation()
      animator.pauseAnimation()
      animator.fractionComplete = 0.9
      animator.addAnimations {}
    }
    #expect(play.ys(3).allSatisfy { abs($0 - 80) < 1e-6 })
    #expect(play.setup.warnings.count == 4)
    play.run { animator.finishAnimation(at: position) }
    #expect(animator.state == .inactive)
    #expect(play.ends == [position])
    play.frame()
    let expected: CGFloat = position == .end ? 200 : position == .start ? 0 : 80
    #expect(abs(play.y - expected) < 1e-6)
    #expect(abs(play.box.frame.minY - expected) < 1e-6)
  }

  @Test("G-01 stopAnimation(true) makes it inactive where it shows, without a completion")
  func stopForGood() {
    let animator = play.animator()
    play.run { animator.startAnimation() }
    play.frames(12)
    play.run { animator.stopAnimation(true) }
    #expect(animator.state == .inactive)
    #expect(abs(play.box.frame.minY - 80) < 1e-6)
    play.frames(40)
    #expect(play.ends.isEmpty)
    #expect(abs(play.y - 80) < 1e-6)
  }

  @Test("G-01 N-20 what an animator's state does not allow is logged and does nothing")
  func refused() {
    let animator = play.animator()
    play.run {
      animator.stopAnimation(false)
      animator.stopAnimation(true)
      animator.finishAnimation(at: .end)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    #expect(play.setup.warnings.count == 2)
    #expect(
      play.setup.remarks == ["stopAnimation of an animator that is inactive has no effect"])
    #expect(animator.state == .inactive)
    #expect(play.ends.isEmpty)
  }

  @Test("G-03 a reversed animator ends at its start, with the model as it was")
  func reversedEnd() {
    let animator = play.animator()
    play.run { animator.startAnimation() }
    play.frames(12)
    play.run { animator.isReversed = true }
    for frame in 1..<12 {
      play.frame()
      #expect(abs(play.y - 200 * CGFloat(12 - frame) / 30) < 1e-6)
    }
    play.frame()
    #expect(play.ends == [.start])
    #expect(play.y == 0)
    #expect(play.box.frame.minY == 0)
    #expect(animator.state == .inactive)
    #expect(!animator.isReversed)
  }

  @Test("G-03 one that is reversed before it starts comes from its end")
  func reversedStart() {
    let animator = play.animator()
    play.run {
      animator.isReversed = true
      animator.startAnimation()
    }
    #expect(play.y == 200)
    #expect(animator.fractionComplete == 0)
    play.frames(15)
    #expect(abs(play.y - 100) < 1e-6)
    play.setup.settle()
    #expect(play.ends == [.start])
    #expect(play.y == 0)
  }

  @Test("G-05 pausesOnCompletion stays active at 1, uncompleted, and can come back")
  func pausesOnCompletion() {
    let animator = play.animator()
    #expect(!animator.pausesOnCompletion)
    #expect(animator.scrubsLinearly)
    animator.pausesOnCompletion = true
    play.run { animator.startAnimation() }
    play.frames(40)
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(animator.fractionComplete == 1)
    #expect(play.ends.isEmpty)
    #expect(play.y == 200)
    play.run {
      animator.isReversed = true
      animator.pausesOnCompletion = false
      animator.startAnimation()
    }
    #expect(play.y == 200)
    play.frames(15)
    #expect(abs(play.y - 100) < 1e-6)
    play.frames(15)
    #expect(play.ends == [.start])
    #expect(play.y == 0)
  }

  @Test("G-05 scrubsLinearly false scrubs along the curve")
  func scrubsAlongCurve() {
    let animator = play.animator(0.5, .easeIn)
    animator.scrubsLinearly = false
    for fraction in [0.25, 0.5, 0.8] {
      play.run { animator.fractionComplete = fraction }
      #expect(abs(play.y - 200 * UnitBezier.easeIn.value(at: fraction)) < 1e-6)
      #expect(abs(animator.fractionComplete - fraction) < 1e-9)
    }
    animator.scrubsLinearly = true
    play.run { animator.fractionComplete = 0.8 }
    #expect(abs(play.y - 160) < 1e-6)
  }

  @Test(
    "G-09 L-13 a fraction set while inactive shows in the next frame, and 0 and 1 show the ends")
  func inactiveFraction() {
    let animator = play.animator(0.5, .easeOut)
    play.run { animator.fractionComplete = 0.3 }
    play.frame()
    #expect(abs(play.y - 60) < 1e-6)
    #expect(!animator.isRunning)
    for (fraction, y) in [(1.0, 200.0), (0, 0), (1.4, 200), (-3, 0), (0.5, 100)] {
      play.run { animator.fractionComplete = fraction }
      play.frame()
      #expect(abs(play.y - y) < 1e-6)
    }
    #expect(play.ends.isEmpty)
    #expect(animator.state == .active)
  }

  @Test("G-11 L-13 releasing a paused or stopped animator is logged, and nothing jumps or sticks")
  func released() {
    var animator: UIViewPropertyAnimator? = play.animator()
    play.run { animator?.fractionComplete = 0.5 }
    weak let kept = animator
    play.run { animator = nil }
    #expect(kept == nil)
    #expect(play.setup.warnings.count == 1)
    #expect(abs(play.y - 100) < 1e-6)
    play.frames(5)
    #expect(play.y > 100)
    #expect(play.y < 160)
    #expect(play.setup.settle())
    #expect(play.y == 200)
    #expect(play.ends.isEmpty)
    animator = play.animator()
    play.run {
      animator?.startAnimation()
      animator?.stopAnimation(false)
      animator = nil
    }
    #expect(play.setup.warnings.count == 2)
    #expect(play.setup.scene.layerHost.population == 0)
  }

  @Test("G-11 one that runs is kept by its scene, and released after its end")
  func keptWhileRunning() {
    var animator: UIViewPropertyAnimator? = play.animator()
    weak let kept = animator
    play.run { animator?.startAnimation() }
    animator = nil
    play.frames(10)
    #expect(kept?.isRunning == true)
    play.setup.settle()
    #expect(kept == nil)
    #expect(play.ends == [.end])
    #expect(play.setup.warnings.isEmpty)
  }
}
