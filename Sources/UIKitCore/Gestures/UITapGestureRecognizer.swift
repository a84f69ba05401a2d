import Foundation
import GlissadeGestures

/// A recognizer of one or several taps, with one or several touches.
///
/// ```swift
/// let tap = UITapGestureRecognizer(target: self, action: Selector(MotionSnippets.tapped))
/// tap.numberOfTapsRequired = 2
/// card.addGestureRecognizer(tap)
/// ```
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer, TrackingRecognizer {
  var tracker = TapTracker()

  /// The number of consecutive taps that the gesture requires, 1 or more.
  open var numberOfTapsRequired: Int {
    get { tracker.tapsRequired }
    set {
      precondition(newValue >= 1, "a tap recognizer needs at least one tap")
      tracker.tapsRequired = newValue
    }
  }

  /// The number of simultaneous touches that the gesture requires, 1 or more.
  open var numberOfTouchesRequired: Int {
    get { tracker.touchesRequired }
    set {
      precondition(newValue >= 1, "a tap recognizer needs at least one touch")
      tracker.touchesRequired = newValue
    }
  }

  override var kind: RecognizerKind { .discrete }

  override var tracking: (any TrackingRecognizer)? { self }
}
