import Foundation
import GlissadeLayers
import GlissadeTransitions

/// The player of a transition: its animator, its driver and its clock, with the context and the
/// coordinator that clients see.
///
/// The scene keeps it until `completeTransition` is processed. Its `runner` has the state, and
/// performs what follows from an event.
@MainActor package final class Transition {
  /// The number among the scene's transitions.
  let id: Int
  let roles: TransitionRoles
  private(set) weak var scene: UIWindowScene?
  let runner: TransitionRunner
  let animator: any UIViewControllerAnimatedTransitioning
  /// The driver, until completion (E-16) and no longer: a client that keeps it weakly must not
  /// vend it to a transition that starts in a callback of this one's end, because nothing
  /// would drive that.
  private(set) var driver: (any UIViewControllerInteractiveTransitioning)?
  /// The driver's last values, for after its release.
  private var lastCompletion = (speed: CGFloat(1), curve: UIView.AnimationCurve.easeInOut)
  let clock: TransitionClock
  /// The animator's interruptible animator, which the clock follows (L-17).
  private(set) var interruptible: InterruptibleRun?
  var measure = TransitionProgress()
  private(set) var context: TransitionContext!
  /// The context that animator and driver receive instead of `context`.
  var facade: (any UIViewControllerContextTransitioning)?
  var shownContext: any UIViewControllerContextTransitioning { facade ?? context }
  /// The coordinator, or `nil` after the end.
  private(set) var coordinator: TransitionCoordinator?
  /// A Boolean value that indicates whether the transition began with its driver (C-07).
  private(set) var initiallyInteractive = false
  /// A Boolean value that indicates whether a client's animator is being ended with the transition.
  private(set) var isEndingAnimator = false
  /// The hold on the transaction in which the transition began, until its end.
  private var hold = CATransaction.hold()
  var lateness = LatenessWatch()
  /// A Boolean value that indicates whether the log has reported that the transition is not
  /// completed.
  var isOverdue = false

  /// Creates what plays a transition, and adds it to its scene.
  init(roles: TransitionRoles, plan: TransitionPlan, runner: TransitionRunner, scene: UIWindowScene)
  {
    (self.roles, self.runner, self.scene) = (roles, runner, scene)
    (animator, driver) = (plan.animator, plan.driver)
    id = scene.nextTransitionID()
    clock = TransitionClock(host: scene.layerHost, base: roles.container.layer)
    context = TransitionContext(transition: self, roles: roles, isAnimated: plan.isAnimated)
    coordinator = TransitionCoordinator(transition: self)
    runner.attach(self, isAnimated: plan.isAnimated)
    scene.transitions.append(self)
  }

  // MARK: State

  var state: TransitionState { runner.state }
  var isInteractive: Bool { state.isHeld }
  var isUnderWay: Bool { state.isUnderWay }
  var wasCancelled: Bool { state.wasCancelled }

  /// A Boolean value that indicates whether a driver of the client's own moves the views.
  var isClientDriven: Bool { driver != nil && !isPercentDriven }
  var isPercentDriven: Bool { driver is UIPercentDrivenInteractiveTransition }

  /// The duration in seconds, read once at the start (E-01).
  var duration: TimeInterval { measure.duration }

  /// The source of the progress.
  var source: TransitionProgress.Source { source(in: state) }

  func source(in state: TransitionState) -> TransitionProgress.Source {
    measure.source(in: state, isClientDriven: isClientDriven, animator: interruptible?.reading)
  }

  /// The progress that is shown now; a spring can be beyond the ends.
  var liveFraction: Double {
    let fraction = measure.fraction(source, clock: clock.liveOffset)
    // Before its first animation, a transition that plays by itself is at its start.
    return state == .playing ? max(0, fraction) : fraction
  }

  /// The progress that is shown now, 0…1.
  var progress: Double { min(max(liveFraction, 0), 1) }

  /// The progress per second towards the end.
  var velocity: Double {
    measure.velocity(
      source, in: state, clock: clockVelocity, animator: interruptible?.velocity)
  }

  /// The progress per second that the clock shows. A plain animation that has not begun, or has
  /// arrived, is at rest, even if the client has not completed the transition.
  private var clockVelocity: Double {
    let offset = clock.liveOffset
    if state == .playing, offset < measure.percent.start || liveFraction >= 1 { return 0 }
    return clock.velocity * measure.percent.slope(at: offset)
  }

  /// A Boolean value that indicates whether the transition runs by itself, in either direction, and
  /// can be paused.
  var canBeCaught: Bool {
    switch state {
    case .playing, .settling:
      if case .animator(let animator) = source { return animator.isActive && isInterruptible }
      return !clock.hasEnded
    case .starting, .held, .finishing, .ended: return false
    }
  }

  var isInterruptible: Bool { interruptible?.isInterruptible ?? false }

  var completionSpeed: CGFloat { driver?.completionSpeed ?? lastCompletion.speed }
  var completionCurve: UIView.AnimationCurve { driver?.completionCurve ?? lastCompletion.curve }

  /// Returns whether a new touch on `view` is ignored while the transition plays by itself and
  /// cannot be caught (B-12).
  func blocksTouches(on view: UIView) -> Bool {
    guard isUnderWay, !isInteractive, !isInterruptible else { return false }
    return [roles.container, roles.from.viewIfLoaded, roles.to.viewIfLoaded]
      .contains { $0.map { view.isDescendant(of: $0) } ?? false }
  }

  /// Logs a call that is not valid now.
  func refuse(_ call: String) {
    scene?.logWarning("\(call) is refused (transition \(id), \(state.name))")
  }
}

// The effects at the start.
extension Transition {
  /// Reads the duration, and begins with the driver or the animator, at once (B-11).
  func start() {
    measure.percent = PercentDriver(duration: animator.transitionDuration(using: shownContext))
    (driver as? UIPercentDrivenInteractiveTransition)?.attach(to: self)
    let startsInteractively = driver?.wantsInteractiveStart ?? false
    runner.send(.begin(interactive: startsInteractively))
  }

  /// Calls the driver, whatever it wants, or else plays the animation.
  func play(interactive: Bool) {
    initiallyInteractive = interactive
    context.keepViews()
    guard let driver else { return playByItself() }
    driver.startInteractiveTransition(shownContext)
    guard isUnderWay, !isPercentDriven else { return }
    // A client's driver moves the views; only the animations alongside follow the clock.
    if isInteractive { clock.hold(at: measure.percent.offset) }
    _ = findInterruptible()
    follow()
  }

  /// Plays the animation without a driver.
  func playByItself() {
    guard let run = findInterruptible() else {
      return clock.perform { animator.animateTransition(using: shownContext) }
    }
    clock.seize(end: duration)
    if isUnderWay { run.start() }
  }

  /// Asks the animator for its interruptible animator, once (E-07).
  func findInterruptible() -> InterruptibleRun? {
    let answer = clock.performWithoutAdopting {
      animator.interruptibleAnimator(using: shownContext)
    }
    guard isUnderWay else { return nil }
    interruptible = InterruptibleRun(answer)
    return interruptible
  }
}

// The effects at the end.
extension Transition {
  /// Releases the driver, and ends animator and clock.
  func stop(_ outcome: TransitionOutcome) {
    lastCompletion = (completionSpeed, completionCurve)
    driver = nil
    endAnimator(outcome)
    clock.release(restoringStart: !outcome.isFinished)
    (animator as? StandardTransitionAnimator)?.end(completed: outcome.isFinished)
    scene?.transitions.removeAll { $0 === self }
  }

  /// Ends an animator that the client has not ended, or whose completion is running.
  private func endAnimator(_ outcome: TransitionOutcome) {
    guard let interruptible else { return }
    isEndingAnimator = true
    interruptible.end(outcome)
    isEndingAnimator = false
    self.interruptible = nil
    clock.conclude(at: outcome.isFinished ? duration : 0, isCancel: !outcome.isFinished)
  }

  func dropCoordinator() {
    coordinator = nil
    hold = nil
  }

  /// Releases everything without notifying anyone, because the scene no longer exists.
  func abandon() {
    dropCoordinator()
    driver = nil
    interruptible = nil
    facade = nil
    context.abandon()
    runner.abandon()
  }
}
