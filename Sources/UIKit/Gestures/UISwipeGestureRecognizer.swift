import Foundation
import GlissadeGestures

/// A quick stroke in one direction: at least 50 pt within half a second, no more than 30° off (M-13).
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions in which a swipe may go.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  private var tracker = SwipeTracker()

  /// The directions that count; to the right at first.
  open var direction: Direction {
    get { Direction(rawValue: tracker.directions.rawValue) }
    set { tracker.directions = SwipeDirections(rawValue: newValue.rawValue) }
  }

  /// Touches at once, 1 or more.
  open var numberOfTouchesRequired: Int {
    get { tracker.touchesRequired }
    set {
      precondition(newValue >= 1, "a swipe needs at least one touch")
      tracker.touchesRequired = newValue
    }
  }

  override var kind: RecognizerKind { .discrete }

  override var deadline: TimeInterval? { stage == .possible ? tracker.deadline : nil }

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
