import Foundation

/// The two functions of which each motion of a spring is a sum, e^(−βt)·cos ω_d·t and
/// e^(−βt)·sin(ω_d·t)/ω_d, with their forms at and above critical damping (M-14…M-16).
struct SpringFunctions: Hashable, Sendable {
  /// The angular frequency ω, in rad/s.
  let omega: Double
  /// The decay rate β = ζω, in 1/s.
  let beta: Double
  private let root: Double

  init(omega: Double, dampingRatio: Double) {
    self.omega = omega
    beta = omega * dampingRatio
    root = omega * abs((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
  }

  /// Returns the values of both functions at a time of 0 or more, in seconds.
  @inline(__always) func parts(at time: Double) -> (even: Double, odd: Double) {
    if beta < omega, root > 0 {
      let decay = exp(-beta * time)
      return (decay * cos(root * time), decay * sin(root * time) / root)
    }
    if root * time < 1e-6 {
      let decay = exp(-beta * time)
      return (decay, time * decay)
    }
    // The slow root is written such that no difference loses precision and no exponential grows.
    let slow = exp(-omega * omega / (beta + root) * time)
    let fast = exp(-(beta + root) * time)
    return ((slow + fast) / 2, (slow - fast) / (2 * root))
  }

  /// Returns the distance from the target at a time, for a distance and a velocity at the start.
  func position(at time: Double, distance: Double, velocity: Double) -> Double {
    let (even, odd) = parts(at: time)
    return distance * even + (velocity + beta * distance) * odd
  }

  /// Returns the velocity at a time, for a distance and a velocity at the start.
  func velocity(at time: Double, distance: Double, velocity: Double) -> Double {
    let (even, odd) = parts(at: time)
    return velocity * even - (beta * velocity + omega * omega * distance) * odd
  }
}
