import Foundation
import GlissadeMotion

/// The conversion of `linear()` of CSS to a spring.
extension SpringReader {
  /// The greatest root mean square of a fit's distances from the list, as a fraction of the
  /// spring's travel.
  private static let greatestResidual = 0.02

  /// Returns the spring that is closest to the list of points in the text, and adds a remark about
  /// the residual.
  mutating func linearDescription() throws(SpringTextError) -> SpringDescription {
    let fit = SpringCurveFit(try linearEasing())
    let (spring, residual) = fit.best()
    let shown = SpringFormat.short(residual * 100)
    guard residual <= Self.greatestResidual else {
      throw SpringTextError(
        "these points are no spring: the nearest one differs by \(shown) % (root mean square)")
    }
    remark("fitted to the points of linear(), from which it differs by \(shown) %")
    return spring
  }

  /// Returns the list of points in the text with its duration.
  func linearEasing() throws(SpringTextError) -> LinearEasing {
    guard let call = phrase.calls.first(where: { $0.name == "linear" }) else {
      throw SpringTextError("a list of points is missing", examples: [SpringSpelling.css.example])
    }
    let points = try LinearPoints(call.numbers).points
    guard abs(points[0].value) <= 0.05, abs(points[points.count - 1].value - 1) <= 0.05 else {
      throw SpringTextError(
        "these points are no spring from 0 to 1", examples: [SpringSpelling.css.example])
    }
    let times = (phrase.numbers + phrase.fields.values).compactMap(Self.timeWithUnit)
    guard let duration = times.first else {
      throw SpringTextError(
        "linear() has no duration of its own; write it behind the list",
        examples: [SpringSpelling.css.example])
    }
    guard (1e-3...1e3).contains(duration) else {
      throw SpringTextError("the duration must be from 0.001 to 1000 seconds")
    }
    return LinearEasing(points: points, duration: duration)
  }

  private static func timeWithUnit(_ value: SpringPhrase.Value) -> TimeInterval? {
    guard case .number(_, let unit) = value, unit == "s" || unit == "ms" else { return nil }
    return time(value)
  }
}

/// The points of `linear()` with the times that CSS gives them: by default the first point is at 0
/// and the last at 1, no point is before its predecessor, and points without a time are evenly
/// spaced.
private struct LinearPoints {
  private(set) var points: [LinearEasing.Point] = []

  init(_ values: [SpringPhrase.Value]) throws(SpringTextError) {
    var entries: [(value: Double, time: Double?)] = []
    for value in values {
      guard case .number(let number, let unit) = value else { continue }
      switch unit {
      case "":
        entries.append((number, nil))
      case "%":
        guard let last = entries.last else {
          throw SpringTextError("a percentage in linear() follows a number")
        }
        if last.time == nil {
          entries[entries.count - 1].time = number / 100
        } else {
          // A point with two percentages stands for a level part between these times.
          entries.append((last.value, number / 100))
        }
      default: throw SpringTextError("“\(unit)” is no unit in linear()")
      }
    }
    guard entries.count >= 2 else {
      throw SpringTextError(
        "linear() needs two points at least", examples: [SpringSpelling.css.example])
    }
    try place(entries)
  }

  private mutating func place(
    _ entries: [(value: Double, time: Double?)]
  ) throws(SpringTextError) {
    var times = entries.map(\.time)
    times[0] = times[0] ?? 0
    times[times.count - 1] = times[times.count - 1] ?? 1
    var known = 0
    for index in 1..<times.count {
      guard let time = times[index] else { continue }
      let start = times[known] ?? 0
      let end = max(time, start)
      for between in known + 1...index {
        times[between] = start + (end - start) * Double(between - known) / Double(index - known)
      }
      known = index
    }
    points = zip(entries, times).map { LinearEasing.Point(time: $1 ?? 1, value: $0.value) }
    guard points.allSatisfy({ abs($0.value) <= 100 && abs($0.time) <= 100 }) else {
      throw SpringTextError("a point of linear() is too far from 0 to 1")
    }
  }
}

/// The spring that is closest to an easing function: the one with the smallest root mean square of
/// the distances between both curves, sampled at equal intervals from 0 to 1.5 durations.
///
/// The search is a simplex search (Nelder and Mead) over the logarithms of ω₀ and ζ, and then over
/// the initial velocity as well. The search begins at several damping ratios and frequencies,
/// because it may align a swing of the spring with a neighboring swing of the list.
struct SpringCurveFit {
  private static let samples = 150
  /// The time of the last sample, in durations. After its duration a list remains at its last
  /// value.
  private static let end = 1.5
  /// The step of the samples by which the starts of the search are compared: one sample out of
  /// five.
  private static let coarse = 5
  /// The quotient of the residuals with and without an initial velocity below which the velocity is
  /// accepted.
  private static let worthwhile = 0.5
  /// The greatest residual for which no initial velocity is searched: that of a list within
  /// `LinearEasing.bound`.
  private static let fine = 0.0012

  private let times: [TimeInterval]
  private let values: [Double]
  private let duration: TimeInterval

  init(_ easing: LinearEasing) {
    duration = easing.duration
    times = (0...Self.samples).map {
      easing.duration * Self.end * Double($0) / Double(Self.samples)
    }
    values = times.map(easing.value)
  }

  /// Returns the closest spring and the root mean square of its distances from the list.
  func best() -> (spring: SpringDescription, residual: Double) {
    var found = search(from: starts(velocity: []))
    if found.residual > Self.fine {
      // The slope between the first two samples is the initial velocity plus the effect of the
      // spring until the second sample.
      let slope = (values[1] - values[0]) / (times[1] - times[0])
      let moving = [0.5, 1, 1.5].map { search(from: starts(velocity: [slope * $0])) }
        .min { $0.residual < $1.residual }
      if let moving, moving.residual < found.residual * Self.worthwhile { found = moving }
    }
    return (spring(found.corner), found.residual)
  }

  /// Returns the starting points of the search by ascending residual.
  private func starts(velocity: [Double]) -> [[Double]] {
    let ratios = [0.03, 0.08, 0.2, 0.4, 0.6, 0.8, 1, 1.5, 3, 8]
    let angles = (0...24).map { 1.5 * pow(1.3, Double($0)) }
    var found: [(corner: [Double], residual: Double)] = []
    for ratio in ratios {
      for angle in angles {
        let corner = [log(angle / duration), log(ratio)] + velocity
        found.append((corner, residual(corner, step: Self.coarse)))
      }
    }
    return found.sorted { $0.residual < $1.residual }.map(\.corner)
  }

  private func spring(_ corner: [Double]) -> SpringDescription {
    SpringDescription(
      angularFrequency: min(max(exp(corner[0]), 1e-3), 1e5),
      dampingRatio: min(max(exp(corner[1]), 1e-4), 1e3),
      relativeVelocity: corner.count > 2 ? min(max(corner[2], -1e5), 1e5) : 0)
  }

  /// Returns the root mean square of the distances between the spring of a corner and the list, at
  /// every `step`th sample.
  private func residual(_ corner: [Double], step: Int = 1) -> Double {
    let motion = spring(corner).motion
    let indices = stride(from: 0, to: times.count, by: step)
    let squares = indices.reduce(0) { sum, index in
      let difference = motion.value(at: times[index]) - values[index]
      return sum + difference * difference
    }
    return (squares * Double(step) / Double(times.count)).squareRoot()
  }

  /// Returns the best result of the searches from the first three of the given starts.
  private func search(from starts: [[Double]]) -> (corner: [Double], residual: Double) {
    let ends = starts.prefix(3).map { start in
      var simplex = SimplexSearch(from: start, step: 0.15) { residual($0) }
      return simplex.minimum(iterations: 200)
    }
    return ends.min { $0.residual < $1.residual } ?? ([0, 0], .infinity)
  }
}

/// A search for the minimum of a function by a simplex of points. Source: Nelder and Mead, 1965.
private struct SimplexSearch {
  private typealias Corner = (corner: [Double], residual: Double)

  private var corners: [Corner]
  private let function: ([Double]) -> Double

  init(from start: [Double], step: Double, _ function: @escaping ([Double]) -> Double) {
    self.function = function
    corners = [(start, function(start))]
    for index in start.indices {
      var corner = start
      corner[index] += index < 2 ? step : max(abs(corner[index]) * step, step)
      corners.append((corner, function(corner)))
    }
  }

  mutating func minimum(iterations: Int) -> (corner: [Double], residual: Double) {
    for _ in 0..<iterations {
      corners.sort { $0.residual < $1.residual }
      if corners[corners.count - 1].residual - corners[0].residual < 1e-12 { break }
      step()
    }
    return corners.min { $0.residual < $1.residual } ?? corners[0]
  }

  private mutating func step() {
    let worst = corners[corners.count - 1]
    let reflected = point(beyond: worst, by: 1)
    if reflected.residual < corners[0].residual {
      let expanded = point(beyond: worst, by: 2)
      replaceWorst(expanded.residual < reflected.residual ? expanded : reflected)
    } else if reflected.residual < corners[corners.count - 2].residual {
      replaceWorst(reflected)
    } else {
      let contracted = point(beyond: worst, by: reflected.residual < worst.residual ? 0.5 : -0.5)
      if contracted.residual < min(worst.residual, reflected.residual) {
        replaceWorst(contracted)
      } else {
        shrink()
      }
    }
  }

  private func point(beyond worst: Corner, by factor: Double) -> Corner {
    let others = corners.dropLast()
    let corner = worst.corner.indices.map { index in
      let middle = others.reduce(0) { $0 + $1.corner[index] } / Double(others.count)
      return middle + (middle - worst.corner[index]) * factor
    }
    return (corner, function(corner))
  }

  private mutating func replaceWorst(_ corner: Corner) { corners[corners.count - 1] = corner }

  private mutating func shrink() {
    let best = corners[0].corner
    corners = corners.map { old in
      let corner = zip(best, old.corner).map { ($0 + $1) / 2 }
      return (corner, function(corner))
    }
  }
}
