import Foundation
import GlissadeTransitions

/// A driver that shows a transition at a fraction of its duration: the usual way to make a
/// transition interactive.
///
/// While it drives, every animation that the animator made is shown at that fraction of the time
/// from the start of the first one to the end of the last one. `finish()` and `cancel()` let the
/// animations run to the end, or back to the start, and `pause()` catches them in flight.
///
/// It also drives contexts of the client's own: call `startInteractiveTransition`, then the
/// animator's `animateTransition`. From then on to `finish()` or `cancel()` all that is animated in
/// the context's `containerView` follows the driver, and the duration is the time from the start of
/// the first animation to the end of the last one. The context receives each update, finish, cancel
/// and pause once.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The transition, which keeps the driver (E-16).
  private(set) weak var transition: Transition?
  /// The duration of the last transition, in seconds.
  private var lastDuration: TimeInterval = 0
  /// The run of a client's own context.
  private var clientRun: ClientContextRun?
  /// The decision of the release that is being carried out, in words, for the log.
  private var explanation: String?
  /// The scene of the last transition.
  private weak var lastScene: UIWindowScene?
  /// The drag that drives the transition.
  var drag: TransitionDrag?

  /// Creates a driver without a transition.
  public override init() { super.init() }

  /// The transition's duration in seconds, read once at its start (E-01).
  open var duration: CGFloat { clientRun?.duration ?? lastDuration }

  /// The completed fraction, 0…1. It is 0 at each fresh start (E-09).
  open var percentComplete: CGFloat {
    if let clientRun { return clientRun.percentComplete }
    guard let transition, transition.isUnderWay else { return 0 }
    return transition.isInteractive
      ? transition.measure.percent.percentComplete : transition.progress
  }

  /// The speed of the completion, as a multiple of the animator's own. It is greater than 0, and 1
  /// by default (E-05).
  open var completionSpeed: CGFloat = 1 {
    didSet {
      completionSpeed = usable("completionSpeed", completionSpeed, or: oldValue, .positive)
    }
  }

  /// The curve of the completion, unless `timingCurve` is set or the animator is interruptible,
  /// whose own curve continues (E-06).
  open var completionCurve: UIView.AnimationCurve = .easeInOut

  /// The timing of the completion. A spring has its initial velocity, in fractions of the remaining
  /// distance per second, and, if made of mass, stiffness and damping, its own duration (E-06,
  /// H-03).
  open var timingCurve: (any UITimingCurveProvider)? {
    didSet { isTimingOfRelease = false }
  }
  /// A Boolean value that indicates whether `timingCurve` is the spring of a release, whose
  /// velocity holds at that release only.
  private var isTimingOfRelease = false

  /// The rule by which `release(velocity:distance:threshold:)` decides.
  open var releaseRule = ReleaseRule() {
    didSet { releaseRule = releaseRule.usable(or: oldValue) }
  }

  /// A Boolean value that indicates whether the transition starts interactively; it is read once,
  /// at the start. The default is `true`.
  open var wantsInteractiveStart: Bool = true

  /// Starts to drive a transition. UIKit calls it for its own transitions; a client calls it for a
  /// context of its own making.
  ///
  /// - Parameter transitionContext: The context of the transition. Its animations are held at 0 if
  ///   it starts interactively, and play otherwise.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    let own = (transitionContext as? ContainerTransitionContext)?.running
    guard let own = own ?? transitionContext as? TransitionContext else {
      let run = ClientContextRun(transitionContext)
      lastScene = run?.scene
      return replaceClientRun(with: run)
    }
    guard let transition = own.transition else { return }
    attach(to: transition)
    if transition.isInteractive { transition.startScrubbing() } else { transition.playByItself() }
  }

  /// Prepares for a transition, interactive or not: the driver may catch it later (A-05, E-09).
  func attach(to transition: Transition) {
    self.transition = transition
    lastScene = transition.scene
    lastDuration = transition.duration
    drag = nil
    replaceClientRun(with: nil)
  }

  private func replaceClientRun(with run: ClientContextRun?) {
    let earlier = clientRun
    clientRun = run
    // Its release may call the client.
    withExtendedLifetime(earlier) {}
  }

  /// Pauses the transition where it is shown, while it runs by itself in either direction (E-08).
  /// Without a transition that runs, it has no effect.
  open func pause() {
    if let clientRun { return clientRun.pause() }
    _ = transition?.pause()
  }

  /// Shows the transition at `percentComplete`. Values below 0 count as 0, and those above 1 show
  /// the end (E-02). A transition that started without interaction is paused first (E-21).
  open func update(_ percentComplete: CGFloat) {
    guard let percentComplete = usable("update", percentComplete, .limited) else { return }
    if let clientRun, clientRun.isHeld { return clientRun.update(percentComplete) }
    if let transition, transition.state == .playing, transition.pause() {
      transition.scene?.log(
        .remark("update pauses transition \(transition.id), which plays by itself"))
    }
    send("update", .update(percentComplete))
  }

  /// Drives the transition with a pan, as the action of the pan's target.
  ///
  ///     func handlePan(_ pan: UIPanGestureRecognizer) {
  ///       if pan.state == .began, !isTransitioning { dismiss(animated: true) }
  ///       driver.follow(pan, along: .vertical, distance: view.bounds.height)
  ///     }
  ///
  /// As the pan begins, the transition is caught where it is shown. At its end the transition is
  /// released by `releaseRule`, unless it was only touched in flight: then it continues as before,
  /// and so it does after a cancelled pan, which otherwise cancels the transition.
  ///
  /// - Parameters:
  ///   - pan: The pan. One that begins while another drives is ignored.
  ///   - axis: The axis of the drag. It is read as the pan begins, and so is `distance`.
  ///   - distance: The translation that corresponds to the whole transition, in points; negative
  ///     for one that leads up or to the left.
  open func follow(
    _ pan: UIPanGestureRecognizer, along axis: NSLayoutConstraint.Axis, distance: CGFloat
  ) {
    switch pan.state {
    case .began: beginDrag(with: pan, along: axis, distance: distance)
    case .changed: moveDrag(of: pan)
    case .ended: endDrag(of: pan)
    case .cancelled: cancelDrag(of: pan)
    case .possible, .failed: break
    }
  }

  /// The release of the transition at this instant, or `nil` while no pan drives it by
  /// `follow(_:along:distance:)`.
  open var reading: DragReading? { drag.flatMap { reading(of: $0) } }

  /// Runs the transition to its end.
  open func finish() { run("finish", to: .finishes) }

  /// Runs the transition back to its start.
  open func cancel() { run("cancel", to: .cancels) }

  /// Finishes or cancels the transition by `releaseRule`, as its gesture ends. The views continue
  /// with the velocity of the gesture: `timingCurve` becomes a `HandOffSpring` that starts with it
  /// (E-22, H-09).
  ///
  ///     case .ended:
  ///       driver.release(velocity: pan.velocity(in: view).y, distance: view.bounds.height)
  ///
  /// - Parameters:
  ///   - velocity: The velocity towards the transition's end, in points per second.
  ///   - distance: The distance that corresponds to the whole transition in points, greater than 0.
  ///   - threshold: The fraction of the distance at which the decision changes, 0…1; `nil` for the
  ///     threshold of the rule.
  /// - Returns: The outcome.
  @discardableResult
  open func release(velocity: CGFloat, distance: CGFloat, threshold: CGFloat? = nil)
    -> TransitionOutcome
  {
    // Of numbers that say nothing the progress alone decides.
    let velocity = usable("release(velocity:distance:threshold:)", velocity, or: 0)
    let distance = usable("release(velocity:distance:threshold:)", distance, or: 1, .positive)
    let threshold = usable("release(velocity:distance:threshold:)", threshold, or: nil)
    let rule = rule(threshold: threshold)
    let decision = rule.decision(
      progress: percentComplete, velocity: velocity, distance: distance)
    lastScene?.lastRelease = (rule, distance)
    timingCurve = timing(of: decision, velocity: velocity, distance: distance)
    isTimingOfRelease = true
    decide(
      decision.outcome,
      because: rule.explanation(
        of: decision.outcome, progress: percentComplete, velocity: velocity, distance: distance))
    return decision.outcome
  }

  /// Returns the rule with the threshold that is in force.
  func rule(threshold: CGFloat?) -> ReleaseRule {
    var rule = releaseRule
    rule.threshold = Tuning.current(.completionThreshold, own: threshold ?? rule.threshold)
    return rule
  }

  /// Returns the timing of the rest of a released transition.
  ///
  /// - Parameters:
  ///   - decision: The decision about the release.
  ///   - velocity: The velocity towards the transition's end, in points per second.
  ///   - distance: The distance that corresponds to the whole transition, in points.
  func timing(of decision: ReleaseRule.Decision, velocity: CGFloat, distance: CGFloat)
    -> UISpringTimingParameters
  { UISpringTimingParameters(decision.spring) }

  /// A Boolean value that indicates whether the driver determines the progress.
  var isHolding: Bool { clientRun?.isHeld ?? transition?.isInteractive ?? false }

  /// The outcome towards which the transition runs by itself, or `nil` if it does not.
  var heading: TransitionOutcome? {
    guard !isHolding, let transition, transition.isUnderWay else { return nil }
    return TransitionOutcome(completed: !transition.wasCancelled)
  }

  /// Finishes or cancels the transition for a reason, which is logged.
  func decide(_ outcome: TransitionOutcome, because reason: String?) {
    explanation = reason
    switch outcome {
    case .finishes: finish()
    case .cancels: cancel()
    }
    explanation = nil
  }

  /// Turns the transition, which runs by itself, towards one of its ends (E-23). After a release it
  /// continues with its velocity; otherwise `timingCurve` applies.
  ///
  ///     func select(_ page: Int) {
  ///       if isTurning { driver.turn(toEnd: page == newPage) }
  ///     }
  ///
  /// - Parameter toEnd: A Boolean value that indicates whether the transition finishes.
  open func turn(toEnd: Bool) {
    let velocity = clientRun?.velocity ?? transition?.velocity ?? 0
    pause()
    if isTimingOfRelease {
      timingCurve = handOff(velocity: CGFloat(velocity), toEnd: toEnd)
      isTimingOfRelease = true
    }
    toEnd ? finish() : cancel()
  }

  /// Returns the spring that continues a velocity, in distances of the transition per second.
  func handOff(velocity: CGFloat, toEnd: Bool) -> UISpringTimingParameters {
    let remaining = toEnd ? 1 - percentComplete : percentComplete
    guard remaining > 0 else { return UISpringTimingParameters(HandOffSpring()) }
    let towards = toEnd ? velocity : -velocity
    return UISpringTimingParameters(
      HandOffSpring(relativeVelocity: towards / remaining, space: 1 / remaining))
  }

  /// The release of a transition at this instant. The rule and the distance are those of the
  /// program's last release; before it they are unknown.
  package func releaseReading(of transition: Transition) -> DragReading? {
    if let reading { return reading }
    guard let (rule, distance) = transition.scene?.lastRelease else { return nil }
    return DragReading(
      by: rule, progress: transition.progress,
      velocity: CGFloat(transition.velocity) * distance, distance: distance)
  }

  private func run(_ call: String, to outcome: TransitionOutcome) {
    explain(call)
    if let clientRun, clientRun.isHeld { return clientRun.run(to: outcome, by: self) }
    send(call, .decide(outcome))
  }

  /// Logs why the transition finishes or is cancelled.
  private func explain(_ call: String) {
    guard let transition, transition.isUnderWay, transition.isInteractive else { return }
    let motion = String(
      format: "%@ at %.0f %%, moving by %.0f %% a second", call, percentComplete * 100,
      transition.velocity * 100)
    transition.scene?.eventLog.explain(explanation ?? "\(motion): its client decided so")
  }

  private func send(_ call: String, _ event: TransitionEvent) {
    guard let transition, transition.isUnderWay else {
      lastScene?.remarkOnce("\(call) of a driver after its transition's end has no effect")
      return
    }
    if !transition.runner.send(event) {
      transition.refuse("\(call) of a driver that does not drive")
    }
  }
}
