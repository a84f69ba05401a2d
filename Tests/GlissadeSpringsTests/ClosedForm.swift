import Foundation

/// A damped oscillator from −1 to 0 by the textbook's formulas, written without the module.
struct ClosedForm {
  let omega: Double
  let ratio: Double
  var velocity = 0.0

  init(omega: Double, ratio: Double, velocity: Double = 0) {
    self.omega = omega
    self.ratio = ratio
    self.velocity = velocity
  }

  init(_ mass: Double, _ stiffness: Double, _ damping: Double, velocity: Double = 0) {
    self.init(
      omega: (stiffness / mass).squareRoot(), ratio: damping / (2 * (stiffness * mass).squareRoot()),
      velocity: velocity)
  }

  /// The same oscillator, damped critically at the most.
  var limited: ClosedForm { ClosedForm(omega: omega, ratio: min(ratio, 1), velocity: velocity) }

  /// The progress, from 0 to 1.
  func progress(at time: Double) -> Double {
    let beta = ratio * omega
    if abs(ratio - 1) < 1e-9 {
      return 1 + (-1 + (velocity - omega) * time) * exp(-omega * time)
    }
    if ratio < 1 {
      let damped = omega * (1 - ratio * ratio).squareRoot()
      let sine = (velocity - beta) / damped
      return 1 + exp(-beta * time) * (-cos(damped * time) + sine * sin(damped * time))
    }
    let root = omega * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-beta + root, -beta - root)
    let share = (velocity + fast) / (slow - fast)
    return 1 + share * exp(slow * time) - (1 + share) * exp(fast * time)
  }
}
