import UIKitCore
import GlissadeTransitions

// This extension moves the page with touches.
extension ZoomTransitioning: CatchableTransitioning {
  var canBeCaught: Bool { isRunning }

  func turn(towardsEnd: Bool) { turn(to: towardsEnd == isOpening ? .page : .source) }

  /// The threshold of a release. A released page returns to the source view if it would coast past
  /// this fraction of the distance. The threshold is low because a user who pulls the page usually
  /// means to dismiss it.
  private static let threshold: CGFloat = 0.2

  /// Catches a moving page where it is shown, or begins to drag a page at rest.
  ///
  /// - Parameter direction: The direction in which a single touch pulls, as a unit vector.
  func grab(direction: CGVector) {
    if isRunning { context?.pauseInteractiveTransition() }
    guard case .held(nil, let end) = phase else { return }
    let grip = ZoomGrip(
      pose: pose, page: pageFrame.size, source: sourceSize, direction: direction)
    phase = .held(grip, from: end)
  }

  /// Moves the page with the touches.
  func follow(_ step: ZoomStep) {
    guard case .held(var grip?, let end) = phase, let container = stage?.container else { return }
    grip.move(
      by: CGVector(container.vectorFromWindow(step.travel)), scale: step.scale,
      rotation: step.rotation,
      about: container.locationFromWindow(step.centroid), pulls: step.pulls)
    phase = .held(grip, from: end)
    show(grip.pose)
    context?.updateInteractiveTransition(fractionComplete)
  }

  /// Releases the page, which continues with the velocity of the touches. If the touches have
  /// caught the page but not moved it, it continues to its previous end.
  ///
  /// - Parameters:
  ///   - velocity: The velocities of the touches, per second.
  ///   - time: The time of the release.
  ///   - hasMoved: Indicates whether the touches have moved the page.
  func release(_ velocity: ZoomStep, at time: TimeInterval, hasMoved: Bool) {
    guard case .held(let grip?, let last) = phase, let container = stage?.container else { return }
    guard hasMoved else { return decide(last, velocity: .zero, at: time) }
    let limited = limited(velocity, in: container)
    let speed = grip.velocity(
      travel: CGVector(limited.travel), scale: limited.scale, rotation: limited.rotation,
      about: container.locationFromWindow(velocity.centroid), pulls: velocity.pulls)
    let reading = reading(grip, velocity, in: container)
    explain(reading, in: container)
    let finishes = reading.outcome == .finishes
    decide(finishes == isOpening ? .page : .source, velocity: speed, at: time)
  }

  /// Returns the velocities of the touches in a container, limited to the maximum speed of a
  /// release (M-07).
  ///
  /// Touches that are close to each other can scale and rotate the page arbitrarily fast. The limit
  /// ensures that no point of the page at full size moves faster than the maximum speed.
  private func limited(_ velocity: ZoomStep, in container: UIView) -> ZoomStep {
    let travel = container.vectorFromWindow(velocity.travel)
    let radius = max(hypot(pageFrame.width, pageFrame.height) / 2, 1)
    var limited = velocity
    limited.travel = CGPoint(x: ReleaseRule.limit(travel.x), y: ReleaseRule.limit(travel.y))
    limited.scale = ReleaseRule.limit(velocity.scale * radius) / radius
    limited.rotation = ReleaseRule.limit(velocity.rotation * radius) / radius
    return limited
  }

  /// Returns the outcome of a release, with distances along the pull in the direction of the
  /// transition.
  private func reading(
    _ grip: ZoomGrip, _ velocity: ZoomStep, in container: UIView
  ) -> DragReading {
    let threshold = Tuning.current(.completionThreshold, own: Self.threshold)
    let pulled = CGFloat(grip.pulledFraction)
    let limited = limited(velocity, in: container)
    let speed = CGFloat(
      grip.speedTowardsSource(
        travel: CGVector(limited.travel), scale: limited.scale, pulls: velocity.pulls))
    // The drag always starts at the page and leads to the source view, even if the transition opens
    // the page.
    let page = DragStop("page", at: 0)
    let source = DragStop("source", at: CGFloat(grip.distance))
    let release = DragRelease(position: pulled * source.position, velocity: speed, origin: page)
    let rule = ReleaseRule(threshold: threshold).coasting
    let isTaken = rule.stop(for: release, among: Stops([page, source])) == source
    return DragReading(
      rule: ReleaseRule(threshold: isOpening ? 1 - threshold : threshold),
      distance: source.position, progress: isOpening ? 1 - pulled : pulled,
      velocity: isOpening ? -speed : speed,
      outcome: .init(TransitionOutcome(completed: isTaken != isOpening)))
  }

  /// Logs why a release finishes or cancels the transition.
  private func explain(_ reading: DragReading, in container: UIView) {
    let scene = container.window?.windowScene
    if let rule = reading.rule, let distance = reading.distance {
      scene?.lastRelease = (rule, distance)
    }
    if let reason = reading.explanation { scene?.eventLog.explain(reason) }
  }

  /// Ends a cancelled gesture. The page continues to its previous end.
  func cancelTouches(at time: TimeInterval) {
    if case .held(_, let end) = phase { decide(end, velocity: .zero, at: time) }
  }

  /// Reverses or continues a moving page, which keeps its velocity.
  ///
  /// - Parameter delay: The delay in seconds after which a page that touches hold begins to move.
  ///   It has no effect on a moving page.
  func turn(to end: End, after delay: TimeInterval = 0) {
    let now = CACurrentMediaTime()
    guard case .running(let motion, _) = phase else {
      if case .held = phase { decide(end, velocity: .zero, at: now + delay) }
      return
    }
    let velocity = motion.velocity(at: now)
    context?.pauseInteractiveTransition()
    if case .held = phase { decide(end, velocity: velocity, at: now) }
  }

  /// Ends the interaction, and moves the page to an end.
  private func decide(_ end: End, velocity: SIMD8<Double>, at time: TimeInterval) {
    // The springs start before the call of the context, because the context reads their progress in
    // that call.
    run(to: end, velocity: velocity, at: time)
    if end == finishingEnd {
      context?.finishInteractiveTransition()
    } else {
      context?.cancelInteractiveTransition()
    }
  }
}

extension ZoomTransitioning: ReleaseReadable {
  func releaseReading(of transition: Transition) -> DragReading? {
    guard case .held(let grip?, let last) = phase, let container = stage?.container,
      let touches = touches()
    else { return nil }
    var reading = reading(grip, touches.velocity, in: container)
    if !touches.haveMoved {
      reading.outcome = .init(TransitionOutcome(completed: last == finishingEnd))
    }
    return reading
  }
}

extension CGVector {
  fileprivate init(_ point: CGPoint) { self.init(dx: point.x, dy: point.y) }
}

/// A movement of touches, or their velocity per second. Locations are in points of the window.
struct ZoomStep {
  /// The movement of the centroid, in points.
  var travel = CGPoint.zero
  /// The logarithm of the factor by which the touches move apart.
  var scale = 0.0
  /// The angle by which the touches rotate, in radians.
  var rotation = 0.0
  /// The centroid of the touches after the movement.
  var centroid = CGPoint.zero
  /// A Boolean value that indicates whether there is only a single touch, which pulls the page.
  var pulls = true
}
