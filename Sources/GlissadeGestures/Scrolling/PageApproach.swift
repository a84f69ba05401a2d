import Foundation
import GlissadeMotion

/// Content let go on its way to a page: as fast at first as the finger had it, and evenly so, then slower
/// and slower, never beyond the page.
///
/// With x the way that is left and r the velocity ÷ that way: x = x₀·(1 + bt + ct²)·e^(−ωt). Of a pole of
/// order three the start is free in place, velocity and acceleration, and the last of these is 0: a
/// critically damped spring as brisk as a page needs would tear itself away from a slow finger. From
/// r = ω/2 on c would be below 0 and the page overshot; there ω = 2r, c is 0, and this is that spring.
package struct PageApproach: Motion, Hashable {
  package let start: Double
  package let target: Double
  /// In units per second, towards the target.
  package let initialVelocity: Double
  package let settlingDuration: TimeInterval
  private let course: Course

  /// The way that is left, in parts of the whole.
  private struct Course: Hashable {
    let frequency: Double
    let linear: Double
    let square: Double

    init(relativeVelocity: Double) {
      frequency = max(ScrollConstants.pageFrequency, 2 * relativeVelocity)
      linear = frequency - relativeVelocity
      square = max(frequency * (frequency / 2 - relativeVelocity), 0)
    }

    func rest(at time: TimeInterval) -> Double {
      (1 + (linear + square * time) * time) * exp(-frequency * time)
    }

    func speed(at time: TimeInterval) -> Double {
      let slope = linear - frequency + (2 * square - frequency * linear) * time
      return (slope - frequency * square * time * time) * exp(-frequency * time)
    }

    /// When so little is left as a spring that has settled has (M-22).
    var settlingDuration: TimeInterval {
      // What is left only shrinks; at ωt = 12 it is less, whatever the velocity was.
      var (early, late) = (0.0, 12 / frequency)
      for _ in 0..<60 {
        let middle = (early + late) / 2
        if rest(at: middle) > 8e-4 { early = middle } else { late = middle }
      }
      return late
    }
  }

  /// - Parameters:
  ///   - start: another place than the target.
  ///   - velocity: in units per second, towards the target.
  package init(start: Double, target: Double, velocity: Double) {
    precondition(
      start != target && velocity * (target - start) >= 0,
      "A page is approached from elsewhere, and not backwards.")
    (self.start, self.target, initialVelocity) = (start, target, velocity)
    course = Course(relativeVelocity: velocity / (target - start))
    settlingDuration = course.settlingDuration
  }

  package var restingValue: Double { target }

  package func value(at time: TimeInterval) -> Double {
    guard time > 0 else { return start }
    return isSettled(at: time) ? target : target + (start - target) * course.rest(at: time)
  }

  package func velocity(at time: TimeInterval) -> Double {
    isSettled(at: time) ? 0 : (start - target) * course.speed(at: max(time, 0))
  }
}
