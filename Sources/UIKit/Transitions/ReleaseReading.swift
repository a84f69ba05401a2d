/// The release of the current transition at this instant, by its driver's rule.
package struct ReleaseReading {
  /// The rule of the decision.
  package let rule: ReleaseRule
  /// The distance that corresponds to the whole transition, in points.
  package let distance: CGFloat
  /// The completed fraction, 0…1.
  package let progress: CGFloat
  /// The velocity towards the end, in points per second.
  package let velocity: CGFloat
  /// The outcome of the release.
  package var outcome: ReleaseRule.Outcome
}

/// A driver that knows the rule of a release.
@MainActor protocol ReleaseReadable {
  /// Returns the release of a transition at this instant, or `nil` if the rule is unknown.
  func releaseReading(of transition: Transition) -> ReleaseReading?
}

extension UIPercentDrivenInteractiveTransition: ReleaseReadable {}

extension UIWindowScene {
  /// The release of the current transition, or `nil` while nothing is dragged whose rule is known.
  package var releaseReading: ReleaseReading? {
    guard let transition = transitions.last, transition.isInteractive else { return nil }
    return (transition.driver as? any ReleaseReadable)?.releaseReading(of: transition)
  }

  /// The rule by which the last release was decided.
  package var lastReleaseRule: ReleaseRule? { lastRelease?.rule }
}

extension Transition {
  /// Returns the release of the transition by a rule.
  func reading(_ rule: ReleaseRule, distance: CGFloat, velocity: CGFloat) -> ReleaseReading {
    let decision = rule.decision(progress: progress, velocity: velocity, distance: distance)
    return ReleaseReading(
      rule: rule, distance: distance, progress: progress, velocity: velocity,
      outcome: decision.outcome)
  }
}
