import Foundation
import GlissadeTesting
import Testing
import UIKit

/// An animation of the box from 0 to 100 that begins late.
enum DelayedAnimation: CaseIterable {
  case block, keyframes, animator, delayFactor, explicit, repeated, nested, step

  fileprivate func run(_ driven: Driven, delay: TimeInterval) {
    let box = driven.box
    let move = { box.frame.origin.x = 100 }
    let end = { (_: Bool) in driven.end() }
    switch self {
    case .block, .step:
      UIView.animate(
        withDuration: 0.2, delay: delay, options: .curveLinear, animations: move, completion: end)
      if self == .step { UIView.animate(withDuration: 0, delay: delay + 0.1) { box.alpha = 0.5 } }
    case .keyframes:
      UIView.animateKeyframes(withDuration: 0.2, delay: delay, animations: move, completion: end)
    case .animator:
      let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear, animations: move)
      animator.addCompletion { _ in driven.end() }
      animator.startAnimation(afterDelay: delay)
    case .delayFactor:
      let total = delay + 0.2
      let animator = UIViewPropertyAnimator(duration: total, curve: .linear)
      animator.addAnimations(move, delayFactor: delay / total)
      animator.addCompletion { _ in driven.end() }
      animator.startAnimation()
    case .explicit:
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue) = (5, 105)
      animation.duration = 0.2
      animation.beginTime = CACurrentMediaTime() + delay
      CATransaction.begin()
      CATransaction.setCompletionBlock { driven.end() }
      box.layer.add(animation, forKey: "move")
      CATransaction.commit()
      move()
    case .repeated:
      UIView.animate(withDuration: 0.2, delay: delay, options: .curveLinear, animations: move) {
        end($0)
      }
      UIView.animate(withDuration: 0.05, delay: 0, options: [.repeat, .autoreverse]) {
        driven.page.view.alpha = 0.5
      }
    case .nested:
      UIView.animate(withDuration: 0.2, delay: delay, options: .curveLinear) {
        UIView.animate(withDuration: 1, animations: move)
      } completion: {
        end($0)
      }
    }
  }
}

@MainActor @Suite("Transitions under a percent driver") struct DrivenTransitionTests {
  private static let fractions: [CGFloat] = [0, 0.25, 0.5, 0.75, 1]

  @Test(
    "E-02 the progress runs from the start of the first animation to the end of the last",
    arguments: DelayedAnimation.allCases, [0, 0.1, 0.35])
  func delays(kind: DelayedAnimation, delay: TimeInterval) {
    let driven = Driven(0.35) { kind.run($0, delay: delay) }
    driven.present()
    #expect(driven.places(at: Self.fractions) == [0, 25, 50, 75, 100])
    #expect(driven.place(at: 0.4) == 40)
  }

  @Test(
    "E-05 a finish or cancel takes its part of the duration, without a wait for delays",
    arguments: DelayedAnimation.allCases, [true, false])
  func ends(kind: DelayedAnimation, finishes: Bool) {
    let driven = Driven(0.4) { kind.run($0, delay: 0.3) }
    driven.present()
    #expect(driven.place(at: 0.5) == 50)
    finishes ? driven.driver.finish() : driven.driver.cancel()
    driven.harness.advance(by: 0.1)
    #expect(abs(driven.x - (finishes ? 75 : 25)) < 1e-3)
    driven.harness.advance(by: 0.05)
    #expect(!driven.hasEnded)
    driven.harness.advance(by: 0.1)
    #expect(driven.hasEnded)
    // A client that writes the model beside an explicit animation takes it back itself.
    if kind != .explicit { #expect(driven.x == (finishes ? 100 : 0)) }
    if kind != .explicit { #expect(driven.box.frame.minX == (finishes ? 100 : 0)) }
    #expect((driven.root.presentedViewController === driven.page) == finishes)
  }

  @Test(
    "E-06 E-20 a spring passes the ends as far with a delay, also from a start written over",
    arguments: [true, false])
  func springs(finishes: Bool) {
    func frames(delay: TimeInterval, writes: Bool) -> [CGFloat] {
      let driven = Driven(0.4) { DelayedAnimation.block.run($0, delay: delay) }
      driven.driver.timingCurve = UISpringTimingParameters(
        dampingRatio: 0.3, initialVelocity: CGVector(dx: 4, dy: 0))
      driven.present()
      _ = driven.place(at: 0.5)
      if writes { driven.box.frame.origin.x = 20 }
      finishes ? driven.driver.finish() : driven.driver.cancel()
      return (0..<30).map { _ in
        driven.harness.advance(by: 1.0 / 60)
        return (driven.x * 1e3).rounded() / 1e3
      }
    }
    for writes in [false, true] {
      let expected = frames(delay: 0, writes: writes)
      let start: CGFloat = writes ? 20 : 0
      let end = finishes ? 100 : start
      #expect(expected.last == end)
      #expect(expected.contains { finishes ? $0 > end + 1 : $0 < end - 1 })
      #expect(frames(delay: 0.3, writes: writes) == expected)
    }
  }

  @Test("E-03 E-04 animations keep their stagger, and what is alongside spans the first one")
  func stagger() {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let driven = Driven(0.4) { driven in
      driven.root.view.addSubview(other)
      UIView.animate(withDuration: 0.2, delay: 0.1, options: .curveLinear) {
        driven.box.frame.origin.x = 100
      } completion: { _ in
        driven.end()
      }
      UIView.animate(withDuration: 0.2, delay: 0.3, options: .curveLinear) {
        driven.page.view.frame.origin.x = 100
      }
    }
    driven.root.present(driven.page, animated: true)
    driven.root.transitionCoordinator?.animateAlongsideTransition(
      in: driven.root.view, animation: { _ in other.frame.origin.x = 100 }, completion: nil)
    driven.harness.advance(by: 0.1)
    #expect(driven.places(at: Self.fractions) == [0, 50, 100, 100, 100])
    #expect(driven.place(at: 0.25) == 50)
    #expect(abs(driven.harness.presentationFrame(of: other).minX - 50) < 1e-6)
    driven.driver.update(0.75)
    #expect(abs(driven.harness.presentationFrame(of: driven.page.view).minX - 50) < 1e-6)
  }

  @Test("E-04 an animation that is added in flight moves nothing, and ends at 1")
  func added() {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let driven = Driven(0.2) { DelayedAnimation.block.run($0, delay: 0.1) }
    driven.present()
    #expect(driven.place(at: 0.5) == 50)
    driven.root.transitionCoordinator?.animate(alongsideTransition: { context in
      context.containerView.addSubview(other)
      UIView.animate(
        withDuration: 0.4, delay: 0, options: [.curveLinear, .overrideInheritedDuration]
      ) { other.frame.origin.x = 100 }
    })
    driven.harness.advance(by: 0.05)
    #expect(driven.x == 50)
    #expect(abs(driven.place(at: 0.51) - 54) < 1e-6)
    #expect(abs(driven.harness.presentationFrame(of: other).minX - 2) < 1e-6)
    #expect(abs(driven.place(at: 0.25) - 25) < 1e-6)
    #expect(driven.place(at: 1) == 100)
    #expect(driven.harness.presentationFrame(of: other).minX == 100)
  }

  @Test(
    "E-08 a pause before, in and after a delayed animation moves nothing", arguments: [0.1, 0.3])
  func pause(time: TimeInterval) {
    let driven = Driven(0.4) { DelayedAnimation.block.run($0, delay: 0.2) }
    driven.driver.wantsInteractiveStart = false
    driven.root.present(driven.page, animated: true)
    driven.harness.advance(by: time)
    let before = driven.x
    #expect(abs(before - (time < 0.2 ? 0 : 50)) < 10)
    driven.driver.pause()
    #expect(abs(driven.driver.percentComplete - before / 100) < 1e-6)
    driven.harness.advance(by: 0.1)
    #expect(driven.x == before)
    driven.driver.update(driven.driver.percentComplete + 0.1)
    #expect(abs(driven.x - before - 10) < 1e-6)
    driven.driver.cancel()
    driven.harness.advance(by: 0.5)
    #expect(driven.root.presentedViewController == nil)
    #expect(driven.box.frame.minX == 0)
  }
}
