import UIKitCore
import GlissadeGestures
import GlissadeMotion

/// A recognizer of the touches that dismiss a page. One touch pans the page, and a second one
/// scales and rotates it.
///
/// The recognizer begins at once for a touch that catches a moving page. For a page at rest it
/// begins when a touch has panned or two touches have pinched, if `begins` allows it. The movement
/// of the touches before that does not move the page.
@MainActor final class ZoomGestureRecognizer: UIGestureRecognizer, PartRecognizer {
  /// A gesture that can begin.
  enum Start {
    case pan(CGPoint, from: CGPoint)
    case pinch(scale: Double)
  }

  /// A closure that returns whether a touch catches a page.
  var catches: (UITouch) -> Bool = { _ in false }
  /// A closure that returns whether there is a page that touches can dismiss.
  var isOpen: () -> Bool = { false }
  /// A closure that returns whether a gesture begins.
  var begins: (Start) -> Bool = { _ in false }

  private var pan = PanTracker(maximumTouches: 2)
  private var pinch = PinchTracker()
  private var turn = RotationTracker()
  /// The centroid of the touches at their last movement, in points of the window.
  private var centroid = CGPoint.zero
  /// A Boolean value that indicates whether only a single touch was down at the last movement.
  private var pulls = true
  /// The total movement that `takeStep()` has returned so far.
  private var taken = ZoomStep()
  /// The time of the latest touch event.
  private(set) var lastTime: TimeInterval = 0
  /// A Boolean value that indicates whether the gesture began with a movement, or has moved since.
  private(set) var hasMoved = false

  var ownKind: RecognizerKind { .continuous }
  var followsScrolls: Bool { true }

  /// Returns `true` for the pan and pinch recognizers of scroll views, which wait until the
  /// direction of the touches is clear. For a scroll of a touchpad it returns `false`, so that
  /// content scrolls first.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    guard other.view is UIScrollView, touches.first?.type != .indirect else { return false }
    return other is UIPanGestureRecognizer || other is UIPinchGestureRecognizer
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    prepare(for: event)
    let isCatch = state == .possible && touches.contains { catches($0) }
    for touch in touches.inOrder {
      _ = pan.down(touch.sample)
      _ = pinch.down(touch.sample)
      _ = turn.down(touch.sample)
      if !pan.follows(touch.id) { ignore(touch, for: event) }
    }
    updateCentroid()
    guard state == .possible else { return }
    if isCatch { state = .began } else if !isOpen() { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    prepare(for: event)
    pulls = pan.touches.count < 2
    let samples = touches.inOrder.map(\.sample)
    _ = pan.move(samples)
    let pinches = pinch.move(samples) == .begin
    _ = turn.move(samples)
    updateCentroid()
    if state == .possible { decide(pinches) } else { state = .changed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    prepare(for: event)
    let samples = touches.inOrder.map(\.sample)
    let intent = pan.up(samples)
    _ = pinch.up(samples)
    _ = turn.up(samples)
    guard intent != .none else { return }
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    prepare(for: event)
    state = state == .possible ? .failed : .cancelled
  }

  func handleBeginning() {
    pan.begin()
    pinch.begin()
    turn.begin()
    taken = total
  }

  override func reset() {
    super.reset()
    pan.reset()
    pinch.reset()
    turn.reset()
    hasMoved = false
  }

  /// Begins or fails as soon as the touches have moved far enough.
  private func decide(_ pinches: Bool) {
    let start: Start
    if pinches {
      start = .pinch(scale: pinch.scale)
    } else if hypot(pan.sampledTravel.x, pan.sampledTravel.y) > hysteresis {
      let place = CGPoint(x: centroid.x - pan.travel.x, y: centroid.y - pan.travel.y)
      start = .pan(pan.sampledTravel, from: place)
    } else {
      return
    }
    hasMoved = begins(start)
    state = hasMoved ? .began : .failed
  }

  private var hysteresis: CGFloat {
    let own =
      switch touches.first?.type {
      case .direct, .pencil: GestureConstants.touchPanHysteresis
      case .indirect, .indirectPointer, nil: GestureConstants.mousePanHysteresis
      }
    return view?.window?.windowScene?.tuning.resolve(.panSlop, own: own) ?? CGFloat(own)
  }

  private func prepare(for event: UIEvent) {
    lastTime = event.timestamp
    (pan.timing, pan.isTimePaused) = (inputTiming, isTimePaused)
    (pinch.timing, pinch.isTimePaused) = (inputTiming, isTimePaused)
    (turn.timing, turn.isTimePaused) = (inputTiming, isTimePaused)
  }

  private func updateCentroid() {
    if let location = pan.location { centroid = location }
  }

  // MARK: Movement

  /// The movement of the touches since the gesture began.
  private var total: ZoomStep {
    ZoomStep(
      travel: pan.translation, scale: log(pinch.scale), rotation: turn.rotation,
      centroid: centroid, pulls: pulls)
  }

  /// Returns the movement of the touches since the last call.
  func takeStep() -> ZoomStep {
    let now = total
    var step = now
    step.travel = CGPoint(x: now.travel.x - taken.travel.x, y: now.travel.y - taken.travel.y)
    step.scale -= taken.scale
    step.rotation -= taken.rotation
    taken = now
    let distance = hypot(pan.translation.x, pan.translation.y)
    if distance > GestureConstants.mousePanHysteresis || step.scale != 0 || step.rotation != 0 {
      hasMoved = true
    }
    return step
  }

  /// The velocities of the touches, per second. They are exactly 0 after a pause.
  var velocity: ZoomStep {
    let time = timeOfVelocity(after: lastTime)
    return ZoomStep(
      travel: pan.velocity(at: time), scale: pinch.velocity(at: time) / pinch.scale,
      rotation: turn.velocity(at: time), centroid: centroid, pulls: pulls)
  }
}
