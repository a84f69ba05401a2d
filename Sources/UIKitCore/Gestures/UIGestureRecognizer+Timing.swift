import Foundation
import GlissadeGestures
import GlissadeMotion

// The times of a gesture. Recognizers have none outside of a window.
extension UIGestureRecognizer {
  /// The timing of the current event.
  package var inputTiming: InputTiming { arena?.timing ?? InputTiming() }
  /// A Boolean value that indicates whether the scene's time is paused.
  package var isTimePaused: Bool { arena?.isTimePaused ?? false }

  /// Returns the instant for which the velocity of touches is measured.
  ///
  /// - Parameter lastTime: The time of the latest touch event.
  package func timeOfVelocity(after lastTime: TimeInterval) -> TimeInterval {
    max(lastTime, arena?.time ?? lastTime)
  }
}
