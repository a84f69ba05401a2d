import Foundation
import GlissadeMotion
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitCore

/// Tests of groups E, B, C, L: transitions played by an interruptible animator.
@MainActor struct InterruptibleTests {
  /// Progress as the slide shows it.
  func shown(_ play: Play) -> Double { play.secondY / 667 + 1 }
  func dim(_ play: Play) -> Double { play.chrome?.dim.shownAlpha ?? -1 }
  let easeOut = UnitBezier.easeOut

  @Test("E-07 asked once, started, and animateTransition left alone; the dim goes along (L-17)")
  func plays() {
    let play = Play(removes: false)
    let animator = play.makeCatchable()
    play.present()
    #expect(animator.made?.isRunning == true)
    #expect(play.coordinator?.isInterruptible == true)
    #expect(!play.context.isInteractive)
    for frame in 1..<30 {
      play.setup.frame()
      let p = easeOut.value(at: Double(frame) / 30)
      #expect(abs(shown(play) - p) < 1e-6)
      #expect(abs(dim(play) - p) < 1e-6)
      #expect(abs((play.coordinator?.percentComplete ?? -1) - p) < 1e-6)
    }
    play.setup.settle()
    #expect(play.secondY == 0)
    #expect(dim(play) == 1)
    #expect(animator.positions == [.end])
    let lines = play.diary.take()
    #expect(!lines.contains("animate"))
    #expect(lines.filter { $0 == "asks interruptible" }.count == 1)
    #expect(play.setup.warnings.isEmpty)
    #expect(play.coordinator == nil)
  }

  @Test("A-21 the end keeps its order", arguments: [true, false])
  func order(finishes: Bool) {
    let play = Play(removes: false)
    play.makeCatchable()
    let driver = play.drive()
    play.present()
    driver.update(0.4)
    play.setup.frame()
    _ = play.history()
    finishes ? driver.finish() : driver.cancel()
    play.setup.settle()
    #expect(
      play.history()
        == (finishes
          ? [
            "animator end", "second didAppear", "presentationDidEnd true", "coordinator completed",
            "animationEnded true", "present done",
          ]
          : [
            "animator start", "second willDisappear", "second didDisappear",
            "presentationDidEnd false", "coordinator cancelled", "animationEnded false",
          ]))
  }

  @Test(
    "E-07 E-05 a driver scrubs it straight; finish and cancel continue from there, at its speed")
  func driven() {
    for (speed, finishes) in [(1.0, true), (1, false), (2, true), (2, false)] {
      let play = Play(removes: false)
      let before = Picture(of: play.setup.window)
      let animator = play.makeCatchable()
      let driver = play.drive()
      driver.completionSpeed = speed
      play.present()
      #expect(play.context.isInteractive)
      #expect(animator.made?.state == .active)
      #expect(shown(play) == 0)
      #expect(animator.made?.isRunning == false)
      for p in [0.1, 0.6, 0.3, 0.4] {
        driver.update(p)
        #expect(abs(shown(play) - p) < 1e-9)
        #expect(abs(dim(play) - p) < 1e-6)
      }
      play.setup.frames(5)
      #expect(abs(shown(play) - 0.4) < 1e-9)
      finishes ? driver.finish() : driver.cancel()
      #expect(abs(shown(play) - 0.4) < 1e-9)
      #expect(play.context.transitionWasCancelled == !finishes)
      var count = 0
      var last = shown(play)
      while play.coordinator != nil {
        play.setup.frame()
        count += 1
        guard play.coordinator != nil else { break }
        #expect(finishes ? shown(play) > last : shown(play) < last)
        #expect(abs(dim(play) - shown(play)) < 0.01)
        last = shown(play)
      }
      #expect(count == Int((0.5 * (finishes ? 0.6 : 0.4) / speed * 60 - 1e-6).rounded(.up)))
      #expect(animator.positions == [finishes ? .end : .start])
      if !finishes { #expect(Picture(of: play.setup.window) == before) }
      #expect(play.setup.warnings.isEmpty)
      #expect(play.setup.violations.isEmpty)
    }
  }

  @Test("E-06 timingCurve shapes the completion, completionCurve does not")
  func timing() {
    let play = Play(removes: false)
    play.makeCatchable()
    let driver = play.drive()
    driver.completionCurve = .easeIn
    driver.timingCurve = UICubicTimingParameters(animationCurve: .linear)
    play.present()
    driver.update(0.4)
    driver.finish()
    for frame in 1..<18 {
      play.setup.frame()
      #expect(abs(shown(play) - (0.4 + Double(frame) / 30)) < 1e-6)
    }
  }

  @Test(
    "E-08 L-09 L-17 caught, reversed and led on again and again: nothing jumps, the dim keeps step",
    arguments: [true, false])
  func caught(isPresenting: Bool) {
    let play = Play(removes: false)
    if !isPresenting { play.raise() }
    let animator = play.makeCatchable()
    let driver = play.driveLater()
    isPresenting ? play.present() : play.dismiss()
    let progress = { isPresenting ? self.shown(play) : 1 - self.shown(play) }
    // Its own pace at the most, what the pointer adds, and a point.
    let longest = 2.1 / 30 + 0.02 + 1.0 / 667
    var last = 0.0
    play.setup.onFrame = { [unowned play] in
      guard play.coordinator != nil, play.second.view.window != nil else { return }
      #expect(abs(progress() - last) < longest)
      #expect(abs(dim(play) - shown(play)) < 0.01)
      let reported = Double(play.coordinator?.percentComplete ?? -1)
      #expect(abs(reported - progress()) < 0.01)
      last = progress()
    }
    play.setup.frames(6)
    for round in 0..<7 {
      let y = play.secondY
      play.setup.run { driver.pause() }
      #expect(abs(play.secondY - y) < 1e-6)
      #expect(play.context.isInteractive)
      #expect(abs(driver.percentComplete - progress()) < 1e-6)
      play.setup.frames(2)
      #expect(abs(play.secondY - y) < 1e-6)
      driver.update(driver.percentComplete + 0.02)
      round % 2 == 0 ? driver.cancel() : driver.finish()
      play.setup.frames(3)
    }
    #expect(play.context.transitionWasCancelled)
    play.setup.run { driver.pause() }
    driver.finish()
    #expect(!play.context.transitionWasCancelled)
    play.setup.settle()
    #expect(animator.positions == [.end])
    #expect(play.coordinator == nil)
    #expect((play.first.presentedViewController != nil) == isPresenting)
    let asked = play.diary.lines.filter { $0 == "asks interruptible" }
    #expect(asked.count == 1)
    #expect(play.setup.warnings.isEmpty)
    #expect(play.setup.violations.isEmpty)
  }

  @Test("L-17 a client that reverses its animator itself keeps the dim in step, too")
  func clientReverses() {
    let play = Play(removes: false)
    let before = Picture(of: play.setup.window)
    let animator = play.makeCatchable()
    animator.instead = { [unowned animator] context in
      context.completeTransition(animator.positions.last == .end)
    }
    play.present()
    play.setup.frames(8)
    play.setup.run { animator.made?.isReversed = true }
    for _ in 0..<4 {
      play.setup.frame()
      #expect(abs(dim(play) - shown(play)) < 1e-6)
    }
    play.setup.run { animator.made?.isReversed = false }
    play.setup.frames(3)
    #expect(abs(dim(play) - shown(play)) < 1e-6)
    play.setup.run { animator.made?.isReversed = true }
    play.setup.settle()
    #expect(animator.positions == [.start])
    #expect(play.first.presentedViewController == nil)
    #expect(Picture(of: play.setup.window) == before)
  }

  @Test("E-10 E-20 a cancel leaves no trace, of the animator's views and of what went alongside")
  func noTrace() {
    let play = Play(removes: false)
    play.raise()
    let before = Picture(of: play.setup.window)
    play.makeCatchable()
    let driver = play.drive()
    var received: [Bool] = []
    for percent in [0, 0.3, 1] {
      play.dismiss()
      play.coordinator?.animate { _ in
        UIView.animate(
          withDuration: 0.2, animations: { play.second.view.backgroundColor = .systemRed },
          completion: { received.append($0) })
      }
      driver.update(percent)
      play.setup.frames(2)
      driver.cancel()
      play.setup.settle()
      #expect(Picture(of: play.setup.window) == before)
      #expect(play.second.view.backgroundColor != .systemRed)
    }
    #expect(received == [false, false, false])
    #expect(play.setup.warnings.isEmpty)
    #expect(play.setup.violations.isEmpty)
  }

  @Test("B-12 L-12 touches reach the views of a running transition that can be caught, only there")
  func touches() {
    for isCatchable in [true, false] {
      let play = Play(removes: false)
      if isCatchable { play.makeCatchable() }
      play.present()
      play.setup.frames(10)
      #expect(play.setup.scene.acceptsTouch(on: play.second.view) == isCatchable)
      play.catchable?.made.map { ($0 as? UIViewPropertyAnimator)?.isInterruptible = false }
      #expect(!play.setup.scene.acceptsTouch(on: play.second.view))
    }
  }

  @Test("C-07 an animator that is not interruptible is not caught")
  func notInterruptible() {
    let play = Play(removes: false)
    let animator = play.makeCatchable()
    let driver = play.driveLater()
    play.present()
    (animator.made as? UIViewPropertyAnimator)?.isInterruptible = false
    #expect(play.coordinator?.isInterruptible == false)
    play.setup.frames(5)
    play.setup.run { driver.pause() }
    #expect(!play.context.isInteractive)
    play.setup.settle()
    #expect(play.diary.lines.contains("present done"))
    #expect(play.setup.warnings.isEmpty)
  }
}
