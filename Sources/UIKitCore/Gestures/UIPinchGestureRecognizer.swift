import Foundation
import GlissadeGestures

/// A recognizer of two touches that move apart or towards each other.
///
/// ```swift
/// func pinched(_ pinch: UIPinchGestureRecognizer) {
///   card.transform = card.transform.scaledBy(x: pinch.scale, y: pinch.scale)
///   pinch.scale = 1
/// }
/// ```
///
/// The gesture begins when the distance of the touches has changed by more than 10 pt (O-03). The
/// scale is measured from the distance at the beginning, so that a view that is scaled by it stays
/// under the touches.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer, PairRecognizer {
  var tracker = PinchTracker()
  var lastTime: TimeInterval = 0

  /// The factor by which the distance of the touches has changed since the pinch began, or since
  /// the scale was last set. A client usually sets it to 1 in each action, which does not change
  /// the velocity.
  open var scale: CGFloat {
    get { tracker.scale }
    set {
      if let scale = usable("scale", newValue, .positive) { tracker.scale = scale }
    }
  }

  /// The change of the scale per second. It is exactly 0 after a pause of the touches.
  open var velocity: CGFloat { tracker.velocity(at: velocityTime) }

  override var kind: RecognizerKind { .continuous }

  override var tracking: (any TrackingRecognizer)? { self }
}
