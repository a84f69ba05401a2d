import GlissadeMotion

extension ReleaseRule {
  /// Returns the outcome of a release, and the spring that leads to it.
  ///
  /// - Parameters:
  ///   - progress: The completed fraction of the distance, 0…1.
  ///   - velocity: The velocity towards the end, in points per second.
  ///   - distance: The distance from start to end in points, greater than 0.
  public func decision(progress: CGFloat, velocity: CGFloat, distance: CGFloat) -> Decision {
    precondition(distance > 0, "A release needs a distance greater than 0.")
    return coasting.decide(progress: progress, velocity: velocity, distance: distance)
  }

  /// The rule with the deceleration rate that is in force in the current scene.
  var coasting: ReleaseRule {
    guard criterion == .projection else { return self }
    var rule = self
    rule.decelerationRate = Tuning.currentAnywhere(.decelerationRate, own: decelerationRate)
    return rule
  }
}
