import Foundation

/// The motion of a value that coasts to rest like a scroll view: v(t) = v₀·d^(1000t) (M-09).
///
/// Source: the velocity is multiplied by d each millisecond; integrated continuously, the travel is
/// −v₀/(1000·ln d). `projection(velocity:decelerationRate:)` returns the travel in steps of whole
/// milliseconds.
package struct Decay: Motion, Hashable {
  /// The value at the start.
  package let start: Double
  /// The initial velocity, in units per second.
  package let initialVelocity: Double
  /// The factor d of the velocity per millisecond, greater than 0 and less than 1.
  package let decelerationRate: Double

  /// Creates a decay.
  ///
  /// - Parameters:
  ///   - start: The value at the start.
  ///   - velocity: The initial velocity, in units per second.
  ///   - decelerationRate: The factor of the velocity per millisecond, greater than 0 and less than
  ///     1.
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

  /// The natural logarithm of the factor of the velocity per second: 1000·ln d, less than 0.
  private var rate: Double { 1000 * log(decelerationRate) }

  /// The signed distance from the start to the end.
  package var travel: Double { -initialVelocity / rate }

  /// The value at the end.
  package var restingValue: Double { start + travel }

  /// The time after which the remaining distance is less than `decayRestDistance`, in seconds.
  package var settlingDuration: TimeInterval {
    let distance = abs(travel)
    guard distance > MotionConstants.decayRestDistance else { return 0 }
    return log(MotionConstants.decayRestDistance / distance) / rate
  }

  /// Returns the value `time` seconds after the start.
  package func value(at time: TimeInterval) -> Double {
    if isSettled(at: time) { return restingValue }
    return start - travel * expm1(rate * max(time, 0))
  }

  /// Returns the velocity at a time since the start, in units per second.
  package func velocity(at time: TimeInterval) -> Double {
    if isSettled(at: time) { return 0 }
    return initialVelocity * exp(rate * max(time, 0))
  }
}

/// Returns the signed distance that an object released with a velocity would coast: v/1000 · d/(1 −
/// d) (M-08).
///
/// - Parameters:
///   - velocity: The velocity, in units per second.
///   - decelerationRate: The factor d of the velocity per millisecond, from 0 to less than 1.
package func projection(
  velocity: Double, decelerationRate: Double = MotionConstants.normalDecelerationRate
) -> Double {
  precondition(
    decelerationRate >= 0 && decelerationRate < 1,
    "A deceleration rate must not be below 0 and must be below 1.")
  return velocity / 1000 * decelerationRate / (1 - decelerationRate)
}
