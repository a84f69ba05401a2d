import Foundation

/// A motion that was measured outside of the sandbox, such as in a video, from its start until it
/// rests. It is drawn over the motion of a release, over the same distance.
package struct MeasuredMotion: Hashable, Sendable {
  /// The covered fractions of the distance, at times since the start in seconds.
  package let samples: [MotionCurve.Sample]

  /// Creates a motion from values at times since its start.
  ///
  /// - Parameters:
  ///   - values: The values in the order of time, in any unit.
  ///   - start: The value at the start.
  ///   - end: The value at rest, which differs from `start`.
  package init(_ values: [MotionCurve.Sample], from start: Double, to end: Double) {
    precondition(start != end, "A measured motion covers a distance.")
    samples = values.map { .init(time: $0.time, value: ($0.value - start) / (end - start)) }
  }

  /// Returns the values of the motion if it began at the release of other figures and covered the
  /// same distance.
  func samples(over figures: CurveFigures) -> [MotionCurve.Sample] {
    let (release, distance) = (figures.release, figures.target - figures.release.value)
    return samples.map {
      .init(time: release.time + $0.time, value: release.value + $0.value * distance)
    }
  }
}
