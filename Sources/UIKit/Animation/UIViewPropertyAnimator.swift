import Foundation
import GlissadeLayers

/// An animation of views' properties that can be paused, moved by hand, reversed and continued, at
/// any time and without a jump.
///
/// It belongs to the scene in which it was made, or, made outside of any, to the most recent one. While it runs, the scene keeps it; while it is
/// paused or stopped, its owner must.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// Seconds from start to end; of a spring of mass, stiffness and damping its settling time (H-03).
  open var duration: TimeInterval { naturalDuration }
  /// Seconds that `startAnimation(afterDelay:)` waited last.
  open internal(set) var delay: TimeInterval = 0
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// Whether it can be paused, stopped and moved by hand. To be set before it is active.
  open var isInterruptible = true
  /// Whether what it moves takes touches while it runs.
  open var isUserInteractionEnabled = true { didSet { markClock() } }
  /// Whether the client does its own hit testing: then touches find what it moves at its target
  /// instead of where it shows (F-20).
  open var isManualHitTestingEnabled = false { didSet { markClock() } }
  /// Whether `fractionComplete` is of the way; else it is of the time.
  open var scrubsLinearly = true
  /// Whether it stays active at its end, to be reversed or stopped.
  open var pausesOnCompletion = false

  /// Whether it is a transition's interruptible animator.
  var playsTransition = false { didSet { markClock() } }
  let naturalDuration: TimeInterval
  let curve: PlanarCurve
  var blocks: [PendingBlock] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var observers: [Observer] = []
  var isTurned = false
  /// The scene in which it was made; for one made outside of any scene the most recent one (N-21).
  var scene: UIWindowScene? { hadScene ? ownScene : UIWindowScene.current }
  private weak var ownScene: UIWindowScene?
  private let hadScene: Bool
  /// The host's, while this is active.
  weak var clock: AnimatorClock?
  var phase = Phase.inactive

  /// Where it is in its life; while it is active, its clock knows the rest.
  enum Phase {
    case inactive
    case active
    case stopped(AnimatorResidue, fraction: CGFloat)
  }

  struct PendingBlock {
    var animation: () -> Void
    var delayFactor: Double
    var laysOutSubviews = false
    var beginsFromCurrentState = false
  }

  // MARK: Making one

  /// - Parameter duration: in seconds, ≥ 0; a spring of mass, stiffness and damping takes its own.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    precondition(
      duration.isFinite && duration >= 0, "An animator's duration must not be below 0.")
    timingParameters = parameters
    let way = parameters.resolved(duration: duration)
    curve = PlanarCurve(way.curve, axes: way.axes)
    naturalDuration = way.duration
    ownScene = UIWindowScene.current
    hadScene = ownScene != nil
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// The x of both points within 0…1.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// A spring that fits the duration; `ratio` > 0, 1 is critically damped.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// One that has been started. It inherits nothing and takes touches, whatever the options say; it
  /// cannot repeat, so that `repeat` and `autoreverse` are refused.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve)
    animator.take(options, for: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: State

  open var state: UIViewAnimatingState {
    switch phase {
    case .inactive: .inactive
    case .active: .active
    case .stopped: .stopped
    }
  }

  open var isRunning: Bool { clock?.course.isRunning ?? false }

  open var isReversed: Bool {
    get { isTurned }
    set {
      guard newValue != isTurned else { return }
      change {
        isTurned = newValue
        clock?.setReversed(newValue)
      }
    }
  }

  /// Setting it pauses, and makes an inactive animator active without starting it (G-09).
  open var fractionComplete: CGFloat {
    get {
      if case .stopped(_, let fraction) = phase { return fraction }
      return clock?.fraction(linearly: scrubsLinearly) ?? 0
    }
    set {
      precondition(!newValue.isNaN, "fractionComplete must be a number.")
      guard allowsInterruption("fractionComplete") else { return }
      drive("fractionComplete") { $0.scrub(to: newValue, linearly: scrubsLinearly) }
    }
  }

  // MARK: Driving

  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Model values change at once; what shows stands for `delay` seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    precondition(delay.isFinite && delay >= 0, "An animator's delay must not be below 0.")
    drive("startAnimation") { clock in
      guard !clock.course.isRunning else { return }
      self.delay = delay
      clock.run(keeping: self, delay: delay)
    }
  }

  open func pauseAnimation() {
    guard allowsInterruption("pauseAnimation") else { return }
    drive("pauseAnimation") { $0.pause() }
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    precondition(
      durationFactor.isFinite && durationFactor >= 0, "A duration factor must not be below 0.")
    guard state == .active else { return refuse("continueAnimation") }
    drive("continueAnimation") { clock in
      let seconds = durationFactor > 0 ? Double(durationFactor) * duration : clock.remaining
      let way = parameters?.resolved(duration: seconds)
      clock.run(
        keeping: self, in: way?.duration ?? seconds,
        timing: way.map { PlanarCurve($0.curve, axes: $0.axes) })
    }
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard allowsInterruption("stopAnimation") else { return }
    if case .inactive = phase {
      scene?.remarkOnce("stopAnimation of an animator that is inactive has no effect")
      return
    }
    guard case .active = phase, let clock else { return refuse("stopAnimation") }
    change {
      let fraction = fractionComplete
      let residue = clock.stop()
      phase = withoutFinishing ? .inactive : .stopped(residue, fraction: fraction)
      if withoutFinishing { forget() } else { self.clock = nil }
    }
    inScene { clock.tellBlocks(finished: false) }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard case .stopped(let residue, _) = phase else { return refuse("finishAnimation") }
    conclude(at: finalPosition) { residue.apply(AnimatorClock.Position(finalPosition)) }
  }

  // MARK: What it animates

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// While it is active they start now, and last as long as it has left. While it leads back they
  /// show nothing until it leads forward again.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    precondition(
      (0...1).contains(delayFactor), "A delay factor must be in 0…1.")
    if case .stopped = phase { return refuse("addAnimations") }
    let block = PendingBlock(animation: animation, delayFactor: Double(delayFactor))
    if let clock { inScene { perform(block, on: clock) } } else { blocks.append(block) }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Calls `handler` after each change of `property`, for as long as the animator lives.
  open func observe(
    _ property: ObservableProperty,
    changeHandler handler: @escaping (UIViewPropertyAnimator) -> Void
  ) {
    observers.append(Observer(property: property, handler: handler))
  }

  isolated deinit { sayGoodbye() }
}
