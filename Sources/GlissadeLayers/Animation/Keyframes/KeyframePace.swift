import Foundation

/// Where a course with curved spans is to be at each fraction of the whole so that it keeps an even
/// pace: its length, measured in small steps and read backwards.
struct KeyframePace: Equatable, Sendable {
  private static let stepsPerSpan = 64
  /// At equal steps through each span: how much of the length is behind, 0…1, and the fraction of the
  /// whole at which that is so.
  private var lengths = [0.0]
  private var times = [0.0]

  /// Nil where the course has no length.
  init?(_ course: KeyframeCourse, spans: Int) {
    var last = course.value(in: 0, at: 0)
    for span in 0..<spans {
      let (start, end) = (course.keys[span].time, course.keys[span + 1].time)
      for step in 1...Self.stepsPerSpan {
        let fraction = Double(step) / Double(Self.stepsPerSpan)
        let value = course.value(in: span, at: fraction)
        lengths.append(lengths[lengths.count - 1] + last.distance(to: value))
        times.append(start + (end - start) * fraction)
        last = value
      }
    }
    guard let whole = lengths.last, whole > 0 else { return nil }
    lengths = lengths.map { $0 / whole }
    lengths[lengths.count - 1] = 1
  }

  func time(at fraction: Double) -> Double {
    guard fraction > 0, fraction < 1 else { return fraction }
    var (low, high) = (0, lengths.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lengths[middle] <= fraction { low = middle } else { high = middle }
    }
    let length = lengths[high] - lengths[low]
    guard length > 0 else { return times[high] }
    return times[low] + (times[high] - times[low]) * (fraction - lengths[low]) / length
  }
}
