import Foundation

/// The effect of a spring in a sub-step, per unit of the effective mass.
///
/// A sub-step is: damp by `decay`, kick by half of `stiffness`, drift, kick, damp. In the plane of
/// (x, v) that is a linear map with determinant decay² and trace 2c·(1 + decay²)/2, where c = 1 −
/// stiffness·h²/2. The map of the exact oscillator over h has determinant e^(−2βh) and trace
/// 2e^(−βh)·cos ω_d h, or 2e^(−βh)·cosh μh if it is overdamped. With
///
///     decay = e^(−βh),  c = cos(ω_d h) / cosh(βh)
///
/// the two maps have the same determinant and trace: the sub-step's frequency and decay are exact
/// in every regime and for any h, and only an initial error of the order (ωh)² remains. Because
/// neither damping nor kicks depend on other forces on the body, gravity stretches the spring by
/// the exact g/stiffness.
struct OscillatorStep: Hashable {
  /// The remaining fraction of the velocity after each half of the damping.
  let decay: Double
  /// The stiffness in 1/s².
  let stiffness: Double

  /// Computes the step of a spring.
  ///
  /// - Parameters:
  ///   - frequency: The frequency in Hz, above 0.
  ///   - damping: The damping ratio, at least 0.
  init(frequency: Double, damping: Double, step: Double = PhysicsConstants.subStep) {
    let omega = 2 * Double.pi * min(frequency, PhysicsConstants.topFrequency)
    let beta = damping * omega
    // The product is used because the difference of the squares would lose precision near the
    // critical damping.
    let root = abs((omega - beta) * (omega + beta)).squareRoot()
    decay = exp(-beta * step)
    let c: Double
    if beta < omega {
      c = cos(root * step) * 2 * decay / (1 + decay * decay)
    } else {
      // The value is cosh μh / cosh βh, in a form without growing exponentials.
      let slow = exp(-omega * omega / (beta + root) * step)
      let fast = exp(-(beta + root) * step)
      c = (slow + fast) / (1 + decay * decay)
    }
    stiffness = 2 * (1 - c) / (step * step)
  }
}
