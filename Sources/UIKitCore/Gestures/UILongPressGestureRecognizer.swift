import Foundation
import GlissadeGestures

/// A recognizer of touches that stay down without moving much.
///
/// ```swift
/// func pressed(_ press: UILongPressGestureRecognizer) {
///   if press.state == .began { card.alpha = 0.6 }
///   if press.state == .ended { card.alpha = 1 }
/// }
/// ```
///
/// The gesture begins after `minimumPressDuration`, changes with every later movement and ends with
/// the touch.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer, TrackingRecognizer {
  var tracker = LongPressTracker()

  /// The time before the gesture begins, in seconds, 0 or more. The default is 0.5 (M-13).
  open var minimumPressDuration: TimeInterval {
    get { tracker.duration }
    set {
      let duration = usable("minimumPressDuration", newValue, .endless)
      if let duration { tracker.duration = duration }
    }
  }

  /// The allowed movement before the gesture begins, in points, 0 or more. The default is 10
  /// (M-13).
  open var allowableMovement: CGFloat {
    get { tracker.slop }
    set {
      if let slop = usable("allowableMovement", newValue, .endless) { tracker.slop = slop }
    }
  }

  /// The number of simultaneous touches that the gesture requires, 1 or more.
  open var numberOfTouchesRequired: Int {
    get { tracker.touchesRequired }
    set {
      precondition(newValue >= 1, "a long press needs at least one touch")
      tracker.touchesRequired = newValue
    }
  }

  override var kind: RecognizerKind { .continuous }

  override var tracking: (any TrackingRecognizer)? { self }
}
