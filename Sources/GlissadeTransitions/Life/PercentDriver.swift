import Foundation

/// The arithmetic of a percent-driven transition: its progress, and the duration of its completion
/// or cancellation.
package struct PercentDriver: Sendable, Equatable {
  /// The duration of the transition in seconds, read once at its start (E-01).
  package private(set) var duration: TimeInterval
  /// The completed fraction, 0…1 (E-02). It can be outside if a spring was caught beyond an end,
  /// until it is moved back.
  package private(set) var percentComplete: Double = 0

  /// Creates a driver. A duration that is negative or not finite counts as 0.
  package init(duration: TimeInterval) {
    self.duration = duration.isFinite ? max(0, duration) : 0
  }

  /// Changes the duration of the transition.
  package mutating func adopt(duration: TimeInterval) {
    self.duration = PercentDriver(duration: duration).duration
  }

  /// Updates the completed fraction. Values below 0 count as 0, those above 1 as 1, and NaN changes
  /// nothing.
  package mutating func update(_ percent: Double) {
    guard !percent.isNaN else { return }
    percentComplete = min(max(percent, min(percentComplete, 0)), max(percentComplete, 1))
  }

  /// Sets the completed fraction to that of a caught animation, which can be beyond the ends.
  package mutating func seize(at percent: Double) {
    if percent.isFinite { percentComplete = percent }
  }

  /// The offset of the transition's clock, in seconds.
  package var offset: TimeInterval { percentComplete * duration }

  /// Returns the time to the end, in seconds (E-05).
  ///
  /// - Parameter speed: The completion speed, greater than 0.
  package func finishDuration(speed: Double) -> TimeInterval {
    abs(1 - percentComplete) * duration / speed
  }

  /// Returns the time back to the start, in seconds (E-05).
  ///
  /// - Parameter speed: The completion speed, greater than 0.
  package func cancelDuration(speed: Double) -> TimeInterval {
    abs(percentComplete) * duration / speed
  }
}
