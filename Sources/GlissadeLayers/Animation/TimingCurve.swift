import Foundation
import GlissadeMotion

/// A progress from 0 to 1 over a duration: a cubic curve, a spring, or the motion of a release.
package enum TimingCurve: Sendable, Equatable {
  case linear
  case cubic(UnitBezier)
  /// A spring from 0 to 1, whose velocities are in distances per second.
  case spring(SpringMotion)
  /// The motion of a release from 0 to 1, whose velocities are in distances per second.
  case release(ReleaseMotion)

  /// Returns the curve of a spring with an initial velocity in distances per second.
  package static func spring(_ spring: Spring, relativeVelocity: Double) -> TimingCurve {
    .spring(SpringMotion(spring: spring, start: 0, target: 1, velocity: relativeVelocity))
  }

  /// Returns the curve of a release with an initial velocity in distances per second.
  package static func release(frequency: Double, relativeVelocity: Double) -> TimingCurve {
    .release(ReleaseMotion(start: 0, target: 1, velocity: relativeVelocity, frequency: frequency))
  }

  /// The time until the motion has settled, in seconds, or `nil` for a curve without a duration of
  /// its own.
  package var settlingDuration: TimeInterval? {
    switch self {
    case .linear, .cubic: nil
    case .spring(let motion): motion.settlingDuration
    case .release(let motion): motion.settlingDuration
    }
  }

  /// Returns the same spring or release with another initial velocity, in distances per second, or
  /// `nil` for a linear or cubic curve.
  func continuing(relativeVelocity velocity: Double) -> TimingCurve? {
    switch self {
    case .linear, .cubic: nil
    case .spring(let motion): .spring(motion.spring, relativeVelocity: velocity)
    case .release(let motion):
      .release(frequency: max(motion.frequency, 2 * velocity), relativeVelocity: velocity)
    }
  }

  /// Returns the progress after `time` of `duration` seconds; the progress is exactly 1 from the
  /// end on (M-27).
  package func progress(at time: TimeInterval, duration: TimeInterval) -> Double {
    guard time < duration, duration > 0 else { return 1 }
    guard time > 0 else { return 0 }
    switch self {
    case .linear: return time / duration
    case .cubic(let curve): return curve.value(at: time / duration)
    case .spring(let motion): return motion.value(at: time)
    case .release(let motion): return motion.value(at: time)
    }
  }

  /// Returns the velocity of the progress after `time` of `duration` seconds, per second; the
  /// velocity is 0 from the end on.
  package func velocity(at time: TimeInterval, duration: TimeInterval) -> Double {
    guard time < duration, duration > 0 else { return 0 }
    switch self {
    case .linear: return 1 / duration
    case .cubic(let curve): return curve.slope(at: max(0, time) / duration) / duration
    case .spring(let motion): return motion.velocity(at: time)
    case .release(let motion): return motion.velocity(at: time)
    }
  }

  /// Returns the same curve, whose motion takes `factor` times as long. `factor` must be above 0.
  package func compressed(by factor: Double) -> TimingCurve {
    guard factor != 1 else { return self }
    switch self {
    case .linear, .cubic: return self
    case .spring(let motion):
      let spring = motion.spring
      return .spring(
        Spring(
          mass: spring.mass, stiffness: spring.stiffness / (factor * factor),
          damping: spring.damping / factor),
        relativeVelocity: motion.initialVelocity / factor)
    case .release(let motion):
      return .release(
        frequency: motion.frequency / factor, relativeVelocity: motion.initialVelocity / factor)
    }
  }

  /// Returns the fraction of `duration` at which the curve first reaches a progress: 0 for a
  /// progress up to 0, and 1 from 1 on. For a curve that reaches 1 before its end, the fraction is
  /// stretched over the last tenth of the progress, so that it also reaches 1.
  package func timeFraction(ofProgress progress: Double, duration: TimeInterval) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1, duration > 0 else { return 1 }
    if case .linear = self { return progress }
    let arrival = firstFraction(reaching: progress, duration: duration)
    guard !onlyRises, progress > 0.9 else { return arrival }
    let early = 1 - firstFraction(reaching: 1, duration: duration)
    return arrival + early * (progress - 0.9) * 10
  }

  private func firstFraction(reaching progress: Double, duration: TimeInterval) -> Double {
    func reaches(_ fraction: Double) -> Bool {
      self.progress(at: fraction * duration, duration: duration) >= progress
    }
    // Coarse steps find the first crossing, because a curve that overshoots has several.
    let steps = onlyRises ? 1 : 256
    let first = (1...steps).first { reaches(Double($0) / Double(steps)) } ?? steps
    var high = Double(first) / Double(steps)
    var low = Double(first - 1) / Double(steps)
    for _ in 0..<60 where high - low > 1e-16 {
      let middle = (low + high) / 2
      if reaches(middle) { high = middle } else { low = middle }
    }
    return high
  }

  private var onlyRises: Bool {
    switch self {
    case .linear: true
    case .cubic(let curve): (0...1).contains(curve.control1.y) && (0...1).contains(curve.control2.y)
    case .spring, .release: false
    }
  }
}
