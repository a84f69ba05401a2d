import Foundation

/// A fit with the samples that it leaves unexplained.
struct Candidate {
  var fit: ShapeFit
  /// The cost of all samples of the stretch, with those before the start.
  var cost: Double
  /// Schwarz's criterion: the cost with a charge for each parameter. The least one is the best.
  var criterion: Double
  /// The fit with any damping beside one whose damping ratio is given. It has the honest intervals.
  var free: ShapeFit?

  init(_ fit: ShapeFit, of data: FitData) {
    self.fit = fit
    cost = fit.cost + Double(fit.range.lowerBound) * SampleCost.unexplained
    criterion = cost + Double(fit.shape.freedom) * log(Double(data.count))
  }
}

/// The search for a spring's start, ω and ζ: a grid of ω and ζ for each possible start, and a
/// descent from the best of each.
struct SpringSearch {
  let data: FitData
  /// The samples that move.
  let moving: Range<Int>

  private static let ratios = [
    0.02, 0.04, 0.07, 0.1, 0.15, 0.2, 0.27, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95, 1.05, 1.2,
    1.5, 2, 3, 5, 9,
  ]
  private static let omegaCount = 80
  private static let startCount = 24
  /// The least number of moving samples from which a spring is read.
  private static let leastMoving = 4
  /// The number of samples around a rough start among which the exact one is looked for.
  private static let dragCount = 12
  /// The time before a rough start in which a drag is smooth, in seconds, and the least number of
  /// samples in it.
  private static let dragTime = 0.12
  private static let leastDrag = 5
  /// The difference of costs of starts that are about as good.
  private static let startTolerance = 2.0

  /// Returns the springs of which only what follows the start is in the data: the best with any
  /// damping, and the best critical one.
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

  /// Returns the spring with the start that divides the samples best into a drag and a spring.
  ///
  /// The rough start is early: a spring that is a little different explains some of the drag. Here
  /// the samples before a start have to be on a cubic curve, as a drag's are for a short time.
  /// Among starts that are about as good the earliest leaves most samples to the spring, because
  /// such a curve explains the rest of a spring's motion as well.
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

  /// Returns the critically damped spring near another one, if that is near critical damping.
  private func critical(_ best: Candidate) -> [Candidate] {
    guard abs(best.fit.parameters[1]) < 0.5 else { return [] }
    let shape = SpringTail(dampingRatio: 1, start: data.times[best.fit.range.lowerBound])
    let search = ShapeSearch(data: data, shape: shape, range: best.fit.range)
    var found = Candidate(search.run(from: [best.fit.parameters[0]]), of: data)
    found.free = best.fit
    return [found]
  }

  /// Returns the two best pairs of ln ω and ln ζ of the grid for each start.
  ///
  /// The functions of a spring that starts later are combinations of the same functions. So the
  /// sums of one pass serve all starts.
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

  /// Inserts a minimum among the two best that are not neighbors.
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

  /// Returns the springs that begin from the rest that ends near the start of a tail.
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
