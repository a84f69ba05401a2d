import Foundation
import GlissadeGestures
import GlissadeMotion

/// What becomes of something that a finger lets go on its way: our own containers' rule (M-07, M-10).
@MainActor enum LettingGo {
  /// Slower than this counts as standing still, faster than the other as that fast, in points per second.
  private static let slowest: CGFloat = 50
  private static let fastest: CGFloat = 8000
  /// Angular frequencies, in radians per second: of what stands still or turns round, and the least of
  /// what moves.
  private static let restFrequency: CGFloat = 12.5
  private static let slowFrequency: CGFloat = 6
  private static let stiffestFrequency: CGFloat = 200

  /// The part of the way past which it finishes.
  static let middle = 0.5

  /// Whether it is past the middle, or another part of the way, where it would slide to.
  ///
  /// - Parameters:
  ///   - progress: towards the end, 0…1.
  ///   - velocity: towards the end, in points per second.
  ///   - distance: the whole way, in points, more than 0.
  ///   - threshold: the part of the way, 0…1.
  static func finishes(
    progress: CGFloat, velocity: CGFloat, distance: CGFloat, threshold: CGFloat = middle
  ) -> Bool {
    let decisive = abs(velocity) < slowest ? 0 : capped(velocity)
    return progress + projection(velocity: decisive) / distance > threshold
  }

  static func capped(_ velocity: CGFloat) -> CGFloat { min(max(velocity, -fastest), fastest) }

  /// A critically damped spring that starts off as fast as the finger was. With ω twice the relative
  /// velocity, x″ = −ω²x − 2ωx′ is 0 at the start: nothing tears itself away, nothing brakes. One that
  /// starts off backwards is as stiff as it takes to turn it round in time.
  ///
  /// - Parameters:
  ///   - relativeVelocity: velocity towards the end ÷ way to go, per second.
  ///   - room: how far from its end it may get, as a multiple of the way to go; 1 or more.
  static func spring(relativeVelocity: CGFloat, room: CGFloat = .infinity)
    -> UISpringTimingParameters
  {
    var frequency =
      relativeVelocity > 0 ? max(2 * relativeVelocity, slowFrequency) : restFrequency
    while relativeVelocity < 0, frequency < stiffestFrequency,
      excursion(relativeVelocity, frequency) > max(room, 1.01)
    {
      frequency *= 1.25
    }
    return UISpringTimingParameters(
      mass: 1, stiffness: frequency * frequency, damping: 2 * frequency,
      initialVelocity: CGVector(dx: relativeVelocity, dy: relativeVelocity))
  }

  /// How far from its end x = (1 + (ω − r)t)·e^(−ωt) gets for a velocity r < 0: its greatest value.
  private static func excursion(_ velocity: CGFloat, _ frequency: CGFloat) -> CGFloat {
    (1 - velocity / frequency) * exp(velocity / (frequency - velocity))
  }
}
