import Foundation

/// A stretch of samples in which something moves, with the rests around it.
struct MotionStretch: Hashable, Sendable {
  /// The samples, from the rest before to the end of the rest after.
  var samples: Range<Int>
  /// The samples that move.
  var moving: Range<Int>
  /// The range of the values, without single wrong ones.
  var extent: Double

  /// The longest rest within one motion, such as at the turning point of a spring, in seconds.
  private static let longestRest = 0.35
  /// The times before and after a sample over which a motion is looked for, in seconds. Longer ones
  /// find slower motions.
  private static let windows = [0.03, 0.06, 0.12, 0.25, 0.5, 1, 2]
  /// The multiple of the errors that counts as motion.
  private static let factor = 5.0

  /// Returns the stretches of samples in order, found with the shortest window that sees most of
  /// what changes.
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

  /// Returns the values, each the median of five, which single wrong ones do not change.
  private static func smooth(_ values: [Double]) -> [Double] {
    values.indices.map { index in
      let reach = min(2, index, values.count - 1 - index)
      return Array(values[index - reach...index + reach]).median
    }
  }

  /// Returns for each sample whether the value changes around it.
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
