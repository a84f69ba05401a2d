import Foundation
import UIKit

/// A line of a scene's log: an event with its time.
package struct LogLine: Hashable, Sendable {
  /// The canvas's time at which the event was logged, in seconds.
  package var time: TimeInterval
  /// The event.
  package var event: SceneEvent
  /// The reason of the event, or `nil`.
  package var reason: String?
  /// A Boolean value that indicates whether the line explains an event and is no event itself.
  package var isExplanation: Bool

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - time: The canvas's time, in seconds.
  ///   - event: The event.
  ///   - reason: The reason of the event.
  ///   - isExplanation: A Boolean value that indicates whether the line explains an event and is no
  ///     event itself.
  package init(
    time: TimeInterval, event: SceneEvent, reason: String? = nil, isExplanation: Bool = false
  ) {
    self.time = time
    self.event = event
    self.reason = reason
    self.isExplanation = isExplanation
  }

  /// The text of the line, such as “pan began: it moved 5 pt, more than 4 pt”.
  package var text: String {
    let text = event.description + (reason.map { ": \($0)" } ?? "")
    return ControllerNames.shortened(in: FigureText.withMinusSigns(text))
  }
  /// A Boolean value that indicates whether the line reports a violation or a warning.
  package var isAlarm: Bool { event.isAlarm }
  /// A Boolean value that indicates whether the line reports a gesture's change of state.
  package var isGesture: Bool { event.isGesture }
}
