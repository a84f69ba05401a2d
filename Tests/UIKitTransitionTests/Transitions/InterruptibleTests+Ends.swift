import Foundation
import GlissadeMotion
import Testing
import UIKit
import UIKitTestSupport

/// Tests of animators that end late, early or not at all, and of those that a client wrote itself.
extension InterruptibleTests {
  @Test("L-03 an animator that is still in progress at the end is ended, and reports so once")
  func forgotten() {
    for (decision, isPaused) in [(true, false), (false, false), (true, true), (false, true)] {
      let play = Play(removes: false)
      let before = Picture(of: play.setup.window)
      let animator = play.makeCatchable()
      weak var made: (any UIViewImplicitlyAnimating)?
      play.present()
      made = animator.made
      play.setup.frames(8)
      if isPaused { play.setup.run { made?.pauseAnimation() } }
      play.setup.run { play.context.completeTransition(decision) }
      #expect(animator.positions == [decision ? .end : .start])
      #expect(play.diary.lines.filter { $0.hasPrefix("animationEnded") }.count == 1)
      play.setup.settle()
      #expect((play.first.presentedViewController != nil) == decision)
      #expect(made == nil)
      if decision {
        #expect(play.secondY == 0)
      } else {
        #expect(Picture(of: play.setup.window) == before)
      }
      #expect(play.setup.warnings.isEmpty)
      #expect(play.setup.violations.isEmpty)
    }
  }

  @Test("L-03 one that stops its animator and completes nothing is named")
  func stopped() {
    let play = Play(removes: false)
    let animator = play.makeCatchable()
    play.present()
    play.setup.frames(8)
    let kept = animator.made
    play.setup.run { kept?.stopAnimation(true) }
    play.setup.advance(by: 1.5)
    #expect(play.setup.warnings.count == 1)
    #expect(play.setup.warnings.first?.contains("CatchableAnimator") == true)
    play.setup.run { play.context.completeTransition(true) }
    #expect(play.secondY == 0 || play.coordinator == nil)
  }

  @Test("B-15 caught and driven through the context where there is no driver")
  func byContext() {
    let play = Play(removes: false)
    let animator = play.makeCatchable()
    play.present()
    play.setup.frames(6)
    let y = play.secondY
    play.setup.run { play.context.pauseInteractiveTransition() }
    #expect(play.context.isInteractive)
    #expect(abs(play.secondY - y) < 1e-6)
    play.setup.frames(3)
    #expect(abs(play.secondY - y) < 1e-6)
    play.setup.run { play.context.updateInteractiveTransition(0.7) }
    #expect(abs(shown(play) - 0.7) < 1e-9)
    #expect(abs(dim(play) - 0.7) < 1e-6)
    play.setup.run { play.context.cancelInteractiveTransition() }
    play.setup.settle()
    #expect(animator.positions == [.start])
    #expect(play.first.presentedViewController == nil)
    #expect(play.setup.warnings.isEmpty)
  }

  @Test("E-07 an animator type of the client's own is caught, scrubbed and led to both ends")
  func handMade() {
    let play = Play(removes: false)
    let animator = play.makeCatchable()
    var made: HandMadeAnimator?
    animator.make = { move in
      let manual = HandMadeAnimator(duration: 0.5, move: move)
      made = manual
      return manual
    }
    let driver = play.driveLater()
    play.present()
    play.setup.frames(10)
    #expect(shown(play) > 0.2)
    #expect(abs(dim(play) - shown(play)) < 0.01)
    let y = play.secondY
    play.setup.run { driver.pause() }
    play.setup.frames(3)
    #expect(abs(play.secondY - y) < 1e-9)
    #expect(abs(driver.percentComplete - shown(play)) < 1e-9)
    driver.update(0.5)
    #expect(abs(shown(play) - 0.5) < 1e-9)
    #expect(abs(dim(play) - 0.5) < 1e-6)
    driver.cancel()
    play.setup.frames(5)
    #expect(shown(play) < 0.4)
    #expect(shown(play) > 0.2)
    #expect(abs(dim(play) - shown(play)) < 0.01)
    play.setup.run { driver.pause() }
    driver.finish()
    play.setup.settle()
    #expect(made?.calls == ["start", "pause", "continue", "pause", "continue"])
    #expect(animator.positions == [.end])
    #expect(play.secondY == 0)
    #expect(dim(play) == 1)
    #expect(play.diary.lines.contains("present done"))
    #expect(play.setup.warnings.isEmpty)
  }

  @Test(
    "E-07 L-03 what the driver is told while the client makes its animator holds",
    arguments: [true, false], [true, false])
  func decidedWhileMade(finishes: Bool, startsInteractively: Bool) {
    let play = Play(removes: false)
    let animator = play.makeCatchable()
    let driver = play.drive()
    driver.wantsInteractiveStart = startsInteractively
    animator.onMake = {
      driver.pause()
      finishes ? driver.finish() : driver.cancel()
    }
    play.present()
    #expect(play.coordinator?.isInteractive == false)
    #expect(play.setup.settle())
    #expect(animator.positions == [finishes ? .end : .start])
    #expect((play.first.presentedViewController != nil) == finishes)
    #expect(play.setup.violations.isEmpty)
  }

  @Test(
    "E-07 M-43 a driver that is updated while the client makes its animator shows that",
    arguments: [true, false])
  func updatedWhileMade(startsInteractively: Bool) {
    let play = Play(removes: false)
    let animator = play.makeCatchable()
    let driver = play.drive()
    driver.wantsInteractiveStart = startsInteractively
    animator.onMake = { driver.update(0.4) }
    play.present()
    play.setup.frames(3)
    #expect(abs(shown(play) - 0.4) < 1e-9)
    #expect(abs(dim(play) - 0.4) < 1e-6)
    driver.finish()
    #expect(play.setup.settle())
    #expect(animator.positions == [.end])
    #expect(play.setup.warnings.isEmpty)
  }

  @Test("N-07 an animator without one is played by animateTransition")
  func absent() {
    let play = Play()
    play.present()
    #expect(play.diary.lines.contains("animate"))
    #expect(play.coordinator?.isInterruptible == false)
    play.setup.settle()
  }
}
