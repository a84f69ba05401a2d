import Foundation

/// A cubic curve that approximates the samples of a drag for a short time.
enum DragCurve {
  /// The number of factors of the cubic curve.
  private static let freedom = 4

  /// Returns the cost of samples that belong to a drag: the sum of their limited squares around the
  /// curve, and 1 for each factor, which on average compensates for the adaptation of the curve to
  /// the samples.
  static func cost(of data: FitData, in range: Range<Int>) -> Double {
    guard range.count > freedom else { return Double(range.count) }
    let times = (data.times[range.lowerBound], data.times[range.upperBound - 1])
    let half = max((times.1 - times.0) / 2, 1e-9)
    let rows = range.map { index -> SIMD4<Double> in
      let t = (data.times[index] - times.0) / half - 1
      return SIMD4(1, t, t * t, t * t * t)
    }
    var weights = range.map { data.trusts[$0] }
    var cost = 0.0
    for _ in 0..<3 {
      var sums = NormalSums()
      for (place, index) in range.enumerated() {
        let scale = data.scales[index]
        sums.add(rows[place], data.values[index], weight: weights[place] / (scale * scale))
      }
      let factors = sums.solution(count: freedom)
      cost = 0
      for (place, index) in range.enumerated() {
        let fault = data.values[index] - (factors * rows[place]).sum()
        cost += SampleCost.of(fault, scale: data.scales[index])
        weights[place] = data.trusts[index] / max(abs(fault) / data.scales[index] / 2, 1)
      }
    }
    return cost + Double(freedom)
  }
}
