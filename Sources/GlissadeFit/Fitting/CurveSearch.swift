import Foundation

/// A search for motions other than springs, in a range of samples that begins with a rest or with
/// the start of the motion.
struct CurveSearch {
  let data: FitData
  /// The range of the samples during the motion.
  let moving: Range<Int>

  /// The control points of common curves, with which the search begins.
  private static let curves = [
    [0.42, 0.58], [0.25, 0.25], [0.42, 1], [0, 0.58], [0.32, 0], [0.2, 0.1], [0.7, 0.3],
    [0.9, 0.1],
  ]

  /// Returns the instants at which 2, 50 and 98 % of the distance in a range are covered.
  private func instants(in range: Range<Int>) -> (Double, Double, Double) {
    let inside = range.clamped(to: 0..<data.count)
    let first = data.values[inside.lowerBound]
    let last = data.values[data.count - 1]
    func crossing(_ part: Double) -> Double {
      let level = first + (last - first) * part
      let index = inside.first { (data.values[$0] - level) * (last - first) >= 0 }
      return data.times[index ?? inside.lowerBound]
    }
    let early = crossing(0.02)
    let middle = crossing(0.5)
    let late = crossing(0.98)
    return (early, middle, max(late, early + 0.01))
  }

  /// Returns the motion of constant velocity that fits best, or `nil` if none fits.
  func line(in range: Range<Int>) -> Candidate? {
    let (early, _, late) = instants(in: range)
    return best(LineShape(), range, [[early, late], [early - 0.01, late + 0.01]])
  }

  /// Returns the motion along a Bézier curve that fits best, or `nil` if none fits.
  ///
  /// - Parameter isFromRest: A Boolean value that indicates whether the range begins with a rest.
  func bezier(in range: Range<Int>, isFromRest: Bool) -> Candidate? {
    let shape = BezierShape(isFromRest: isFromRest)
    let (early, _, late) = instants(in: range)
    let starts = Self.curves.flatMap { curve in
      [1.0, 1.3, 1.9].map { [early - 0.02 * $0, log((late - early) * $0)] + curve }
    }
    guard let found = best(shape, range, starts, rounds: 5) else { return nil }
    return best(shape, range, [found.fit.parameters], rounds: 14)
  }

  /// Returns the decays that fit best: one from each of the starts, and one from the rest, or after
  /// the drag if there is no rest.
  func decays(from starts: [Int], rest: Range<Int>?) -> [Candidate] {
    let rates = [0.5, 1, 2, 4, 8, 16, 32, 64, 128].map { log($0) }
    let tails = starts.compactMap { start in
      best(
        DecayShape(start: data.times[start]), start..<data.count, rates.map { [$0] }, rounds: 6)
    }
    guard let rest else {
      let best = tails.min { $0.criterion < $1.criterion }
      return tails + [best.flatMap { DragSearch(data: data).decay(near: $0.fit) }].compactMap { $0 }
    }
    let begin = data.times[rest.upperBound - 1]
    let sudden = best(
      DecayShape(), rest.lowerBound..<data.count, rates.map { [$0, begin] }, rounds: 6)
    return tails + (sudden.map { [$0] } ?? [])
  }

  private func best(
    _ shape: any FitShape, _ range: Range<Int>, _ starts: [[Double]], rounds: Int = 10
  ) -> Candidate? {
    let search = ShapeSearch(data: data, shape: shape, range: range)
    return starts.map { Candidate(search.run(from: $0, rounds: rounds), of: data) }
      .min { $0.criterion < $1.criterion }
  }
}
