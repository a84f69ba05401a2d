import Foundation
import GlissadeMotion
import Testing
import UIKit
import UIKitTestSupport

/// Tests of delayed animations, and of animations that start inside others.
extension AnimatorMotionTests {
  @Test(
    "G-12 delayed animations start at factor·duration and last the rest", arguments: [0, 0.25, 0.8])
  func delayed(factor: Double) {
    let play = AnimatorSetup()
    let other = UIView(frame: CGRect(x: 50, y: 0, width: 10, height: 10))
    play.box.superview?.addSubview(other)
    let animator = play.animator(1, .easeInOut)
    play.run {
      animator.addAnimations({ other.frame.origin.y = 100 }, delayFactor: factor)
      animator.startAnimation()
    }
    for frame in 1..<60 {
      play.frame()
      let part = min(max((Double(frame) / 60 - factor) / (1 - factor), 0), 1)
      #expect(abs(other.shownY - 100 * UnitBezier.easeInOut.value(at: part)) < 1e-6)
    }
    play.frame()
    #expect(other.shownY == 100)
    #expect(play.ends == [.end])
  }

  @Test(
    "G-12 G-04 pausing and continuing do not move delayed animations either; both ends are exact")
  func delayedAndPaused() {
    for timing in timings {
      let play = AnimatorSetup()
      let other = UIView(frame: CGRect(x: 50, y: 0, width: 10, height: 10))
      play.box.superview?.addSubview(other)
      let animator = play.animator(0.5, timing)
      play.run {
        animator.addAnimations({ other.frame.origin.y = 100 }, delayFactor: 0.3)
        animator.startAnimation()
      }
      for count in [5, 6, 7] {
        play.frames(count)
        let y = other.shownY
        play.run { animator.pauseAnimation() }
        play.run { animator.fractionComplete += 0 }
        #expect(abs(other.shownY - y) < 1e-6)
        play.run { animator.startAnimation() }
        #expect(abs(other.shownY - y) < 1e-6)
      }
      let isBeyond = animator.fractionComplete > 1
      play.run { animator.fractionComplete = 0 }
      #expect(abs(other.shownY) < 1e-6)
      play.run { animator.fractionComplete = 1 }
      if isBeyond { continue }
      #expect(abs(other.shownY - 100) < 1e-6)
      #expect(abs(play.y - 200) < 1e-6)
    }
  }

  @Test("a delay lets the model change and the picture wait; pausing meanwhile stands at 0")
  func delay() {
    let play = AnimatorSetup()
    let animator = play.animator(0.5, .linear)
    play.run { animator.startAnimation(afterDelay: 0.2) }
    #expect(animator.delay == 0.2)
    #expect(animator.isRunning)
    #expect(play.box.frame.minY == 200)
    #expect(play.ys(12).allSatisfy { $0 == 0 })
    play.frames(15)
    #expect(abs(play.y - 100) < 1e-6)
  }

  @Test("one that runs inside an animation block or another's block is on its own")
  func nested() {
    let play = AnimatorSetup()
    let animator = play.animator(0.5, .linear)
    play.run { UIView.animate(withDuration: 3) { animator.startAnimation() } }
    play.frames(15)
    #expect(abs(play.y - 100) < 1e-6)
  }

  @Test("runningPropertyAnimator runs after its delay, with the options' curve")
  func running() {
    let play = AnimatorSetup()
    let animator = play.run {
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.5, delay: 0.1, options: [.curveEaseIn, .repeat]
      ) {
        play.box.frame.origin.y = 200
      } completion: {
        play.ends.append($0)
      }
    }
    #expect(animator.isRunning)
    #expect(play.setup.warnings.count == 1)
    play.frames(21)
    #expect(abs(play.y - 200 * UnitBezier.easeIn.value(at: 0.5)) < 1e-6)
    play.frames(15)
    #expect(play.ends == [.end])
  }
}
