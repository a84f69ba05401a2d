import Foundation

/// A mass on a spring with friction: m·x″ + c·x′ + k·x = 0, x measured from the rest position.
package struct Spring: Sendable, Hashable {
  package let mass, stiffness, damping: Double

  /// - Parameters: `mass` and `stiffness` > 0, `damping` ≥ 0.
  package init(mass: Double = 1, stiffness: Double, damping: Double) {
    precondition(
      mass > 0 && stiffness > 0 && damping >= 0,
      "A spring needs a mass and a stiffness greater than 0 and no negative damping.")
    (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
  }

  /// k = (2π/response)²·m, c = 4πζ·m/response (H-05). `response` in seconds, > 0.
  package init(dampingRatio: Double, response: Double, mass: Double = 1) {
    let frequency = 2 * Double.pi / response
    self.init(
      mass: mass, stiffness: frequency * frequency * mass,
      damping: 2 * dampingRatio * frequency * mass)
  }

  /// Response = duration, ζ = 1 − bounce (M-21). `bounce` 0…1.
  package init(duration: Double, bounce: Double) {
    self.init(dampingRatio: 1 - bounce, response: duration)
  }

  /// ω = √(k/m), in radians per second.
  package var angularFrequency: Double { (stiffness / mass).squareRoot() }
  /// β = c/2m, per second.
  package var decayRate: Double { damping / (2 * mass) }
  /// ζ = c / (2√(k·m)) (H-04).
  package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
}

extension Spring {
  /// The spring of mass 1 that has 0.001 of its way left after `duration` (M-20), and the velocity
  /// it starts with: `relativeVelocity`, in ways per second towards the target, unless no spring
  /// fits; then the largest for which one does.
  package static func fit(duration: Double, dampingRatio: Double, relativeVelocity: Double)
    -> (spring: Spring, relativeVelocity: Double)
  {
    precondition(duration > 0 && dampingRatio > 0, "A fitted spring needs a duration and damping.")
    if let frequency = frequency(duration, dampingRatio, relativeVelocity) {
      return (Spring(frequency, dampingRatio), relativeVelocity)
    }
    var (fits, fails) = (0.0, relativeVelocity)
    for _ in 0..<50 {
      let middle = (fits + fails) / 2
      if frequency(duration, dampingRatio, middle) == nil { fails = middle } else { fits = middle }
    }
    let frequency = frequency(duration, dampingRatio, fits) ?? 10 / (dampingRatio * duration)
    return (Spring(frequency, dampingRatio), fits)
  }

  private init(_ frequency: Double, _ dampingRatio: Double) {
    self.init(stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  }

  /// The largest ω whose remainder at `duration` is 0.001.
  private static func frequency(_ duration: Double, _ ratio: Double, _ velocity: Double) -> Double?
  {
    let left = { remainder($0, duration, ratio, velocity) - 0.001 }
    var high = max(50 / (ratio * duration), 4 * abs(velocity) / ratio)
    if ratio > 1 { high *= 2 * ratio * ratio }
    guard left(high) < 0 else { return nil }
    var low = high
    while left(low) < 0 {
      high = low
      low *= 0.99
      if low * duration < 1e-4 { return nil }
    }
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if left(middle) < 0 { high = middle } else { low = middle }
    }
    return (low + high) / 2
  }

  /// What is left of the way at `duration`: under ζ < 1 the term of the envelope that M-20 names,
  /// else the displacement itself.
  private static func remainder(
    _ frequency: Double, _ duration: Double, _ ratio: Double, _ velocity: Double
  ) -> Double {
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      return (ratio * frequency - velocity) / damped * exp(-ratio * frequency * duration)
    }
    if ratio == 1 {
      return exp(-frequency * duration) * (1 + (frequency - velocity) * duration)
    }
    let motion = SpringMotion(
      spring: Spring(frequency, ratio), from: 0, to: 1, velocity: velocity)
    return 1 - motion.value(at: duration)
  }
}
