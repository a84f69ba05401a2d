import Foundation
import GlissadeMotion
import Testing
import UIKit

@testable import UIKitCore

/// Tests of group G: the motion of a property animator.
@MainActor struct AnimatorMotionTests {
  @Test("G-04 pausing, scrubbing in place and continuing move nothing, on curves of every kind")
  func pauseAndContinue() {
    for timing in timings {
      let (play, plain) = (AnimatorSetup(), AnimatorSetup())
      let animator = play.animator(0.5, timing)
      let undisturbed = plain.animator(0.5, timing)
      play.run { animator.startAnimation() }
      plain.run { undisturbed.startAnimation() }
      for count in [7, 8, 9] {
        let (a, b) = (play.ys(count), plain.ys(count))
        for (y, other) in zip(a, b) { #expect(abs(y - other) < 1e-6) }
        let y = play.y
        play.run { animator.pauseAnimation() }
        #expect(abs(play.y - y) < 1e-9)
        play.run { animator.fractionComplete += 0 }
        #expect(play.ys(20).allSatisfy { abs($0 - y) < 1e-9 })
        play.run { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        #expect(abs(play.y - y) < 1e-9)
      }
      play.setup.settle()
      #expect(play.ends == [.end])
      #expect(play.y == 200)
    }
  }

  @Test("G-04 while paused, the fraction of the distance shows, whatever the curve")
  func linearScrub() {
    for timing in timings {
      let play = AnimatorSetup()
      let animator = play.animator(0.5, timing)
      play.run { animator.startAnimation() }
      play.frames(5)
      for fraction in [0.1, 0.6, 0.95, 0.3] {
        play.run { animator.fractionComplete = fraction }
        play.frame()
        #expect(abs(play.y - 200 * fraction) < 1e-6)
        #expect(abs(animator.fractionComplete - fraction) < 1e-9)
      }
    }
  }

  @Test(
    "G-04 ease-out paused halfway: less than half of the time is gone, the rest is what remains")
  func halfWay() {
    let play = AnimatorSetup()
    let animator = play.animator(1, .easeOut)
    play.run { animator.fractionComplete = 0.5 }
    let time = animator.clock?.timeFraction ?? 1
    #expect(abs(UnitBezier.easeOut.value(at: time) - 0.5) < 1e-9)
    #expect(time < 0.5)
    play.run { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    let left = (1 - time) * 60
    for frame in 1..<Int(left) {
      play.frame()
      let y = 200 * UnitBezier.easeOut.value(at: time + (1 - time) * Double(frame) / left)
      #expect(abs(play.y - y) < 1e-6)
    }
    play.frames(1)
    #expect(play.ends.isEmpty)
    play.frames(1)
    #expect(play.ends == [.end])
  }

  @Test(
    "G-06 L-13 the remaining time is factor·duration, 0 what remains; nil keeps the curve",
    arguments: [0, 0.5, 1, 2])
  func durationFactor(factor: Double) {
    let play = AnimatorSetup()
    let animator = play.animator(1, .easeIn)
    play.run { animator.startAnimation() }
    play.frames(24)
    play.run {
      animator.pauseAnimation()
      animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
    }
    let seconds = factor == 0 ? 0.6 : factor
    let count = Int((seconds * 60).rounded())
    for frame in 1..<count {
      play.frame()
      let time = 0.4 + 0.6 * Double(frame) / Double(count)
      #expect(abs(play.y - 200 * UnitBezier.easeIn.value(at: time)) < 1e-6)
    }
    #expect(play.ends.isEmpty)
    play.frame()
    #expect(play.ends == [.end])
  }

  @Test("G-06 another timing shapes the remaining distance")
  func otherTiming() {
    let play = AnimatorSetup()
    let animator = play.animator(1, .linear)
    let curve = UICubicTimingParameters(animationCurve: .easeOut)
    play.run {
      animator.fractionComplete = 0.4
      animator.continueAnimation(withTimingParameters: curve, durationFactor: 0.5)
    }
    for frame in 1..<30 {
      play.frame()
      let y = 80 + 120 * UnitBezier.easeOut.value(at: Double(frame) / 30)
      #expect(abs(play.y - y) < 1e-6)
    }
    play.frame()
    #expect(play.ends == [.end])
  }

  @Test("G-06 L-13 at fraction 1 it finishes at once, whatever the factor and timing")
  func atOnce() {
    for (reversed, factor) in [(false, 0.0), (false, 1), (true, 0), (true, 2)] {
      let play = AnimatorSetup()
      let animator = play.animator(1, .easeOut)
      play.run {
        animator.fractionComplete = reversed ? 0 : 1
        animator.isReversed = reversed
        #expect(animator.fractionComplete == 1)
        animator.continueAnimation(
          withTimingParameters: UISpringTimingParameters(), durationFactor: factor)
      }
      play.frame()
      #expect(play.ends == [reversed ? .start : .end])
      #expect(play.y == (reversed ? 0 : 200))
    }
  }

  @Test("G-07 reversing flips the velocity at once, on curves of every kind")
  func reversingFlips() {
    for timing in timings {
      let play = AnimatorSetup()
      let animator = play.animator(0.5, timing)
      play.run { animator.startAnimation() }
      let there = [play.y] + play.ys(14)
      play.run { animator.isReversed = true }
      #expect(abs(play.y - there[14]) < 1e-9)
      let back = play.ys(13)
      for (y, other) in zip(back, there.reversed().dropFirst()) { #expect(abs(y - other) < 1e-6) }
      play.frame()
      #expect(play.ends == [.start])
      #expect(play.y == 0)
    }
  }

  @Test("G-07 turning round twice continues as if nothing had been")
  func reversingTwice() {
    let play = AnimatorSetup()
    let animator = play.animator(0.5, .easeInOut)
    play.run { animator.startAnimation() }
    let there = play.ys(12)
    play.run { animator.isReversed = true }
    play.frames(6)
    play.run { animator.isReversed = false }
    for y in there.dropFirst(6) {
      play.frame()
      #expect(abs(play.y - y) < 1e-6)
    }
    play.setup.settle()
    #expect(play.ends == [.end])
  }

  @Test("G-08 L-13 fractionComplete runs along the direction of travel")
  func directedFraction() {
    for timing in timings {
      let play = AnimatorSetup()
      let animator = play.animator(0.5, timing)
      play.run { animator.startAnimation() }
      play.frames(8)
      for _ in 0..<2 {
        let (fraction, y) = (animator.fractionComplete, play.y)
        play.run { animator.isReversed.toggle() }
        #expect(abs(animator.fractionComplete - (1 - fraction)) < 1e-9)
        #expect(abs(play.y - y) < 1e-9)
        play.run { animator.pauseAnimation() }
      }
      play.run {
        animator.isReversed = true
        animator.fractionComplete = 0.2
      }
      #expect(abs(play.y - 160) < 1e-6)
    }
  }

  @Test("G-10 L-13 reversing and continuing never jumps, and a reused animator keeps its duration")
  func reuse() {
    for timing in timings {
      let play = AnimatorSetup()
      let animator = play.animator(0.5, timing)
      play.run { animator.startAnimation() }
      play.frames(10)
      for reversed in [true, false, true] {
        let y = play.y
        play.run {
          animator.pauseAnimation()
          animator.isReversed = reversed
          animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
        #expect(abs(play.y - y) < 1e-9)
        play.frames(3)
      }
      play.setup.settle()
      #expect(play.ends == [.start])
      #expect(play.y == 0)
      let (again, fresh) = (play.run { animator }, AnimatorSetup())
      let plain = fresh.animator(0.5, timing)
      play.run {
        again.addAnimations { play.box.frame.origin.y = 200 }
        again.startAnimation()
      }
      fresh.run { plain.startAnimation() }
      for (a, b) in zip(play.ys(40), fresh.ys(40)) { #expect(abs(a - b) < 1e-6) }
      #expect(again.duration == plain.duration)
    }
  }
}
