import Foundation
import GlissadeMotion

extension LinearEasing {
  /// A list and its greatest distance from the spring.
  struct Approximation {
    let easing: LinearEasing
    let deviation: Double
  }

  /// The steps of a list: its points lie at tenths of a per cent.
  private static let steps = 1000
  /// The instants per step at which the bound is kept; between them a list and a spring differ by
  /// no more than the sagitta of the spring's curve.
  private static let instantsPerStep = 2
  /// The error of a value with four decimal places.
  private static let rounding = 0.5e-4
  /// The greatest deviation of a list that is worth having.
  private static let greatestDeviation = 0.05

  /// Returns the list with the fewest points that is never further from a spring than `bound`.
  ///
  /// If `mostPoints` are too few, the list has that number, and the least deviation within 5 %.
  /// There is none for a spring that swings so often that the deviation would be above 0.05.
  static func shortest(for spring: SpringDescription) -> Approximation? {
    let settling = spring.figures.settling
    guard settling.isFinite else { return nil }
    let duration = shownDuration(settling)
    let curve = SampledCurve(
      spring.motion, duration: duration, count: steps * instantsPerStep)
    var deviation = bound
    while deviation <= greatestDeviation {
      let links = curve.polyline(
        within: deviation - rounding, stride: instantsPerStep, mostLinks: mostPoints - 1)
      if let links {
        let easing = LinearEasing(points: links.map(point), duration: duration)
        let found = curve.deviation(of: easing)
        return Approximation(
          easing: easing, deviation: deviation == bound ? min(found, bound) : found)
      }
      deviation *= 1.05
    }
    return nil
  }

  /// Returns the duration in milliseconds, or with three significant digits if it is short.
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

/// A spring's curve at equal intervals.
private struct SampledCurve {
  private let motion: SpringMotion
  private let duration: TimeInterval
  private let values: [Double]
  /// The distance between the curve and its chord over an interval, at each sample.
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

  /// Returns the polyline with the fewest links within a distance of the curve, from 0 to 1.
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

  /// Returns the greatest distance of a list from the curve, at eight times as many instants.
  func deviation(of easing: LinearEasing) -> Double {
    let count = (values.count - 1) * 8
    return (0...count).reduce(0) { greatest, index in
      let time = duration * Double(index) / Double(count)
      return max(greatest, abs(easing.value(at: time) - motion.value(at: time)))
    }
  }
}
