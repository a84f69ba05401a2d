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
}
