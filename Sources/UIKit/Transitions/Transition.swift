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
  /// Kept until completion (E-16) and no longer: a client that holds it weakly must not hand it to a
  /// transition which it starts from a callback of this one's end, for nobody would drive that.
  private(set) var driver: (any UIViewControllerInteractiveTransitioning)?
  /// What the driver wanted at last.
  private(set) var completionSpeed: CGFloat = 1
  private(set) var completionCurve = UIView.AnimationCurve.easeInOut
  let clock: TransitionClock
  /// Seconds, read once at the start (E-01).
  private(set) var duration: TimeInterval = 0
  private(set) var context: TransitionContext!
  /// Nil after the end.
  private(set) var coordinator: TransitionCoordinator?
  private(set) var machine = TransitionMachine()
  private let end: @MainActor (_ completed: Bool) -> Void
  /// What comes after `animationEnded`, step 6 of A-21.
  var completion: @MainActor (_ completed: Bool) -> Void = { _ in }
  private var publishedProgress = 0.0
  private var isDriverCalling = false
  private var lateness = LatenessWatch()
  private var speedometer = ProgressSpeedometer()

  /// - Parameter end: steps 1 to 3 of A-21: hierarchy, *did* callbacks, `…TransitionDidEnd`.
  init(
    roles: TransitionRoles, animator: any UIViewControllerAnimatedTransitioning,
    driver: (any UIViewControllerInteractiveTransitioning)?, isAnimated: Bool,
    scene: UIWindowScene, end: @escaping @MainActor (_ completed: Bool) -> Void
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
    duration = max(0, animator.transitionDuration(using: context))
    guard let driver, driver.wantsInteractiveStart else {
      proceed(.begin(interactive: false))
      clock.perform { animator.animateTransition(using: context) }
      coordinator?.runPending()
      return
    }
    proceed(.begin(interactive: true))
    driver.startInteractiveTransition(context)
    // A driver of the client's own moves things by hand; only what goes alongside is on the clock.
    if !isPercentDriven, isInteractive { clock.hold(at: publishedProgress * duration) }
    coordinator?.runPending()
  }

  private func proceed(_ event: TransitionMachine.Event) {
    let accepted = machine.handle(event)
    assert(accepted, "\(event) in \(machine.phase)")
  }

  // MARK: State

  var isPercentDriven: Bool { driver is UIPercentDrivenInteractiveTransition }
  var isInteractive: Bool { machine.isInteractive }
  var isUnderWay: Bool { machine.isUnderWay }
  var wasCancelled: Bool { machine.wasCancelled }

  /// 0…1, as shown now.
  var progress: Double {
    if isInteractive || duration == 0 { return publishedProgress }
    return min(max(clock.offset / duration, 0), 1)
  }

  /// Progress per second towards the end: of the run while it plays by itself, else between the last
  /// two frames.
  var velocity: Double {
    if isInteractive || duration == 0 { return speedometer.velocity }
    return clock.velocity / duration
  }

  /// Whether a new touch on `view` is kept away while this plays by itself (B-12).
  func blocksTouches(on view: UIView) -> Bool {
    guard isUnderWay, !isInteractive else { return false }
    return [roles.container, roles.from.viewIfLoaded, roles.to.viewIfLoaded]
      .contains { $0.map { view.isDescendant(of: $0) } ?? false }
  }

  func refuse(_ what: String) {
    scene?.logWarning("\(what) is refused (transition \(id), \(machine.phase.name))")
  }
}

// What a percent driver does.
extension Transition {
  /// Lets the animator animate on the stopped clock (E-04).
  func startScrubbing() {
    clock.hold(at: 0)
    clock.perform { animator.animateTransition(using: context) }
    if !clock.hasAnimations, isUnderWay {
      scene?.logWarning(
        "\(type(of: animator)) animates nothing, so its percent driver has nothing to drive")
    }
  }

  func scrub(to offset: TimeInterval) { clock.hold(at: offset) }

  /// A driver's own call to the context, which a client's is not (E-17).
  func driverCalls(_ call: (TransitionContext) -> Void) {
    isDriverCalling = true
    call(context)
    isDriverCalling = false
  }

  func runOut(isCancel: Bool, duration seconds: TimeInterval, curve: any UITimingCurveProvider) {
    guard isUnderWay else { return }
    let way = curve.resolved(duration: seconds)
    let now = scene?.layerHost.now ?? 0
    clock.complete(
      to: isCancel ? 0 : duration, duration: seconds > 0 ? way.duration : 0, curve: way.curve,
      isCancel: isCancel, onEnd: { _ in })
    lateness.expect(now + (seconds > 0 ? way.duration : 0))
  }
}

// What the context is told.
extension Transition {
  func contextUpdate(_ percent: CGFloat) {
    guard isOurs("updateInteractiveTransition"), !percent.isNaN else { return }
    guard machine.handle(.update) else { return refuse("updateInteractiveTransition") }
    publishedProgress = min(max(percent, 0), 1)
    if !isPercentDriven { clock.hold(at: publishedProgress * duration) }
  }

  func contextDecide(isCancel: Bool) {
    let name = isCancel ? "cancelInteractiveTransition" : "finishInteractiveTransition"
    guard isOurs(name) else { return }
    guard machine.handle(isCancel ? .cancel : .finish) else { return refuse(name) }
    coordinator?.interactionEnded()
    guard !isPercentDriven, let driver else { return }
    let way = remaining(isCancel: isCancel)
    runOut(
      isCancel: isCancel, duration: way / Double(driver.completionSpeed),
      curve: UICubicTimingParameters(animationCurve: driver.completionCurve))
  }

  /// Seconds of the transition that are left on the way out.
  private func remaining(isCancel: Bool) -> TimeInterval {
    (isCancel ? publishedProgress : 1 - publishedProgress) * duration
  }

  private func isOurs(_ call: String) -> Bool {
    guard isPercentDriven, !isDriverCalling else { return true }
    refuse("\(call) beside the percent driver")
    return false
  }

  private func letGoOfDriver() {
    guard let driver else { return }
    (completionSpeed, completionCurve) = (driver.completionSpeed, driver.completionCurve)
    self.driver = nil
  }

  /// The end of a transition, in the order of A-21.
  func complete(_ didComplete: Bool) {
    let wasInteractive = isInteractive
    guard machine.handle(.complete(didComplete)) else { return refuse("completeTransition") }
    if wasInteractive { coordinator?.interactionEnded() }
    letGoOfDriver()
    clock.release(restoringStart: !didComplete)
    scene?.transitions.removeAll { $0 === self }
    end(didComplete)
    coordinator?.finish()
    animator.animationEnded(didComplete)
    proceed(.end)
    coordinator = nil
    completion(didComplete)
  }
}

// The scene's step.
extension Transition {
  /// Names a client that has not completed the transition a second after it should have (L-03).
  func step(at now: TimeInterval) {
    speedometer.observe(progress, at: now)
    if clock.isMoving || isInteractive || machine.phase == .starting {
      lateness.expect(now)
    } else if lateness.isLate(at: now) {
      scene?.logWarning(
        "transition \(id) should have ended: \(type(of: animator)) has not called completeTransition"
      )
    }
  }
}

/// Notices, once, that nothing has happened for a second.
private struct LatenessWatch {
  private var expected: TimeInterval?
  private var hasReported = false

  mutating func expect(_ time: TimeInterval) { expected = time }

  mutating func isLate(at now: TimeInterval) -> Bool {
    guard let expected else {
      self.expected = now
      return false
    }
    guard !hasReported, now - expected >= 1 else { return false }
    hasReported = true
    return true
  }
}

/// The rate at which a number changed between the last two frames.
private struct ProgressSpeedometer {
  private(set) var velocity = 0.0
  private var last: (progress: Double, time: TimeInterval)?

  mutating func observe(_ progress: Double, at time: TimeInterval) {
    if let last, time > last.time { velocity = (progress - last.progress) / (time - last.time) }
    last = (progress, time)
  }
}
