import Foundation

/// The two motions that every motion of a spring is made of, in all three damping regimes.
///
/// x(t) = x₀·E(t)·C(t) + (v₀ + βx₀)·E(t)·S(t) with E = e^(−βt) and, by regime, C = cos ω_d t, 1 or
/// cosh μt and S = sin(ω_d t)/ω_d, t or sinh(μt)/μ. S is continuous across the regimes, so a spring
/// next to critical needs no special treatment. Sources: M-14…M-16.
struct SpringKernel: Hashable, Sendable {
  let omega: Double
  let beta: Double
  /// √|ω² − β²|: ω_d or μ.
  let root: Double

  init(omega: Double, beta: Double) {
    self.omega = omega
    self.beta = beta
    // As a product: the difference of squares would lose the digits that matter near critical.
    root = abs((omega - beta) * (omega + beta)).squareRoot()
  }

  init(_ spring: Spring) {
    self.init(omega: spring.angularFrequency, beta: spring.decayRate)
  }

  /// E·C and E·S at a time ≥ 0.
  func parts(at time: TimeInterval) -> (even: Double, odd: Double) {
    if root == 0 {
      let decay = exp(-beta * time)
      return (decay, time * decay)
    }
    if beta < omega {
      let decay = exp(-beta * time)
      return (decay * cos(root * time), decay * sin(root * time) / root)
    }
    // By the slow root, written so that nothing cancels and no exponential grows.
    let slow = exp(-omega * omega / (beta + root) * time)
    let difference = -expm1(-2 * root * time)
    return (slow * (2 - difference) / 2, slow * difference / (2 * root))
  }

  func position(at time: TimeInterval, x0: Double, v0: Double) -> Double {
    let (even, odd) = parts(at: time)
    return x0 * even + (v0 + beta * x0) * odd
  }

  func velocity(at time: TimeInterval, x0: Double, v0: Double) -> Double {
    let (even, odd) = parts(at: time)
    return v0 * even - (beta * v0 + omega * omega * x0) * odd
  }
}
