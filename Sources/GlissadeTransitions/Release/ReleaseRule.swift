import Foundation
import GlissadeMotion

/// A rule that decides whether a released transition finishes or is cancelled.
///
/// ```swift
/// let rule = ReleaseRule(threshold: 0.4)
/// let decision = rule.decision(progress: 0.3, velocity: 900, distance: 600)
/// print(decision)
/// ```
///
/// A percent driver applies its rule in `release(velocity:distance:threshold:)`:
///
///     driver.releaseRule = ReleaseRule(.direction)
///     driver.release(velocity: pan.velocity(in: view).y, distance: view.bounds.height)
///
/// A client that moves its views itself calls the rule's `decision(progress:velocity:distance:)`.
public struct ReleaseRule: Hashable, Sendable {
  /// A criterion by which a release is decided.
  public enum Criterion: Hashable, Sendable {
    /// A release finishes if the view would coast past the threshold (M-10).
    case projection
    /// A release in motion finishes or cancels by the direction of its velocity; a release at rest
    /// finishes beyond the threshold.
    case direction
    /// A release finishes beyond the threshold, whatever its velocity.
    case position
  }

  /// An outcome of a release.
  public typealias Outcome = TransitionOutcome

  /// An outcome with the spring that leads to it.
  public struct Decision: Hashable, Sendable {
    /// The outcome of the release.
    public let outcome: Outcome
    /// The spring that continues the drag.
    public let spring: HandOffSpring
  }

  /// The criterion by which a release is decided.
  public var criterion: Criterion
  /// The fraction of the distance at which the decision changes, 0…1.
  public var threshold: CGFloat
  /// The factor by which the velocity of a coasting view decreases per millisecond, greater than 0
  /// and less than 1. It is that of a scroll view by default.
  public var decelerationRate: CGFloat

  /// Creates a rule from a criterion and a threshold.
  ///
  /// - Parameters:
  ///   - criterion: The criterion of the decision.
  ///   - threshold: The fraction of the distance at which the decision changes, 0…1.
  public init(_ criterion: Criterion = .projection, threshold: CGFloat = 0.5) {
    self.criterion = criterion
    self.threshold = threshold
    decelerationRate = MotionConstants.normalDecelerationRate
  }

  /// Returns the outcome of a release, and the spring that leads to it.
  ///
  /// - Parameters:
  ///   - progress: The completed fraction of the distance, 0…1.
  ///   - velocity: The velocity towards the end, in points per second.
  ///   - distance: The distance from start to end in points, greater than 0.
  package func decide(progress: CGFloat, velocity: CGFloat, distance: CGFloat) -> Decision {
    let outcome = outcome(progress: progress, velocity: velocity, distance: distance)
    let remaining = (outcome.isFinished ? 1 - progress : progress) * distance
    // A velocity that is too low to decide a direction may point away from the outcome, and is not
    // continued.
    let speed = criterion == .direction ? Self.limitForDecision(velocity) : Self.limit(velocity)
    let towards = outcome.isFinished ? speed : -speed
    return Decision(
      outcome: outcome, spring: HandOffSpring(velocity: towards, distance: max(remaining, 0)))
  }

  /// Returns the outcome of a release, which is decided like that of content dragged between two
  /// stops.
  private func outcome(progress: CGFloat, velocity: CGFloat, distance: CGFloat) -> Outcome {
    let start = DragStop("start", at: 0)
    let stops = Stops([start, DragStop("end", at: distance)])
    let release = DragRelease(position: progress * distance, velocity: velocity, origin: start)
    return Outcome(completed: stop(for: release, among: stops) != start)
  }
}

// The limits of the velocities of a release (M-07).
extension ReleaseRule {
  /// The speed below which a pointer counts as at rest, in points per second.
  public static let slowestVelocity: CGFloat = 50
  /// The greatest speed of a release, in points per second; greater ones are limited to it.
  public static let fastestVelocity: CGFloat = 8000

  /// Returns a velocity limited to the greatest speed, with which a released view continues.
  public static func limit(_ velocity: CGFloat) -> CGFloat {
    min(max(velocity, -fastestVelocity), fastestVelocity)
  }

  /// Returns a limited velocity, or 0 if it is too low to affect a decision.
  public static func limitForDecision(_ velocity: CGFloat) -> CGFloat {
    abs(velocity) < slowestVelocity ? 0 : limit(velocity)
  }
}

extension ReleaseRule: CustomStringConvertible {
  /// The rule in one sentence.
  public var description: String {
    let percent = String(format: "%.0f %%", threshold * 100)
    return switch criterion {
    case .projection: "It finishes if it would coast past \(percent) of the distance."
    case .direction:
      "Released in motion it follows its velocity; at rest it finishes beyond \(percent)."
    case .position: "It finishes beyond \(percent) of the distance at any velocity."
    }
  }
}
