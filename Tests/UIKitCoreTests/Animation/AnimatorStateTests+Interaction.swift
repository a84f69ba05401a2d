import Foundation
import GlissadeMotion
import Testing
import UIKit

/// Tests of animators that the user and their observers meet.
extension AnimatorStateTests {
  @Test("G-13 by default it can be interrupted and takes touches; else pausing it is refused")
  func interruptible() {
    let animator = play.animator()
    #expect(animator.isInterruptible)
    #expect(animator.isUserInteractionEnabled)
    #expect(!animator.isManualHitTestingEnabled)
    animator.isInterruptible = false
    play.run { animator.startAnimation() }
    play.frames(6)
    play.run {
      animator.pauseAnimation()
      animator.fractionComplete = 0
      animator.stopAnimation(true)
    }
    #expect(animator.isRunning)
    #expect(play.setup.warnings.count == 3)
    play.setup.settle()
    #expect(play.ends == [.end])
  }

  @Test("F-20 what it moves is hit where it shows, unless the client hit-tests or touches are off")
  func hitPlace() {
    let animator = play.animator()
    play.run { animator.startAnimation() }
    #expect(play.box.layer.isHitWhereShown)
    #expect(!play.box.layer.isKeptFromTouches)
    animator.isManualHitTestingEnabled = true
    animator.isUserInteractionEnabled = false
    #expect(!play.box.layer.isHitWhereShown)
    #expect(play.box.layer.isKeptFromTouches)
    play.run { animator.pauseAnimation() }
    #expect(!play.box.layer.isKeptFromTouches)
    play.run { animator.stopAnimation(true) }
    for (options, shown) in [(UIView.AnimationOptions.allowUserInteraction, true), ([], false)] {
      play.run {
        UIView.animate(withDuration: 1, delay: 0, options: options) {
          play.box.frame.origin.y += 50
        }
      }
      #expect(play.box.layer.isHitWhereShown == shown)
      play.box.layer.removeAllAnimations()
    }
  }

  @Test("G-15 N-12 changes of isRunning, state and isReversed are reported, once each")
  func observed() {
    var lines: [String] = []
    let animator = play.animator()
    animator.observe(.isRunning) { lines.append("running \($0.isRunning)") }
    animator.observe(.state) { lines.append("\($0.state)") }
    animator.observe(.isReversed) { lines.append("reversed \($0.isReversed)") }
    play.run { animator.pauseAnimation() }
    #expect(lines == ["active"])
    play.run { animator.startAnimation() }
    play.run { animator.startAnimation() }
    #expect(lines == ["active", "running true"])
    play.run { animator.isReversed = true }
    play.run { animator.pauseAnimation() }
    #expect(lines.dropFirst(2) == ["reversed true", "running false"])
    play.run { animator.isReversed = false }
    play.run { animator.startAnimation() }
    lines = []
    play.setup.settle()
    #expect(lines == ["running false", "inactive"])
    lines = []
    play.run {
      animator.addAnimations {}
      animator.startAnimation()
      animator.stopAnimation(false)
    }
    #expect(lines == ["running true", "active", "running false", "stopped"])
  }
}
