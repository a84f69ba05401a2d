import Foundation

/// A value that coasts to rest as a scroll view does: v(t) = v₀·d^(1000t) (M-09).
///
/// Source: each millisecond keeps the part d of the speed; integrated continuously, the travel is
/// −v₀/(1000·ln d). `projection(velocity:decelerationRate:)` is the same in whole milliseconds.
package struct Decay: Motion, Hashable {
  package let start: Double
  /// In units per second.
  package let initialVelocity: Double
  /// d, the part of the speed kept per millisecond: above 0, below 1.
  package let decelerationRate: Double

  package init(
    start: Double, velocity: Double,
    decelerationRate: Double = MotionConstants.normalDecelerationRate
  ) {
    precondition(
      start.isFinite && velocity.isFinite, "A decay's start and velocity must be finite.")
    precondition(
      decelerationRate > 0 && decelerationRate < 1,
      "A deceleration rate must be above 0 and below 1.")
    self.start = start
    initialVelocity = velocity
    self.decelerationRate = decelerationRate
  }

  /// ln d per second, below 0.
  private var rate: Double { 1000 * log(decelerationRate) }

  /// The whole way it goes, signed.
  package var travel: Double { -initialVelocity / rate }

  package var restingValue: Double { start + travel }

  /// When what is left of the travel falls below `decayRestDistance`.
  package var settlingDuration: TimeInterval {
    let distance = abs(travel)
    guard distance > MotionConstants.decayRestDistance else { return 0 }
    return log(MotionConstants.decayRestDistance / distance) / rate
  }

  package func value(at time: TimeInterval) -> Double {
    if isSettled(at: time) { return restingValue }
    return start - travel * expm1(rate * max(time, 0))
  }

  package func velocity(at time: TimeInterval) -> Double {
    if isSettled(at: time) { return 0 }
    return initialVelocity * exp(rate * max(time, 0))
  }
}

/// How far something released at `velocity` would coast: v/1000 · d/(1 − d), signed (M-08).
///
/// - Parameters:
///   - velocity: in units per second.
///   - decelerationRate: the part of the speed kept per millisecond, from 0 to below 1.
package func projection(
  velocity: Double, decelerationRate: Double = MotionConstants.normalDecelerationRate
) -> Double {
  precondition(
    decelerationRate >= 0 && decelerationRate < 1,
    "A deceleration rate must not be below 0 and must be below 1.")
  return velocity / 1000 * decelerationRate / (1 - decelerationRate)
}
