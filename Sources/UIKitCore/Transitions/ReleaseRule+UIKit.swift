import Foundation
import GlissadeLayers
import GlissadeMotion

extension ReleaseRule {
  /// Returns the outcome of a release, and the spring that leads to it. An invalid number is
  /// refused with a warning and replaced: a velocity by 0, a distance by 1, and a progress by 0.
  ///
  /// - Parameters:
  ///   - progress: The completed fraction of the distance, 0…1.
  ///   - velocity: The velocity towards the end, in points per second.
  ///   - distance: The distance that corresponds to the whole transition, in points, greater than
  ///     0.
  public func decision(progress: CGFloat, velocity: CGFloat, distance: CGFloat) -> Decision {
    let call = "ReleaseRule.decision(progress:velocity:distance:)"
    return usable(or: ReleaseRule()).coasting.decide(
      progress: NumberRule.finite.usable(progress, or: 0, in: call),
      velocity: NumberRule.finite.usable(velocity, or: 0, in: call),
      distance: NumberRule.positive.usable(distance, or: 1, in: call))
  }

  /// Returns the rule with its invalid numbers replaced by those of another rule. A warning is
  /// logged for each.
  func usable(or other: ReleaseRule) -> ReleaseRule {
    var rule = self
    rule.threshold = NumberRule.finite.usable(
      threshold, or: other.threshold, in: "ReleaseRule.threshold")
    rule.decelerationRate = NumberRule.decelerationRate.usable(
      decelerationRate, or: other.decelerationRate, in: "ReleaseRule.decelerationRate")
    return rule
  }

  /// The rule with the deceleration rate of the current scene, if the scene overrides it.
  package var coasting: ReleaseRule {
    guard criterion == .projection else { return self }
    var rule = self
    rule.decelerationRate = Tuning.currentAnywhere(.decelerationRate, own: decelerationRate)
    return rule
  }
}
