import Foundation
import GlissadeMotion
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitCore

/// Tests of group E: scrubbing.
@MainActor struct PercentDriverTests {
  @Test("E-01 the duration is read once, at the start")
  func durationIsReadOnce() {
    let play = Play(duration: 0.7)
    let driver = play.drive()
    play.present()
    driver.update(0.4)
    driver.finish()
    play.setup.settle()
    #expect(play.diary.take().filter { $0 == "duration" }.count == 1)
    #expect(driver.duration == 0.7)
  }

  @Test("E-02 below 0 counts as 0, above 1 shows the end, no number changes nothing")
  func range() {
    let play = Play()
    let driver = play.drive()
    play.present()
    for (p, y) in [(0.3, -466.9), (-0.5, -667), (1.7, 0), (0.5, -333.5), (.nan, -333.5)] {
      driver.update(p)
      play.setup.frame()
      #expect(abs(play.secondY - y) < 1e-9)
    }
    #expect(driver.percentComplete == 0.5)
    driver.update(2)
    #expect(driver.percentComplete == 1)
    #expect(!play.diary.lines.contains("animations end"))
  }

  @Test("E-03 while interactive every animation runs straight, its delay and duration kept")
  func linear() {
    let play = Play()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    play.animator!.beside = { context in
      context.containerView.addSubview(box)
      UIView.animate(
        withDuration: 0.2, delay: 0.1,
        options: [.curveEaseIn, .overrideInheritedDuration, .overrideInheritedCurve]
      ) {
        box.frame.origin.x = 100
      }
    }
    let driver = play.drive()
    play.present()
    // The box goes from 0.1 to 0.3 s of 0.5.
    for (p, x) in [(0.1, 0.0), (0.2, 0), (0.3, 25), (0.4, 50), (0.6, 100), (0.9, 100)] {
      driver.update(p)
      #expect(abs(play.secondY - 667 * (p - 1)) < 1e-9)
      #expect(abs(box.layer.shownFrame.minX - x) < 1e-9)
    }
    driver.update(0.4)
    #expect(abs(box.layer.shownFrame.minX - 50) < 1e-9)
  }

  @Test("E-04 everything made in the transition scrubs on one stopped clock")
  func oneClock() {
    let play = Play(removes: false)
    let driver = play.drive()
    play.present()
    for p in [0.2, 0.8, 0.5] {
      driver.update(p)
      let before = (play.secondY, play.chrome!.dim.shownAlpha)
      play.setup.advance(by: 0.3)
      #expect(play.secondY == before.0)
      #expect(play.chrome!.dim.shownAlpha == before.1)
      #expect(abs(before.1 - p) < 1e-6)
    }
  }

  @Test(
    "E-05 finish plays what is left, cancel what was done, by the completion speed",
    arguments: [(0.4, 1.0, true), (0.4, 1, false), (0.5, 2, true), (0.8, 0.5, false)])
  func settles(percent: Double, speed: Double, finishes: Bool) {
    let play = Play(duration: 1)
    let driver = play.drive()
    driver.completionSpeed = speed
    driver.completionCurve = .linear
    play.present()
    driver.update(percent)
    play.setup.frame()
    finishes ? driver.finish() : driver.cancel()
    let seconds = (finishes ? 1 - percent : percent) / speed
    let count = Int((seconds * 60).rounded())
    for frame in 1..<count {
      play.setup.frame()
      let distance = Double(frame) / 60 * speed
      let p = finishes ? percent + distance : percent - distance
      #expect(abs(play.secondY - 667 * (p - 1)) < 1e-6)
    }
    #expect(play.coordinator != nil)
    play.setup.frame()
    #expect(play.coordinator == nil)
    #expect((play.first.presentedViewController != nil) == finishes)
  }

  @Test(
    "E-06 the completion curve shapes the completion only",
    arguments: [UIView.AnimationCurve.easeInOut, .easeOut])
  func completionCurve(curve: UIView.AnimationCurve) {
    let play = Play()
    let driver = play.drive()
    #expect(driver.completionCurve == .easeInOut)
    driver.completionCurve = curve
    play.present()
    driver.update(0.4)
    #expect(abs(play.secondY + 667 * 0.6) < 1e-9)
    driver.finish()
    for frame in 1..<18 {
      play.setup.frame()
      let p = 0.4 + 0.6 * curve.bezier.value(at: Double(frame) / 18)
      #expect(abs(play.secondY - 667 * (p - 1)) < 1e-6)
    }
  }

  @Test("E-06 a timing curve shapes the completion; a spring brings its velocity and its duration")
  func timingCurve() {
    let play = Play()
    let driver = play.drive()
    let spring = Spring(mass: 1, stiffness: 200, damping: 2 * 200.0.squareRoot())
    driver.timingCurve = UISpringTimingParameters(
      mass: 1, stiffness: 200, damping: spring.damping,
      initialVelocity: CGVector(dx: 0, dy: 3))
    play.present()
    driver.update(0.4)
    play.setup.frame()
    driver.finish()
    let motion = SpringMotion(spring: spring, start: 0.4, target: 1, velocity: 3 * 0.6)
    let count = Int((motion.settlingDuration * 60).rounded(.down))
    #expect(count > 25)
    for frame in 1..<count {
      play.setup.frame()
      let y = 667 * (motion.value(at: Double(frame) / 60) - 1)
      #expect(abs(play.secondY - min(y, 0)) < 1e-6)
    }
    play.setup.settle()
    #expect(play.secondY == 0)
    #expect(play.diary.lines.contains("present done"))
  }

  @Test("E-09 percentComplete is 0 at each fresh start, and when idle")
  func freshStart() {
    let play = Play()
    let driver = play.drive()
    #expect(driver.percentComplete == 0)
    for _ in 0..<2 {
      play.present()
      #expect(driver.percentComplete == 0)
      driver.update(0.4)
      #expect(driver.percentComplete == 0.4)
      driver.cancel()
      play.setup.frames(6)
      #expect(driver.percentComplete > 0.1)
      #expect(driver.percentComplete < 0.3)
      play.setup.settle()
      #expect(driver.percentComplete == 0)
    }
  }

  @Test("E-13 the first update after a slow start does not jump")
  func slowStart() {
    let play = Play()
    let driver = play.drive()
    play.present()
    play.setup.advance(by: 2)
    #expect(play.secondY == -667)
    driver.update(0.01)
    #expect(abs(play.secondY + 667 * 0.99) < 1e-9)
    play.setup.frame()
    #expect(abs(play.secondY + 667 * 0.99) < 1e-9)
  }

  @Test("E-16 the context keeps the driver until completion, and no longer")
  func keepsDriver() {
    let play = Play()
    weak let driver = play.drive()
    play.present()
    play.driver = nil
    #expect(driver != nil)
    driver?.update(0.5)
    driver?.finish()
    play.setup.frames(5)
    #expect(driver != nil)
    play.setup.settle()
    #expect(driver == nil)
    #expect(play.first.presentedViewController === play.second)
  }

  @Test(
    "E-17 each call reaches the context once; a client's own call changes nothing and is logged")
  func callsReachContextOnce() {
    let play = Play()
    let driver = play.drive()
    play.present()
    driver.update(0.3)
    #expect(play.setup.warnings.isEmpty)
    play.context.updateInteractiveTransition(0.9)
    #expect(abs(play.secondY + 667 * 0.7) < 1e-9)
    #expect(play.coordinator?.percentComplete == 0.3)
    play.context.cancelInteractiveTransition()
    play.context.finishInteractiveTransition()
    #expect(play.context.isInteractive)
    #expect(!play.context.transitionWasCancelled)
    #expect(play.setup.warnings.count == 3)
    driver.finish()
    play.setup.settle()
    #expect(play.setup.warnings.count == 3)
    #expect(play.secondY == 0)
  }

  @Test("E-18 N-08 a subclass's overrides are the ones called, and work through super")
  func subclass() {
    let play = Play(duration: 1)
    let driver = OverridingDriver()
    play.driver = driver
    play.present()
    driver.update(0.8)
    #expect(abs(play.secondY + 667 * 0.6) < 1e-9)
    driver.cancel()
    play.setup.frames(11)
    #expect(play.coordinator != nil)
    play.setup.frame()
    #expect(play.coordinator == nil)
    play.present()
    driver.finish()
    play.setup.settle()
    #expect(driver.calls == ["start", "update", "cancel", "start", "finish"])
    driver.wants = false
    play.dismiss()
    #expect(driver.calls.dropFirst(5) == ["start"])
    #expect(!play.context.isInteractive)
    play.setup.settle()
  }
}

/// A driver that overrides every open member and calls `super`.
private final class OverridingDriver: UIPercentDrivenInteractiveTransition {
  var calls: [String] = []
  var wants = true
  override var wantsInteractiveStart: Bool {
    get { wants }
    set { wants = newValue }
  }
  override var completionSpeed: CGFloat {
    get { 2 }
    set {}
  }
  override func startInteractiveTransition(
    _ context: any UIViewControllerContextTransitioning
  ) {
    calls.append("start")
    super.startInteractiveTransition(context)
  }
  override func update(_ percentComplete: CGFloat) {
    calls.append("update")
    super.update(percentComplete / 2)
  }
  override func finish() {
    calls.append("finish")
    super.finish()
  }
  override func cancel() {
    calls.append("cancel")
    super.cancel()
  }
}
