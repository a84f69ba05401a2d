import Foundation
import GlissadeGestures

/// A recognizer of quick strokes in one direction: at least 50 pt within half a second, with a
/// deviation of at most 30° (M-13).
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer, TrackingRecognizer {
  /// A set of directions of swipes.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the directions.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The direction to the right.
    public static let right = Direction(rawValue: 1)
    /// The direction to the left.
    public static let left = Direction(rawValue: 2)
    /// The direction upwards.
    public static let up = Direction(rawValue: 4)
    /// The direction downwards.
    public static let down = Direction(rawValue: 8)
  }

  var tracker = SwipeTracker()

  /// The directions in which a swipe is recognized. The default is to the right.
  open var direction: Direction {
    get { Direction(rawValue: tracker.directions.rawValue) }
    set { tracker.directions = SwipeDirections(rawValue: newValue.rawValue) }
  }

  /// The number of simultaneous touches that the gesture requires, 1 or more.
  open var numberOfTouchesRequired: Int {
    get { tracker.touchesRequired }
    set {
      precondition(newValue >= 1, "a swipe needs at least one touch")
      tracker.touchesRequired = newValue
    }
  }

  override var kind: RecognizerKind { .discrete }

  override var tracking: (any TrackingRecognizer)? { self }
}
