import Foundation
import GlissadeGestures

/// A recognizer of two touches that turn around each other.
///
/// It begins when they have turned by more than 0.1 rad (O-03). The rotation is measured from
/// there, so that a view that is rotated by it stays under the touches.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer, PairRecognizer {
  var tracker = RotationTracker()
  var lastTime: TimeInterval = 0

  /// The angle by which the touches have turned since the gesture began, or since this was last
  /// set, in radians, positive clockwise. It counts full turns.
  open var rotation: CGFloat {
    get { tracker.rotation }
    set {
      if let angle = usable("rotation", newValue) { tracker.rotation = angle }
    }
  }

  /// The angle per second, in radians. It is exactly 0 after a pause.
  open var velocity: CGFloat { tracker.velocity(at: velocityTime) }

  override var kind: RecognizerKind { .continuous }

  override var tracking: (any TrackingRecognizer)? { self }
}
