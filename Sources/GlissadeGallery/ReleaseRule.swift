import UIKit

/// How a demo decides what becomes of a transition that is let go, for those who want to know before.
///
/// The demo's own gesture asks the same function, so what is told is what will be done.
public struct ReleaseRule: Sendable {
  /// The rule in a line or two.
  public let story: String
  /// Given the controller that the demo started with: the way from a transition's start to its end,
  /// in points, more than 0.
  public let distance: @MainActor @Sendable (UIViewController) -> CGFloat
  /// Given that controller: what a release at this instant would find and do; nil while nothing is
  /// held that could be released.
  public let release: @MainActor @Sendable (UIViewController) -> Release?
  /// Where the rule turns, if it turns at a part of the way that can be changed.
  public var threshold: Threshold? = nil

  /// The part of the way at which a release finishes, 0…1: half of it, unless somebody tries another.
  public struct Threshold: Sendable {
    /// Given the controller that the demo started with; nil while there is nothing that has one.
    public let value: @MainActor @Sendable (UIViewController) -> CGFloat?
    public let set: @MainActor @Sendable (UIViewController, CGFloat) -> Void
  }
}

/// What a release finds, and what becomes of the transition.
public struct Release: Hashable, Sendable {
  public enum Outcome: Hashable, Sendable {
    case finishes
    case cancels
    /// Neither: what was held goes to a place of that name.
    case goes(to: String)
  }

  /// Of the way to the transition's end, 0…1.
  public let progress: CGFloat
  /// Towards the end, in points per second, as the gesture measured it.
  public let velocity: CGFloat
  public let outcome: Outcome
}
