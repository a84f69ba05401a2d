import Foundation
import GlissadeMotion

/// The figures by which the motions of springs are compared.
package struct SpringFigures: Hashable, Sendable {
  /// The time after which no more than 0.1 % of the distance remains, in seconds; infinite without
  /// damping.
  package let settling: TimeInterval
  /// The greatest distance beyond the target, as a fraction of the distance from the start to the
  /// target.
  package let overshoot: Double
  /// The greatest speed, in distances per second.
  package let peakSpeed: Double
  /// The time of the greatest speed, in seconds.
  package let peakTime: TimeInterval

  /// The remaining fraction of the distance at which a motion counts as settled in these figures.
  /// The fraction is greater than that of `SpringMotion`, so that the motion is exact until this
  /// time.
  static let remainder = 0.001

  /// Measures a spring.
  package init(_ description: SpringDescription) {
    let path = SpringPath(description)
    overshoot = path.overshoot
    let peak = path.peak
    let peakSpeed = peak.map { abs(path.motion.velocity(at: $0)) } ?? 0
    let startSpeed = abs(description.relativeVelocity)
    self.peakSpeed = max(peakSpeed, startSpeed)
    peakTime = peakSpeed > startSpeed ? peak ?? 0 : 0
    settling = path.settling
  }
}

/// The distance of a spring from its target as a function of time, which is −1 at the start, and
/// the instants that determine its figures.
private struct SpringPath {
  let motion: SpringMotion
  private let omega: Double
  private let beta: Double
  /// The root √|ω² − β²|.
  private let root: Double
  private let isUnderdamped: Bool
  private let isCritical: Bool

  init(_ description: SpringDescription) {
    motion = description.motion
    omega = description.angularFrequency
    beta = description.dampingRatio * omega
    root = abs((omega - beta) * (omega + beta)).squareRoot()
    isUnderdamped = description.dampingRatio < 1
    isCritical = description.dampingRatio == 1
  }

  /// Half the period of the damped motion; infinite from critical damping on.
  var halfPeriod: TimeInterval { isUnderdamped ? Double.pi / root : .infinity }

  /// The time of the first extremum of the distance, or `nil` if there is none.
  var turn: TimeInterval? {
    let velocity = motion.initialVelocity
    return firstZero(value: velocity, slope: acceleration)
  }

  /// The time of the first extremum of the velocity, or `nil` if there is none.
  var peak: TimeInterval? {
    let velocity = motion.initialVelocity
    return firstZero(
      value: acceleration, slope: -omega * omega * velocity - 2 * beta * acceleration)
  }

  private var acceleration: Double { omega * omega - 2 * beta * motion.initialVelocity }

  /// The greatest distance beyond the target, which is 0 or the first maximum of the motion.
  ///
  /// At every extremum |x| is e^(−βt)·√(ω²x₀² + 2βx₀v₀ + v₀²)/ω: apart from the decay, the
  /// quadratic form of position and velocity under the root is constant in time.
  var overshoot: Double {
    guard let turn else { return 0 }
    let velocity = motion.initialVelocity
    let isMaximum = velocity >= 0
    let time = isMaximum ? turn : turn + halfPeriod
    let square = omega * omega - 2 * beta * velocity + velocity * velocity
    return time.isFinite ? exp(-beta * time) * max(0, square).squareRoot() / omega : 0
  }

  private func distance(at time: TimeInterval) -> Double { motion.value(at: time) - 1 }

  /// Returns the first time after 0 at which a solution of the spring's equation is 0.
  ///
  /// The solution is value·C + (slope + β·value)·S, where S/C is tan(ω_d t)/ω_d, t or tanh(μt)/μ
  /// (M-14 to M-16).
  private func firstZero(value: Double, slope: Double) -> TimeInterval? {
    let quotient = -value / (slope + beta * value)
    if isUnderdamped {
      guard !quotient.isNaN else { return nil }
      let angle = atan(root * quotient)
      return (angle > 0 ? angle : angle + .pi) / root
    }
    guard quotient.isFinite, quotient > 0 else { return nil }
    if isCritical { return quotient }
    return root * quotient < 1 ? atanh(root * quotient) / root : nil
  }

  /// The last time at which the remaining fraction of the distance is `SpringFigures.remainder`, in
  /// seconds.
  var settling: TimeInterval {
    guard beta > 0 else { return .infinity }
    let limit = SpringFigures.remainder
    guard let turn, abs(distance(at: turn)) > limit else {
      return lastCrossing(from: 0, to: turn ?? motion.settlingDuration)
    }
    guard isUnderdamped else { return lastCrossing(from: turn, to: motion.settlingDuration) }
    let decrement = beta * halfPeriod
    var extremum =
      turn + (log(abs(distance(at: turn)) / limit) / decrement).rounded(.down)
      * halfPeriod
    if abs(distance(at: extremum)) <= limit { extremum -= halfPeriod }
    return lastCrossing(from: extremum, to: extremum + halfPeriod)
  }

  /// Returns the time between `start` and `end` at which the distance sinks to
  /// `SpringFigures.remainder`. The distance must reach this value exactly once between the two
  /// times.
  private func lastCrossing(from start: TimeInterval, to end: TimeInterval) -> TimeInterval {
    var low = start
    var high = end
    for _ in 0..<80 where high - low > high * 1e-15 {
      let middle = (low + high) / 2
      if abs(distance(at: middle)) > SpringFigures.remainder {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }
}

extension SpringDescription {
  /// The figures of the motion.
  package var figures: SpringFigures { SpringFigures(self) }
}
