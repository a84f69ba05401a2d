import Foundation

/// The motion of a spring's mass from a start to a target (M-14…M-16).
///
/// With x the displacement from the target, β = c/2m and d = ω² − β², the three regimes are one
/// formula, x = e^(−βt)·(x₀·C + (v₀ + βx₀)·S), in which C and S are cos and sin/ω_d for d > 0, cosh
/// and sinh for d < 0, and 1 and t for d = 0.
package struct SpringMotion: Motion {
  package let spring: Spring
  package let start, target: Double
  package let initialVelocity: Double
  private let displacement, decay, square, discriminant: Double

  /// - Parameter velocity: in units of the value per second; positive upwards, whatever the target.
  package init(spring: Spring, from start: Double, to target: Double, velocity: Double = 0) {
    self.spring = spring
    (self.start, self.target, initialVelocity) = (start, target, velocity)
    displacement = start - target
    decay = spring.decayRate
    square = spring.stiffness / spring.mass
    discriminant = square - decay * decay
  }

  package func value(at time: Double) -> Double {
    guard time > 0 else { return start }
    let (c, s) = basis(at: time)
    return target + displacement * c + (initialVelocity + decay * displacement) * s
  }

  package func velocity(at time: Double) -> Double {
    guard time > 0 else { return initialVelocity }
    let (c, s) = basis(at: time)
    return initialVelocity * c - (square * displacement + decay * initialVelocity) * s
  }

  package func isSettled(at time: Double) -> Bool { time >= settlingDuration }

  /// e^(−βt)·C and e^(−βt)·S.
  private func basis(at t: Double) -> (Double, Double) {
    let scaled = discriminant * t * t
    if abs(scaled) < 1e-4 { return nearCritical(at: t, scaled) }
    if discriminant > 0 {
      let frequency = discriminant.squareRoot()
      let envelope = exp(-decay * t)
      return (envelope * cos(frequency * t), envelope * sin(frequency * t) / frequency)
    }
    // Two exponentials; the slow rate without the difference of two nearly equal numbers.
    let root = (-discriminant).squareRoot()
    let slow = exp(-square / (decay + root) * t)
    let fast = exp(-(decay + root) * t)
    return ((slow + fast) / 2, (slow - fast) / (2 * root))
  }

  /// Taylor series of cos √z and sin √z / √z, to 1e-16 where |z| < 1e-4.
  private func nearCritical(at t: Double, _ z: Double) -> (Double, Double) {
    let envelope = exp(-decay * t)
    let c = 1 - z / 2 * (1 - z / 12 * (1 - z / 30))
    let s = t * (1 - z / 6 * (1 - z / 20 * (1 - z / 42)))
    return (envelope * c, envelope * s)
  }
}

extension SpringMotion {
  /// Seconds until the spring counts as at rest (M-22): under ζ < 1 when the envelope, else when the
  /// displacement for the last time, is 8e-4 of the way; of |v₀|/ω where there is no way.
  package var settlingDuration: Double {
    let way = displacement != 0 ? abs(displacement) : abs(initialVelocity) / square.squareRoot()
    guard way > 0 else { return 0 }
    let rest = MotionConstants.settledFraction * way
    if discriminant > 1e-12 * square {
      guard decay > 0 else { return .infinity }
      let sine = (initialVelocity + decay * displacement) / discriminant.squareRoot()
      return max(0, log(hypot(displacement, sine) / rest) / decay)
    }
    return lastCrossing(of: rest)
  }

  /// The last instant at which |x| is `rest`, for a motion that turns at most once.
  private func lastCrossing(of rest: Double) -> Double {
    let distance = { (t: Double) in abs(value(at: t) - target) }
    let turn = turningTime
    if distance(turn) < rest, turn > 0 {
      return Self.bisect(0, turn) { distance($0) > rest }
    }
    var high = max(turn, 1 / square.squareRoot())
    while distance(high) >= rest { high *= 2 }
    return Self.bisect(turn, high) { distance($0) > rest }
  }

  /// When the velocity is 0 after the start; 0 if it never is.
  private var turningTime: Double {
    let ratio = initialVelocity / (square * displacement + decay * initialVelocity)
    guard ratio.isFinite, ratio > 0 else { return 0 }
    let root = max(0, -discriminant).squareRoot()
    if root * ratio < 1e-6 { return ratio }
    return root * ratio < 1 ? atanh(root * ratio) / root : 0
  }

  private static func bisect(_ low: Double, _ high: Double, _ isBefore: (Double) -> Bool) -> Double
  {
    var (low, high) = (low, high)
    for _ in 0..<100 where high - low > 1e-15 {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
