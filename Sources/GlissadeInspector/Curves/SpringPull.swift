import Foundation
import GlissadeMotion

/// A calculation of spring parameters with which a motion goes through the point to which the user
/// pulls its curve.
package struct SpringPull: Sendable {
  /// The figures of the motion when the user grabbed the curve.
  package var figures: CurveFigures
  /// The damping ratio that the program uses.
  package var damping: Double
  /// The response that the program uses, in seconds.
  package var response: Double
  /// The time by which the motion is at rest later than calculated, in seconds.
  package var lateness: TimeInterval

  package init(
    _ figures: CurveFigures, damping: Double, response: Double, lateness: TimeInterval = 0
  ) {
    self.figures = figures
    self.damping = damping
    self.response = response
    self.lateness = lateness
  }

  /// The time by which the measured motion was at rest later than one that is calculated with the
  /// damping and the response of the measurement, in seconds.
  package var measuredLateness: TimeInterval { figures.lateness(of: motion(damping, response)) }

  private func motion(_ damping: Double, _ response: Double) -> SpringMotion {
    SpringMotion(
      spring: Spring(dampingRatio: damping, response: response), start: figures.release.value,
      target: figures.target, velocity: figures.releaseRate)
  }

  /// Returns the distance by which a motion with the given damping and response exceeds its end
  /// value.
  func overshoot(_ damping: Double, _ response: Double) -> Double {
    figures.peak(of: motion(damping, response)).map { figures.excess(of: $0.value) } ?? 0
  }

  /// Returns the time from which on a motion with the given damping and response stays at its end
  /// value, in seconds.
  func settlingTime(_ damping: Double, _ response: Double) -> TimeInterval {
    figures.settlingTime(of: motion(damping, response)) + lateness
  }

  /// The figures of the motion with the damping and the response that the program uses.
  package var expectedFigures: CurveFigures {
    figures.expected(of: motion(damping, response), lateness: lateness)
  }

  /// Returns the damping ratio with which the motion's furthest value is a given one. For a value
  /// before the end value, the damping is more than critical.
  package func damping(forPeak value: Double) -> Double {
    let wanted = figures.excess(of: value)
    if wanted <= figures.tolerance {
      let missing = figures.distance > 0 ? -min(wanted, 0) / figures.distance : 0
      let calm = Bisection.last(in: 0.05...2) { overshoot($0, response) > figures.tolerance }
      return min(max(calm, 1) + missing, 2)
    }
    return Bisection.last(in: 0.05...2) { overshoot($0, response) > wanted }
  }

  /// Returns the response with which the motion is at rest after a given time, in seconds.
  package func response(forRestAfter seconds: TimeInterval) -> Double {
    Bisection.last(in: 0.05...3) { settlingTime(damping, $0) < seconds }
  }
}
