import Foundation
import GlissadeMotion

/// The conversion between Origami's bounciness and speed and a spring of mass 1.
///
/// Source: the open formulas of Facebook's Rebound (`BouncyConversion`, `OrigamiValueConverter`),
/// which Pop and React Native share. Bounciness and speed determine a tension and a friction in
/// Origami's units. These determine the spring: stiffness = 3.62·(tension − 30) + 194, damping =
/// 3·(friction − 8) + 25.
enum OrigamiConversion {
  /// The number by which bounciness and speed are divided: 20 steps, each 1.7 wide.
  private static let range = 20 * 1.7
  /// The greatest fraction by which the bounciness interpolates the friction, from 0 for the
  /// friction without bounce to 1 for `leastFriction`.
  private static let greatestShare = 0.8
  private static let leastFriction = 0.01
  private static let leastTension = 0.5
  private static let greatestTension = 200.0
  /// The range of bounciness and speed in Pop's documentation.
  static let documentedRange = 0.0...20.0

  /// Returns the stiffness and damping that correspond to a tension and a friction in Origami's
  /// units.
  static func constants(
    tension: Double, friction: Double
  ) -> (stiffness: Double, damping: Double) {
    ((tension - 30) * 3.62 + 194, (friction - 8) * 3 + 25)
  }

  /// Returns the stiffness and damping that correspond to a bounciness and a speed.
  static func constants(
    bounciness: Double, speed: Double
  ) -> (stiffness: Double, damping: Double) {
    let tension = leastTension + speed / range * (greatestTension - leastTension)
    let share = bounciness / range * greatestShare
    let quadratic = 2 * share - share * share
    let friction = quadratic * leastFriction + (1 - quadratic) * frictionWithoutBounce(tension)
    return constants(tension: tension, friction: friction)
  }

  /// Returns the bounciness and speed that yield a spring, or `nil` if no values do.
  static func sliders(of spring: Spring) -> (bounciness: Double, speed: Double)? {
    let tension = (spring.stiffness / spring.mass - 194) / 3.62 + 30
    let friction = (spring.damping / spring.mass - 25) / 3 + 8
    let without = frictionWithoutBounce(tension)
    guard without > leastFriction else { return nil }
    let quadratic = (without - friction) / (without - leastFriction)
    guard quadratic <= 1 else { return nil }
    let share = 1 - (1 - quadratic).squareRoot()
    let speed = (tension - leastTension) / (greatestTension - leastTension) * range
    return (share / greatestShare * range, speed)
  }

  /// Returns the least friction at which a spring with the given tension does not bounce, by one of
  /// three cubic fits.
  private static func frictionWithoutBounce(_ tension: Double) -> Double {
    let (x, square) = (tension, tension * tension)
    if x <= 18 { return 0.0007 * square * x - 0.031 * square + 0.64 * x + 1.28 }
    if x <= 44 { return 0.000044 * square * x - 0.006 * square + 0.36 * x + 2 }
    return 0.00000045 * square * x - 0.000332 * square + 0.1078 * x + 5.84
  }
}
