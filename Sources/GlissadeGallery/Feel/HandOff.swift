import UIKit

/// The spring that takes over what a finger lets go.
@MainActor enum HandOff {
  /// Angular frequencies, in radians per second: standing still or carried away, and moving slowly.
  private static let restFrequency: CGFloat = 12.5
  private static let slowFrequency: CGFloat = 6

  /// Critically damped, and as fast at first as the finger was.
  ///
  /// With ω twice the relative velocity, x″ = −ω²x − 2ωx′ is 0 at the start: what is let go neither
  /// tears itself away from the finger nor brakes. What stands still has no speed to keep, and what
  /// moves away from its end turns round.
  ///
  /// - Parameters:
  ///   - relativeVelocity: velocity towards the end ÷ way to go, per second.
  ///   - leastFrequency: the spring's, in radians per second, if it has to be stiff.
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
