import Foundation
import GlissadeGestures
import GlissadeMotion

/// A recognizer of touches that move in any direction.
///
/// ```swift
/// func panned(_ pan: UIPanGestureRecognizer) {
///   card.center.y += pan.translation(in: page).y
///   pan.setTranslation(.zero, in: page)
///   if pan.state == .ended { print("released at \(pan.velocity(in: page).y) pt/s") }
/// }
/// ```
///
/// The gesture begins when the touches have moved by more than `hysteresis`. The translation is
/// measured from that location, so that a view that follows the translation moves exactly as far as
/// the touches.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer, TrackingRecognizer {
  var tracker = PanTracker()
  /// The time of the latest touch event, in seconds of the scene's time.
  private(set) var lastTime: TimeInterval = 0

  /// The minimum number of touches that the gesture requires, 1 or more.
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

  /// The kinds of scrolls that the pan follows like a touch. The default is none.
  ///
  /// With `.continuous`, a scroll on a touchpad moves the same content as the pan,
  /// unless a scroll view handles the scroll. The pan ends 0.08 s after the last event, with the
  /// velocity of that event (O-05).
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The straight distance after which the pan begins, in points, limited to 0…40 (M-01).
  ///
  /// The default depends on the device: 4 for a mouse and before the first touch, and 10 for a
  /// touch or a pen. With a smaller distance the pan begins sooner, and with a larger one taps may
  /// move more. The movement up to this distance never makes content jump (F-06).
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

  /// Returns the movement of the touches since the pan began or the translation was last set, in
  /// points along the axes of `view`, or of the window if `view` is `nil`. Before the pan begins,
  /// it is the whole movement since the touch began.
  open func translation(in view: UIView?) -> CGPoint {
    view?.vectorFromWindow(tracker.translation) ?? tracker.translation
  }

  /// Sets the translation that the touches have at their present location. The velocity does not
  /// change.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let translation = usable("setTranslation", translation) else { return }
    tracker.translation = view?.vectorToWindow(translation) ?? translation
  }

  /// Returns the velocity of the touches in points per second along the axes of `view`, or of the
  /// window if `view` is `nil`. It is exactly 0 after a pause of the touches.
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
