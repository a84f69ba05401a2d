import Foundation

/// A range of samples that contains one motion and the rests before and after it.
struct MotionStretch: Hashable, Sendable {
  /// The samples, from the beginning of the rest before the motion to the end of the rest after it.
  var samples: Range<Int>
  /// The samples during the motion.
  var moving: Range<Int>
  /// The size of the motion: the range of the values, without single wrong values.
  var extent: Double

  /// The longest rest within one motion, such as at the turning point of a spring, in seconds.
  private static let longestRest = 0.35
  /// The durations around a sample in which the value must change for the sample to be in motion,
  /// in seconds. A longer one finds slower motions.
  private static let windows = [0.03, 0.06, 0.12, 0.25, 0.5, 1, 2]
  /// The change of a value that counts as motion, as a multiple of the error of the values.
  private static let factor = 5.0

  /// Returns the motions in samples that are in the order of time. They are found with the shortest
  /// window for which one motion covers more than half of the range of the values.
  static func all(in samples: [MotionSample], noise: NoiseEstimate) -> [MotionStretch] {
    let values = smooth(samples.map(\.value))
    let extent = (values.max() ?? 0) - (values.min() ?? 0)
    guard extent > noise.value * factor else { return [] }
    for window in windows {
      let found = all(in: samples, values, window: window, threshold: noise.value * factor)
      if found.contains(where: { $0.extent > extent / 2 }) { return found }
    }
    return []
  }

  private static func all(
    in samples: [MotionSample], _ values: [Double], window: Double, threshold: Double
  ) -> [MotionStretch] {
    let moving = self.moving(samples, values, window: window, threshold: threshold)
    var runs: [Range<Int>] = []
    for index in moving.indices where moving[index] {
      if let last = runs.last,
        samples[index].time - samples[last.upperBound - 1].time <= max(longestRest, window * 2)
      {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs.indices.map { number in
      let lower = number > 0 ? runs[number - 1].upperBound : 0
      let upper = number + 1 < runs.count ? runs[number + 1].lowerBound : samples.count
      let inside = values[runs[number]]
      return MotionStretch(
        samples: lower..<upper, moving: runs[number],
        extent: (inside.max() ?? 0) - (inside.min() ?? 0))
    }
  }

  /// Returns each value replaced by the median of five around it, which a single wrong value does
  /// not change.
  private static func smooth(_ values: [Double]) -> [Double] {
    values.indices.map { index in
      let reach = min(2, index, values.count - 1 - index)
      return Array(values[index - reach...index + reach]).median
    }
  }

  /// Returns for each sample whether the value changes within a window around the sample.
  private static func moving(
    _ samples: [MotionSample], _ values: [Double], window: Double, threshold: Double
  ) -> [Bool] {
    var first = 0
    var last = 0
    return samples.indices.map { index in
      while samples[index].time - samples[first].time > window, first + 1 < index { first += 1 }
      while last + 1 < samples.count,
        last <= index || samples[last].time - samples[index].time < window
      {
        last += 1
      }
      return abs(values[last] - values[first]) > threshold
    }
  }
}
