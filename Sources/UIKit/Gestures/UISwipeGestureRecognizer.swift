import Foundation
import GlissadeGestures

/// A recognizer of quick strokes in one direction: at least 50 pt within half a second, with a
/// deviation of at most 30° (M-13).
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
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

  private var tracker = SwipeTracker()

  /// The accepted directions. The default is to the right.
  open var direction: Direction {
    get { Direction(rawValue: tracker.directions.rawValue) }
    set { tracker.directions = SwipeDirections(rawValue: newValue.rawValue) }
  }

  /// The number of simultaneous touches, 1 or more.
  open var numberOfTouchesRequired: Int {
    get { tracker.touchesRequired }
    set {
      precondition(newValue >= 1, "a swipe needs at least one touch")
      tracker.touchesRequired = newValue
    }
  }

  override var kind: RecognizerKind { .discrete }

  override var deadline: TimeInterval? { currentState == .possible ? tracker.deadline : nil }

  override func step(to now: TimeInterval) { follow(tracker.step(to: now)) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches.inOrder { follow(tracker.down(touch.sample)) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(tracker.move(touches.inOrder.map(\.sample)))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(tracker.up(touches.inOrder.map(\.sample)))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(tracker.cancel())
  }

  open override func reset() {
    super.reset()
    tracker.reset()
  }
}
