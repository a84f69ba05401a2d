import Foundation

/// A line of a scene's log, and when it came.
package struct LogLine: Hashable, Sendable {
  /// Seconds of the stage's time.
  package var time: TimeInterval
  package var text: String

  package init(time: TimeInterval, text: String) { (self.time, self.text) = (time, text) }

  /// Whether it tells of something that should not have happened.
  package var isAlarm: Bool { text.hasPrefix("violation") || text.hasPrefix("warning") }

  /// The states of gestures, as the log names them.
  private static let gestureStates: Set<Substring> = [
    "began", "ended", "cancelled", "recognized", "failed",
  ]

  /// Whether it tells of a gesture's state.
  package var isGesture: Bool {
    text.split(separator: " ").last.map(Self.gestureStates.contains) ?? false
  }
}
