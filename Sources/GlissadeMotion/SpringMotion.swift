import Foundation

/// The motion of a value on a spring to a target, with any start and initial velocity.
///
/// The value at time 0 is exactly `start`, and from `settlingDuration` on exactly `target` (M-23).
package struct SpringMotion: Motion, Hashable {
  /// The spring.
  package let spring: Spring
  /// The value at the start.
  package let start: Double
  /// The value at the end.
  package let target: Double
  /// The velocity at time 0 in units per second, positive for increasing values.
  package let initialVelocity: Double
  /// The time until the motion has settled, in seconds.
  package let settlingDuration: TimeInterval
  private let kernel: SpringKernel

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - start: The value at the start.
  ///   - target: The value at the end.
  ///   - velocity: The velocity at time 0 in units per second, positive for increasing values.
  package init(spring: Spring, start: Double, target: Double, velocity: Double = 0) {
    precondition(
      start.isFinite && target.isFinite && velocity.isFinite,
      "A spring's start, target and velocity must be finite.")
    self.spring = spring
    self.start = start
    self.target = target
    initialVelocity = velocity
    kernel = SpringKernel(spring)
    settlingDuration = kernel.settlingDuration(x0: start - target, v0: velocity)
  }

  /// Creates a motion whose initial velocity is given as in UIKit: in distances to the target per
  /// second (H-01).
  package init(spring: Spring, start: Double, target: Double, relativeVelocity: Double) {
    self.init(
      spring: spring, start: start, target: target, velocity: relativeVelocity * (target - start))
  }

  /// The value at the end.
  package var restingValue: Double { target }

  /// Returns the value `time` seconds after the start.
  package func value(at time: TimeInterval) -> Double {
    guard time > 0 else { return isSettled(at: 0) ? target : start }
    if isSettled(at: time) { return target }
    return target + kernel.position(at: time, x0: start - target, v0: initialVelocity)
  }

  /// Returns the velocity at a time since the start, in units per second.
  package func velocity(at time: TimeInterval) -> Double {
    if isSettled(at: time) { return 0 }
    return kernel.velocity(at: max(time, 0), x0: start - target, v0: initialVelocity)
  }
}
