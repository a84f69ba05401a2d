import Foundation

/// A value of a moving object at an instant.
package struct MotionSample: Hashable, Sendable {
  /// The instant, in seconds.
  package var time: TimeInterval
  /// The value, in pixels, points or any other unit.
  package var value: Double

  /// Creates a sample from an instant and a value.
  package init(time: TimeInterval, value: Double) {
    self.time = time
    self.value = value
  }
}

extension [MotionSample] {
  /// The samples with finite times and values, in the order of time. Of several samples at one
  /// instant, only the last one is included.
  var inOrder: [MotionSample] {
    let known = filter { $0.time.isFinite && $0.value.isFinite }
    let sorted = known.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
    return sorted.indices.compactMap { index in
      let isReplaced = index + 1 < sorted.count && sorted[index + 1].time <= sorted[index].time
      return isReplaced ? nil : sorted[index]
    }
  }

  /// Returns whether a sample repeats the one before although the values around both change.
  ///
  /// - Parameter noise: The standard deviation of the values.
  func isRepeated(_ index: Int, noise: Double) -> Bool {
    guard index > 1, index + 1 < count, self[index].value == self[index - 1].value
    else { return false }
    let before = self[index - 1].value - self[index - 2].value
    let after = self[index + 1].value - self[index].value
    return before * after > 0 && Swift.min(abs(before), abs(after)) > 4 * noise
  }
}

extension [Double] {
  /// The median of the numbers, or 0 if there are none.
  var median: Double {
    guard !isEmpty else { return 0 }
    let sorted = sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// The standard deviation of the numbers, estimated from the median of their magnitudes for a
  /// normal distribution around 0.
  var spread: Double { map(abs).median * 1.4826 }
}
