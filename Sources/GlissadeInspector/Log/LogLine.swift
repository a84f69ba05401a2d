import Foundation

/// A line of a scene's log with its time.
package struct LogLine: Hashable, Sendable {
  /// The canvas's time at which the line was logged, in seconds.
  package var time: TimeInterval
  /// The text of the line.
  package var text: String

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - time: The canvas's time, in seconds.
  ///   - text: The text of the line.
  package init(time: TimeInterval, text: String) {
    self.time = time
    self.text = text
  }

  /// A Boolean value that indicates whether the line reports a violation or a warning.
  package var isAlarm: Bool { text.hasPrefix("violation") || text.hasPrefix("warning") }

  /// The states of gestures, as the log names them.
  private static let gestureStates: Set<Substring> = [
    "began", "ended", "cancelled", "recognized", "failed",
  ]

  /// A Boolean value that indicates whether the line reports a gesture's change of state.
  package var isGesture: Bool {
    text.split(separator: " ").last.map(Self.gestureStates.contains) ?? false
  }
}
