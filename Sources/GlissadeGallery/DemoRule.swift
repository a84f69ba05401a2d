import UIKit

/// The rule by which a demo decides the outcome of a transition when its gesture ends.
///
/// The demo's gesture calls the same function, so that the displayed decision is the one that it
/// takes.
public struct DemoRule: Sendable {
  /// A description of the rule in one or two lines.
  public let summary: String
  /// A closure that returns the distance from a transition's start to its end in points, greater
  /// than 0. It receives the demo's root view controller.
  public let distance: @MainActor @Sendable (UIViewController) -> CGFloat
  /// A closure that returns the release at this instant, or `nil` while nothing is dragged. It
  /// receives the demo's root view controller.
  public let release: @MainActor @Sendable (UIViewController) -> Release?
  /// The threshold of the decision; `nil` if it cannot be changed.
  public var threshold: Threshold? = nil

  /// The fraction of the distance above which a release finishes, 0…1. Its default is 0.5.
  public struct Threshold: Sendable {
    /// A closure that returns the threshold, or `nil` if nothing has one at present. It receives
    /// the demo's root view controller.
    public let value: @MainActor @Sendable (UIViewController) -> CGFloat?
    /// A closure that changes the threshold. It receives the demo's root view controller.
    public let set: @MainActor @Sendable (UIViewController, CGFloat) -> Void
  }
}

/// The state of a transition at a release, and the outcome of the release.
public struct Release: Hashable, Sendable {
  /// An outcome of a release.
  public enum Outcome: Hashable, Sendable {
    /// The transition finishes.
    case finishes
    /// The transition is cancelled.
    case cancels
    /// The dragged view moves to a named place.
    case goes(to: String)
  }

  /// The completed fraction of the transition, 0…1.
  public let progress: CGFloat
  /// The velocity towards the end as the gesture measured it, in points per second.
  public let velocity: CGFloat
  /// The outcome of the release.
  public let outcome: Outcome

  /// Creates the state of a release.
  init(progress: CGFloat, velocity: CGFloat, outcome: Outcome) {
    self.progress = progress
    self.velocity = velocity
    self.outcome = outcome
  }

  /// Creates the state of a release that a rule decides.
  ///
  /// - Parameters:
  ///   - rule: The rule of the decision.
  ///   - progress: The completed fraction of the transition, 0…1.
  ///   - velocity: The velocity towards the end, in points per second.
  ///   - distance: The distance from start to end in points, greater than 0.
  @MainActor init(
    by rule: ReleaseRule, progress: CGFloat, velocity: CGFloat, distance: CGFloat
  ) {
    let decision = rule.decision(progress: progress, velocity: velocity, distance: distance)
    self.init(
      progress: progress, velocity: velocity,
      outcome: decision.outcome == .finishes ? .finishes : .cancels)
  }
}
