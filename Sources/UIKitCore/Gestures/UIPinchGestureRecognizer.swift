import Foundation
import GlissadeGestures

/// A recognizer of two touches that move apart or towards each other.
///
/// It begins when their distance has changed by more than 10 pt (O-03). The scale is measured from
/// there, so that a view that is scaled by it stays under the touches.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer, PairRecognizer {
  var tracker = PinchTracker()
  var lastTime: TimeInterval = 0

  /// The distance of the touches as a factor of that when the pinch began, or since this was last
  /// set. The usual reset to 1 in each action keeps the velocity of the touches.
  open var scale: CGFloat {
    get { tracker.scale }
    set {
      if let scale = usable("scale", newValue, .positive) { tracker.scale = scale }
    }
  }

  /// The change of the scale per second. It is exactly 0 after a pause.
  open var velocity: CGFloat { tracker.velocity(at: velocityTime) }

  override var kind: RecognizerKind { .continuous }

  override var tracking: (any TrackingRecognizer)? { self }
}
