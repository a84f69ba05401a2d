import Foundation
import GlissadeGestures
import GlissadeMotion

/// A recognizer of touches that move in any direction.
///
/// It begins when the touches have moved by more than the hysteresis. The translation is measured
/// from there, so that a view that follows it moves exactly as far as the touch.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer, TrackingRecognizer {
  var tracker = PanTracker()
  /// The time of the latest touch event.
  private(set) var lastTime: TimeInterval = 0

  /// The minimum number of touches, 1 or more.
  open var minimumNumberOfTouches: Int {
    get { tracker.minimumTouches }
    set {
      precondition(newValue >= 1, "a pan needs at least one touch")
      tracker.minimumTouches = newValue
    }
  }

  /// The maximum number of followed touches, 1 or more.
  open var maximumNumberOfTouches: Int {
    get { tracker.maximumTouches }
    set {
      precondition(newValue >= 1, "a pan needs at least one touch")
      tracker.maximumTouches = newValue
    }
  }

  /// The kinds of scrolls that the pan follows like a touch; none by default.
  ///
  /// With `.continuous`, two touches on a touchpad pull what the pan moves, where no scroll view
  /// takes the scroll. The pan ends 0.08 s after the last event, with the velocity of that event
  /// (O-05).
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The straight distance after which the pan begins, in points, clamped to 0…40 (M-01).
  ///
  /// The default is the device's value: 4 for a mouse, which also stands here before the first
  /// touch, and 10 for a touch or a pen. A smaller one begins sooner, and a larger one allows more
  /// movement in taps; the movement up to it is never visible as a jump (F-06).
  open var hysteresis: CGFloat {
    get { ownHysteresis ?? deviceHysteresis }
    set {
      guard let hysteresis = usable("hysteresis", newValue, .limited) else { return }
      let range = GestureConstants.panHysteresisRange
      ownHysteresis = min(max(hysteresis, range.lowerBound), range.upperBound)
    }
  }
  private var ownHysteresis: CGFloat?

  private var deviceHysteresis: CGFloat {
    switch touches.first?.type {
    case .direct, .pencil: GestureConstants.touchPanHysteresis
    case .indirect, .indirectPointer, nil: GestureConstants.mousePanHysteresis
    }
  }

  /// Returns the movement since the pan began or since it was last set, in points along `view`'s
  /// own axes, or the window's for `nil`. Before the pan begins it is the whole movement since the
  /// touch began.
  open func translation(in view: UIView?) -> CGPoint {
    view?.vectorFromWindow(tracker.translation) ?? tracker.translation
  }

  /// Sets the translation of the movement so far; the velocity stays.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let translation = usable("setTranslation", translation) else { return }
    tracker.translation = view?.vectorToWindow(translation) ?? translation
  }

  /// Returns the velocity in points per second along `view`'s own axes, or the window's for `nil`.
  /// It is exactly 0 after a pause.
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = tracker.velocity(at: timeOfVelocity(after: lastTime))
    return view?.vectorFromWindow(velocity) ?? velocity
  }

  override var acceptsScrolls: Bool { allowedScrollTypesMask.contains(.continuous) }

  override var kind: RecognizerKind { .continuous }

  override var tracking: (any TrackingRecognizer)? { self }

  func prepareTracker(for event: UIEvent) {
    lastTime = event.timestamp
    tracker.hysteresis =
      view?.window?.windowScene?.tuning.resolve(.panSlop, own: hysteresis) ?? hysteresis
    tracker.timing = inputTiming
    tracker.isTimePaused = isTimePaused
  }
}
