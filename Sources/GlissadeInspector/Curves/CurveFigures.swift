import Foundation

/// The figures of a curve's latest motion: its release, its overshoot and its time to rest.
package struct CurveFigures: Hashable, Sendable {
  /// The value before the motion.
  package var start: MotionCurve.Sample
  /// The value from which the released view moves by itself, or the start without a release.
  package var release: MotionCurve.Sample
  /// The rate of change in the drag before the release, per second; 0 without a drag.
  package var releaseRate: Double
  /// The value at the end of the motion.
  package var target: Double
  /// The value furthest beyond the end value, or `nil` without an overshoot.
  package var peak: MotionCurve.Sample?
  /// The distance by which the motion exceeds its end value, in the property's unit.
  package var overshoot: Double
  /// The first value from which on the motion stays within the tolerance of its end value; `nil`
  /// until the motion has settled.
  package var settled: MotionCurve.Sample?
  /// The greatest distance from the end value at which a motion counts as settled, in the
  /// property's unit.
  package var tolerance: Double

  /// The time before the release over which the rate of the drag is measured, in seconds.
  private static let rateTime = 0.05

  /// The distance from the start value to the end value, or from the release to the end value if
  /// start and end are equal.
  package var distance: Double {
    let whole = abs(target - start.value)
    return whole > 2 * tolerance ? whole : abs(target - release.value)
  }
  /// The overshoot as a fraction of the distance.
  package var overshootFraction: Double { distance > 0 ? overshoot / distance : 0 }
  /// The time from the release to rest, in seconds.
  package var settlingTime: TimeInterval? { settled.map { $0.time - release.time } }
  /// The direction from the release to the end value: 1 or −1.
  package var direction: Double { target < release.value ? -1 : 1 }

  /// Creates the figures of a curve's latest motion; returns `nil` if the end value is unknown or
  /// the motion is too short.
  ///
  /// - Parameters:
  ///   - curve: The curve.
  ///   - released: The time of the last release, in seconds.
  ///   - isAtRest: A Boolean value that indicates whether the motion has ended.
  package init?(_ curve: MotionCurve, released: TimeInterval?, isAtRest: Bool) {
    let motion = curve.latestMotion
    guard let first = motion.first, let last = motion.last, motion.count > 3,
      let target = isAtRest ? last.value : curve.target
    else { return nil }
    tolerance = curve.key.property.tolerance
    start = first
    self.target = target
    // The motion begins at the frame that shows the drag's latest movement (M-48), and the frame of
    // the release shows the motion's first step.
    let position = released.flatMap { time in motion.lastIndex { $0.time < time - 1e-6 } }
    let begin = position ?? motion.startIndex
    release = motion[begin]
    // A view that is held still before its release has no samples in that time.
    if let released { release.time = max(release.time, released - 1.0 / 60) }
    let isDragged = begin > motion.startIndex
    let limit = release.time - Self.rateTime
    let earlier = motion[...begin].last { $0.time <= limit } ?? first
    let passed = max(release.time - earlier.time, 1e-3)
    releaseRate = isDragged ? (release.value - earlier.value) / passed : 0
    overshoot = 0
    let side: Double = target < motion[begin].value ? -1 : 1
    let after = motion[begin...]
    if let peak = after.max(by: { ($0.value - target) * side < ($1.value - target) * side }) {
      let beyond = (peak.value - target) * side
      if beyond > tolerance { (self.peak, overshoot) = (peak, beyond) }
    }
    let bounds = tolerance
    if let away = after.lastIndex(where: { abs($0.value - target) > bounds }) {
      let isOver = away + 1 < motion.endIndex
      settled = isOver ? motion[away + 1] : nil
    } else {
      settled = release
    }
    if !isAtRest, settled == motion.last { settled = nil }
  }
}
