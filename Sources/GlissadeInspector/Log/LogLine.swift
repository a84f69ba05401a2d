import Foundation
import UIKit

/// A line of a scene's log: an event with its time.
package struct LogLine: Hashable, Sendable {
  /// The canvas's time at which the event was logged, in seconds.
  package var time: TimeInterval
  /// The event.
  package var event: SceneEvent

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - time: The canvas's time, in seconds.
  ///   - event: The event.
  package init(time: TimeInterval, event: SceneEvent) {
    self.time = time
    self.event = event
  }

  /// The text of the line.
  package var text: String { event.description }
  /// A Boolean value that indicates whether the line reports a violation or a warning.
  package var isAlarm: Bool { event.isAlarm }
  /// A Boolean value that indicates whether the line reports a gesture's change of state.
  package var isGesture: Bool { event.isGesture }
}
