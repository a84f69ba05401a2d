import Foundation

/// A critically damped spring that continues a drag after its release.
///
/// With an angular frequency ω of twice the relative velocity, the acceleration x″ = −ω²x − 2ωx′ is
/// 0 at the start, so that the view neither jumps nor brakes at the release. A view at rest has no
/// velocity to keep, and one that moves away from its end reverses.
public struct HandOffSpring: Hashable, Sendable {
  /// The initial velocity towards the end, as a fraction of the remaining distance per second.
  public let relativeVelocity: CGFloat
  /// The angular frequency, in radians per second. The damping is twice that, for a mass of 1.
  public let angularFrequency: CGFloat

  /// The angular frequencies for a view at rest or moving away from its end, for one that moves
  /// slowly, and the greatest for one with little space, in radians per second.
  private static let restFrequency: CGFloat = 12.5
  private static let slowFrequency: CGFloat = 6
  private static let stiffestFrequency: CGFloat = 200

  /// Creates a spring for a relative velocity.
  ///
  /// - Parameters:
  ///   - relativeVelocity: The velocity towards the end as a fraction of the remaining distance per
  ///     second.
  ///   - leastFrequency: The least angular frequency, in radians per second.
  ///   - space: The greatest distance from its end that a view may reach which moves away from it,
  ///     as a multiple of the remaining distance, 1 or more.
  public init(
    relativeVelocity: CGFloat = 0, leastFrequency: CGFloat = 0, space: CGFloat = .infinity
  ) {
    let natural =
      relativeVelocity > 0 ? max(2 * relativeVelocity, Self.slowFrequency) : Self.restFrequency
    var frequency = max(natural, leastFrequency)
    while relativeVelocity < 0, frequency < Self.stiffestFrequency,
      Self.excursion(relativeVelocity, frequency) > max(space, 1.01)
    {
      frequency *= 1.25
    }
    self.relativeVelocity = relativeVelocity
    angularFrequency = frequency
  }

  /// Creates a spring for a velocity in points per second.
  ///
  /// - Parameters:
  ///   - velocity: The velocity, in points per second.
  ///   - distance: The signed distance from the view to its end, in points. Without distance
  ///     there is no relative velocity.
  public init(velocity: CGFloat, distance: CGFloat) {
    self.init(relativeVelocity: distance != 0 ? velocity / distance : 0)
  }

  /// Returns the greatest value of x = (1 + (ω − r)t)·e^(−ωt) for a relative velocity r < 0.
  private static func excursion(_ velocity: CGFloat, _ frequency: CGFloat) -> CGFloat {
    (1 - velocity / frequency) * exp(velocity / (frequency - velocity))
  }
}
