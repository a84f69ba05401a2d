import Foundation

/// The value of a moving thing at an instant.
package struct MotionSample: Hashable, Sendable {
  /// The instant, in seconds.
  package var time: TimeInterval
  /// The value, in pixels, points or any other unit.
  package var value: Double

  /// Creates a sample.
  package init(time: TimeInterval, value: Double) {
    self.time = time
    self.value = value
  }
}

extension [MotionSample] {
  /// The samples with finite times and values in the order of time. Of several at one instant the
  /// last one stays.
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
}

extension [Double] {
  /// The median, or 0 of no numbers.
  var median: Double {
    guard !isEmpty else { return 0 }
    let sorted = sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// The standard deviation that the median of the absolute numbers suggests for a normal
  /// distribution around 0.
  var spread: Double { map(abs).median * 1.4826 }
}
