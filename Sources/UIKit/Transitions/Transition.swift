import Foundation
import GlissadeLayers
import GlissadeTransitions

/// One transition under way: its state machine, its clock, its animator and driver.
///
/// The scene keeps it until `completeTransition` has been processed. What changes in the hierarchy
/// at the end, and who hears of it, is the business of `end`.
@MainActor final class Transition {
  let id: Int
  let roles: TransitionRoles
  private(set) weak var scene: UIWindowScene?
  let animator: any UIViewControllerAnimatedTransitioning
  /// Kept until completion (E-16) and no longer: a client that holds it weakly must not hand it to
  /// a transition which it starts from a callback of this one's end, for nobody would drive
  /// that.
  private(set) var driver: (any UIViewControllerInteractiveTransitioning)?
  /// What the driver wanted at last.
  private(set) var completionSpeed: CGFloat = 1
  private(set) var completionCurve = UIView.AnimationCurve.easeInOut
  let clock: TransitionClock
  /// What plays it, if its animator is interruptible; then the clock follows (L-17).
  private(set) var interruptible: InterruptibleRun?
  /// Seconds, read once at the start (E-01).
  private(set) var duration: TimeInterval = 0
  private(set) var context: TransitionContext!
  /// What animator and driver are given in place of `context`, which is behind it.
  var facade: (any UIViewControllerContextTransitioning)?
  var shownContext: any UIViewControllerContextTransitioning { facade ?? context }
  /// Nil after the end.
  private(set) var coordinator: TransitionCoordinator?
  private(set) var machine = TransitionMachine()
  private var end: (_ completed: Bool) -> Void
  /// What comes after `animationEnded`, step 6 of A-21.
  var completion: (_ completed: Bool) -> Void = { _ in }
  /// What was said last while interactive, 0…1.
  var publishedProgress = 0.0
  /// From what a client's driver published to what its interruptible animator shows; nil where the
  /// two are the same.
  var handOver: ProgressHandOver?
  /// A percent driver's own call to the context is under way (E-17).
  var isDriverCalling = false
  /// A client's animator is being ended, because the transition is over.
  private(set) var isEndingAnimator = false
  var lateness = LatenessWatch()
  /// Its client has been named as one that forgot to complete it.
  var isOverdue = false
  var speedometer = ProgressSpeedometer()

  /// - Parameter end: steps 1 to 3 of A-21: hierarchy, *did* callbacks, `…TransitionDidEnd`.
  init(
    roles: TransitionRoles, animator: any UIViewControllerAnimatedTransitioning,
    driver: (any UIViewControllerInteractiveTransitioning)?, isAnimated: Bool,
    scene: UIWindowScene, end: @escaping (_ completed: Bool) -> Void
  ) {
    self.roles = roles
    self.animator = animator
    self.driver = driver
    self.scene = scene
    self.end = end
    id = scene.nextTransitionID()
    clock = TransitionClock(host: scene.layerHost, base: roles.container.layer)
    context = TransitionContext(transition: self, roles: roles, isAnimated: isAnimated)
    coordinator = TransitionCoordinator(transition: self)
    scene.transitions.append(self)
  }

  /// Calls driver or animator, at once (B-11).
  func begin() {
    duration = max(0, animator.transitionDuration(using: shownContext))
    (driver as? UIPercentDrivenInteractiveTransition)?.attach(to: self)
    let startsInteractively = driver?.wantsInteractiveStart ?? false
    // Whoever was asked, or heard of it before, may have ended it.
    guard isUnderWay else { return }
    context.keepViews()
    proceed(.begin(interactive: startsInteractively))
    if let driver { start(driver) } else { play() }
    coordinator?.runPending()
  }

  /// A driver is called whatever it wants; one that drives by percent plays the animation
  /// then.
  private func start(_ driver: any UIViewControllerInteractiveTransitioning) {
    driver.startInteractiveTransition(shownContext)
    guard isUnderWay, !isPercentDriven else { return }
    // One of the client's own moves views by itself; only what goes alongside is on the clock.
    if isInteractive { clock.hold(at: publishedProgress * duration) }
    _ = findInterruptible()
    follow()
  }

  /// Lets it run by itself.
  func play() {
    guard let run = findInterruptible() else {
      return clock.perform { animator.animateTransition(using: shownContext) }
    }
    clock.seize(end: duration)
    if isUnderWay { run.start() }
  }

  /// Asks the animator for its interruptible one, once (E-07).
  func findInterruptible() -> InterruptibleRun? {
    let answer = clock.performWithoutAdopting {
      animator.interruptibleAnimator(using: shownContext)
    }
    guard isUnderWay else { return nil }
    interruptible = InterruptibleRun(answer)
    return interruptible
  }

  func handle(_ event: TransitionMachine.Event) -> Bool { machine.handle(event) }

  private func proceed(_ event: TransitionMachine.Event) {
    let accepted = machine.handle(event)
    assert(accepted, "\(event) in \(machine.phase)")
  }

  // MARK: State

  /// Whether a driver of the client's own moves the views.
  var isClientDriven: Bool { driver != nil && !isPercentDriven }
  var isPercentDriven: Bool { driver is UIPercentDrivenInteractiveTransition }
  var isInteractive: Bool { machine.isInteractive }
  var isUnderWay: Bool { machine.isUnderWay }
  var wasCancelled: Bool { machine.wasCancelled }

  /// 0…1, as shown now.
  var progress: Double { min(max(liveFraction, 0), 1) }

  /// As shown now; a spring may be beyond the ends.
  var liveFraction: Double {
    if let playing { return handOver?.shown(for: playing.progress) ?? playing.progress }
    return isInteractive || duration == 0 ? publishedProgress : clock.liveOffset / duration
  }

  /// The interruptible animator where it says what is shown: not while a driver of the client's own
  /// does, nor before that has made it active.
  var playing: InterruptibleRun? {
    guard let interruptible else { return nil }
    let isPlaying =
      isClientDriven
      ? !isInteractive && interruptible.hasBeenActive : !isInteractive || interruptible.isActive
    return isPlaying ? interruptible : nil
  }

  /// Progress per second towards the end: of the run while it plays by itself, else between the
  /// last two frames.
  var velocity: Double {
    if isInteractive || duration == 0 { return speedometer.velocity }
    if let playing { return playing.velocity ?? speedometer.velocity }
    // What has arrived stands, whether its client says so or not.
    if machine.phase == .animating, liveFraction >= 1 { return 0 }
    return clock.velocity / duration
  }

  /// Whether it runs by itself, to or fro.
  var canBeCaught: Bool {
    switch machine.phase {
    case .animating, .settling:
      playing.map { $0.isActive && $0.isInterruptible } ?? !clock.hasEnded
    case .starting, .interactive, .finishing, .ended: false
    }
  }

  var isInterruptible: Bool { interruptible?.isInterruptible ?? false }

  /// Whether a new touch on `view` is kept away while this plays by itself, and cannot be caught
  /// (B-12).
  func blocksTouches(on view: UIView) -> Bool {
    guard isUnderWay, !isInteractive, !isInterruptible else { return false }
    return [roles.container, roles.from.viewIfLoaded, roles.to.viewIfLoaded]
      .contains { $0.map { view.isDescendant(of: $0) } ?? false }
  }

  func refuse(_ what: String) {
    scene?.logWarning("\(what) is refused (transition \(id), \(machine.phase.name))")
  }
}

// The end of a transition, in the order of A-21.
extension Transition {
  private func letGoOfDriver() {
    guard let driver else { return }
    (completionSpeed, completionCurve) = (driver.completionSpeed, driver.completionCurve)
    self.driver = nil
  }

  /// The client may have forgotten its animator, or be in its completion just now.
  private func endAnimator(_ didComplete: Bool) {
    guard let interruptible else { return }
    isEndingAnimator = true
    interruptible.end(completed: didComplete)
    isEndingAnimator = false
    self.interruptible = nil
    clock.conclude(at: didComplete ? duration : 0, isCancel: !didComplete)
  }

  func complete(_ didComplete: Bool) {
    let wasInteractive = isInteractive
    guard machine.handle(.complete(didComplete)) else { return refuse("completeTransition") }
    if wasInteractive { coordinator?.interactionEnded() }
    letGoOfDriver()
    endAnimator(didComplete)
    clock.release(restoringStart: !didComplete)
    scene?.transitions.removeAll { $0 === self }
    end(didComplete)
    coordinator?.finish()
    animator.animationEnded(didComplete)
    proceed(.end)
    coordinator = nil
    completion(didComplete)
  }

  /// Releases what would keep it or its client alive, without telling anyone: its scene is gone.
  func abandon() {
    coordinator = nil
    driver = nil
    interruptible = nil
    facade = nil
    context.abandon()
    (end, completion) = ({ _ in }, { _ in })
  }
}
