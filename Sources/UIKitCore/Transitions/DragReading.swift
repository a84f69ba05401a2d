import Foundation
import GlissadeTransitions

/// The outcome of a release of dragged content at an instant.
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

  /// The rule of the decision, or `nil` if a client decides by itself.
  public let rule: ReleaseRule?
  /// The distance that corresponds to the whole transition in points, or `nil` without one.
  public let distance: CGFloat?
  /// The completed fraction of the transition, 0…1, or 0 without one.
  public let progress: CGFloat
  /// The velocity with which the content would continue towards the transition's end, or away from
  /// the exit, in points per second.
  public let velocity: CGFloat
  /// The outcome of the release.
  public package(set) var outcome: Outcome

  /// Creates the reading of a release that a client decides by itself.
  ///
  /// - Parameters:
  ///   - progress: The completed fraction of the transition, 0…1.
  ///   - velocity: The velocity towards the transition's end, in points per second.
  ///   - outcome: The outcome of the release.
  public init(progress: CGFloat, velocity: CGFloat, outcome: Outcome) {
    self.init(
      rule: nil, distance: nil, progress: progress, velocity: velocity, outcome: outcome)
  }

  /// Creates the reading of a release that a rule decides.
  ///
  /// - Parameters:
  ///   - rule: The rule of the decision.
  ///   - progress: The completed fraction of the transition, 0…1.
  ///   - velocity: The velocity towards the end, in points per second.
  ///   - distance: The distance from start to end in points, greater than 0.
  @preconcurrency @MainActor public init(
    by rule: ReleaseRule, progress: CGFloat, velocity: CGFloat, distance: CGFloat
  ) {
    let decision = rule.decision(progress: progress, velocity: velocity, distance: distance)
    self.init(
      rule: rule, distance: distance, progress: progress, velocity: velocity,
      outcome: Outcome(decision.outcome))
  }

  package init(
    rule: ReleaseRule?, distance: CGFloat?, progress: CGFloat, velocity: CGFloat, outcome: Outcome
  ) {
    self.rule = rule
    self.distance = distance
    self.progress = progress
    self.velocity = velocity
    self.outcome = outcome
  }

  /// The reason of the outcome in one sentence, for the log, or `nil` without a transition or a
  /// rule.
  @MainActor package var explanation: String? {
    guard let rule, let distance, let decided = outcome.ofTransition else { return nil }
    return rule.explanation(
      of: decided, progress: progress, velocity: velocity, distance: distance)
  }
}

extension DragReading.Outcome {
  /// Creates the outcome of a transition.
  package init(_ outcome: TransitionOutcome) { self = outcome.isFinished ? .finishes : .cancels }

  /// The outcome of the transition, or `nil` without one.
  var ofTransition: TransitionOutcome? {
    switch self {
    case .finishes: .finishes
    case .cancels: .cancels
    case .goes: nil
    }
  }
}

/// A driver that knows what a release would decide.
@MainActor package protocol ReleaseReadable {
  /// Returns the release of a transition at this instant, or `nil` if the rule is unknown.
  func releaseReading(of transition: Transition) -> DragReading?
}

extension UIPercentDrivenInteractiveTransition: ReleaseReadable {}

extension UIWindowScene {
  /// The release of the current transition, or `nil` while nothing is dragged whose rule is known.
  package var releaseReading: DragReading? {
    guard let transition = transitions.last, transition.isInteractive else { return nil }
    return (transition.driver as? any ReleaseReadable)?.releaseReading(of: transition)
  }

  /// The rule by which the last release was decided.
  package var lastReleaseRule: ReleaseRule? { lastRelease?.rule }
}
