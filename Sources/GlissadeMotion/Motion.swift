import Foundation

/// The motion of one coordinate as a pure function of the time since its start, in seconds.
///
/// Negative times count as 0.
package protocol Motion: Sendable {
  /// Returns the value at a time, in the unit of the animated property.
  func value(at time: TimeInterval) -> Double
  /// Returns the velocity at a time, in the unit of the animated property per second.
  func velocity(at time: TimeInterval) -> Double
  /// The time until the motion has settled, in seconds; infinite for a motion that never settles.
  var settlingDuration: TimeInterval { get }
  /// The value from `settlingDuration` on.
  var restingValue: Double { get }
}

extension Motion {
  /// Returns whether the value is `restingValue` at `time` and at all later times.
  package func isSettled(at time: TimeInterval) -> Bool {
    max(time, 0) >= settlingDuration
  }
}
