import Foundation
import GlissadeTransitions

/// What a release of dragged content at an instant would decide.
public struct DragReading: Hashable, Sendable {
  /// An outcome of a release.
  public enum Outcome: Hashable, Sendable {
    /// The transition that the drag drives finishes.
    case finishes
    /// The transition that the drag drives is cancelled.
    case cancels
    /// The content moves to a stop, without a transition.
    case goes(to: DragStop.ID)
  }

  /// The completed fraction of the transition, 0…1, or 0 without one.
  public let progress: CGFloat
  /// The velocity with which the content would continue towards the transition's end, or away from
  /// the exit, in points per second.
  public let velocity: CGFloat
  /// The outcome of the release.
  public let outcome: Outcome

  /// Creates a reading.
  ///
  /// - Parameters:
  ///   - progress: The completed fraction of the transition, 0…1.
  ///   - velocity: The velocity towards the transition's end, in points per second.
  ///   - outcome: The outcome of the release.
  public init(progress: CGFloat, velocity: CGFloat, outcome: Outcome) {
    self.progress = progress
    self.velocity = velocity
    self.outcome = outcome
  }

  /// Creates the reading of a release that a rule decides.
  ///
  /// - Parameters:
  ///   - rule: The rule of the decision.
  ///   - progress: The completed fraction of the transition, 0…1.
  ///   - velocity: The velocity towards the end, in points per second.
  ///   - distance: The distance from start to end in points, greater than 0.
  @MainActor public init(
    by rule: ReleaseRule, progress: CGFloat, velocity: CGFloat, distance: CGFloat
  ) {
    let decision = rule.decision(progress: progress, velocity: velocity, distance: distance)
    self.init(
      progress: progress, velocity: velocity,
      outcome: decision.outcome == .finishes ? .finishes : .cancels)
  }
}

extension InterruptibleDrag {
  /// The release of the content at this instant, or `nil` while nothing drags it.
  public var reading: DragReading? {
    guard let release = currentRelease, let stop = stop(for: release) else { return nil }
    let speed = shownVelocity(of: release.velocity)
    guard let animator else {
      let sign: CGFloat = (exitStop?.position ?? .infinity) > release.position ? -1 : 1
      return DragReading(progress: 0, velocity: sign * speed, outcome: .goes(to: stop.id))
    }
    return DragReading(
      progress: animator.progress, velocity: animator.direction * speed,
      outcome: (stop.id == exit) == animator.isPresenting ? .cancels : .finishes)
  }

  /// Returns the stop that the rule and the client choose for a release.
  func stop(for release: DragRelease) -> DragStop? {
    motion.stops[stopForRelease(release, currentRule.stop(for: release, among: motion.stops))]
  }

  /// Returns the velocity of the content for one of the pointer, in points per second.
  func shownVelocity(of velocity: CGFloat) -> CGFloat {
    guard case .dragging(let drag) = motion.phase else { return 0 }
    return ReleaseRule.limited(velocity) * motion.stops.slope(atPull: drag.pull)
  }
}
