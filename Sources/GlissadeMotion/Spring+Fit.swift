import Foundation

extension Spring {
  /// Returns the spring of mass 1 that ends after a duration (M-20).
  ///
  /// The angular frequency ω is the greatest for which `springFitRemainder` of the distance remains
  /// at `duration`: by UIKit's formula (ζω − v)/(ω√(1 − ζ²))·e^(−ζωT) below critical damping, and
  /// by the motion itself otherwise.
  ///
  /// - Parameters:
  ///   - duration: T > 0, in seconds.
  ///   - dampingRatio: ζ. Values below `springFitMinimumDampingRatio` are raised to it.
  ///   - relativeVelocity: The velocity towards the target, in distances per second. If no spring
  ///     with this velocity can end in time, the highest velocity with which a spring can is used.
  package static func fit(
    duration: Double, dampingRatio: Double, relativeVelocity: Double = 0
  ) -> Spring {
    precondition(duration > 0 && duration.isFinite, "A spring's duration must be above 0.")
    precondition(
      dampingRatio.isFinite && relativeVelocity.isFinite,
      "A spring's damping ratio and velocity must be finite.")
    let fit = SpringFit(
      dampingRatio: max(dampingRatio, MotionConstants.springFitMinimumDampingRatio))
    let omega = fit.angle(velocity: relativeVelocity * duration) / duration
    return Spring(angularFrequency: omega, dampingRatio: fit.dampingRatio)
  }
}

/// The search for u = ωT, given ζ and the velocity in distances per duration.
private struct SpringFit {
  let dampingRatio: Double

  private static let target = MotionConstants.springFitRemainder

  /// Returns the greatest u at which `springFitRemainder` of the distance remains.
  func angle(velocity: Double) -> Double {
    var velocity = velocity
    if remainder(peak(velocity), velocity) < Self.target {
      velocity = highestVelocity(below: velocity)
    }
    var low = peak(velocity)
    var high = max(low, 1)
    while remainder(high, velocity) >= Self.target { high *= 2 }
    for _ in 0..<200 where high - low > high * 1e-15 {
      let middle = (low + high) / 2
      if remainder(middle, velocity) >= Self.target { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the fraction of the distance that remains at the end. As a function of u it rises to
  /// one peak and then falls to 0.
  private func remainder(_ u: Double, _ velocity: Double) -> Double {
    if abs(dampingRatio - 1) <= MotionConstants.springCriticalBand {
      return exp(-u) * (1 + u - velocity)
    }
    if dampingRatio > 1 {
      let kernel = SpringKernel(omega: u, beta: dampingRatio * u)
      return kernel.position(at: 1, x0: 1, v0: -velocity)
    }
    let width = (1 - dampingRatio * dampingRatio).squareRoot()
    return (dampingRatio - velocity / u) / width * exp(-dampingRatio * u)
  }

  /// Returns the u at which the remaining fraction is greatest, by ternary search over the
  /// logarithm of u.
  private func peak(_ velocity: Double) -> Double {
    var (low, high) = (log(1e-9), log(1e6 * max(1, dampingRatio)))
    for _ in 0..<160 {
      let third = (high - low) / 3
      if remainder(exp(low + third), velocity) < remainder(exp(high - third), velocity) {
        low += third
      } else {
        high -= third
      }
    }
    return exp(low)
  }

  /// Returns the highest velocity for which the peak of the remaining fraction still reaches
  /// `springFitRemainder`. The peak for velocity 0 always reaches it.
  private func highestVelocity(below velocity: Double) -> Double {
    var (low, high) = (0.0, velocity)
    for _ in 0..<100 where high - low > high * 1e-13 {
      let middle = (low + high) / 2
      if remainder(peak(middle), middle) >= Self.target { low = middle } else { high = middle }
    }
    return low
  }
}
