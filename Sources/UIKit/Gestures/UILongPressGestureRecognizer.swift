import Foundation
import GlissadeGestures

/// A recognizer of touches that stay down without moving much.
///
/// It begins when the time has passed, changes with every later movement and ends with the touch.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private var tracker = LongPressTracker()

  /// The time before the gesture begins, in seconds, 0 or more. The default is 0.5 (M-13).
  open var minimumPressDuration: TimeInterval {
    get { tracker.duration }
    set {
      precondition(newValue >= 0, "a long press cannot last less than no time")
      tracker.duration = newValue
    }
  }

  /// The allowed movement before the gesture begins, in points, 0 or more. The default is 10
  /// (M-13).
  open var allowableMovement: CGFloat {
    get { tracker.slop }
    set {
      precondition(newValue >= 0, "allowableMovement must not be negative")
      tracker.slop = newValue
    }
  }

  /// The number of simultaneous touches, 1 or more.
  open var numberOfTouchesRequired: Int {
    get { tracker.touchesRequired }
    set {
      precondition(newValue >= 1, "a long press needs at least one touch")
      tracker.touchesRequired = newValue
    }
  }

  override var kind: RecognizerKind { .continuous }

  override var deadline: TimeInterval? { currentState == .possible ? tracker.deadline : nil }

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
