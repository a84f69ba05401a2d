import Foundation

/// The distance of a released value from its target as a function of time.
///
/// With x the distance and ω the angular frequency,
///
///     x(t) = (x₀ + (v₀ + ωx₀)·t + c·t²)·e^(−ωt)
///
/// The pole of order three of this motion leaves position, velocity and acceleration free at the
/// start, while a critically damped spring that is fast enough accelerates away from a slow pointer
/// at once. The acceleration at the start is 2c − 2ωv₀ − ω²x₀. For a value that moves towards its
/// target this acceleration is 0, so that c = ω²x₀/2 + ωv₀; where v₀ exceeds ωx₀/2, c is 0 and the
/// motion is that of a critically damped spring. A value that moves away from its target brakes at
/// once, with c = ω²x₀/2.
package struct ReleaseCurve: Hashable, Sendable {
  /// The distance from the target at the start.
  package let start: Double
  /// The velocity at the start, in units per second.
  package let initialVelocity: Double
  /// The angular frequency ω, in radians per second.
  package let frequency: Double
  private let linear: Double
  private let square: Double

  /// Creates a curve.
  ///
  /// - Parameters:
  ///   - distance: The distance x₀ from the target at the start.
  ///   - velocity: The velocity v₀ at the start, in units per second.
  ///   - frequency: The angular frequency ω in radians per second, greater than 0.
  package init(distance: Double, velocity: Double, frequency: Double) {
    start = distance
    initialVelocity = velocity
    self.frequency = frequency
    linear = velocity + frequency * distance
    square = Self.square(distance: distance, velocity: velocity, frequency: frequency)
  }

  /// Returns the distance from the target at a time of 0 or more, in seconds.
  package func distance(at time: TimeInterval) -> Double {
    (start + (linear + square * time) * time) * exp(-frequency * time)
  }

  /// Returns the velocity at a time of 0 or more, in units per second.
  package func velocity(at time: TimeInterval) -> Double {
    let change = 2 * square - frequency * linear - frequency * square * time
    return (initialVelocity + change * time) * exp(-frequency * time)
  }

  /// Returns the coefficient c of t² in the formula of the motion.
  ///
  /// - Parameters:
  ///   - distance: The initial distance x₀ from the target.
  ///   - velocity: The initial velocity v₀.
  ///   - frequency: The angular frequency ω.
  package static func square(distance: Double, velocity: Double, frequency: Double) -> Double {
    let pull = frequency * frequency * distance / 2
    guard distance * velocity < 0 else { return pull }
    let steady = pull + frequency * velocity
    return steady * distance > 0 ? steady : 0
  }

  /// The time after which the distance stays below `springSettledFraction` of the initial distance,
  /// in seconds. For a motion that starts at the target, the fraction is that of |v₀|/ω.
  var settlingDuration: TimeInterval {
    let scale = start == 0 ? abs(initialVelocity) / frequency : abs(start)
    let limit = scale * MotionConstants.springSettledFraction
    guard limit > 0 else { return 0 }
    // From 1/ω on the distance only decreases: a value that moved away at first has turned back.
    var early = 1 / frequency
    var late = 2 * early
    while abs(distance(at: late)) > limit { late *= 2 }
    for _ in 0..<80 where late - early > late * 1e-15 {
      let middle = (early + late) / 2
      if abs(distance(at: middle)) > limit { early = middle } else { late = middle }
    }
    return late
  }
}
