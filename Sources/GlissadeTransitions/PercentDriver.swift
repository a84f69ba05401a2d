import Foundation

/// The arithmetic of a percent-driven transition: where it stands and how long each way out takes.
package struct PercentDriver: Sendable, Equatable {
  /// The transition's length in seconds, read once at the start (E-01).
  package private(set) var duration: TimeInterval
  /// 0…1 (E-02); beyond where a spring was caught beyond, until it is led back.
  package private(set) var percentComplete: Double = 0

  /// A negative duration counts as 0, and so does one that is no finite number.
  package init(duration: TimeInterval) {
    self.duration = duration.isFinite ? max(0, duration) : 0
  }

  /// The transition turns out to be longer or shorter.
  package mutating func adopt(duration: TimeInterval) {
    self.duration = PercentDriver(duration: duration).duration
  }

  /// Below 0 counts as 0, above 1 as 1; what is no number changes nothing.
  package mutating func update(_ percent: Double) {
    guard !percent.isNaN else { return }
    percentComplete = min(max(percent, min(percentComplete, 0)), max(percentComplete, 1))
  }

  /// Stands where what runs was caught, also beyond the ends.
  package mutating func seize(at percent: Double) {
    if percent.isFinite { percentComplete = percent }
  }

  /// The transition clock's offset, in seconds.
  package var offset: TimeInterval { percentComplete * duration }

  /// Seconds from here to the end (E-05). `speed` > 0.
  package func finishDuration(speed: Double) -> TimeInterval {
    abs(1 - percentComplete) * duration / speed
  }

  /// Seconds from here back to the start (E-05). `speed` > 0.
  package func cancelDuration(speed: Double) -> TimeInterval {
    abs(percentComplete) * duration / speed
  }
}
