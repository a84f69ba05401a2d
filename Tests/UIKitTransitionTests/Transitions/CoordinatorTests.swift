import Foundation
import GlissadeMotion
import Testing
import UIKit
import UIKitTestSupport

/// Tests of group C: the coordinator.
@MainActor struct CoordinatorTests {
  @Test("C-01 all participants have the coordinator, through step 5 of the end")
  func lifetime() {
    let play = Play()
    let child = DiaryController("child", play.diary)
    play.second.addChild(child)
    var during: [Bool] = []
    let look = { [unowned play] in
      during.append(
        play.first.transitionCoordinator != nil
          && play.first.transitionCoordinator === play.second.transitionCoordinator
          && child.transitionCoordinator === play.second.transitionCoordinator)
    }
    play.dresses = { $0.onWillBegin = { _ in look() } }
    for controller in [play.first, play.second] { controller.onCallback = { _ in look() } }
    play.animator!.onEnded = look
    #expect(play.first.transitionCoordinator == nil)
    play.present()
    play.setup.settle()
    #expect(play.first.transitionCoordinator == nil)
    #expect(child.transitionCoordinator == nil)
    play.dismiss()
    #expect(play.first.transitionCoordinator != nil)
    play.setup.settle()
    #expect(play.second.transitionCoordinator == nil)
    // Before the start, and in five callbacks and `animationEnded` of each transition.
    #expect(during == Array(repeating: true, count: 13))
  }

  @Test("C-02 what goes alongside shares duration and curve")
  func sharesCurve() {
    let play = Play(removes: false)
    play.present()
    for frame in 1..<30 {
      play.setup.frame()
      let expected = UnitBezier.easeInOut.value(at: Double(frame) / 30)
      #expect(abs((play.chrome?.dim.shownAlpha ?? 0) - expected) < 1e-5)
      #expect(abs(play.secondY - 667 * (expected - 1)) < 1e-6)
    }
    play.setup.frame()
    #expect(play.chrome?.dim.shownAlpha == 1)
  }

  @Test("C-02 without a view animation the block runs right after animateTransition")
  func runsAfterAnimator() {
    let play = Play()
    play.animator!.instead = { [diary = play.diary] _ in diary.write("nothing") }
    play.dresses = {
      $0.onWillBegin = { [diary = play.diary] in
        $0.presentedViewController.transitionCoordinator?.animate { _ in diary.write("alongside") }
      }
    }
    play.present()
    #expect(play.diary.take().suffix(2) == ["nothing", "alongside"])
    play.setup.advance(by: 0.25)
    #expect(abs((play.chrome?.dim.shownAlpha ?? 0) - 0.5) < 1e-5)
  }

  @Test("C-02 what joins in flight ends together with the rest")
  func joinsLate() {
    let play = Play(removes: false)
    let late = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    play.present()
    play.setup.advance(by: 0.25)
    play.setup.run {
      play.context.containerView.addSubview(late)
      play.coordinator?.animate { _ in late.frame.origin.y = 100 }
    }
    play.setup.frames(14)
    #expect(late.shownY > 90)
    #expect(late.shownY < 100)
    play.setup.frame()
    #expect(late.shownY == 100)
    #expect(play.diary.lines.contains("present done"))
  }

  @Test(
    "C-03 its completion runs once, at the end, also without a block", arguments: [true, false])
  func completionRunsOnce(finishes: Bool) {
    let play = Play()
    let driver = play.drive()
    var received: [Bool] = []
    play.present()
    play.coordinator?.animate(alongsideTransition: nil) { received.append($0.isCancelled) }
    driver.update(0.4)
    finishes ? driver.finish() : driver.cancel()
    play.setup.frames(5)
    #expect(received.isEmpty)
    let kept = play.coordinator
    play.setup.settle()
    #expect(received == [!finishes])
    #expect(
      kept?.animate(alongsideTransition: nil, completion: { _ in received.append(true) }) == false)
    #expect(received.count == 1)
  }

  @Test("C-03 the completion runs even if the transition ends before the block could")
  func completionWithoutBlock() {
    let play = Play()
    play.animator!.instead = { $0.completeTransition(false) }
    play.present()
    #expect(play.history().filter { $0.hasPrefix("coordinator") } == ["coordinator cancelled"])
  }

  @Test("C-04 a view outside the container follows the driver only by the in: variant")
  func outsideViews() {
    let play = Play(removes: false)
    let (outside, inside) = (UIView(), UIView())
    for view in [outside, inside] {
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      play.first.view.addSubview(view)
    }
    let driver = play.drive()
    play.present()
    play.setup.run {
      play.coordinator?.animate { _ in outside.frame.origin.y = 100 }
      play.coordinator?.animateAlongsideTransition(
        in: inside, animation: { _ in inside.frame.origin.y = 100 }, completion: nil)
    }
    driver.update(0.5)
    #expect(abs(inside.shownY - 50) < 1e-9)
    #expect(outside.shownY == 0)
    play.setup.advance(by: 0.6)
    #expect(abs(inside.shownY - 50) < 1e-9)
    #expect(outside.shownY == 100)
    driver.cancel()
    play.setup.settle()
    #expect(inside.shownY == 0)
    #expect(outside.shownY == 100)
  }

  @Test(
    "C-05 interaction ends before the completion runs, on both outcomes", arguments: [true, false])
  func interactionEnds(finishes: Bool) {
    let play = Play()
    let driver = play.drive()
    play.present()
    var ends: [Bool] = []
    var changes: [Bool] = []
    play.coordinator?.notifyWhenInteractionEnds { [unowned play] in
      ends.append($0.isCancelled)
      #expect(abs(play.secondY + 667 * 0.6) < 1e-9)
    }
    play.coordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    driver.update(0.4)
    play.setup.frames(3)
    #expect(ends.isEmpty)
    #expect(changes.isEmpty)
    finishes ? driver.finish() : driver.cancel()
    #expect(ends == [!finishes])
    #expect(changes == [false])
    play.setup.settle()
    #expect(ends == [!finishes])
    #expect(changes == [false])
  }

  @Test("C-07 initiallyInteractive never changes, and the rest can be read")
  func readables() {
    let play = Play()
    let driver = play.drive()
    driver.completionSpeed = 2
    driver.completionCurve = .easeOut
    play.present()
    let coordinator = play.coordinator
    driver.update(0.4)
    #expect(coordinator?.initiallyInteractive == true)
    #expect(coordinator?.isInteractive == true)
    #expect(coordinator?.percentComplete == 0.4)
    #expect(coordinator?.transitionDuration == 0.5)
    #expect(coordinator?.completionVelocity == 2)
    #expect(coordinator?.completionCurve == .easeOut)
    #expect(coordinator?.isInterruptible == false)
    #expect(coordinator?.isAnimated == true)
    #expect(coordinator?.presentationStyle == .custom)
    driver.finish()
    #expect(coordinator?.initiallyInteractive == true)
    #expect(coordinator?.isInteractive == false)
    play.setup.settle()
    #expect(coordinator?.percentComplete == 1)
  }
}
