import Foundation
import GlissadeMotion

/// How progress 0 → 1 runs over a duration: along a cubic curve, or as a spring moves.
package enum TimingCurve: Sendable, Equatable {
  case linear
  case cubic(UnitBezier)
  /// From 0 to 1; in fractions of the way per second.
  case spring(SpringMotion)

  /// As a spring moves that starts with a velocity in fractions of the way per second.
  package static func spring(_ spring: Spring, relativeVelocity: Double) -> TimingCurve {
    .spring(SpringMotion(spring: spring, start: 0, target: 1, velocity: relativeVelocity))
  }

  /// Progress after `time` of `duration` seconds; exactly 1 from the end on (M-27).
  package func progress(at time: TimeInterval, duration: TimeInterval) -> Double {
    guard time < duration, duration > 0 else { return 1 }
    guard time > 0 else { return 0 }
    switch self {
    case .linear: return time / duration
    case .cubic(let curve): return curve.value(at: time / duration)
    case .spring(let motion): return motion.value(at: time)
    }
  }

  /// How fast progress grows after `time` of `duration` seconds, per second; 0 from the end on.
  package func velocity(at time: TimeInterval, duration: TimeInterval) -> Double {
    guard time < duration, duration > 0 else { return 0 }
    switch self {
    case .linear: return 1 / duration
    case .cubic(let curve): return curve.slope(at: max(0, time) / duration) / duration
    case .spring(let motion): return motion.velocity(at: time)
    }
  }

  /// The same shape in `factor` times the time; `factor` > 0.
  package func compressed(by factor: Double) -> TimingCurve {
    guard case .spring(let motion) = self, factor != 1 else { return self }
    let spring = motion.spring
    return .spring(
      Spring(
        mass: spring.mass, stiffness: spring.stiffness / (factor * factor),
        damping: spring.damping / factor),
      relativeVelocity: motion.initialVelocity / factor)
  }

  /// The fraction of `duration` that goes with a progress: 0 with 0 and less, 1 with 1 and more, the
  /// curve's inverse between. Of a curve that passes 1 early it is the inverse of the first way there,
  /// led on to 1 over the last tenth of it.
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
    // Coarse steps first: another way there may come later.
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
    case .spring: false
    }
  }
}
