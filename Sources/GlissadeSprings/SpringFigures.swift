import Foundation
import GlissadeMotion

/// The figures by which a spring's motion is judged.
package struct SpringFigures: Hashable, Sendable {
  /// The time after which no more than 0.1 % of the distance remains, in seconds; infinite without
  /// damping.
  package let settling: TimeInterval
  /// The greatest distance beyond the target, as a fraction of the distance.
  package let overshoot: Double
  /// The greatest speed, in distances per second.
  package let peakSpeed: Double
  /// The time of the greatest speed, in seconds.
  package let peakTime: TimeInterval

  /// The remaining fraction of the distance at which a motion counts as settled here. It is above
  /// that of `SpringMotion`, which is therefore exact until then.
  static let remainder = 0.001

  /// Measures a spring.
  package init(_ description: SpringDescription) {
    let path = SpringPath(description)
    let turn = path.turn
    overshoot = max(
      0, turn.map(path.distance) ?? 0, turn.map { path.distance(at: $0 + path.halfPeriod) } ?? 0)
    let peak = path.peak
    let peakSpeed = peak.map { abs(path.motion.velocity(at: $0)) } ?? 0
    let startSpeed = abs(description.relativeVelocity)
    self.peakSpeed = max(peakSpeed, startSpeed)
    peakTime = peakSpeed > startSpeed ? peak ?? 0 : 0
    settling = path.settling
  }
}

/// The distance from the target with its instants, from −1 at the start.
private struct SpringPath {
  let motion: SpringMotion
  private let omega: Double
  private let beta: Double
  /// √|ω² − β²|.
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

  /// The time of the first extremum.
  var turn: TimeInterval? {
    let velocity = motion.initialVelocity
    return firstZero(value: velocity, slope: acceleration)
  }

  /// The time of the first extremum of the velocity.
  var peak: TimeInterval? {
    let velocity = motion.initialVelocity
    return firstZero(
      value: acceleration, slope: -omega * omega * velocity - 2 * beta * acceleration)
  }

  private var acceleration: Double { omega * omega - 2 * beta * motion.initialVelocity }

  func distance(at time: TimeInterval) -> Double {
    time.isFinite ? motion.value(at: time) - 1 : 0
  }

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

  /// The last time at which `SpringFigures.remainder` of the distance remains.
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

  /// Returns the time between two others at which the distance sinks to the limit, once.
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
