import Foundation

/// A spring's part in a sub-step, per unit of the mass that hangs on it.
///
/// A sub-step is: damp by `decay`, kick by half of `stiffness`, drift, kick, damp. In the plane of
/// (x, v) that is a linear map with determinant decay² and trace 2c·(1 + decay²)/2, where
/// c = 1 − stiffness·h²/2. The exact oscillator's map over h has determinant e^(−2βh) and trace
/// 2e^(−βh)·cos ω_d h (cosh μh, if overdamped). So with
///
///     decay = e^(−βh),  c = cos(ω_d h) / cosh(βh)
///
/// both agree: the sub-step's frequency and decay are exact in every regime and at any size of h; what
/// is left is an error of start of the order (ωh)². And as neither damps nor kicks depend on what else
/// happens to the body, the spring sags by g/stiffness under gravity, as it should.
struct OscillatorStep: Hashable {
  /// What is left of the velocity after either half of the damping.
  let decay: Double
  /// 1/s².
  let stiffness: Double

  /// - Parameters:
  ///   - frequency: Hz, > 0.
  ///   - damping: the damping ratio, ≥ 0.
  init(frequency: Double, damping: Double, step: Double = PhysicsConstants.subStep) {
    let omega = 2 * Double.pi * min(frequency, PhysicsConstants.topFrequency)
    let beta = damping * omega
    // As a product: the difference of squares would lose the digits that matter near critical.
    let root = abs((omega - beta) * (omega + beta)).squareRoot()
    decay = exp(-beta * step)
    let c: Double
    if beta < omega {
      c = cos(root * step) * 2 * decay / (1 + decay * decay)
    } else {
      // cosh μh / cosh βh, written so that no exponential grows.
      let slow = exp(-omega * omega / (beta + root) * step)
      let fast = exp(-(beta + root) * step)
      c = (slow + fast) / (1 + decay * decay)
    }
    stiffness = 2 * (1 - c) / (step * step)
  }
}
