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
    guard let step = steps.min(), step > range * 1e-3 else { return pixels(of: values) }
    let isGrid = steps.allSatisfy { abs($0 / step - ($0 / step).rounded()) < 0.02 }
    return isGrid ? step : pixels(of: values)
  }

  /// The pixels of screens in points, which values can have as a grid apart from small errors.
  private static let pixelSizes = [1, 1 / 2.0, 1 / 3.0]
  /// The least number of different values that can show a grid of pixels.
  private static let leastSteps = 8
  /// The concentration of the values in the pixels, 0 for evenly spread ones and 1 for equal
  /// places, from which the values count as those of whole pixels. Chance reaches it in one of 300
  /// motions of eight values, and in far fewer longer ones.
  private static let leastConcentration = 0.85

  /// Returns the size of the pixels by which a value moves, apart from small errors such as those
  /// of a search in pictures, or 0 if it moves by none.
  private static func pixels(of values: [Double]) -> Double {
    for size in pixelSizes {
      let moved = zip(values, values.dropFirst()).filter { abs($1 - $0) > size / 2 }.map(\.1)
      guard moved.count >= leastSteps else { continue }
      let angles = moved.map { $0 / size * 2 * .pi }
      let sums = (angles.map { cos($0) }.reduce(0, +), angles.map { sin($0) }.reduce(0, +))
      if hypot(sums.0, sums.1) > leastConcentration * Double(moved.count) { return size }
    }
    return 0
  }
}

extension NoiseEstimate {
  /// Estimates the errors of samples from the distance between each sample and the cubic curve
  /// through its neighbors.
  ///
  /// - Parameter least: The least possible error of the values, in their unit.
  init(_ samples: [MotionSample], least: Double = 0) {
    let least = max(Self.floor(of: samples.map(\.value)), least)
    var faults: [(speed: Double, fault: Double)] = []
    for index in samples.indices.dropFirst(2).dropLast(2) {
      let (before, after) = (samples[index - 1], samples[index + 1])
      let (first, last) = (samples[index - 2], samples[index + 2])
      let (predicted, gain) = Self.interpolate(
        SIMD4(first.value, before.value, after.value, last.value),
        at: SIMD4(first.time, before.time, after.time, last.time), for: samples[index].time)
      let span = after.time - before.time
      faults.append(
        (abs(after.value - before.value) / span, (samples[index].value - predicted) / gain))
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

  /// Returns the value at a time of the polynomial through four samples, and the ratio of the error
  /// of the difference between a sample and this value to the error of a single sample.
  static func interpolate(
    _ values: SIMD4<Double>, at times: SIMD4<Double>, for time: TimeInterval
  ) -> (value: Double, gain: Double) {
    var factors = SIMD4<Double>(repeating: 1)
    for one in 0..<4 {
      for other in 0..<4 where other != one {
        factors[one] *= (time - times[other]) / (times[one] - times[other])
      }
    }
    return ((factors * values).sum(), (1 + (factors * factors).sum()).squareRoot())
  }
}
