import Foundation

/// A damped spring: m·x″ + c·x′ + k·x = 0, with x the distance from the target.
package struct Spring: Hashable, Sendable, Codable {
  /// The mass m > 0, in kg.
  package let mass: Double
  /// The stiffness k > 0, in N/m.
  package let stiffness: Double
  /// The damping c ≥ 0, in N·s/m.
  package let damping: Double

  /// Creates a spring from its physical constants. The defaults are those of `CASpringAnimation`.
  ///
  /// - Parameters:
  ///   - mass: The mass in kg, greater than 0.
  ///   - stiffness: The stiffness in N/m, greater than 0.
  ///   - damping: The damping in N·s/m, 0 or greater.
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

  /// Creates a spring from its damping ratio and response: k = (2π/response)²·m, c = 4πζ·m/response
  /// (H-05).
  ///
  /// - Parameters:
  ///   - dampingRatio: ζ ≥ 0. A spring with a ratio below 1 overshoots.
  ///   - response: The undamped period in seconds, greater than 0.
  ///   - mass: The mass in kg, greater than 0.
  package init(dampingRatio: Double, response: Double, mass: Double = MotionConstants.springMass) {
    precondition(response > 0 && response.isFinite, "A spring's response must be above 0.")
    self.init(angularFrequency: 2 * Double.pi / response, dampingRatio: dampingRatio, mass: mass)
  }

  /// Creates a spring from its angular frequency and damping ratio: k = ω²·m, c = 2ζω·m.
  ///
  /// - Parameters:
  ///   - angularFrequency: ω in rad/s, greater than 0.
  ///   - dampingRatio: ζ ≥ 0. A spring with a ratio below 1 overshoots.
  ///   - mass: The mass in kg, greater than 0.
  package init(
    angularFrequency omega: Double, dampingRatio: Double = 1,
    mass: Double = MotionConstants.springMass
  ) {
    self.init(
      mass: mass, stiffness: omega * omega * mass, damping: 2 * dampingRatio * omega * mass)
  }

  /// Creates a spring from its perceptual duration and bounce (M-21).
  ///
  /// - Parameters:
  ///   - duration: The response in seconds, greater than 0.
  ///   - bounce: The bounce, greater than −1 and at most 1. For a bounce of 0 or more, ζ = 1 −
  ///     bounce; for a negative bounce, the spring is overdamped with ζ = 1 / (1 + bounce).
  package init(duration: Double, bounce: Double) {
    precondition(bounce > -1 && bounce <= 1, "A spring's bounce must be above -1 and at most 1.")
    self.init(dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), response: duration)
  }

  /// The angular frequency ω = √(k/m), in rad/s.
  package var angularFrequency: Double { (stiffness / mass).squareRoot() }

  /// The decay rate β = c/2m, in 1/s.
  package var decayRate: Double { damping / (2 * mass) }

  /// The damping ratio ζ = c / (2√(k·m)).
  package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The critically damped spring of the same mass and ω if this spring is overdamped (H-04);
  /// otherwise this spring.
  package var withoutOverdamping: Spring {
    guard dampingRatio > 1 else { return self }
    return Spring(angularFrequency: angularFrequency, dampingRatio: 1, mass: mass)
  }

  /// The undamped period 2π/ω, in seconds.
  package var response: Double { 2 * Double.pi / angularFrequency }
}
