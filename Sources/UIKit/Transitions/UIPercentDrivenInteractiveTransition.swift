import Foundation
import GlissadeTransitions

/// Drives an animator's animations by a fraction: the ordinary way to make a transition
/// interactive.
///
/// While it drives, every animation that the animator made stands at that fraction of the
/// transition's duration; `finish()` and `cancel()` let them run on from there, or back, and
/// `pause()` catches them on the way.
///
/// It drives contexts of the client's own making, too: call `startInteractiveTransition`, then the
/// animator's `animateTransition`. From the one to `finish()` or `cancel()` all that is animated in
/// the context's `containerView` stands where the driver has it, and the longest animation is the
/// duration. The context hears of each update, finish, cancel and pause once.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private var driver = PercentDriver(duration: 0)
  /// The transition keeps the driver, not the other way round (E-16).
  private(set) weak var transition: Transition?
  /// Where the context is the client's own.
  private var clientRun: ClientContextRun?
  /// The scene of the last transition.
  private weak var lastScene: UIWindowScene?

  public override init() { super.init() }

  /// The transition's duration in seconds, read once at its start (E-01).
  open var duration: CGFloat { driver.duration }

  /// Where the transition stands, 0…1; 0 at each fresh start (E-09).
  open var percentComplete: CGFloat {
    if let clientRun { return clientRun.isHeld ? driver.percentComplete : clientRun.progress }
    guard let transition, transition.isUnderWay else { return 0 }
    return transition.isInteractive ? driver.percentComplete : transition.progress
  }

  /// Speed of the way out as a multiple of the animator's own; > 0, default 1 (E-05).
  open var completionSpeed: CGFloat = 1 {
    didSet {
      precondition(completionSpeed > 0, "completionSpeed must be greater than 0.")
    }
  }

  /// Shape of the way out, unless `timingCurve` is set or the animator is interruptible: then its
  /// own curve goes on (E-06).
  open var completionCurve: UIView.AnimationCurve = .easeInOut

  /// Shape of the way out; a spring brings its initial velocity, in fractions of the way to go per
  /// second, and, if made of mass, stiffness and damping, its own duration (E-06, H-03).
  open var timingCurve: (any UITimingCurveProvider)?

  /// The rule by which `release(velocity:distance:threshold:)` decides.
  open var releaseRule = ReleaseRule()

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
      return hold(transitionContext)
    }
    guard let transition = own.transition else { return }
    attach(to: transition)
    if transition.isInteractive { transition.startScrubbing() } else { transition.play() }
  }

  private func hold(_ context: any UIViewControllerContextTransitioning) {
    driver = PercentDriver(duration: 0)
    let earlier = clientRun
    clientRun = ClientContextRun(context)
    lastScene = clientRun?.scene
    withExtendedLifetime(earlier) {}
  }

  /// A fresh start, interactive or not: it may take over later (A-05, E-09).
  func attach(to transition: Transition) {
    self.transition = transition
    let earlier = clientRun
    clientRun = nil
    withExtendedLifetime(earlier) {}
    lastScene = transition.scene
    driver = PercentDriver(duration: transition.duration)
  }

  /// Catches the transition while it runs by itself, to or fro: it stands where it is shown, and
  /// `percentComplete` says where (E-08). Without a transition that runs, it does nothing.
  open func pause() {
    if let clientRun {
      if let live = clientRun.pause() { driver.seize(at: live) }
      return
    }
    if let transition, transition.canBeCaught { seize(transition) }
  }

  private func seize(_ transition: Transition) {
    let live = transition.liveFraction
    transition.driverCalls { $0.pauseInteractiveTransition() }
    driver.seize(at: live)
  }

  /// An update catches what was started without a driver's hold (E-21).
  private func seizeIfPlaying(_ transition: Transition) {
    guard transition.machine.phase == .animating, transition.canBeCaught else { return }
    seize(transition)
    transition.scene?.log("update pauses transition \(transition.id), which plays by itself")
  }

  /// Shows the transition at `percentComplete`: below 0 counts as 0, above 1 shows the end (E-02).
  /// A transition that started without interaction is paused first (E-21).
  open func update(_ percentComplete: CGFloat) {
    if let clientRun, clientRun.isHeld {
      driver.adopt(duration: clientRun.duration)
      driver.update(percentComplete)
      return clientRun.scrub(to: driver.percentComplete)
    }
    if let transition { seizeIfPlaying(transition) }
    guard let transition, transition.isInteractive else { return refuse("update") }
    driver.update(percentComplete)
    transition.scrub(to: driver.percentComplete)
    transition.driverCalls { $0.updateInteractiveTransition(driver.percentComplete) }
  }

  /// Lets the transition run on to its end.
  open func finish() { wayOut("finish", isCancel: false) }

  /// Lets the transition run back to its start.
  open func cancel() { wayOut("cancel", isCancel: true) }

  /// Finishes or cancels the transition by `releaseRule`, as its gesture ends. The views continue
  /// with the velocity of the gesture: `timingCurve` becomes a critically damped spring that starts
  /// with it (E-22).
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
    -> ReleaseRule.Outcome
  {
    var rule = releaseRule
    rule.threshold = Tuning.current(.completionThreshold, own: threshold ?? rule.threshold)
    let decision = rule.decision(
      progress: percentComplete, velocity: velocity, distance: distance)
    lastScene?.lastRelease = (rule, distance)
    timingCurve = UISpringTimingParameters(decision.spring)
    switch decision.outcome {
    case .finishes: finish()
    case .cancels: cancel()
    }
    return decision.outcome
  }

  /// The release of a transition at this instant. The rule and the distance are those of the
  /// program's last release; before it they are unknown.
  func releaseReading(of transition: Transition) -> ReleaseReading? {
    guard let (rule, distance) = transition.scene?.lastRelease else { return nil }
    return transition.reading(
      rule, distance: distance, velocity: CGFloat(transition.velocity) * distance)
  }

  private func wayOut(_ name: String, isCancel: Bool) {
    if let clientRun, clientRun.isHeld {
      driver.adopt(duration: clientRun.duration)
      return clientRun.runOut(
        isCancel: isCancel, duration: secondsOut(isCancel: isCancel), timing: timingCurve,
        curve: completionCurve)
    }
    guard let transition, transition.isInteractive else { return refuse(name) }
    let seconds = secondsOut(isCancel: isCancel)
    transition.driverCalls {
      isCancel ? $0.cancelInteractiveTransition() : $0.finishInteractiveTransition()
    }
    transition.runOut(
      isCancel: isCancel, duration: seconds, timing: timingCurve, curve: completionCurve)
  }

  private func secondsOut(isCancel: Bool) -> TimeInterval {
    let speed = Double(completionSpeed)
    return isCancel ? driver.cancelDuration(speed: speed) : driver.finishDuration(speed: speed)
  }

  private func refuse(_ call: String) {
    guard let transition, transition.isUnderWay else {
      lastScene?.remarkOnce("\(call) of a driver after its transition's end has no effect")
      return
    }
    transition.refuse("\(call) of a driver that does not drive")
  }
}
