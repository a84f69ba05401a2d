import Foundation
import GlissadeMotion
import Testing
import UIKit
import UIKitTestSupport

/// Tests of property animators that clients start inside `animateTransition`.
@MainActor struct TransitionAnimatorTests {
  let play = Play()
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  final class Log { var ends: [String] = [] }
  let log = Log()
  var y: CGFloat { box.shownY }

  /// Presents with an ease-in animator of `duration` that moves the box down by 200 and fades it
  /// out from half its time on.
  private func present(
    _ duration: TimeInterval = 0.5, completes: Bool = true,
    _ more: @escaping (UIViewPropertyAnimator) -> Void = { _ in }
  ) {
    play.animator!.instead = { context in
      let to = context.view(forKey: .to)!
      context.containerView.addSubview(to)
      context.containerView.addSubview(box)
      let animator = UIViewPropertyAnimator(duration: duration, curve: .easeIn) {
        box.frame.origin.y = 200
      }
      animator.addAnimations({ box.alpha = 0 }, delayFactor: 0.5)
      animator.addCompletion { position in
        log.ends.append("\(position) \(context.transitionWasCancelled) \(box.frame.minY)")
        guard completes else { return }
        if context.transitionWasCancelled { to.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      }
      animator.startAnimation()
      more(animator)
    }
    play.present()
  }

  @Test(
    "E-02 to E-04 a driver scrubs it straight from its start to its end, with its own delays",
    arguments: [0.5, 0.3, 0.8])
  func scrubbed(duration: TimeInterval) {
    let driver = play.drive()
    present(duration)
    for p in [0.0, 0.2, 0.5, 0.7, 0.4, 1] {
      driver.update(p)
      play.setup.frame()
      #expect(abs(y - 200 * p) < 1e-6)
      #expect(abs(box.shownAlpha - (1 - max(0, 2 * p - 1))) < 1e-6)
    }
    play.setup.advance(by: 1)
    #expect(log.ends.isEmpty)
    #expect(play.setup.warnings.isEmpty)
  }

  @Test("E-10 E-20 on cancel its completion runs once, at the start, with everything put back")
  func cancelled() {
    let driver = play.drive()
    present()
    driver.update(0.6)
    driver.cancel()
    var last = y
    for _ in 0..<17 {
      play.setup.frame()
      #expect(y < last)
      last = y
    }
    #expect(log.ends.isEmpty)
    play.setup.settle()
    #expect(log.ends == ["start true 0.0"])
    #expect(box.alpha == 1)
    #expect(play.first.presentedViewController == nil)
    #expect(play.setup.scene.layerHost.population == 0)
    #expect(play.setup.warnings.isEmpty)
  }

  @Test("E-10 on finish its completion runs once, at the end")
  func finished() {
    let driver = play.drive()
    present(0.3)
    driver.update(0.2)
    driver.finish()
    play.setup.settle()
    #expect(log.ends == ["end false 200.0"])
    #expect(y == 200)
    #expect(box.alpha == 0)
    #expect(play.setup.scene.layerHost.population == 0)
  }

  @Test("without a driver it runs along its own curve and ends the transition")
  func undriven() {
    present()
    for frame in 1..<30 {
      play.setup.frame()
      #expect(abs(y - 200 * UnitBezier.easeIn.value(at: Double(frame) / 30)) < 1e-6)
    }
    play.setup.settle()
    #expect(log.ends == ["end false 200.0"])
    #expect(play.diary.lines.contains("present done"))
  }

  @Test("E-02 one that is longer than its transition is at its end with it, without a jump")
  func longer() {
    let driver = play.drive()
    present(1) { _ in
      UIView.animate(withDuration: 0.5) {
      } completion: { _ in
        play.context.completeTransition(true)
      }
    }
    driver.update(0.8)
    driver.finish()
    var last = y
    #expect(abs(last - 160) < 1e-6)
    for _ in 0..<7 {
      play.setup.frame()
      #expect(y >= last - 1e-9)
      #expect(y - last < 40 / 6 * 2)
      last = y
    }
    #expect(y == 200)
    play.setup.settle()
    #expect(log.ends.map { $0.prefix(3) } == ["end"])
    #expect(play.setup.scene.layerHost.population == 0)
  }

  @Test("E-20 a transition ended before its time reverts it, and reports that")
  func cutShort() {
    present(completes: false)
    play.setup.frames(10)
    #expect(y > 0)
    play.setup.run { play.context.completeTransition(false) }
    play.setup.frames(2)
    #expect(log.ends == ["start true 0.0"])
    #expect(y == 0)
    #expect(box.alpha == 1)
    #expect(play.setup.settle())
    #expect(play.setup.scene.layerHost.population == 0)
  }

  @Test("D-05 what is written over it in mid-transition does not show; a cancel leads there")
  func overwritten() {
    var made: UIViewPropertyAnimator?
    present(completes: false) { made = $0 }
    let animator = made!
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    play.setup.run { box.frame.origin.y = 40 }
    #expect(abs(y - 100) < 1e-6)
    play.setup.run { animator.isReversed = true }
    play.setup.run { animator.startAnimation() }
    var last = y
    for _ in 0..<60 where log.ends.isEmpty {
      play.setup.frame()
      #expect(y <= last + 1e-9)
      #expect(last - y < 14)
      last = y
    }
    #expect(log.ends == ["start false 40.0"])
    #expect(y == 40)
  }

  @Test("a write to what an animator of no transition moves is the client's: it ends there")
  func writtenOver() {
    for reversed in [false, true] {
      let setup = AnimatorSetup()
      let animator = setup.animator(0.5, .linear)
      setup.run { animator.fractionComplete = 0.5 }
      setup.run { setup.box.frame.origin.y = 260 }
      #expect(abs(setup.y - 160) < 1e-6)
      setup.run { animator.isReversed = reversed }
      setup.run { animator.startAnimation() }
      var last = setup.y
      for y in setup.ys(20) {
        #expect(abs(y - last) < 200 / 30 + 1e-6)
        last = y
      }
      #expect(setup.y == (reversed ? 60 : 260))
      #expect(setup.ends == [reversed ? .start : .end])
    }
  }

  @Test("a property that something else has taken over since is left to it, without a jump")
  func takenOver() {
    let setup = AnimatorSetup()
    let (first, second) = (setup.animator(0.5, .linear), setup.animator(0.5, .easeInOut))
    setup.run { first.startAnimation() }
    setup.frames(10)
    second.addAnimations { setup.box.frame.origin.y = 100 }
    setup.run { second.startAnimation() }
    setup.frames(3)
    let y = setup.y
    setup.run { first.stopAnimation(true) }
    #expect(abs(setup.y - y) < 1e-6)
    var last = setup.y
    for y in setup.ys(40) {
      #expect(abs(y - last) < 200 / 60 * 4)
      last = y
    }
    #expect(setup.y == 100)
    #expect(setup.ends == [.end])
  }

  @Test("Decision 15 an animator does not keep its scene")
  func sceneLife() {
    weak var scene: UIWindowScene?
    var animator: UIViewPropertyAnimator?
    do {
      let setup = AnimatorSetup()
      scene = setup.setup.scene
      animator = setup.animator()
      animator?.addAnimations { [weak setup] in setup?.box.alpha = 0 }
      setup.run { animator?.startAnimation() }
      setup.frames(3)
    }
    #expect(scene == nil)
    animator?.pauseAnimation()
    animator?.isReversed = true
    animator?.startAnimation()
    animator = nil
  }
}
