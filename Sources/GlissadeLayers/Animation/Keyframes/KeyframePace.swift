import Foundation

/// The timing that gives an interpolation with curved spans a constant pace: the inverse function
/// of the length of the interpolation, which is measured in small steps.
struct KeyframePace: Equatable, Sendable {
  private static let stepsPerSpan = 64
  /// The fractions of the length that have passed at samples in equal steps through each span, 0…1;
  /// `times` are the fractions of the animation at the same samples.
  private var lengths = [0.0]
  private var times = [0.0]

  /// Creates the timing of an interpolation, or returns `nil` if the length of the interpolation is
  /// 0.
  init?(_ interpolation: KeyframeInterpolation, spans: Int) {
    var last = interpolation.value(in: 0, at: 0)
    for span in 0..<spans {
      let (start, end) = (interpolation.keys[span].time, interpolation.keys[span + 1].time)
      for step in 1...Self.stepsPerSpan {
        let fraction = Double(step) / Double(Self.stepsPerSpan)
        let value = interpolation.value(in: span, at: fraction)
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
