import Foundation
import GlissadeMotion

extension LinearEasing {
  /// A list and its greatest distance from the spring.
  struct Approximation {
    let easing: LinearEasing
    let deviation: Double
  }

  /// The number of steps of a list: its points lie at tenths of a per cent of the duration.
  private static let steps = 1000
  /// The number of instants per step at which the deviation of a list is limited. Between these
  /// instants the deviation can be greater by the sagitta of the spring's curve.
  private static let instantsPerStep = 2
  /// The greatest rounding error of a value with four decimal places.
  private static let rounding = 0.5e-4
  /// The greatest deviation of a list from its spring, as a fraction of the distance; worse lists
  /// are not returned.
  private static let greatestDeviation = 0.05

  /// Returns the list with the fewest points that is never further from a spring than `bound`.
  ///
  /// If such a list needs more points than `mostPoints`, the result has that number of points and a
  /// deviation at most 5 % above the least possible one. The result is `nil` if the spring swings
  /// so often that the deviation would be above 0.05.
  static func shortest(for spring: SpringDescription) -> Approximation? {
    let settling = spring.figures.settling
    guard settling.isFinite else { return nil }
    let duration = shownDuration(settling)
    let curve = SampledCurve(
      spring.motion, duration: duration, count: steps * instantsPerStep)
    let easing = { (deviation: Double) -> LinearEasing? in
      let vertices = curve.polyline(
        within: deviation - rounding, stride: instantsPerStep, mostLinks: mostPoints - 1)
      return vertices.map { LinearEasing(points: $0.map(point), duration: duration) }
    }
    if let easing = easing(bound) {
      return Approximation(easing: easing, deviation: curve.deviation(of: easing))
    }
    return leastDeviation(easing).map {
      Approximation(easing: $0, deviation: curve.deviation(of: $0))
    }
  }

  /// Returns a list whose deviation is at most 5 % above the least deviation for which `easing`
  /// returns a list, or `nil` if `easing` returns no list for `greatestDeviation`.
  private static func leastDeviation(_ easing: (Double) -> LinearEasing?) -> LinearEasing? {
    guard var best = easing(greatestDeviation) else { return nil }
    var low = bound
    var high = greatestDeviation
    while high > low * 1.05 {
      let middle = (low * high).squareRoot()
      if let found = easing(middle) {
        best = found
        high = middle
      } else {
        low = middle
      }
    }
    return best
  }

  /// Returns the settling time rounded up to a whole millisecond, or to a microsecond below 0.1 s.
  private static func shownDuration(_ settling: TimeInterval) -> TimeInterval {
    let unit = settling >= 0.1 ? 1e3 : 1e6
    return (settling * unit).rounded(.up) / unit
  }

  private static func point(_ vertex: ShortestPolyline.Vertex) -> Point {
    Point(
      time: Double(vertex.step) / Double(steps),
      value: (vertex.value * 1e4).rounded() / 1e4)
  }
}

/// A spring's curve, sampled at equal intervals.
private struct SampledCurve {
  private let motion: SpringMotion
  private let duration: TimeInterval
  private let values: [Double]
  /// The distance between the curve and its chord over an interval, for each sample.
  private let sagittas: [Double]

  init(_ motion: SpringMotion, duration: TimeInterval, count: Int) {
    self.motion = motion
    self.duration = duration
    let values = (0...count).map { motion.value(at: duration * Double($0) / Double(count)) }
    self.values = values
    sagittas = values.indices.map { index in
      let middle = min(max(index, 1), count - 1)
      return abs(values[middle - 1] - 2 * values[middle] + values[middle + 1]) / 8
    }
  }

  /// Returns the vertices of the polyline from 0 to 1 with the fewest links that is nowhere further
  /// from the curve than `distance`.
  func polyline(
    within distance: Double, stride: Int, mostLinks: Int
  ) -> [ShortestPolyline.Vertex]? {
    let gates = zip(values, sagittas).map { value, sagitta in
      let room = max(distance - 1.2 * sagitta, distance / 2)
      return (value - room)...(value + room)
    }
    return ShortestPolyline(gates: gates, stride: stride, start: 0, end: 1)
      .vertices(mostLinks: mostLinks)
  }

  /// Returns the greatest distance of a list from the curve, measured at eight times as many
  /// instants as the curve has samples.
  func deviation(of easing: LinearEasing) -> Double {
    let count = (values.count - 1) * 8
    return (0...count).reduce(0) { greatest, index in
      let time = duration * Double(index) / Double(count)
      return max(greatest, abs(easing.value(at: time) - motion.value(at: time)))
    }
  }
}
