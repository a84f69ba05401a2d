import Foundation
import GlissadeMotion
import Testing
import UIKit
import UIKitTestSupport

/// Tests of group E: catching a transition of plain view animations.
@MainActor struct CatchTests {
  @Test(
    "E-08 A-05 a driver that did not start it takes over: nothing jumps, then it follows",
    arguments: [1, 7, 15, 29])
  func takesOver(frame: Int) {
    let play = Play(removes: false)
    let driver = play.driveLater()
    play.present()
    #expect(!play.context.isInteractive)
    play.setup.frames(frame)
    let y = play.secondY
    let live = UnitBezier.easeInOut.value(at: Double(frame) / 30)
    play.setup.run { driver.pause() }
    #expect(play.context.isInteractive)
    #expect(play.coordinator?.initiallyInteractive == false)
    #expect(abs(play.secondY - y) < 1e-9)
    #expect(abs(driver.percentComplete - live) < 1e-6)
    play.setup.frames(3)
    #expect(abs(play.secondY - y) < 1e-9)
    for step in [0.1, 0.3, -0.2, -0.05] {
      let target = min(max(driver.percentComplete + step, 0), 1)
      driver.update(target)
      #expect(abs(play.secondY - 667 * (target - 1)) < 1e-9)
      #expect(abs((play.chrome?.dim.shownAlpha ?? -1) - target) < 1e-6)
    }
    driver.finish()
    play.setup.settle()
    #expect(play.secondY == 0)
    #expect(play.diary.lines.contains("present done"))
    #expect(play.setup.warnings.isEmpty)
    #expect(play.setup.violations.isEmpty)
  }

  @Test("E-08 caught in between out, in both directions, and again", arguments: [true, false])
  func settles(finishes: Bool) {
    let play = Play(removes: false)
    let before = Picture(of: play.setup.window)
    let driver = play.drive()
    play.present()
    driver.update(0.5)
    for round in 0..<4 {
      finishes == (round % 2 == 0) ? driver.finish() : driver.cancel()
      play.setup.frames(4)
      let (y, percent) = (play.secondY, driver.percentComplete)
      play.setup.run { driver.pause() }
      #expect(play.secondY == y)
      #expect(driver.percentComplete == percent)
      #expect(abs(y - 667 * (percent - 1)) < 1e-9)
      driver.update(0.5)
      #expect(abs(play.secondY + 333.5) < 1e-9)
    }
    finishes ? driver.finish() : driver.cancel()
    #expect(play.context.transitionWasCancelled == !finishes)
    play.setup.settle()
    let ends = play.diary.lines.filter { $0.hasPrefix("animationEnded") }
    #expect(ends == ["animationEnded \(finishes)"])
    if finishes {
      #expect(play.secondY == 0)
    } else {
      #expect(Picture(of: play.setup.window) == before)
    }
    #expect(play.setup.warnings.isEmpty)
    #expect(play.setup.violations.isEmpty)
  }

  @Test("E-08 what has another delay, duration and curve is not moved by a catch either")
  func others() {
    let play = Play(removes: false)
    let views = (0..<4).map { UIView(frame: CGRect(x: $0 * 20, y: 0, width: 10, height: 10)) }
    play.animator!.beside = { context in
      views.forEach(context.containerView.addSubview)
      let options: [UIView.AnimationOptions] = [
        .curveEaseIn, .curveLinear, .curveEaseOut, [.curveEaseIn, .overrideInheritedCurve],
      ]
      for (index, view) in views.enumerated() {
        UIView.animate(
          withDuration: 0.1 * Double(index + 1), delay: 0.05 * Double(index),
          options: [options[index], .overrideInheritedDuration, .overrideInheritedCurve]
        ) { view.frame.origin.y = 100 }
      }
    }
    let driver = play.driveLater()
    play.present()
    for frame in [4, 9, 13] {
      play.setup.frames(frame - 1)
      let before = views.map(\.shownY)
      play.setup.run { driver.pause() }
      for (view, y) in zip(views, before) { #expect(abs(view.shownY - y) < 1e-9) }
      let caught = driver.percentComplete
      driver.update(caught + 0.001)
      for (view, y) in zip(views, before) { #expect(abs(view.shownY - y) < 1) }
      driver.update(caught)
      driver.finish()
    }
    play.setup.settle()
    for view in views { #expect(view.shownY == 100) }
  }

  @Test("E-20 what ended before the catch is put back by a cancel, too, without a jump")
  func endedBefore() {
    let play = Play(removes: false)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var received: [Bool] = []
    play.animator!.beside = { context in
      context.containerView.addSubview(view)
      UIView.animate(
        withDuration: 0.1, delay: 0, options: .overrideInheritedDuration,
        animations: { view.frame.origin.y = 100 }, completion: { received.append($0) })
    }
    let driver = play.driveLater()
    play.present()
    play.setup.frames(15)
    #expect(received == [true])
    #expect(view.shownY == 100)
    play.setup.run { driver.pause() }
    driver.cancel()
    var last = view.shownY
    while play.coordinator != nil {
      play.setup.frame()
      #expect(view.shownY <= last + 1e-9)
      #expect(last - view.shownY < 20)
      last = view.shownY
    }
    #expect(view.frame.minY == 0)
    #expect(received == [true])
  }

  @Test("E-08 idle, paused already, and after the end a pause has no effect")
  func idle() {
    let play = Play()
    let driver = play.drive()
    driver.pause()
    #expect(driver.percentComplete == 0)
    play.present()
    driver.update(0.3)
    driver.pause()
    #expect(driver.percentComplete == 0.3)
    #expect(play.context.isInteractive)
    driver.finish()
    play.setup.settle()
    driver.pause()
    #expect(driver.percentComplete == 0)
    #expect(play.setup.warnings.isEmpty)
  }

  @Test("E-09 E-16 one driver, reused for ever, starts each time from 0")
  func reused() {
    let play = Play()
    let driver = play.driveLater()
    for round in 0..<6 {
      round % 2 == 0 ? play.present() : play.dismiss()
      #expect(driver.percentComplete == 0)
      play.setup.frames(10)
      #expect(driver.percentComplete > 0.2)
      play.setup.run { driver.pause() }
      driver.finish()
      play.setup.settle()
      #expect(driver.percentComplete == 0)
      #expect((play.first.presentedViewController != nil) == (round % 2 == 0))
    }
  }

  @Test("B-06 both flags flip as often as it is caught; C-05 each change is reported")
  func flags() {
    let play = Play()
    let driver = play.driveLater()
    play.present()
    var changes: [Bool] = []
    var ends: [Bool] = []
    play.coordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    play.coordinator?.notifyWhenInteractionEnds { ends.append($0.isCancelled) }
    play.setup.frames(15)
    let context = play.context
    for (isCancel, count) in [(true, 1), (false, 2), (true, 3), (false, 4)] {
      play.setup.run { driver.pause() }
      #expect(context.isInteractive)
      isCancel ? driver.cancel() : driver.finish()
      #expect(!context.isInteractive)
      #expect(context.transitionWasCancelled == isCancel)
      #expect(changes.count == 2 * count)
      play.setup.frames(2)
    }
    #expect(changes == [true, false, true, false, true, false, true, false])
    #expect(ends == [true])
    play.setup.settle()
    #expect(play.diary.lines.contains("present done"))
    #expect(!context.transitionWasCancelled)
  }

  @Test("E-06 L-09 a spring shows beyond the end; caught there it is led back without a jump")
  func overshoot() {
    let play = Play(removes: false)
    let driver = play.drive()
    driver.timingCurve = UISpringTimingParameters(
      mass: 1, stiffness: 200, damping: 10, initialVelocity: CGVector(dx: 0, dy: 5))
    play.present()
    driver.update(0.5)
    driver.finish()
    let motion = SpringMotion(
      spring: Spring(mass: 1, stiffness: 200, damping: 10), start: 0.5, target: 1, velocity: 2.5)
    var frame = 0
    while play.secondY <= 30 {
      play.setup.frame()
      frame += 1
      let p = motion.value(at: Double(frame) / 60)
      #expect(abs(play.secondY - 667 * (p - 1)) < 1e-6)
      #expect((0...1).contains(play.chrome?.dim.shownAlpha ?? -1))
      guard frame < 60 else { return }
    }
    let y = play.secondY
    play.setup.run { driver.pause() }
    #expect(play.secondY == y)
    #expect(driver.percentComplete > 1)
    driver.update(driver.percentComplete - 0.01)
    #expect(abs(play.secondY - (y - 6.67)) < 1e-9)
    driver.cancel()
    var last = play.secondY
    while play.coordinator != nil {
      play.setup.frame()
      guard play.coordinator != nil else { break }
      #expect(abs(play.secondY - last) < 200)
      last = play.secondY
    }
    play.setup.settle()
    #expect(play.first.presentedViewController == nil)
  }

  @Test("B-15 a transition is caught through its context where it has no driver")
  func byContext() {
    let play = Play()
    play.present()
    play.setup.frames(10)
    let y = play.secondY
    play.setup.run { play.context.pauseInteractiveTransition() }
    #expect(play.context.isInteractive)
    #expect(abs(play.secondY - y) < 1e-9)
    play.setup.frames(5)
    play.context.updateInteractiveTransition(0.75)
    #expect(abs(play.secondY + 667 * 0.25) < 1e-9)
    play.context.cancelInteractiveTransition()
    play.setup.settle()
    #expect(play.first.presentedViewController == nil)
    #expect(play.setup.warnings.isEmpty)
  }

  @Test("E-17 a client's own pause beside the percent driver changes nothing and is logged")
  func besideDriver() {
    let play = Play()
    play.driveLater()
    play.present()
    play.setup.frames(5)
    play.context.pauseInteractiveTransition()
    #expect(!play.context.isInteractive)
    #expect(play.setup.warnings.count == 1)
    play.setup.settle()
    play.context.pauseInteractiveTransition()
    #expect(play.setup.warnings.count == 1)
    #expect(
      play.setup.remarks == ["pauseInteractiveTransition after the transition's end has no effect"])
  }

  @Test("E-18 a subclass that overrides pause works through super")
  func subclass() {
    final class Counting: UIPercentDrivenInteractiveTransition {
      var pauses = 0
      override func pause() {
        pauses += 1
        super.pause()
      }
    }
    let play = Play()
    let driver = Counting()
    driver.wantsInteractiveStart = false
    play.driver = driver
    play.present()
    play.setup.frames(5)
    play.setup.run { driver.pause() }
    #expect(driver.pauses == 1)
    #expect(play.context.isInteractive)
    driver.cancel()
    play.setup.settle()
    #expect(play.first.presentedViewController == nil)
  }
}
