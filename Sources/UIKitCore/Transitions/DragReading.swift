import Foundation
import GlissadeTransitions

/// The outcome that a release of dragged content at an instant has, and the values that decide it.
public struct DragReading: Hashable, Sendable {
  /// An outcome of a release.
  public enum Outcome: Hashable, Sendable {
    /// The transition that the drag drives finishes.
    case finishes
    /// The transition that the drag drives is cancelled.
    case cancels
    /// The content moves to a stop, without a transition.
    case goes(to: DragStop.ID)
    /// The content keeps its velocity, and no rule decides where it comes to rest, as that of a
    /// dynamic animator.
    case coasts
  }

  /// The rule that decides the outcome, or `nil` if a client decides it by itself.
  public let rule: ReleaseRule?
  /// The distance that corresponds to the whole transition, in points, or `nil` without a
  /// transition.
  public let distance: CGFloat?
  /// The completed fraction of the transition, 0…1, or 0 without a transition.
  public let progress: CGFloat
  /// The velocity with which the content would continue, in points per second. It is positive
  /// towards the end of the transition or, without a transition, away from the exit.
  public let velocity: CGFloat
  /// The outcome of the release.
  public package(set) var outcome: Outcome

  /// Creates a reading of a release whose outcome a client decides by itself.
  ///
  /// - Parameters:
  ///   - progress: The completed fraction of the transition, 0…1.
  ///   - velocity: The velocity towards the transition's end, in points per second.
  ///   - outcome: The outcome of the release.
  public init(progress: CGFloat, velocity: CGFloat, outcome: Outcome) {
    self.init(
      rule: nil, distance: nil, progress: progress, velocity: velocity, outcome: outcome)
  }

  /// Creates a reading of a release whose outcome a rule decides.
  ///
  /// - Parameters:
  ///   - rule: The rule of the decision.
  ///   - progress: The completed fraction of the transition, 0…1.
  ///   - velocity: The velocity towards the end of the transition, in points per second.
  ///   - distance: The distance that corresponds to the whole transition, in points, greater than
  ///     0.
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
  /// Creates the outcome of a release from that of the transition.
  package init(_ outcome: TransitionOutcome) { self = outcome.isFinished ? .finishes : .cancels }

  /// The outcome of the transition, or `nil` without a transition.
  var ofTransition: TransitionOutcome? {
    switch self {
    case .finishes: .finishes
    case .cancels: .cancels
    case .goes, .coasts: nil
    }
  }
}

/// A driver that can report the outcome that a release would have.
@MainActor package protocol ReleaseReadable {
  /// Returns the outcome that a release of a transition at this instant would have, or `nil` if the
  /// rule is unknown.
  func releaseReading(of transition: Transition) -> DragReading?
}

extension UIPercentDrivenInteractiveTransition: ReleaseReadable {}

extension UIWindowScene {
  /// The outcome that a release of the current transition would have, or `nil` while no driver
  /// drives one or its rule is unknown.
  package var releaseReading: DragReading? {
    guard let transition = transitions.last, transition.isInteractive else { return nil }
    return (transition.driver as? any ReleaseReadable)?.releaseReading(of: transition)
  }

  /// The rule that decided the last release, or `nil`.
  package var lastReleaseRule: ReleaseRule? { lastRelease?.rule }
}
