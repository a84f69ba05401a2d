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
  @preconcurrency @MainActor public init(
    by rule: ReleaseRule, progress: CGFloat, velocity: CGFloat, distance: CGFloat
  ) {
    let decision = rule.decision(progress: progress, velocity: velocity, distance: distance)
    self.init(
      progress: progress, velocity: velocity,
      outcome: decision.outcome == .finishes ? .finishes : .cancels)
  }
}

extension DragReading.Outcome {
  /// The outcome as one of a transition, or `nil` without one.
  var ofTransition: ReleaseRule.Outcome? {
    switch self {
    case .finishes: .finishes
    case .cancels: .cancels
    case .goes: nil
    }
  }
}
