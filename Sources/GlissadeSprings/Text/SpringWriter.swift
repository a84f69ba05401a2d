import Foundation
import GlissadeMotion

/// A writer of a spring in the spellings of Apple's frameworks. The spellings of other tools are in
/// an extension.
struct SpringWriter {
  let spring: SpringDescription

  init(_ spring: SpringDescription) { self.spring = spring }

  var ratio: Double { spring.dampingRatio }
  var velocity: Double { spring.relativeVelocity }
  /// The perceptual duration 2π/ω₀ of the spring, in seconds (M-21).
  var response: Double { spring.spring.response }
  var isOverdamped: Bool { ratio > 1 }

  /// The bounce of the spring: 1/ζ − 1 above critical damping, 1 − ζ otherwise (M-21).
  var bounce: String { SpringNumber.smallText(isOverdamped ? 1 / ratio - 1 : 1 - ratio) }

  func text(_ value: Double) -> String { SpringNumber.text(value) }

  /// The constants of the motion, with critical damping where overdamping counts as critical.
  var moving: (mass: String, stiffness: String, damping: String) { constants(spring.spring) }

  /// The constants as written, for a tool that treats a damping ratio above 1 as critical damping.
  var written: (mass: String, stiffness: String, damping: String) { constants(spring.written) }

  private func constants(_ spring: Spring) -> (mass: String, stiffness: String, damping: String) {
    (text(spring.mass), text(spring.stiffness), text(spring.damping))
  }

  /// The loss in a tool that treats a damping ratio above 1 as critical damping; empty if the ratio
  /// is at most 1.
  var overdampingLosses: [String] {
    isOverdamped ? ["there ζ \(SpringFormat.short(ratio)) counts as 1"] : []
  }

  /// Returns the loss in a spelling that has no initial velocity; empty if the velocity is 0.
  func velocityLosses(_ advice: String) -> [String] {
    velocity == 0 ? [] : ["the velocity \(SpringFormat.short(velocity)) is left out: \(advice)"]
  }

  // MARK: UIKit

  /// `UISpringTimingParameters(mass:stiffness:damping:initialVelocity:)`, whose velocity is in
  /// distances per second (H-01), and which treats a damping ratio above 1 as critical damping
  /// (H-04).
  var uikit: SpelledSpring {
    let start = velocity == 0 ? ".zero" : "CGVector(dx: \(text(velocity)), dy: \(text(velocity)))"
    return SpelledSpring(
      .uikit,
      "UISpringTimingParameters(mass: \(written.mass), stiffness: \(written.stiffness), "
        + "damping: \(written.damping), initialVelocity: \(start))",
      losses: overdampingLosses)
  }

  /// `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)`, whose
  /// spring is fitted to the duration (M-20), with a ratio of at most 1 (H-08).
  var uikitDuration: SpelledSpring {
    let ratio = min(ratio, 1)
    guard ratio >= MotionConstants.springFitMinimumDampingRatio else {
      return SpelledSpring(
        .uikitDuration, nil,
        losses: ["there ζ is at least \(MotionConstants.springFitMinimumDampingRatio)"])
    }
    let fit = DurationFit(omega: spring.angularFrequency, dampingRatio: ratio)
    var losses = overdampingLosses
    var start = velocity
    if fit.duration(relativeVelocity: velocity) == nil {
      start = 0
      losses.append("no duration fits the velocity \(SpringFormat.short(velocity)): left out")
    }
    let text = fit.duration(relativeVelocity: start).map {
      "UIView.animate(withDuration: \(SpringNumber.text($0)), delay: 0, "
        + "usingSpringWithDamping: \(SpringNumber.text(ratio)), "
        + "initialSpringVelocity: \(SpringNumber.text(start))) { }"
    }
    return SpelledSpring(.uikitDuration, text, losses: losses)
  }

  /// `UIView.animate(springDuration:bounce:initialSpringVelocity:)` (M-21).
  var uikitBounce: SpelledSpring {
    SpelledSpring(
      .uikitBounce,
      "UIView.animate(springDuration: \(text(response)), bounce: \(bounce), "
        + "initialSpringVelocity: \(text(velocity))) { }")
  }

  // MARK: Core Animation

  /// `CASpringAnimation` with mass, stiffness and damping, and with `allowsOverdamping` if the
  /// spring is overdamped.
  var coreAnimation: SpelledSpring {
    var lines = [
      "let spring = CASpringAnimation()", "spring.mass = \(written.mass)",
      "spring.stiffness = \(written.stiffness)", "spring.damping = \(written.damping)",
    ]
    if velocity != 0 { lines.append("spring.initialVelocity = \(text(velocity))") }
    if isOverdamped { lines.append("spring.allowsOverdamping = true") }
    return SpelledSpring(.coreAnimation, lines.joined(separator: "; "))
  }

  /// `CASpringAnimation(perceptualDuration:bounce:)` (M-21).
  var coreAnimationBounce: SpelledSpring {
    var line = "CASpringAnimation(perceptualDuration: \(text(response)), bounce: \(bounce))"
    if velocity != 0 {
      line = "let spring = \(line); spring.initialVelocity = \(text(velocity))"
    }
    return SpelledSpring(.coreAnimationBounce, line)
  }

  // MARK: SwiftUI

  /// `.spring(duration:bounce:)`: the duration is 2π/ω₀, the bounce 1 − ζ or 1/ζ − 1. Source:
  /// Apple's documentation of `Spring`.
  var swiftUI: SpelledSpring {
    SpelledSpring(
      .swiftUI, ".spring(duration: \(text(response)), bounce: \(bounce))",
      losses: velocityLosses("interpolatingSpring has one"))
  }

  /// `.spring(response:dampingFraction:)`: the response is 2π/ω₀, the fraction ζ. Source: Apple's
  /// documentation of `Animation.spring`.
  var swiftUIResponse: SpelledSpring {
    SpelledSpring(
      .swiftUIResponse, ".spring(response: \(text(response)), dampingFraction: \(text(ratio)))",
      losses: velocityLosses("interpolatingSpring has one"))
  }

  /// `.interpolatingSpring(mass:stiffness:damping:initialVelocity:)`. A damping ratio above 1
  /// counts as critical damping, unless `allowOverDamping` is `true`. Source: Apple's documentation
  /// of `Spring.init(mass:stiffness:damping:allowOverDamping:)`.
  var swiftUIInterpolating: SpelledSpring {
    let constants =
      "mass: \(written.mass), stiffness: \(written.stiffness), damping: \(written.damping)"
    let start = velocity == 0 ? "" : ", initialVelocity: \(text(velocity))"
    let arguments =
      isOverdamped ? "Spring(\(constants), allowOverDamping: true)\(start)" : constants + start
    return SpelledSpring(.swiftUIInterpolating, ".interpolatingSpring(\(arguments))")
  }
}

/// The search for the duration of `UIView.animate` that yields a spring.
struct DurationFit {
  let omega: Double
  let dampingRatio: Double

  /// Returns the duration to which UIKit fits a spring of angular frequency `omega`, or `nil` if
  /// there is no such duration (M-20).
  func duration(relativeVelocity: Double) -> TimeInterval? {
    let relative = relativeVelocity / omega
    let angle =
      abs(dampingRatio - 1) <= MotionConstants.springCriticalBand
      ? criticalAngle(relative) : underdampedAngle(relative)
    guard let angle, angle > 0, angle.isFinite else { return nil }
    let duration = angle / omega
    let spring = Spring.fit(
      duration: duration, dampingRatio: dampingRatio, relativeVelocity: relativeVelocity)
    return abs(spring.angularFrequency / omega - 1) < 1e-10 ? duration : nil
  }

  /// Returns the u = ω·duration at which (ζ − v)/√(1 − ζ²)·e^(−ζu) = 0.001.
  private func underdampedAngle(_ velocity: Double) -> Double? {
    let excess = dampingRatio - velocity
    guard excess > 0 else { return nil }
    let width = (1 - dampingRatio * dampingRatio).squareRoot()
    return log(excess / (width * MotionConstants.springFitRemainder)) / dampingRatio
  }

  /// Returns the greatest u = ω·duration at which (1 + (1 − v)u)e^(−u) = 0.001.
  private func criticalAngle(_ velocity: Double) -> Double? {
    let remainder = { (u: Double) in exp(-u) * (1 + (1 - velocity) * u) }
    var low = max(0, velocity < 1 ? velocity / (velocity - 1) : 0)
    var high = max(2 * low, 1)
    while remainder(high) >= MotionConstants.springFitRemainder, high < 1000 { high *= 2 }
    for _ in 0..<100 where high - low > high * 1e-15 {
      let middle = (low + high) / 2
      if remainder(middle) >= MotionConstants.springFitRemainder {
        low = middle
      } else {
        high = middle
      }
    }
    return low
  }
}
