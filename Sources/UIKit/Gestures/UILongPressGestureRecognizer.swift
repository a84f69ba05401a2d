import Foundation
import GlissadeGestures

/// A finger that stays down, or several, without moving much.
///
/// It begins when the time is up, changes with every movement after that and ends when the finger is lifted.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private var tracker = LongPressTracker()

  /// How long to hold, in seconds, 0 or more; 0.5 at first (M-13).
  open var minimumPressDuration: TimeInterval {
    get { tracker.duration }
    set {
      precondition(newValue >= 0, "a long press cannot last less than no time")
      tracker.duration = newValue
    }
  }

  /// How far the finger may stray before the time is up, in points, 0 or more; 10 at first (M-13).
  open var allowableMovement: CGFloat {
    get { tracker.slop }
    set {
      precondition(newValue >= 0, "a finger cannot stray by less than nothing")
      tracker.slop = newValue
    }
  }

  /// Touches at once, 1 or more.
  open var numberOfTouchesRequired: Int {
    get { tracker.touchesRequired }
    set {
      precondition(newValue >= 1, "a long press needs at least one touch")
      tracker.touchesRequired = newValue
    }
  }

  override var kind: RecognizerKind { .continuous }

  override var deadline: TimeInterval? { stage == .possible ? tracker.deadline : nil }

  override func step(to now: TimeInterval) { follow(tracker.step(to: now)) }

  override func didBegin() { tracker.begin() }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches.inOrder { follow(tracker.down(touch.sample)) }
    step(to: event.timestamp)
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
