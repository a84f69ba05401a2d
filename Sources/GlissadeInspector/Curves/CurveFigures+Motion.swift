import Foundation
import GlissadeMotion

// The figures of motions that start at the release of a measured one.
extension CurveFigures {
  /// The time between two samples of a motion, in seconds.
  private static let sampling = 1.0 / 240

  private static func samples(of motion: some Motion) -> [MotionCurve.Sample] {
    stride(from: 0, through: min(motion.settlingDuration, 10), by: sampling).map {
      .init(time: $0, value: motion.value(at: $0))
    }
  }

  /// Returns the distance by which a value exceeds the end value, negative for a value before it.
  func excess(of value: Double) -> Double { (value - target) * direction }

  /// Returns the furthest value of a motion, at a time from the release.
  func peak(of motion: some Motion) -> MotionCurve.Sample? {
    Self.samples(of: motion).max { excess(of: $0.value) < excess(of: $1.value) }
  }

  /// Returns the time from which on a motion stays at the end value, in seconds from the release.
  func settlingTime(of motion: some Motion) -> TimeInterval {
    let away = Self.samples(of: motion).last { abs($0.value - target) > tolerance }
    return (away?.time ?? 0) + Self.sampling
  }

  /// Returns the time by which the measured motion was at rest later than a motion from the same
  /// release with the same parameters, in seconds. It is 0 if the two differ by no more than the
  /// frames explain; a drag with few frames begins its motion between two of them.
  func lateness(of motion: some Motion) -> TimeInterval {
    let late = (settlingTime ?? 0) - settlingTime(of: motion)
    return settlingTime != nil && abs(late) > 1.5 / 60 ? late : 0
  }

  /// Returns the figures with another motion from the same release.
  ///
  /// - Parameter lateness: The time by which the motion is at rest later, in seconds.
  func expected(of motion: some Motion, lateness: TimeInterval = 0) -> CurveFigures {
    func after(_ time: TimeInterval, _ value: Double) -> MotionCurve.Sample {
      .init(time: release.time + time, value: value)
    }
    var next = self
    let furthest = peak(of: motion)
    let beyond = furthest.map { excess(of: $0.value) } ?? 0
    next.overshoot = beyond > tolerance ? beyond : 0
    next.peak = beyond > tolerance ? furthest.map { after($0.time, $0.value) } : nil
    let rest = settlingTime(of: motion)
    next.settled = after(max(rest + lateness, 0), motion.value(at: rest))
    return next
  }
}

/// A search by halving a range.
enum Bisection {
  /// The number of halvings. It suffices to find a parameter to a thousandth.
  private static let steps = 14

  /// Returns the value in a range up to which a condition holds.
  static func last(in range: ClosedRange<Double>, where holds: (Double) -> Bool) -> Double {
    var (low, high) = (range.lowerBound, range.upperBound)
    for _ in 0..<steps {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
