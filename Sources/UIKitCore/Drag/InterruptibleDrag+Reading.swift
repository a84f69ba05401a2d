import Foundation
import GlissadeTransitions

// The decision that a release at this instant would make.
extension InterruptibleDrag {
  /// The decision that a release of the content at this instant would make, or `nil` while nothing
  /// drags the content.
  public var reading: DragReading? { currentRelease.flatMap { reading(of: $0) } }

  /// Returns the decision of a release, or `nil` if no stop is chosen.
  func reading(of release: DragRelease) -> DragReading? {
    guard let stop = stop(for: release) else { return nil }
    let speed = shownVelocity(of: release.velocity)
    guard let animator else {
      let sign: CGFloat = (exitStop?.position ?? .infinity) > release.position ? -1 : 1
      return DragReading(
        rule: currentRule, distance: nil, progress: 0, velocity: sign * speed,
        outcome: .goes(to: stop.id))
    }
    return DragReading(
      rule: currentRule, distance: abs(animator.distance), progress: animator.progress,
      velocity: animator.direction * speed,
      outcome: .init(TransitionOutcome(completed: (stop.id == exit) != animator.isPresenting)))
  }

  /// Returns the stop that the rule and the client choose for a release.
  func stop(for release: DragRelease) -> DragStop? {
    motion.stops[stopForRelease(release, currentRule.stop(for: release, among: motion.stops))]
  }

  /// Returns the stop that the rule chooses for a release among given stops, or `nil` while nothing
  /// drags the content. The position of the release is the one that the content would have without
  /// the resistance beyond the last stop.
  func stop(forPullOf release: DragRelease, among stops: Stops) -> DragStop? {
    guard case .dragging(let drag) = motion.phase else { return nil }
    let pulled = DragRelease(
      position: max(release.position, drag.pull), velocity: release.velocity,
      origin: release.origin)
    return currentRule.stop(for: pulled, among: stops)
  }

  /// Returns the velocity of the content for a velocity of the pointer, in points per second. The
  /// content is slower where it resists.
  func shownVelocity(of velocity: CGFloat) -> CGFloat {
    guard case .dragging(let drag) = motion.phase else { return 0 }
    return ReleaseRule.limit(velocity) * motion.stops.slope(atPull: drag.pull)
  }
}
