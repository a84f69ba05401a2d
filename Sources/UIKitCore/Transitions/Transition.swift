import Foundation
import GlissadeLayers
import GlissadeTransitions

/// The player of a transition. It consists of the animator, the driver and the clock, with the
/// context and the coordinator that clients use.
///
/// The scene retains it until `completeTransition` is processed. Its `runner` stores the state and
/// performs the effects of events.
@MainActor package final class Transition {
  /// The number of the transition, which is unique in the scene.
  let id: Int
  let roles: TransitionRoles
  private(set) weak var scene: UIWindowScene?
  let runner: TransitionRunner
  let animator: any UIViewControllerAnimatedTransitioning
  /// The driver, which is retained until the completion (E-16) and no longer. Otherwise a client
  /// that references the driver weakly could return it for a transition that starts in a callback
  /// of this one's end, and nothing would drive the new transition.
  private(set) var driver: (any UIViewControllerInteractiveTransitioning)?
  /// The completion speed and curve of the driver, which are stored because the driver is released.
  private var lastCompletion = (speed: CGFloat(1), curve: UIView.AnimationCurve.easeInOut)
  let clock: TransitionClock
  /// The animator's interruptible animator, which the clock follows (L-17), or `nil`.
  private(set) var interruptible: InterruptibleRun?
  var measure = TransitionProgress()
  private(set) var context: TransitionContext!
  /// The context that the animator and the driver receive instead of `context`, or `nil`.
  var facade: (any UIViewControllerContextTransitioning)?
  var shownContext: any UIViewControllerContextTransitioning { facade ?? context }
  /// The coordinator of the transition, or `nil` after the end.
  private(set) var coordinator: TransitionCoordinator?
  /// A Boolean value that indicates whether the transition began with its driver (C-07).
  private(set) var initiallyInteractive = false
  /// A Boolean value that indicates whether the transition is ending a client's animator.
  private(set) var isEndingAnimator = false
  /// A hold that keeps the transaction open in which the transition began, or `nil` after the end.
  private var hold = CATransaction.hold()
  var lateness = LatenessWatch()
  /// A Boolean value that indicates whether the log has reported that the transition is not
  /// completed.
  var isOverdue = false

  /// Creates the player of a transition, and adds it to the scene.
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

  /// A Boolean value that indicates whether the driver is a client's own, which moves the views
  /// itself.
  var isClientDriven: Bool { driver != nil && !isPercentDriven }
  var isPercentDriven: Bool { driver is UIPercentDrivenInteractiveTransition }

  /// The duration of the transition in seconds, which is read once at the start (E-01).
  var duration: TimeInterval { measure.duration }

  /// The source from which the progress of the transition is read.
  var source: TransitionProgress.Source { source(in: state) }

  func source(in state: TransitionState) -> TransitionProgress.Source {
    measure.source(in: state, isClientDriven: isClientDriven, animator: interruptible?.reading)
  }

  /// The visible progress of the transition. With a spring it can be outside of 0…1.
  var liveFraction: Double {
    let fraction = measure.fraction(source, clock: clock.liveOffset)
    // Before its first animation, a transition that plays by itself is at its start.
    return state == .playing ? max(0, fraction) : fraction
  }

  /// The visible progress of the transition, 0…1.
  var progress: Double { min(max(liveFraction, 0), 1) }

  /// The progress of the transition per second, positive towards its end.
  var velocity: Double {
    measure.velocity(
      source, in: state, clock: clockVelocity, animator: interruptible?.velocity)
  }

  /// The progress per second that the clock shows. It is 0 before a plain animation begins and
  /// after it has ended, even if the client has not completed the transition.
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
  /// cannot be interrupted (B-12).
  func blocksTouches(on view: UIView) -> Bool {
    guard isUnderWay, !isInteractive, !isInterruptible else { return false }
    return [roles.container, roles.from.viewIfLoaded, roles.to.viewIfLoaded]
      .contains { $0.map { view.isDescendant(of: $0) } ?? false }
  }

  /// Logs a warning about a call that is not valid in the present state.
  func refuse(_ call: String) {
    scene?.resources.logWarning("\(call) is refused (transition \(id), \(state.name))")
  }
}

// The methods that perform the effects at the start of a transition.
extension Transition {
  /// Reads the duration, and at once begins the transition with the driver or the animator (B-11).
  func start() {
    measure.percent = PercentDriver(duration: animator.transitionDuration(using: shownContext))
    (driver as? UIPercentDrivenInteractiveTransition)?.attach(to: self)
    let startsInteractively = driver?.wantsInteractiveStart ?? false
    runner.send(.begin(interactive: startsInteractively))
  }

  /// Calls the driver, whether it starts interactively or not, or plays the animation if
  /// there is no driver.
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
    begin(run)
  }

  /// Starts an interruptible animator as the state of the transition requires. The client, which
  /// has just made the animator, may have called the driver meanwhile. The animations alongside,
  /// which are added next, begin at the start.
  func begin(_ run: InterruptibleRun) {
    clock.seize(end: duration)
    clock.hold(at: 0)
    switch state {
    case .starting, .playing: run.start()
    case .held: run.hold()
    case .settling(let outcome):
      run.hold()
      self.run(to: outcome)
    case .finishing, .ended: break
    }
  }

  /// Gets the interruptible animator from the animator. It is called once (E-07).
  func findInterruptible() -> InterruptibleRun? {
    let answer = clock.performWithoutAdopting {
      animator.interruptibleAnimator(using: shownContext)
    }
    guard isUnderWay else { return nil }
    interruptible = InterruptibleRun(answer)
    return interruptible
  }
}

// The methods that perform the effects at the end of a transition.
extension Transition {
  /// Releases the driver, and ends the animator and the clock.
  func stop(_ outcome: TransitionOutcome) {
    lastCompletion = (completionSpeed, completionCurve)
    driver = nil
    endAnimator(outcome)
    clock.release(restoringStart: !outcome.isFinished)
    (animator as? StandardTransitionAnimator)?.end(completed: outcome.isFinished)
    scene?.transitions.removeAll { $0 === self }
  }

  /// Ends the interruptible animator if the client has not ended it or its completion is running.
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

  /// Releases the objects of the transition without notifying clients, because the scene no longer
  /// exists.
  func abandon() {
    dropCoordinator()
    driver = nil
    interruptible = nil
    facade = nil
    context.abandon()
    runner.abandon()
  }
}
