import Foundation

/// The motion of a released value to its target, which begins at the velocity of the release and
/// never passes the target.
///
/// The distance from the target is a `ReleaseCurve`.
package struct ReleaseMotion: Motion, Hashable {
  /// The value at the start.
  package let start: Double
  /// The value at the end.
  package let target: Double
  /// The initial velocity, in units per second.
  package let initialVelocity: Double
  /// The angular frequency ω, in radians per second.
  package let frequency: Double
  /// The time until the motion has settled (M-22), in seconds.
  package let settlingDuration: TimeInterval
  private let curve: ReleaseCurve

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - start: The value at the start.
  ///   - target: The value at the end.
  ///   - velocity: The velocity at the start in units per second, positive for increasing values.
  ///   - frequency: The angular frequency ω in radians per second, greater than 0.
  package init(start: Double, target: Double, velocity: Double = 0, frequency: Double) {
    precondition(
      start.isFinite && target.isFinite && velocity.isFinite && frequency.isFinite && frequency > 0,
      "The motion of a release needs finite values and a frequency greater than 0.")
    self.start = start
    self.target = target
    self.frequency = frequency
    initialVelocity = velocity
    curve = ReleaseCurve(distance: start - target, velocity: velocity, frequency: frequency)
    settlingDuration = curve.settlingDuration
  }

  /// The value at the end.
  package var restingValue: Double { target }

  /// Returns the value `time` seconds after the start.
  package func value(at time: TimeInterval) -> Double {
    if isSettled(at: time) { return target }
    return time > 0 ? target + curve.distance(at: time) : start
  }

  /// Returns the velocity at a time since the start, in units per second.
  package func velocity(at time: TimeInterval) -> Double {
    isSettled(at: time) ? 0 : curve.velocity(at: max(time, 0))
  }
}
