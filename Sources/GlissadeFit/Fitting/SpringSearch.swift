import Foundation

/// A fit with a cost that includes the samples that it does not explain.
struct Candidate {
  var fit: ShapeFit
  /// The cost of all samples of the stretch, including those before the start of the motion.
  var cost: Double
  /// Schwarz's criterion: the cost and a charge for each parameter. The best candidate has the
  /// least.
  var criterion: Double
  /// The fit with a free damping ratio, for a fit whose damping ratio is given; `nil` for other
  /// fits. Its intervals are also valid if the given ratio is not exact.
  var free: ShapeFit?

  init(_ fit: ShapeFit, of data: FitData) {
    self.fit = fit
    cost = fit.cost + Double(fit.range.lowerBound) * SampleCost.unexplained
    criterion = cost + Double(fit.shape.freedom) * log(Double(data.count))
  }
}

/// A search for the start, ω and ζ of a spring: a grid of ω and ζ for each possible start, and a
/// descent from the best points of each grid.
struct SpringSearch {
  let data: FitData
  /// The range of the samples during the motion.
  let moving: Range<Int>

  private static let ratios = [
    0.02, 0.04, 0.07, 0.1, 0.15, 0.2, 0.27, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95, 1.05, 1.2,
    1.5, 2, 3, 5, 9,
  ]
  private static let omegaCount = 80
  private static let startCount = 24
  /// The least number of moving samples to which a spring is fitted.
  private static let leastMoving = 4
  /// The number of samples before and after an approximate start among which the exact start is
  /// searched for.
  private static let dragCount = 12
  /// The time before an approximate start in which a drag is smooth, in seconds.
  private static let dragTime = 0.12
  /// The least number of samples in that smooth part of a drag.
  private static let leastDrag = 5
  /// The greatest difference from the least cost at which a start counts as equally good.
  private static let startTolerance = 2.0

  /// Returns the springs for data that contain only the motion after the start: the best one with
  /// any damping, and the best one with critical damping.
  func tails() -> [Candidate] {
    let last = max(moving.upperBound - Self.leastMoving, 1)
    let stride = max(1, (last + Self.startCount - 1) / Self.startCount)
    let coarse = Array(Swift.stride(from: 0, to: last, by: stride))
    let grid = gridMinima(at: coarse)
    var best: Candidate?
    func consider(_ start: Int, _ guesses: [[Double]]) {
      let candidate = tail(at: start, from: guesses)
      if candidate.cost < best?.cost ?? .infinity { best = candidate }
    }
    for (start, guesses) in zip(coarse, grid) { consider(start, guesses) }
    if stride > 1, let found = best?.fit {
      let near = found.range.lowerBound
      for start in max(near - stride + 1, 0)..<min(near + stride, last) {
        consider(start, [found.parameters])
      }
    }
    guard let rough = best else { return [] }
    let exact = withExactStart(rough)
    return [exact] + critical(exact)
  }

  /// Returns the spring whose start divides the samples best into a drag and a spring.
  ///
  /// The approximate start is too early, because a slightly different spring also explains a part
  /// of the drag. Here, the samples before a start must lie on a cubic curve, as those of a drag do
  /// for a short time. Among the starts that are about equally good, the earliest is chosen: it
  /// leaves the most samples to the spring, and a later one is only good because a cubic curve also
  /// explains a part of the spring's motion.
  private func withExactStart(_ rough: Candidate) -> Candidate {
    let first = rough.fit.range.lowerBound
    let early = data.times[first] - Self.dragTime
    let near = (data.times.firstIndex { $0 >= early }) ?? 0
    let begin = max(min(near, first - Self.leastDrag), first - Self.dragCount, 0)
    let last = min(first + Self.dragCount, moving.upperBound - Self.leastMoving)
    guard begin < first || first < last else { return rough }
    let choices = (max(first - 6, 0)...max(last, first)).map { start in
      let candidate = start == first ? rough : tail(at: start, from: [rough.fit.parameters])
      return (
        candidate, DragCurve.cost(of: data, in: begin..<max(start, begin)) + candidate.fit.cost
      )
    }
    let least = choices.map(\.1).min() ?? 0
    return choices.first { $0.1 <= least + Self.startTolerance }?.0 ?? rough
  }

  private func tail(at start: Int, from guesses: [[Double]]) -> Candidate {
    let shape = SpringTail(dampingRatio: nil, start: data.times[start])
    let search = ShapeSearch(data: data, shape: shape, range: start..<data.count)
    let candidates = guesses.map { Candidate(search.run(from: $0), of: data) }
    return candidates.min { $0.cost < $1.cost } ?? Candidate(search.run(from: [2, 0]), of: data)
  }

  /// Returns the critically damped spring near another spring, or none if that is not near critical
  /// damping.
  private func critical(_ best: Candidate) -> [Candidate] {
    guard abs(best.fit.parameters[1]) < 0.5 else { return [] }
    let shape = SpringTail(dampingRatio: 1, start: data.times[best.fit.range.lowerBound])
    let search = ShapeSearch(data: data, shape: shape, range: best.fit.range)
    var found = Candidate(search.run(from: [best.fit.parameters[0]]), of: data)
    found.free = best.fit
    return [found]
  }

  /// Returns the two best pairs of ln ω and ln ζ in the grid, for each start.
  ///
  /// The functions of a spring that starts later are combinations of the functions of an earlier
  /// one. The sums over the samples are therefore computed only once for all starts.
  private func gridMinima(at starts: [Int]) -> [[[Double]]] {
    let duration = max(data.times[data.count - 1], 1e-3)
    let interval = duration / Double(max(data.count - 1, 1))
    let low = log(0.7 / duration)
    let high = log(min(2.5 / interval, 1000))
    var minima = [[(cost: Double, pair: [Double])]](repeating: [], count: starts.count)
    for step in 0..<Self.omegaCount {
      let logOmega = low + (high - low) * Double(step) / Double(Self.omegaCount - 1)
      for ratio in Self.ratios {
        var sums = NormalSums()
        var next = starts.count - 1
        let functions = SpringFunctions(omega: exp(logOmega), dampingRatio: ratio)
        for index in (0..<data.count).reversed() {
          let (even, odd) = functions.parts(at: data.times[index])
          let weight = data.trusts[index] / (data.scales[index] * data.scales[index])
          sums.add(SIMD4(1, even, odd * functions.omega, 0), data.values[index], weight: weight)
          guard next >= 0, index == starts[next] else { continue }
          let cost = sums.remainder(of: sums.solution(count: 3))
          Self.insert((cost, [logOmega, log(ratio)]), into: &minima[next])
          next -= 1
        }
      }
    }
    return minima.map { $0.map(\.pair) }
  }

  /// Inserts a minimum into a list of the two best minima that are not neighbors in the grid.
  private static func insert(
    _ minimum: (cost: Double, pair: [Double]), into minima: inout [(cost: Double, pair: [Double])]
  ) {
    if let near = minima.firstIndex(where: {
      abs($0.pair[0] - minimum.pair[0]) < 0.3 && abs($0.pair[1] - minimum.pair[1]) < 0.8
    }) {
      if minimum.cost < minima[near].cost { minima[near] = minimum }
    } else if minima.count < 2 {
      minima.append(minimum)
    } else if let worst = minima.indices.max(by: { minima[$0].cost < minima[$1].cost }),
      minimum.cost < minima[worst].cost
    {
      minima[worst] = minimum
    }
  }

  // MARK: From rest

  /// Returns the springs that begin from a rest that ends near the start of another fit.
  func fromRest(_ rest: Range<Int>, near tail: ShapeFit) -> [Candidate] {
    let interval = data.times[data.count - 1] / Double(max(data.count - 1, 1))
    let starts = [-1.0, 0, 1, 2.5].map { data.times[rest.upperBound - 1] + $0 * interval }
    let isNearCritical = abs(tail.parameters[1]) < 0.6
    return [true, false].flatMap { hasVelocity -> [Candidate] in
      func best(_ ratio: Double?) -> Candidate? {
        let shape = SpringFromRest(dampingRatio: ratio, hasVelocity: hasVelocity)
        let search = ShapeSearch(data: data, shape: shape, range: rest.lowerBound..<data.count)
        let found = starts.map { start in
          let pair = ratio == nil ? tail.parameters : [tail.parameters[0]]
          return Candidate(search.run(from: pair + [start]), of: data)
        }
        return found.min { $0.cost < $1.cost }
      }
      guard let free = best(nil) else { return [] }
      guard isNearCritical, var critical = best(1) else { return [free] }
      critical.free = free.fit
      return [free, critical]
    }
  }
}
