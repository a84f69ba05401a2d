import Foundation
import GlissadeGestures
import GlissadeMotion

/// A recognizer of two touches that a `PairTracker` tracks.
@MainActor protocol PairRecognizer: TrackingRecognizer where Tracker: PairTracker {
  /// The time of the latest touch event.
  var lastTime: TimeInterval { get set }
}

extension PairRecognizer {
  func prepareTracker(for event: UIEvent) {
    lastTime = event.timestamp
    tracker.timing = arena?.timing ?? InputTiming()
    tracker.isTimePaused = arena?.isTimePaused ?? false
  }

  /// The instant for which the velocity is measured.
  var velocityTime: TimeInterval { max(lastTime, arena?.time ?? lastTime) }
}
