import Foundation
import GlissadeGeometry
import GlissadeMotion
import GlissadeTesting
import Testing
import UIKit
import UIKitTestSupport

/// Tests of the instants at which a motion continues from another one: the position is continuous,
/// and the velocity to 5 %, measured from the frames on both sides.
@MainActor struct SeamTests {
  static let rate = 2000.0
  let harness: Harness
  let box = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))

  init() {
    let controller = UIViewController()
    harness = Harness(framesPerSecond: Self.rate) { controller }
    controller.view.addSubview(box)
    harness.advance(by: 1 / Self.rate)
  }

  private func run(_ body: () -> Void) { harness.scene.enter(body) }
  private func frame() { harness.advance(by: 1 / Self.rate) }

  /// The visible values of the box: its center, size, and the parts of its transform.
  private var shown: [CGFloat] {
    let layer = box.layer.presentation()!
    let transform = layer.transform
    return [
      layer.position.x, layer.position.y, layer.bounds.width, layer.bounds.height,
      transform.m11 * 100, transform.m12 * 100, transform.m41, transform.m42,
    ]
  }

  /// Returns the slope at the first of three samples that are a frame apart.
  private func slopes(_ near: [CGFloat], _ middle: [CGFloat], _ far: [CGFloat]) -> [CGFloat] {
    near.indices.map { index in
      let step: CGFloat = middle[index] - near[index]
      let next: CGFloat = far[index] - middle[index]
      return (1.5 * step - 0.5 * next) * CGFloat(Self.rate)
    }
  }

  /// Returns the velocity of each at this instant, from the next two frames.
  private func speeds() -> [CGFloat] {
    let first = shown
    frame()
    let second = shown
    frame()
    return slopes(first, second, shown)
  }

  /// Returns the velocities before and after `change`, which must not move anything. Each is
  /// extrapolated from two frames beside the change.
  private func velocities(across change: () -> Void) -> (before: [CGFloat], after: [CGFloat]) {
    let first = shown
    frame()
    let second = shown
    frame()
    let third = shown
    let before: [CGFloat] = slopes(third, second, first).map { -$0 }
    run(change)
    for (a, b) in zip(third, shown) { #expect(abs(a - b) < 1e-6) }
    return (before, speeds())
  }

  private func expectSeamless(_ sides: (before: [CGFloat], after: [CGFloat])) {
    for (a, b) in zip(sides.before, sides.after) { #expect(abs(a - b) <= max(0.05 * abs(a), 1)) }
  }

  @Test(
    "I-02 G-07 retargeting keeps value and velocity: frame, centre, bounds, transform",
    arguments: [1 as UInt64, 2, 3, 4])
  func retargets(seed: UInt64) {
    var random = SystemlessGenerator(seed: seed)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    func change(_ kind: Int) {
      switch kind % 4 {
      case 0:
        box.frame = CGRect(
          x: number(0...300), y: number(0...600), width: number(20...90), height: number(20...90))
      case 1: box.center = CGPoint(x: number(0...300), y: number(0...600))
      case 2: box.bounds.size = CGSize(width: number(20...90), height: number(20...90))
      default:
        box.transform = CGAffineTransform(rotationAngle: number(-1...1))
          .scaledBy(x: number(0.5...2), y: number(0.5...2))
          .translatedBy(x: number(-50...50), y: number(-50...50))
      }
    }
    // The frame of a rotated view is not a measure of its size.
    let kinds = seed % 2 == 0 ? [0, 1, 2] : [1, 2, 3]
    for step in 0..<12 {
      let sides = velocities {
        let kind = kinds[step % 3]
        if step % 2 == 0 {
          UIView.animate(withDuration: 0.4) { change(kind) }
        } else {
          let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.7)
          animator.addAnimations { change(kind) }
          animator.startAnimation()
        }
      }
      if step > 0 { expectSeamless(sides) }
      harness.advance(by: .random(in: 0.05...0.3, using: &random))
    }
    #expect(harness.advanceUntilIdle())
    let ends = shown
    #expect(abs(ends[0] - box.center.x) < 1e-9)
    #expect(abs(ends[2] - box.bounds.width) < 1e-9)
  }

  @Test("colour and opacity start from what shows")
  func mixed() {
    run {
      UIView.animate(withDuration: 0.5) {
        box.alpha = 0
        box.layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      }
    }
    harness.advance(by: 0.25)
    let (alpha, red) = (box.shownAlpha, box.layer.presentation()!.backgroundColor!.alpha)
    #expect(alpha > 0.4)
    #expect(alpha < 0.6)
    #expect(red > 0.4)
    run {
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
        box.alpha = 0.8
        box.layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
      }
      animator.startAnimation()
    }
    #expect(abs(box.shownAlpha - alpha) < 1e-6)
    #expect(abs(box.layer.presentation()!.backgroundColor!.alpha - red) < 1e-6)
    harness.advance(by: 0.25)
    #expect(abs(box.shownAlpha - (alpha + 0.8) / 2) < 0.01)
  }

  @Test("beginFromCurrentState starts from what shows, and what was in progress has ended")
  func fromCurrentState() {
    var ends: [Bool] = []
    run {
      UIView.animate(withDuration: 0.5) {
        box.center.y = 500
      } completion: {
        ends.append($0)
      }
    }
    harness.advance(by: 0.25)
    let y = shown[1]
    run {
      UIView.animate(
        withDuration: 0.5, delay: 0, options: [.beginFromCurrentState, .curveLinear]
      ) {
        box.center.y = 120
      }
    }
    #expect(abs(shown[1] - y) < 1e-6)
    #expect(box.layer.animationKeys()?.count == 1)
    harness.advance(by: 0.25)
    #expect(abs(shown[1] - (y + 120) / 2) < 0.5)
    #expect(ends == [false])
  }

  private func animator(_ timing: any UITimingCurveProvider) -> UIViewPropertyAnimator {
    harness.scene.enter {
      let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: timing)
      animator.addAnimations { box.center = CGPoint(x: 200, y: 500) }
      return animator
    }
  }

  @Test(
    "H-06 M-44 L-10 a panel released keeps the pointer's speed, forwards and back",
    arguments: [-3000.0, -700, -40, 60, 900, 4000])
  func handsOver(velocity: Double) {
    let animator = animator(UICubicTimingParameters(animationCurve: .easeOut))
    let distance = 380.0
    let reversed = velocity < 0
    run {
      animator.fractionComplete = 0.4
      animator.isReversed = reversed
      let remaining = (1 - animator.fractionComplete) * distance * (reversed ? -1 : 1)
      let spring = UISpringTimingParameters(
        mass: 1, stiffness: 120, damping: 18,
        initialVelocity: CGVector(dx: velocity / remaining, dy: velocity / remaining))
      animator.continueAnimation(withTimingParameters: spring, durationFactor: 0)
    }
    #expect(abs(shown[1] - 272) < 1e-6)
    #expect(abs(speeds()[1] - velocity) <= 0.01 * abs(velocity) + 1)
    // The motion is caught, reversed and released again.
    harness.advance(by: 0.05)
    let flying = animator.progressVelocity * distance
    let turn = velocities {
      animator.pauseAnimation()
      animator.isReversed.toggle()
      let remaining = (1 - animator.fractionComplete) * distance * (animator.isReversed ? -1 : 1)
      let spring = UISpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: flying / remaining))
      animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
    }
    #expect(abs(turn.before[1] - turn.after[1]) <= 0.05 * abs(turn.before[1]) + 1)
    #expect(harness.advanceUntilIdle())
    #expect(abs(shown[1] - (reversed ? 500 : 120)) < 1e-9)
  }

  @Test("H-02 a position takes over both components, another property one")
  func plane() {
    let animator = animator(UICubicTimingParameters(animationCurve: .linear))
    run {
      animator.addAnimations { box.bounds.size.width = 140 }
      animator.fractionComplete = 0.5
    }
    // 80 pt across, 380 pt down, 100 pt of width; half of it is left.
    let (before, spring) = (
      shown,
      UISpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: 600.0 / 40, dy: -300.0 / 190))
    )
    run { animator.continueAnimation(withTimingParameters: spring, durationFactor: 1) }
    #expect(zip(before, shown).allSatisfy { abs($0 - $1) < 1e-9 })
    let speeds = speeds()
    for (speed, expected) in zip(speeds, [600.0, -300, 750]) {
      #expect(abs(speed - expected) < 0.01 * abs(expected))
    }
    harness.advance(by: 0.02)
    let flying = shown
    run { animator.pauseAnimation() }
    #expect(zip(flying, shown).allSatisfy { abs($0 - $1) < 1e-9 })
    run { animator.fractionComplete += 0 }
    #expect(zip(flying, shown).allSatisfy { abs($0 - $1) < 1e-9 })
    run { animator.startAnimation() }
    #expect(zip(flying, shown).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(harness.advanceUntilIdle())
    #expect(shown[0] == 200)
    #expect(shown[1] == 500)
  }

  @Test("L-18 I-08 a change of the window's speed in flight keeps position and animation velocity")
  func speedChange() {
    let animator = animator(UISpringTimingParameters(dampingRatio: 0.6))
    run { animator.startAnimation() }
    harness.advance(by: 0.1)
    for speed: Float in [0.25, 0.1, 2, 1] {
      let layer = harness.window.layer
      let old = Double(layer.speed)
      let sides = velocities {
        let time = layer.convertTime(harness.now, from: nil)
        layer.speed = speed
        layer.beginTime = harness.now
        layer.timeOffset = time
      }
      #expect(
        abs(sides.after[1] / Double(speed) - sides.before[1] / old)
          <= 0.05 * abs(sides.before[1] / old) + 1)
      harness.advance(by: 0.02)
    }
    #expect(harness.advanceUntilIdle())
    #expect(shown[1] == 500)
  }

  @Test("M-42 L-18 frames are the same at every rate, whatever was done between them")
  func anyRate() {
    func history(_ rate: Double) -> [CGFloat] {
      let controller = UIViewController()
      let harness = Harness(framesPerSecond: rate) { controller }
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      controller.view.addSubview(box)
      let animator = harness.scene.enter {
        UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.5) { box.frame.origin.y = 300 }
      }
      var ys: [CGFloat] = []
      let steps: [() -> Void] = [
        { animator.startAnimation() }, { animator.isReversed = true },
        { animator.pauseAnimation() }, { animator.fractionComplete = 0.7 },
        { animator.startAnimation() }, { animator.isReversed = false },
      ]
      harness.advance(by: 0.1)
      for step in steps {
        harness.scene.enter(step)
        harness.advance(by: 0.1)
        ys.append(harness.presentationFrame(of: box).minY)
      }
      return ys
    }
    let reference = history(10)
    for rate in [20.0, 60, 120, 1000] {
      for (a, b) in zip(history(rate), reference) { #expect(abs(a - b) < 1e-6) }
    }
  }
}
