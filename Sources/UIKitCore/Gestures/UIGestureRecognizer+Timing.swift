import Foundation
import GlissadeGestures
import GlissadeMotion

// The timing of a gesture. Outside of a window a recognizer has only default values.
extension UIGestureRecognizer {
  /// The timing of the event that is being delivered.
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
