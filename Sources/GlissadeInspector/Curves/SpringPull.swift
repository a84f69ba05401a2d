import Foundation
import GlissadeMotion

/// The parameters of a spring whose motion goes through a point to which its curve is pulled.
package struct SpringPull: Sendable {
  /// The number of halvings of a range, which find a parameter to a thousandth.
  private static let steps = 14
  /// The time between two samples of a motion, in seconds.
  private static let sampling = 1.0 / 240

  /// The figures of the motion when it was grabbed.
  package var figures: CurveFigures
  /// The damping ratio in force.
  package var damping: Double
  /// The response in force, in seconds.
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

  /// Returns the distance by which a motion exceeds its end.
  func overshoot(_ damping: Double, _ response: Double) -> Double {
    let motion = motion(damping, response)
    return samples(of: motion).map { ($0.value - figures.target) * figures.direction }.max() ?? 0
  }

  /// Returns the time from which on a motion stays at its end.
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

  /// Returns the damping ratio with which the furthest value is a given one. A value before the end
  /// asks for more than critical damping.
  package func damping(forPeak value: Double) -> Double {
    let wanted = (value - figures.target) * figures.direction
    if wanted <= figures.tolerance {
      let missing = figures.distance > 0 ? -min(wanted, 0) / figures.distance : 0
      return min(1 + missing, 2)
    }
    return bisect(0.05...2) { overshoot($0, response) > wanted }
  }

  /// Returns the response with which the motion is at rest after a given time.
  package func response(forRestAfter seconds: TimeInterval) -> Double {
    bisect(0.05...3) { settlingTime(damping, $0) < seconds }
  }

  /// Returns the value at which a condition, which holds for the lower ones, ends.
  private func bisect(_ range: ClosedRange<Double>, while holds: (Double) -> Bool) -> Double {
    var (low, high) = (range.lowerBound, range.upperBound)
    for _ in 0..<Self.steps {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
