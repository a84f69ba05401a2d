import UIKitCore
import GlissadeTransitions

// The touches that hold the page.
extension ZoomTransitioning: CatchableTransitioning {
  var canBeCaught: Bool { isRunning }

  func turn(towardsEnd: Bool) { turn(to: towardsEnd == isOpening ? .page : .source) }

  /// The threshold of a release: the page goes to its source if it would coast past this fraction
  /// of the distance. It is low because a pull is meant to end there.
  private static let threshold: CGFloat = 0.2

  /// Catches the page where it is shown, or begins to hold a page at rest.
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

  /// Releases the page, which continues with the velocity of the touches. A page that was only
  /// touched in flight continues to its end.
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

  /// Returns the velocities of the touches in a container, as far as they count (M-07).
  ///
  /// Touches that are close to each other scale and turn without limit. No point of the page at
  /// its full size moves faster than the greatest speed.
  private func limited(_ velocity: ZoomStep, in container: UIView) -> ZoomStep {
    let travel = container.vectorFromWindow(velocity.travel)
    let radius = max(hypot(pageFrame.width, pageFrame.height) / 2, 1)
    var limited = velocity
    limited.travel = CGPoint(x: ReleaseRule.limit(travel.x), y: ReleaseRule.limit(travel.y))
    limited.scale = ReleaseRule.limit(velocity.scale * radius) / radius
    limited.rotation = ReleaseRule.limit(velocity.rotation * radius) / radius
    return limited
  }

  /// Returns the outcome of a release, along the pull in the direction of the transition.
  private func reading(
    _ grip: ZoomGrip, _ velocity: ZoomStep, in container: UIView
  ) -> DragReading {
    let threshold = Tuning.current(.completionThreshold, own: Self.threshold)
    let pulled = CGFloat(grip.pulledFraction)
    let limited = limited(velocity, in: container)
    let speed = CGFloat(
      grip.speedTowardsSource(
        travel: CGVector(limited.travel), scale: limited.scale, pulls: velocity.pulls))
    // The content of the drag comes from the page, whatever the transition's direction is.
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

  /// Ends a cancelled gesture: the page continues as before.
  func cancelTouches(at time: TimeInterval) {
    if case .held(_, let end) = phase { decide(end, velocity: .zero, at: time) }
  }

  /// Reverses or continues the page in flight, with its velocity.
  ///
  /// - Parameter delay: The time in seconds for which a page that does not move waits.
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

  /// Ends the interaction in favor of an end.
  private func decide(_ end: End, velocity: SIMD8<Double>, at time: TimeInterval) {
    // The springs start before the context is notified, which reads their progress.
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

/// A movement of touches, or, per second, its velocity. Locations are in points of the window.
struct ZoomStep {
  /// The movement of the centroid, in points.
  var travel = CGPoint.zero
  /// The logarithm of the factor by which the touches move apart.
  var scale = 0.0
  /// The angle by which they turn, in radians.
  var rotation = 0.0
  /// The centroid after the movement.
  var centroid = CGPoint.zero
  /// Indicates whether there is a single touch, which pulls.
  var pulls = true
}
