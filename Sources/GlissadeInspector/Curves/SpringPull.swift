import Foundation
import GlissadeMotion

/// A calculation of spring parameters with which a motion goes through the point to which the user
/// pulls its curve.
package struct SpringPull: Sendable {
  /// The number of times that the search halves a range. It suffices to find a parameter to a
  /// thousandth.
  private static let steps = 14
  /// The time between two samples of a motion, in seconds.
  private static let sampling = 1.0 / 240

  /// The figures of the motion when the user grabbed the curve.
  package var figures: CurveFigures
  /// The damping ratio that the program uses.
  package var damping: Double
  /// The response that the program uses, in seconds.
  package var response: Double

  package init(_ figures: CurveFigures, damping: Double, response: Double) {
    self.figures = figures
    self.damping = damping
    self.response = response
  }

  private func motion(_ damping: Double, _ response: Double) -> SpringMotion {
    SpringMotion(
      spring: Spring(dampingRatio: damping, response: response), start: figures.release.value,
      target: figures.target, velocity: figures.releaseRate)
  }

  /// Returns the distance by which a motion with the given damping and response exceeds its end
  /// value.
  func overshoot(_ damping: Double, _ response: Double) -> Double {
    let motion = motion(damping, response)
    return samples(of: motion).map { ($0.value - figures.target) * figures.direction }.max() ?? 0
  }

  /// Returns the time from which on a motion with the given damping and response stays at its end
  /// value, in seconds.
  func settlingTime(_ damping: Double, _ response: Double) -> TimeInterval {
    let motion = motion(damping, response)
    let away = samples(of: motion).last { abs($0.value - figures.target) > figures.tolerance }
    return (away?.time ?? 0) + Self.sampling
  }

  private func samples(of motion: SpringMotion) -> [MotionCurve.Sample] {
    let end = min(motion.settlingDuration, 10)
    return stride(from: 0, through: end, by: Self.sampling).map {
      .init(time: $0, value: motion.value(at: $0))
    }
  }

  /// The figures of the motion with the damping and the response that the program uses.
  package var expectedFigures: CurveFigures {
    let motion = motion(damping, response)
    let side = figures.direction
    let peak = samples(of: motion).max {
      ($0.value - figures.target) * side < ($1.value - figures.target) * side
    }
    let beyond = peak.map { ($0.value - figures.target) * side } ?? 0
    var next = figures
    next.overshoot = beyond > figures.tolerance ? beyond : 0
    next.peak = beyond > figures.tolerance ? peak.map { after($0.time, $0.value) } : nil
    let rest = settlingTime(damping, response)
    next.settled = after(rest, motion.value(at: rest))
    return next
  }

  private func after(_ time: TimeInterval, _ value: Double) -> MotionCurve.Sample {
    .init(time: figures.release.time + time, value: value)
  }

  /// Returns the damping ratio with which the motion's furthest value is a given one. For a value
  /// before the end value, the damping is more than critical.
  package func damping(forPeak value: Double) -> Double {
    let wanted = (value - figures.target) * figures.direction
    if wanted <= figures.tolerance {
      let missing = figures.distance > 0 ? -min(wanted, 0) / figures.distance : 0
      let calm = bisect(0.05...2) { overshoot($0, response) > figures.tolerance }
      return min(max(calm, 1) + missing, 2)
    }
    return bisect(0.05...2) { overshoot($0, response) > wanted }
  }

  /// Returns the response with which the motion is at rest after a given time, in seconds.
  package func response(forRestAfter seconds: TimeInterval) -> Double {
    bisect(0.05...3) { settlingTime(damping, $0) < seconds }
  }

  /// Returns the value in a range up to which a condition holds, found by bisection.
  private func bisect(_ range: ClosedRange<Double>, while holds: (Double) -> Bool) -> Double {
    var (low, high) = (range.lowerBound, range.upperBound)
    for _ in 0..<Self.steps {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
