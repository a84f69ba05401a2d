import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Tests of the client's own drivers, which make their animators in `startInteractiveTransition`.
@MainActor @Suite("Drivers of the client's own")
struct ClientDriverTests {
  @Test(
    "A-04 A-05 startInteractiveTransition is called, whatever the driver wants, and plays",
    arguments: [true, false])
  func called(wants: Bool) {
    let play = Play(removes: false)
    let driver = ClientDriver(wants: wants, diary: play.diary)
    play.catchable = driver.vended
    play.driver = driver
    play.present()
    let calls = play.diary.take().filter {
      $0.hasPrefix("starts") || $0.hasSuffix("interruptible") || $0 == "animate"
    }
    #expect(calls == ["starts \(wants)", "asks interruptible"])
    #expect(play.coordinator?.initiallyInteractive == wants)
    #expect(play.coordinator?.isInteractive == wants)
    if wants {
      driver.context?.finishInteractiveTransition()
      driver.animator?.startAnimation()
    }
    play.setup.advance(by: 0.5)
    #expect(abs(play.secondY + 667 / 2) < 1)
    #expect(abs((play.chrome?.dim.shownAlpha ?? 0) - 0.5) < 0.01)
    #expect(play.setup.settle())
    #expect(play.diary.lines.contains("present done"))
    #expect(play.setup.warnings == [])
  }

  @Test("A-04 E-18 a percent driver's override is called, too, and super plays the animation")
  func percentDriver() {
    let play = Play()
    let driver = StartCounter()
    driver.wantsInteractiveStart = false
    play.driver = driver
    play.present()
    #expect(driver.starts == [false])
    play.setup.advance(by: 0.25)
    #expect(abs(play.secondY + 667 / 2) < 0.01)
    #expect(play.setup.settle())
    #expect(play.diary.lines.contains("present done"))
  }

  @Test("B-05 an update moves nothing of the client's, its animator reversed or not")
  func updates() {
    let play = Play(removes: false)
    let driver = ClientDriver(wants: true, diary: play.diary)
    play.catchable = driver.vended
    play.driver = driver
    play.present()
    let animator = driver.animator!
    let context = driver.context!
    animator.fractionComplete = 0.4
    context.updateInteractiveTransition(0.6)
    play.setup.frame()
    #expect(animator.fractionComplete == 0.4)
    #expect(abs((play.chrome?.dim.shownAlpha ?? 0) - 0.6) < 1e-6)
    context.cancelInteractiveTransition()
    #expect(!animator.isRunning)
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    play.setup.frames(6)
    animator.pauseAnimation()
    context.pauseInteractiveTransition()
    let fraction = animator.fractionComplete
    let alpha = play.chrome?.dim.shownAlpha ?? 0
    play.setup.frame()
    #expect(abs((play.chrome?.dim.shownAlpha ?? 0) - alpha) < 1e-9)
    context.updateInteractiveTransition(0.3)
    play.setup.frame()
    #expect(animator.fractionComplete == fraction)
    #expect(animator.isReversed)
  }

  @Test("B-15 a pause of the context stops the client's running animator where it is")
  func paused() {
    let play = Play(removes: false)
    let driver = ClientDriver(wants: false, diary: play.diary)
    play.catchable = driver.vended
    play.driver = driver
    play.present()
    play.setup.frames(20)
    let (y, alpha) = (play.secondY, play.chrome?.dim.shownAlpha ?? 0)
    play.setup.run { driver.context?.pauseInteractiveTransition() }
    play.setup.frames(3)
    #expect(driver.animator?.isRunning == false)
    #expect(driver.context?.isInteractive == true)
    #expect(abs(play.secondY - y) < 1e-6)
    #expect(abs((play.chrome?.dim.shownAlpha ?? 0) - alpha) < 1e-6)
    #expect(abs((play.coordinator?.percentComplete ?? 0) - (1 + y / 667)) < 1e-6)
  }

  @Test("B-05 finish and cancel start no animator of the client's", arguments: [true, false])
  func decisions(finishes: Bool) {
    let play = Play(removes: false)
    let driver = ClientDriver(wants: true, diary: play.diary)
    play.catchable = driver.vended
    play.driver = driver
    play.present()
    driver.animator?.fractionComplete = 0.4
    driver.context?.updateInteractiveTransition(0.4)
    play.setup.frame()
    if finishes {
      driver.context?.finishInteractiveTransition()
    } else {
      driver.context?.cancelInteractiveTransition()
      driver.animator?.isReversed = true
    }
    #expect(driver.animator?.isRunning == false)
    let y = play.secondY
    play.setup.frames(3)
    #expect(play.secondY == y)
    driver.animator?.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    let start = play.setup.now
    #expect(play.setup.settle())
    #expect(abs(play.setup.now - start - 2) < 0.1)
    #expect((play.first.presentedViewController != nil) == finishes)
  }

  @Test("B-05 L-17 what goes alongside meets the animator at the end without a jump")
  func handOver() {
    let play = Play(removes: false)
    let driver = ClientDriver(wants: true, diary: play.diary)
    play.catchable = driver.vended
    play.driver = driver
    play.present()
    driver.animator?.fractionComplete = 0.3
    driver.context?.updateInteractiveTransition(0.5)
    play.setup.frame()
    var alphas = [play.chrome?.dim.shownAlpha ?? 0]
    driver.context?.finishInteractiveTransition()
    driver.animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    while play.setup.scene.needsFrame, alphas.count < 120 {
      play.setup.frame()
      alphas.append(play.chrome?.dim.shownAlpha ?? 0)
    }
    #expect(abs(alphas[0] - 0.5) < 1e-9)
    #expect(alphas.last == 1)
    let steps = zip(alphas, alphas.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { $0 >= 0 })
    #expect(steps.allSatisfy { $0 < 0.03 })
  }

  @Test("E-21 an update catches a transition that plays by itself, with one line in the log")
  func updateCatches() {
    let play = Play(removes: false)
    let driver = play.driveLater()
    play.present()
    play.setup.frames(12)
    let logged = play.setup.harness.log.count
    play.setup.run { driver.update(0.3) }
    #expect(play.context.isInteractive)
    #expect(driver.percentComplete == 0.3)
    play.setup.frame()
    #expect(abs(play.secondY + 667 * 0.7) < 1e-6)
    play.setup.run { driver.update(0.35) }
    let lines = play.setup.harness.log.dropFirst(logged).filter { $0.hasPrefix("update") }
    #expect(lines.count == 1)
    driver.cancel()
    play.setup.frame()
    play.setup.run { driver.update(0.9) }
    #expect(!play.context.isInteractive)
    play.setup.settle()
    #expect(play.first.presentedViewController == nil)
  }

  /// Counts the starts, and records whether they were interactive.
  private final class StartCounter: UIPercentDrivenInteractiveTransition {
    var starts: [Bool] = []
    override func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      starts.append(context.isInteractive)
      super.startInteractiveTransition(context)
    }
  }
}

/// One object that makes its property animator in `startInteractiveTransition` and moves it by
/// itself.
@MainActor private final class ClientDriver: NSObject, UIViewControllerInteractiveTransitioning {
  let wantsInteractiveStart: Bool
  let vended: CatchableAnimator
  private let diary: Diary
  private(set) var animator: UIViewPropertyAnimator?
  private(set) var context: (any UIViewControllerContextTransitioning)?

  init(wants: Bool, diary: Diary) {
    wantsInteractiveStart = wants
    self.diary = diary
    vended = CatchableAnimator(duration: 1, diary: diary)
    super.init()
    vended.vends = { [unowned self] in animator! }
  }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    diary.write("starts \(context.isInteractive)")
    self.context = context
    let view = context.view(forKey: .to)!
    let shown = context.finalFrame(for: context.viewController(forKey: .to)!)
    context.containerView.addSubview(view)
    view.frame = shown.offsetBy(dx: 0, dy: -667)
    let made = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame = shown }
    made.addCompletion { position in
      if position == .start { view.removeFromSuperview() }
      context.completeTransition(position == .end)
    }
    animator = made
    if context.isInteractive { made.pauseAnimation() } else { made.startAnimation() }
  }
}
