import Foundation
import GlissadeMotion

/// The motion of content from a release to a page: at first at the velocity of the release, then
/// slower and slower, never beyond the page.
///
/// With x the remaining distance and r the velocity divided by that distance: x = x₀·(1 + bt +
/// ct²)·e^(−ωt). A pole of order three leaves position, velocity and acceleration free at the
/// start, and the acceleration is 0: a critically damped spring fast enough for a page would
/// accelerate away from a slow pointer. From r = ω/2 on, c would be negative and the motion would
/// overshoot the page; there ω = 2r and c = 0, which is that spring.
package struct PageApproach: Motion, Hashable {
  /// The value at the start.
  package let start: Double
  /// The value at the end.
  package let target: Double
  /// The initial velocity, in units per second.
  package let initialVelocity: Double
  /// The time until the motion has settled, in seconds.
  package let settlingDuration: TimeInterval
  private let remaining: RemainingFraction

  /// The remaining fraction of the distance as a function of time.
  private struct RemainingFraction: Hashable {
    let frequency: Double
    let linear: Double
    let square: Double

    init(relativeVelocity: Double) {
      frequency = max(ScrollConstants.pageFrequency, 2 * relativeVelocity)
      linear = frequency - relativeVelocity
      square = max(frequency * (frequency / 2 - relativeVelocity), 0)
    }

    func value(at time: TimeInterval) -> Double {
      (1 + (linear + square * time) * time) * exp(-frequency * time)
    }

    func rate(at time: TimeInterval) -> Double {
      let slope = linear - frequency + (2 * square - frequency * linear) * time
      return (slope - frequency * square * time * time) * exp(-frequency * time)
    }

    /// The time at which the remaining fraction is as small as that of a settled spring (M-22), in
    /// seconds.
    var settlingDuration: TimeInterval {
      // The remaining fraction only decreases. At ωt = 12 it is smaller, whatever the velocity was.
      var early = 0.0
      var late = 12 / frequency
      for _ in 0..<60 {
        let middle = (early + late) / 2
        if value(at: middle) > 8e-4 { early = middle } else { late = middle }
      }
      return late
    }
  }

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - start: The value at the start, different from the target.
  ///   - target: The value at the end.
  ///   - velocity: The initial velocity in units per second, 0 or towards the target.
  package init(start: Double, target: Double, velocity: Double) {
    precondition(
      start != target && velocity * (target - start) >= 0,
      "A page is approached from another value, and not backwards.")
    self.start = start
    self.target = target
    initialVelocity = velocity
    remaining = RemainingFraction(relativeVelocity: velocity / (target - start))
    settlingDuration = remaining.settlingDuration
  }

  /// The value at the end.
  package var restingValue: Double { target }

  /// Returns the value at a time since the start, in seconds.
  package func value(at time: TimeInterval) -> Double {
    guard time > 0 else { return start }
    return isSettled(at: time) ? target : target + (start - target) * remaining.value(at: time)
  }

  /// Returns the velocity at a time since the start, in units per second.
  package func velocity(at time: TimeInterval) -> Double {
    isSettled(at: time) ? 0 : (start - target) * remaining.rate(at: max(time, 0))
  }
}
