import Foundation
import GlissadeGestures

/// A finger, or several, dragging in any direction.
///
/// It begins when the touches have moved on by more than the hysteresis; from there its translation counts, so that
/// a view moved by it goes exactly as far as the finger.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  var tracker = PanTracker()
  /// The time of the newest touch event.
  private(set) var lastTime: TimeInterval = 0

  /// Touches needed, 1 or more.
  open var minimumNumberOfTouches: Int {
    get { tracker.minimumTouches }
    set {
      precondition(newValue >= 1, "a pan needs at least one touch")
      tracker.minimumTouches = newValue
    }
  }

  /// Touches followed at most, 1 or more.
  open var maximumNumberOfTouches: Int {
    get { tracker.maximumTouches }
    set {
      precondition(newValue >= 1, "a pan needs at least one touch")
      tracker.maximumTouches = newValue
    }
  }

  /// The straight distance beyond which the pan begins, in points, 0…40; what is set beyond that is brought
  /// back to it (M-01).
  ///
  /// Until it is set it is that of the device: 4 for the mouse. A small one begins sooner, a large one leaves
  /// more room for taps; the movement up to it never shows as a jump (F-06).
  open var hysteresis: CGFloat {
    get { ownHysteresis }
    set {
      precondition(!newValue.isNaN, "A hysteresis must be a number.")
      let range = GestureConstants.panHysteresisRange
      ownHysteresis = min(max(newValue, range.lowerBound), range.upperBound)
    }
  }
  private var ownHysteresis = GestureConstants.mousePanHysteresis

  /// Movement since the pan began or since it was last set, in points along `view`'s own axes, or
  /// the window's for nil. Before it begins: the whole movement since touch-down.
  open func translation(in view: UIView?) -> CGPoint {
    view?.vectorFromWindow(tracker.translation) ?? tracker.translation
  }

  /// Makes the movement so far count as `translation`; velocity stays.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    tracker.translation = view?.vectorToWindow(translation) ?? translation
  }

  /// Velocity in points per second along `view`'s own axes, or the window's for nil; exactly 0 after
  /// a hold.
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = tracker.velocity(at: max(lastTime, arena?.time ?? lastTime))
    return view?.vectorFromWindow(velocity) ?? velocity
  }

  override var kind: RecognizerKind { .continuous }

  override func didBegin() { tracker.begin() }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note(event)
    for touch in touches.inOrder { follow(tracker.down(touch.sample)) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note(event)
    follow(tracker.move(touches.inOrder.map(\.sample)))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note(event)
    follow(tracker.up(touches.inOrder.map(\.sample)))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    note(event)
    follow(tracker.cancel())
  }

  private func note(_ event: UIEvent) {
    lastTime = event.timestamp
    tracker.hysteresis =
      view?.window?.windowScene?.tuning.resolve(.panSlop, own: ownHysteresis) ?? ownHysteresis
    tracker.pumpInterval = arena?.pumpInterval ?? 0
    tracker.isTimePaused = arena?.isTimePaused ?? false
  }

  open override func reset() {
    super.reset()
    tracker.reset()
  }
}
