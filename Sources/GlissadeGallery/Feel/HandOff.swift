import UIKit

/// The spring that continues a drag after its release.
@MainActor enum HandOff {
  /// The angular frequencies for a view at rest or moving away from its end, and for one that moves
  /// slowly, in radians per second.
  private static let restFrequency: CGFloat = 12.5
  private static let slowFrequency: CGFloat = 6

  /// Returns a critically damped spring that starts with the velocity of the release.
  ///
  /// With ω twice the relative velocity, the acceleration x″ = −ω²x − 2ωx′ is 0 at the start, so
  /// that the view neither jumps nor brakes at the release. A view at rest has no velocity to keep,
  /// and one that moves away from its end reverses.
  ///
  /// - Parameters:
  ///   - relativeVelocity: The velocity towards the end as a fraction of the remaining distance per
  ///     second.
  ///   - leastFrequency: The least angular frequency of the spring, in radians per second.
  static func spring(relativeVelocity: CGFloat, leastFrequency: CGFloat = 0)
    -> UISpringTimingParameters
  {
    let natural = relativeVelocity > 0 ? max(2 * relativeVelocity, slowFrequency) : restFrequency
    let frequency = max(natural, leastFrequency)
    return UISpringTimingParameters(
      mass: 1, stiffness: frequency * frequency, damping: 2 * frequency,
      initialVelocity: CGVector(dx: relativeVelocity, dy: relativeVelocity))
  }
}
