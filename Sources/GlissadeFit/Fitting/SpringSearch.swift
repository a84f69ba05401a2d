import Foundation
import GlissadeMotion

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

  /// Returns the springs for data that contain only the motion after the start: the best one with
  /// any damping, and the best one with critical damping.
  func tails() -> [Candidate] {
    let search = TailSearch(data: data, moving: moving) {
      ShapeSearch(
        data: data, shape: SpringTail(dampingRatio: nil, start: data.times[$0]),
        range: $0..<data.count)
    }
    let starts = search.coarseStarts
    guard let exact = search.best(Array(zip(starts, gridMinima(at: starts)))) else { return [] }
    return [exact] + critical(exact)
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
        let functions = SpringKernel(omega: exp(logOmega), beta: exp(logOmega) * ratio)
        for index in (0..<data.count).reversed() {
          let (even, odd) = functions.parts(at: data.times[index])
          let weight =
            data.trusts[index] * data.shares[index] / (data.scales[index] * data.scales[index])
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
    let starts = [-1.0, 0, 1, 2.5].map { data.times[rest.upperBound - 1] + $0 * data.interval }
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
