import Foundation

/// One coordinate's movement as a pure function of the time since it started, in s.
///
/// Times before 0 count as 0.
package protocol Motion: Sendable {
  /// Where it is, in the unit of the animated property.
  func value(at time: TimeInterval) -> Double
  /// How fast it goes, in that unit per second.
  func velocity(at time: TimeInterval) -> Double
  /// When it is over, in s; infinite for one that never rests.
  var settlingDuration: TimeInterval { get }
  /// Where it is from `settlingDuration` on.
  var restingValue: Double { get }
}

extension Motion {
  /// Whether the value is, and stays, at `restingValue`.
  package func isSettled(at time: TimeInterval) -> Bool {
    max(time, 0) >= settlingDuration
  }
}
