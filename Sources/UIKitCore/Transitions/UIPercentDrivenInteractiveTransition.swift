import Foundation
import GlissadeTransitions

/// A driver that shows a transition at a fraction of its duration. It is the usual way to make a
/// transition interactive.
///
/// ```swift
/// final class DismissByPan: UIPercentDrivenInteractiveTransition {
///   func panned(_ pan: UIPanGestureRecognizer, in view: UIView) {
///     let progress = pan.translation(in: view).y / view.bounds.height
///     switch pan.state {
///     case .changed: update(progress)
///     case .ended: progress > 0.4 ? finish() : cancel()
///     case .cancelled, .failed: cancel()
///     default: break
///     }
///   }
/// }
/// ```
///
/// While the driver drives, all animations of the animator are shown at that fraction of the time
/// from the start of the first animation to the end of the last one. `finish()` and `cancel()` let
/// the animations run to the end, or back to the start, and `pause()` pauses running animations.
///
/// A driver also drives a context that a client has created: the client calls
/// `startInteractiveTransition` and then the animator's `animateTransition`. Until `finish()` or
/// `cancel()` all animations in the context's `containerView` follow the driver, and the duration
/// is the time from the start of the first animation to the end of the last one. The context
/// receives each update, finish, cancel and pause once.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The transition, which retains the driver (E-16), or `nil`.
  private(set) weak var transition: Transition?
  /// The duration of the last transition, in seconds.
  private var lastDuration: TimeInterval = 0
  /// The run of a transition with a client's own context, or `nil`.
  private var clientRun: ClientContextRun?
  /// The explanation of the decision that is being carried out, for the log, or `nil`.
  private var explanation: String?
  /// The scene of the last transition, or `nil`.
  private weak var lastScene: UIWindowScene?
  /// The drag that drives the transition, or `nil`.
  var drag: TransitionDrag?

  /// Creates a driver without a transition.
  public override init() { super.init() }

  /// The duration of the transition in seconds, which is read once at its start (E-01).
  open var duration: CGFloat { clientRun?.duration ?? lastDuration }

  /// The completed fraction of the transition, 0…1. It is 0 at the start of each transition (E-09).
  open var percentComplete: CGFloat {
    if let clientRun { return clientRun.percentComplete }
    guard let transition, transition.isUnderWay else { return 0 }
    return transition.isInteractive
      ? transition.measure.percent.percentComplete : transition.progress
  }

  /// The speed with which the transition runs after a finish or cancel, as a multiple of the
  /// animator's own speed. It is greater than 0. The default is 1 (E-05).
  open var completionSpeed: CGFloat = 1 {
    didSet {
      completionSpeed = usable("completionSpeed", completionSpeed, or: oldValue, .positive)
    }
  }

  /// The curve with which the transition runs after a finish or cancel, unless `timingCurve` is
  /// set. An interruptible animator ignores it and continues with its own curve (E-06).
  open var completionCurve: UIView.AnimationCurve = .easeInOut

  /// The timing with which the transition runs after a finish or cancel, or `nil` for
  /// `completionCurve`. A spring determines the initial velocity, in fractions of the remaining
  /// distance per second, and, if it was created from mass, stiffness and damping, the duration
  /// (E-06, H-03).
  open var timingCurve: (any UITimingCurveProvider)? {
    didSet { isTimingOfRelease = false }
  }
  /// A Boolean value that indicates whether `timingCurve` is the spring of a release. Its velocity
  /// is valid only for this release.
  private var isTimingOfRelease = false

  /// The rule by which `release(velocity:distance:threshold:)` decides.
  open var releaseRule = ReleaseRule() {
    didSet { releaseRule = releaseRule.usable(or: oldValue) }
  }

  /// A Boolean value that indicates whether the transition starts interactively; it is read once,
  /// when the transition starts. The default is `true`.
  open var wantsInteractiveStart: Bool = true

  /// Starts to drive a transition. UIKit calls it for its own transitions; a client calls it for a
  /// context that it has created.
  ///
  /// - Parameter transitionContext: The context of the transition. If the transition starts
  ///   interactively, its animations are paused at the start; otherwise they play.
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

  /// Prepares the driver for a transition. The transition may start without interaction, because
  /// the driver can pause it later (A-05, E-09).
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
    // The release of the earlier run may call the client.
    withExtendedLifetime(earlier) {}
  }

  /// Pauses the transition at its visible progress, while it runs by itself in either direction
  /// (E-08). If no transition runs, this method has no effect.
  open func pause() {
    if let clientRun { return clientRun.pause() }
    _ = transition?.pause()
  }

  /// Shows the transition at `percentComplete`. Values below 0 show the start, and values above 1
  /// show the end (E-02). A transition that started without interaction is paused first (E-21).
  open func update(_ percentComplete: CGFloat) {
    guard let percentComplete = usable("update", percentComplete, .limited) else { return }
    if let clientRun, clientRun.isHeld { return clientRun.update(percentComplete) }
    if let transition, transition.state == .playing, transition.pause() {
      transition.scene?.log(
        .remark("update pauses transition \(transition.id), which plays by itself"))
    }
    send("update", .update(percentComplete))
  }

  /// Drives the transition with a pan. A client calls it in the action method of the pan.
  ///
  ///     func handlePan(_ pan: UIPanGestureRecognizer) {
  ///       if pan.state == .began, !isTransitioning { dismiss(animated: true) }
  ///       driver.follow(pan, along: .vertical, distance: view.bounds.height)
  ///     }
  ///
  /// When the pan begins, a running transition is paused at its visible progress. When the pan
  /// ends, `releaseRule` decides the outcome, unless the pan has paused a running transition and
  /// not moved it: then the transition continues as before. When the pan is cancelled, a transition
  /// that it has paused continues as before, and another one is cancelled.
  ///
  /// - Parameters:
  ///   - pan: The pan recognizer. A pan that begins while another one drives the transition is
  ///     ignored.
  ///   - axis: The axis of the drag. It is read when the pan begins, as `distance` is.
  ///   - distance: The translation that corresponds to the whole transition, in points. It is
  ///     negative for a transition that moves up or to the left.
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

  /// The outcome that a release of the transition at this instant would have, or `nil` while no pan
  /// drives it by `follow(_:along:distance:)`.
  open var reading: DragReading? { drag.flatMap { reading(of: $0) } }

  /// Runs the transition to its end.
  open func finish() { run("finish", to: .finishes) }

  /// Runs the transition back to its start.
  open func cancel() { run("cancel", to: .cancels) }

  /// Finishes or cancels the transition by `releaseRule`, when its gesture ends. The views continue
  /// with the velocity of the gesture, because `timingCurve` is set to a `HandOffSpring` that
  /// starts with this velocity (E-22, H-09).
  ///
  ///     case .ended:
  ///       driver.release(velocity: pan.velocity(in: view).y, distance: view.bounds.height)
  ///
  /// - Parameters:
  ///   - velocity: The velocity towards the transition's end, in points per second.
  ///   - distance: The distance that corresponds to the whole transition in points, greater than 0.
  ///   - threshold: The fraction of the distance at which the decision changes, 0…1; `nil` stands
  ///     for the threshold of the rule.
  /// - Returns: The outcome of the transition.
  @discardableResult
  open func release(velocity: CGFloat, distance: CGFloat, threshold: CGFloat? = nil)
    -> TransitionOutcome
  {
    // If the velocity or the distance is invalid, only the progress decides.
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

  /// Returns `releaseRule` with the given threshold, which the current scene can override.
  func rule(threshold: CGFloat?) -> ReleaseRule {
    var rule = releaseRule
    rule.threshold = Tuning.current(.completionThreshold, own: threshold ?? rule.threshold)
    return rule
  }

  /// Returns the timing with which a released transition runs to its end or its start.
  ///
  /// - Parameters:
  ///   - decision: The decision about the release.
  ///   - velocity: The velocity towards the transition's end, in points per second.
  ///   - distance: The distance that corresponds to the whole transition, in points.
  func timing(of decision: ReleaseRule.Decision, velocity: CGFloat, distance: CGFloat)
    -> UISpringTimingParameters
  { UISpringTimingParameters(decision.spring) }

  /// A Boolean value that indicates whether the driver determines the progress of the transition at
  /// present.
  var isHolding: Bool { clientRun?.isHeld ?? transition?.isInteractive ?? false }

  /// The outcome towards which the transition runs by itself, or `nil` if it does not run.
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

  /// Makes the running transition continue towards its end or its start (E-23). After a release by
  /// `release(velocity:distance:threshold:)` it continues with its velocity; otherwise
  /// `timingCurve` applies.
  ///
  ///     func select(_ page: Int) {
  ///       if isTurning { driver.turn(toEnd: page == newPage) }
  ///     }
  ///
  /// - Parameter toEnd: A Boolean value that indicates whether the transition runs to its end.
  open func turn(toEnd: Bool) {
    let velocity = clientRun?.velocity ?? transition?.velocity ?? 0
    pause()
    if isTimingOfRelease {
      timingCurve = handOff(velocity: CGFloat(velocity), toEnd: toEnd)
      isTimingOfRelease = true
    }
    toEnd ? finish() : cancel()
  }

  /// Returns a spring that continues a velocity. The velocity is the progress of the transition per
  /// second.
  func handOff(velocity: CGFloat, toEnd: Bool) -> UISpringTimingParameters {
    let remaining = toEnd ? 1 - percentComplete : percentComplete
    guard remaining > 0 else { return UISpringTimingParameters(HandOffSpring()) }
    let towards = toEnd ? velocity : -velocity
    return UISpringTimingParameters(
      HandOffSpring(relativeVelocity: towards / remaining, space: 1 / remaining))
  }

  /// Returns the outcome that a release of a transition at this instant would have. The rule and
  /// the distance are those of the program's last release; before it the result is `nil`.
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

  /// Logs the reason for which the transition finishes or is cancelled.
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
