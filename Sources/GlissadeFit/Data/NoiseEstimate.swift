import Foundation

/// The errors of samples: an error of the value, and an error of the time, whose effect on the
/// value is proportional to the speed.
struct NoiseEstimate: Hashable, Sendable {
  /// The standard deviation of the values, in the unit of the values.
  var value: Double
  /// The standard deviation of the times, in seconds.
  var time: Double

  /// Returns the standard deviation of the value of a sample that moves at a speed.
  func scale(speed: Double) -> Double { hypot(value, time * speed) }

  /// The smallest error of values, as a fraction of the range of the values. Nothing on a screen is
  /// more exact, and data without errors need one with which residuals can be compared.
  private static let leastFraction = 2e-4
  /// The standard deviation of a number that was rounded to whole units.
  static let roundingDeviation = 1 / 12.0.squareRoot()

  /// Returns the least possible error of values: that of the grid on which they lie, or a fraction
  /// of their range.
  static func floor(of values: [Double]) -> Double {
    let range = (values.max() ?? 0) - (values.min() ?? 0)
    return max(range * leastFraction, grid(of: values) * roundingDeviation)
  }

  /// Returns the spacing of the grid on which all values lie, such as 1 for whole pixels, or 0 if
  /// they lie on none.
  static func grid(of values: [Double]) -> Double {
    let sorted = values.sorted()
    let range = (sorted.last ?? 0) - (sorted.first ?? 0)
    let steps = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.filter { $0 > range * 1e-6 }
    guard let step = steps.min(), step > range * 1e-3 else { return 0 }
    let isGrid = steps.allSatisfy { abs($0 / step - ($0 / step).rounded()) < 0.02 }
    return isGrid ? step : 0
  }
}

extension NoiseEstimate {
  /// Estimates the errors of samples from the distance between each sample and the cubic curve
  /// through its neighbors.
  init(_ samples: [MotionSample]) {
    let least = Self.floor(of: samples.map(\.value))
    var faults: [(speed: Double, fault: Double)] = []
    for index in samples.indices.dropFirst(2).dropLast(2) {
      let near = [index - 2, index - 1, index + 1, index + 2].map { samples[$0] }
      let (predicted, gain) = Self.interpolate(near, at: samples[index].time)
      let span = near[2].time - near[1].time
      faults.append(
        (abs(near[2].value - near[1].value) / span, (samples[index].value - predicted) / gain))
    }
    let fastest = faults.map(\.speed).max() ?? 0
    let slow = faults.filter { $0.speed < fastest * 0.1 }.map(\.fault)
    let fast = faults.filter { $0.speed > fastest * 0.3 }
    value = max(slow.count < 6 ? faults.map(\.fault).spread : slow.spread, least)
    time = 0
    guard fast.count > 5 else { return }
    let base = value
    let excess = fast.map { $0.fault * $0.fault - base * base > 0 ? $0.fault / $0.speed : 0 }
    time = excess.spread
  }

  /// Returns the value at a time of the polynomial through samples, and the ratio of the error of
  /// the difference between a sample and this value to the error of a single sample.
  private static func interpolate(
    _ samples: [MotionSample], at time: TimeInterval
  ) -> (value: Double, gain: Double) {
    var value = 0.0
    var square = 1.0
    for one in samples {
      var factor = 1.0
      for other in samples where other.time != one.time {
        factor *= (time - other.time) / (one.time - other.time)
      }
      value += factor * one.value
      square += factor * factor
    }
    return (value, square.squareRoot())
  }
}
