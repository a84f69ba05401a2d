import Foundation

/// A fit with a cost that includes the samples that it does not explain.
struct Candidate {
  var fit: ShapeFit
  /// The cost of all samples of the stretch, including those before the start of the motion.
  var cost: Double
  /// Schwarz's criterion: the cost, a charge for each parameter, and one for a rare kind of motion.
  /// The best candidate has the least.
  var criterion: Double
  /// The fit with a free damping ratio, for a fit whose damping ratio is given; `nil` for other
  /// fits. Its intervals are also valid if the given ratio is not exact.
  var free: ShapeFit?

  init(_ fit: ShapeFit, of data: FitData) {
    self.fit = fit
    cost = fit.cost + Double(fit.range.lowerBound) * SampleCost.unexplained
    criterion = cost + Double(fit.shape.freedom) * log(Double(data.count)) + fit.shape.prior
  }
}

/// A search for the sample at which a motion starts, in data that contain only what follows the
/// start and perhaps a drag before it.
struct TailSearch {
  let data: FitData
  /// The range of the samples during the motion.
  let moving: Range<Int>
  /// Returns the search for the motion that starts at a sample.
  let search: (Int) -> ShapeSearch

  private static let startCount = 24
  /// The least number of moving samples to which a motion is fitted.
  private static let leastMoving = 4
  /// The number of samples before and after an approximate start among which the exact start is
  /// searched for.
  private static let dragCount = 12
  /// The time before an approximate start in which a drag is smooth, in seconds.
  private static let dragTime = 0.12
  /// The least number of samples in that smooth part of a drag.
  private static let leastDrag = 5
  /// The greatest difference from the least cost at which a start counts as equally good.
  private static let startTolerance = 4.0

  /// The index after the last possible start.
  private var end: Int { max(moving.upperBound - Self.leastMoving, 1) }
  private var stride: Int { max(1, (end + Self.startCount - 1) / Self.startCount) }

  /// The starts that are tried first, at equal distances in the data.
  var coarseStarts: [Int] { Array(Swift.stride(from: 0, to: end, by: stride)) }

  /// Returns the motion whose start divides the samples best into a drag and a motion, or `nil` if
  /// there are no starts.
  ///
  /// - Parameter starts: The starts that are tried first, each with the parameters from which the
  ///   search for the motion begins.
  func best(_ starts: [(start: Int, guesses: [[Double]])]) -> Candidate? {
    var best: Candidate?
    func consider(_ start: Int, _ guesses: [[Double]]) {
      guard let candidate = fit(at: start, from: guesses) else { return }
      if candidate.cost < best?.cost ?? .infinity { best = candidate }
    }
    for (start, guesses) in starts { consider(start, guesses) }
    if stride > 1, let found = best?.fit {
      let near = found.range.lowerBound
      for start in max(near - stride + 1, 0)..<min(near + stride, end) {
        consider(start, [found.parameters])
      }
    }
    return best.map { withExactStart($0) }
  }

  /// Returns the motion whose start divides the samples best into a drag and a motion.
  ///
  /// The approximate start is too early, because a slightly different motion also explains a part
  /// of the drag. Here, the samples before a start must lie on a cubic curve, as those of a drag do
  /// for a short time. Among the starts that are about equally good, the earliest is chosen: it
  /// leaves the most samples to the motion, and a later one is only good because a cubic curve also
  /// explains a part of the motion.
  private func withExactStart(_ rough: Candidate) -> Candidate {
    let first = rough.fit.range.lowerBound
    let early = data.times[first] - Self.dragTime
    let near = (data.times.firstIndex { $0 >= early }) ?? 0
    let begin = max(min(near, first - Self.leastDrag), first - Self.dragCount, 0)
    let last = min(first + Self.dragCount, moving.upperBound - Self.leastMoving)
    guard begin < first || first < last else { return rough }
    let choices = (max(first - 6, 0)...max(last, first)).map { start in
      let other = start == first ? rough : fit(at: start, from: [rough.fit.parameters])
      let candidate = other ?? rough
      return (
        candidate, DragCurve.cost(of: data, in: begin..<max(start, begin)) + candidate.fit.cost
      )
    }
    let least = choices.map(\.1).min() ?? 0
    return choices.first { $0.1 <= least + Self.startTolerance }?.0 ?? rough
  }

  private func fit(at start: Int, from guesses: [[Double]]) -> Candidate? {
    let search = search(start)
    return guesses.map { Candidate(search.run(from: $0), of: data) }.min { $0.cost < $1.cost }
  }
}
