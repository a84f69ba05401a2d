import Foundation
import GlissadeGestures

/// A recognizer of two touches that turn around each other.
///
/// The gesture begins when the touches have turned by more than 0.1 rad (O-03). The rotation is
/// measured from the angle at the beginning, so that a view that is rotated by it stays under the
/// touches.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer, PairRecognizer {
  var tracker = RotationTracker()
  var lastTime: TimeInterval = 0

  /// The angle by which the touches have turned since the gesture began, or since the rotation was
  /// last set, in radians, positive clockwise. The angle includes full turns.
  open var rotation: CGFloat {
    get { tracker.rotation }
    set {
      if let angle = usable("rotation", newValue) { tracker.rotation = angle }
    }
  }

  /// The angular velocity of the touches, in radians per second. It is exactly 0 after a pause of
  /// the touches.
  open var velocity: CGFloat { tracker.velocity(at: velocityTime) }

  override var kind: RecognizerKind { .continuous }

  override var tracking: (any TrackingRecognizer)? { self }
}
