import Foundation
import GlissadeLayers

/// An animation of views' properties that can be paused, scrubbed, reversed and continued, at any
/// time and without a jump.
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.8) { [card] in
///   card.center.y += 200
/// }
/// animator.startAnimation()
/// animator.pauseAnimation()
/// animator.fractionComplete = 0.5
/// animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
/// ```
///
/// An animator belongs to the scene in which it was created, or, if it was created outside of any
/// scene, to the most recent scene. The scene retains the animator while it runs; a client must
/// retain it while it is paused or stopped.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The duration of the animation, in seconds. For a spring of mass, stiffness and damping it is
  /// the settling time (H-03).
  open var duration: TimeInterval { naturalDuration }
  /// The delay of the last `startAnimation(afterDelay:)`, in seconds.
  open internal(set) var delay: TimeInterval = 0
  /// The timing curve of the animation.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// A Boolean value that indicates whether the animation can be paused, stopped and scrubbed. It
  /// is set before the animator is active.
  open var isInterruptible = true
  /// A Boolean value that indicates whether animated views receive touches while the animation
  /// runs.
  open var isUserInteractionEnabled = true { didSet { markClock() } }
  /// A Boolean value that indicates whether the client does its own hit testing. Touches then hit
  /// animated views at their targets instead of their visible places (F-20).
  open var isManualHitTestingEnabled = false { didSet { markClock() } }
  /// A Boolean value that indicates whether `fractionComplete` is a fraction of the distance. If
  /// the value is `false`, it is a fraction of the time.
  open var scrubsLinearly = true
  /// A Boolean value that indicates whether the animator stays active at its end, so that it can be
  /// reversed or stopped.
  open var pausesOnCompletion = false

  /// A Boolean value that indicates whether this animator is the interruptible animator of a view
  /// controller transition.
  var playsTransition = false { didSet { markClock() } }
  let naturalDuration: TimeInterval
  let curve: PlanarCurve
  var blocks: [PendingBlock] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var observers: [Observer] = []
  package final var observations: ObservationList?
  var isTurned = false
  /// The scene in which the animator was created, or the most recent scene for an animator that was
  /// created outside of any scene (N-21).
  var scene: UIWindowScene? { hadScene ? ownScene : UIWindowScene.current }
  private weak var ownScene: UIWindowScene?
  private let hadScene: Bool
  /// The clock of the active animator, which the scene's host owns, or `nil`.
  weak var clock: AnimatorClock?
  var phase = Phase.inactive

  /// The phase of an animator. The clock stores the rest of the state while the animator is active.
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

  // MARK: Initializers

  /// Creates an animator with a timing curve.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, 0 or more. A spring of mass, stiffness and damping
  ///     ignores it and has its settling time.
  ///   - parameters: The timing curve.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let duration = NumberRule.notNegative.usable(
      duration, or: 0, in: "UIViewPropertyAnimator.init(duration:)")
    timingParameters = parameters
    let timing = parameters.resolved(duration: duration)
    curve = PlanarCurve(timing.curve, axes: timing.axes)
    naturalDuration = timing.duration
    ownScene = UIWindowScene.current
    hadScene = ownScene != nil
    super.init()
  }

  /// Creates an animator without a duration, whose changes take effect at once.
  public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  /// Creates an animator with a standard curve and a first block of animations.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic Bézier curve. The x coordinates of its control points are in
  /// 0…1.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that fits the duration. The damping ratio `ratio` is above
  /// 0, and 1 is critical damping.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates and starts an animator. Whatever the options are, it inherits nothing from an outer
  /// animation block, and animated views receive touches. An animator cannot repeat, so the options
  /// `repeat` and `autoreverse` are refused.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve)
    animator.apply(options, for: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: State

  /// The state of the animator.
  open var state: UIViewAnimatingState {
    switch phase {
    case .inactive: .inactive
    case .active: .active
    case .stopped: .stopped
    }
  }

  /// A Boolean value that indicates whether the animation runs: the animator is active and not
  /// paused.
  open var isRunning: Bool { clock?.timeline.isRunning ?? false }

  /// A Boolean value that indicates whether the animation runs back to its start.
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

  /// The completed fraction of the animation. Setting it pauses the animator; an inactive animator
  /// becomes active but does not start (G-09).
  open var fractionComplete: CGFloat {
    get {
      if case .stopped(_, let fraction) = phase { return fraction }
      return clock?.fraction(linearly: scrubsLinearly) ?? 0
    }
    set {
      guard let fraction = usable("fractionComplete", newValue, .limited),
        allowsInterruption("fractionComplete")
      else { return }
      drive("fractionComplete") { $0.scrub(to: fraction, linearly: scrubsLinearly) }
    }
  }

  // MARK: Commands

  /// Starts the animation, or continues a paused animation.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation after a delay. Model values change at once; the visible values do not
  /// change for `delay` seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    let delay = usable("startAnimation(afterDelay:)", delay, or: 0, .notNegative)
    drive("startAnimation") { clock in
      guard !clock.timeline.isRunning else { return }
      self.delay = delay
      clock.run(keeping: self, delay: delay)
    }
  }

  /// Pauses the animation at its current values.
  open func pauseAnimation() {
    guard allowsInterruption("pauseAnimation") else { return }
    drive("pauseAnimation") { $0.pause() }
  }

  /// Continues the paused animation; see `UIViewImplicitlyAnimating`.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    let durationFactor = usable("continueAnimation", durationFactor, or: 0, .notNegative)
    guard state == .active else { return refuse("continueAnimation") }
    drive("continueAnimation") { clock in
      let seconds = durationFactor > 0 ? Double(durationFactor) * duration : clock.remaining
      let timing = parameters?.resolved(duration: seconds)
      clock.run(
        keeping: self, in: timing?.duration ?? seconds,
        timing: timing.map { PlanarCurve($0.curve, axes: $0.axes) })
    }
  }

  /// Stops the animation; see `UIViewAnimating`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard allowsInterruption("stopAnimation") else { return }
    if case .inactive = phase {
      scene?.remarkOnce("stopAnimation of an animator that is inactive has no effect")
      return
    }
    guard case .active = phase, let clock else { return refuse("stopAnimation") }
    let restoration = Restoration()
    change {
      let fraction = fractionComplete
      let residue = clock.stop(in: restoration)
      phase = withoutFinishing ? .inactive : .stopped(residue, fraction: fraction)
      if withoutFinishing { forget() } else { self.clock = nil }
    }
    inScene {
      restoration.notify()
      clock.notifyBlocks(finished: false)
    }
  }

  /// Ends a stopped animation with the values of its end, of its start, or of the present.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard case .stopped(let residue, _) = phase else { return refuse("finishAnimation") }
    conclude(at: finalPosition) {
      residue.apply(AnimatorClock.Position(finalPosition), in: $0)
    }
  }

  // MARK: Animations and completions

  /// Adds a block of animations that begins without a delay.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a block of animations. In an active animator these animations start now and last for its
  /// remaining time. In a reversed animator they show nothing until it runs forwards again.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let delayFactor = usable("addAnimations(_:delayFactor:)", delayFactor, or: 0, .fraction)
    if case .stopped = phase { return refuse("addAnimations") }
    let block = PendingBlock(animation: animation, delayFactor: Double(delayFactor))
    if let clock { inScene { perform(block, on: clock) } } else { blocks.append(block) }
  }

  /// Adds a closure that is called when the animation has ended, with the position of its end.
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

  isolated deinit { checkRelease() }
}
