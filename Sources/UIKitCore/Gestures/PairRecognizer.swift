import Foundation
import GlissadeGestures
import GlissadeMotion

/// A recognizer of two touches that a `PairTracker` tracks.
@MainActor protocol PairRecognizer: TrackingRecognizer where Tracker: PairTracker {
  /// The time of the latest touch event, in seconds of the scene's time.
  var lastTime: TimeInterval { get set }
}

extension PairRecognizer {
  func prepareTracker(for event: UIEvent) {
    lastTime = event.timestamp
    tracker.timing = inputTiming
    tracker.isTimePaused = isTimePaused
  }

  /// The instant for which the velocity of the touches is measured, in seconds of the scene's time.
  var velocityTime: TimeInterval { timeOfVelocity(after: lastTime) }
}
