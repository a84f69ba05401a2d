import Foundation

/// A damped spring: m·x″ + c·x′ + k·x = 0, with x the distance from the target.
package struct Spring: Hashable, Sendable, Codable {
  /// m > 0, in kg.
  package let mass: Double
  /// k > 0, in N/m.
  package let stiffness: Double
  /// c ≥ 0, in N·s/m.
  package let damping: Double

  /// A spring from its physical constants; the defaults are `CASpringAnimation`'s.
  package init(
    mass: Double = MotionConstants.springMass,
    stiffness: Double = MotionConstants.springStiffness,
    damping: Double = MotionConstants.springDamping
  ) {
    precondition(mass > 0 && mass.isFinite, "A spring's mass must be above 0.")
    precondition(stiffness > 0 && stiffness.isFinite, "A spring's stiffness must be above 0.")
    precondition(damping >= 0 && damping.isFinite, "A spring's damping must not be below 0.")
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// A spring from how it feels: k = (2π/response)²·m, c = 4πζ·m/response (H-05).
  ///
  /// - Parameters:
  ///   - dampingRatio: ζ ≥ 0: below 1 it overshoots, at 1 it just does not.
  ///   - response: the undamped period in s, above 0.
  package init(dampingRatio: Double, response: Double, mass: Double = MotionConstants.springMass) {
    precondition(response > 0 && response.isFinite, "A spring's response must be above 0.")
    let omega = 2 * Double.pi / response
    self.init(
      mass: mass, stiffness: omega * omega * mass, damping: 2 * dampingRatio * omega * mass)
  }

  /// A spring from the duration it seems to take and its bounce (M-21).
  ///
  /// - Parameters:
  ///   - duration: the response in s, above 0.
  ///   - bounce: above −1, at most 1. From 0 up ζ = 1 − bounce; below, an overdamped
  ///     1 / (1 + bounce).
  package init(duration: Double, bounce: Double) {
    precondition(bounce > -1 && bounce <= 1, "A spring's bounce must be above -1 and at most 1.")
    self.init(dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), response: duration)
  }

  /// ω = √(k/m), in rad/s.
  package var angularFrequency: Double { (stiffness / mass).squareRoot() }

  /// β = c/2m, in 1/s.
  package var decayRate: Double { damping / (2 * mass) }

  /// ζ = c / (2√(k·m)).
  package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The undamped period 2π/ω, in s.
  package var response: Double { 2 * Double.pi / angularFrequency }
}
