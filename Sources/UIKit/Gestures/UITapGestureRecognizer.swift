import Foundation
import GlissadeGestures

/// A recognizer of one or several taps, with one or several touches.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  private var tracker = TapTracker()

  /// The number of consecutive taps, 1 or more.
  open var numberOfTapsRequired: Int {
    get { tracker.tapsRequired }
    set {
      precondition(newValue >= 1, "a tap recognizer needs at least one tap")
      tracker.tapsRequired = newValue
    }
  }

  /// The number of simultaneous touches, 1 or more.
  open var numberOfTouchesRequired: Int {
    get { tracker.touchesRequired }
    set {
      precondition(newValue >= 1, "a tap recognizer needs at least one touch")
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
