import Foundation

/// The movement of a value on a spring, from any start and velocity to a target.
///
/// The value at 0 is exactly `start`; from `settlingDuration` on it is exactly `target` (M-23).
package struct SpringMotion: Motion, Hashable {
  package let spring: Spring
  package let start: Double
  package let target: Double
  /// At time 0, in units per second, in the direction of growing values.
  package let initialVelocity: Double
  package let settlingDuration: TimeInterval
  private let kernel: SpringKernel

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

  /// With the velocity as UIKit gives it: in distances to the target per second (H-01).
  package init(spring: Spring, start: Double, target: Double, relativeVelocity: Double) {
    self.init(
      spring: spring, start: start, target: target, velocity: relativeVelocity * (target - start))
  }

  package var restingValue: Double { target }

  package func value(at time: TimeInterval) -> Double {
    guard time > 0 else { return isSettled(at: 0) ? target : start }
    if isSettled(at: time) { return target }
    return target + kernel.position(at: time, x0: start - target, v0: initialVelocity)
  }

  package func velocity(at time: TimeInterval) -> Double {
    if isSettled(at: time) { return 0 }
    return kernel.velocity(at: max(time, 0), x0: start - target, v0: initialVelocity)
  }
}
