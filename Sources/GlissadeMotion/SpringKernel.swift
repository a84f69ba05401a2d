import Foundation

/// Two functions of which every motion of a spring is a linear combination, in all three damping
/// regimes.
///
/// x(t) = x₀·E(t)·C(t) + (v₀ + βx₀)·E(t)·S(t) with E = e^(−βt) and, by regime, C = cos ω_d t, 1 or
/// cosh μt and S = sin(ω_d t)/ω_d, t or sinh(μt)/μ. S is continuous across the regimes, so that a
/// spring near critical damping needs no special treatment. Sources: M-14…M-16.
package struct SpringKernel: Hashable, Sendable {
  /// The angular frequency ω, in rad/s.
  package let omega: Double
  /// The decay rate β, in 1/s.
  package let beta: Double
  /// The root √|ω² − β²|: ω_d below critical damping, μ above it.
  let root: Double

  /// Creates the functions of an angular frequency in rad/s and a decay rate in 1/s.
  package init(omega: Double, beta: Double) {
    self.omega = omega
    self.beta = beta
    // A product is used because the difference of squares would lose the relevant digits near
    // critical damping.
    root = abs((omega - beta) * (omega + beta)).squareRoot()
  }

  init(_ spring: Spring) {
    self.init(omega: spring.angularFrequency, beta: spring.decayRate)
  }

  /// Returns the two functions E·C and E·S at a time of 0 or more.
  package func parts(at time: TimeInterval) -> (even: Double, odd: Double) {
    if root == 0 {
      let decay = exp(-beta * time)
      return (decay, time * decay)
    }
    if beta < omega {
      let decay = exp(-beta * time)
      return (decay * cos(root * time), decay * sin(root * time) / root)
    }
    // Above critical damping, the functions are expressed by the smaller of the two decay rates, so
    // that no digits cancel and no exponential grows.
    let slow = exp(-omega * omega / (beta + root) * time)
    let difference = -expm1(-2 * root * time)
    return (slow * (2 - difference) / 2, slow * difference / (2 * root))
  }

  /// Returns the distance from the target at a time of 0 or more.
  package func position(at time: TimeInterval, x0: Double, v0: Double) -> Double {
    let (even, odd) = parts(at: time)
    return x0 * even + (v0 + beta * x0) * odd
  }

  /// Returns the velocity at a time of 0 or more, in units per second.
  func velocity(at time: TimeInterval, x0: Double, v0: Double) -> Double {
    let (even, odd) = parts(at: time)
    return v0 * even - (beta * v0 + omega * omega * x0) * odd
  }
}
