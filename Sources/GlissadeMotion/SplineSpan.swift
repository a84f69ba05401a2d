import Foundation

/// One span of a Catmull-Rom spline through keyed values (M-29): how much its two keys and their
/// neighbours count at each of its fractions. The values themselves may be of any kind that adds up.
///
/// Source: a cubic Hermite span. The tangent at a key with two neighbours is (p₊ − p₋)/(t₊ − t₋);
/// where a run of keyed spans ends, half the slope of the adjoining chord.
package struct SplineSpan: Hashable, Sendable {
  /// The span's length over the time from the key before it to its own end; nil where a run begins.
  package let before: Double?
  /// The span's length over the time from its own start to the key after it; nil where a run ends.
  package let after: Double?

  /// The spans between keys at `times`, which do not fall. Holds and steps end runs.
  ///
  /// - Parameter isKeyed: for each span whether the spline goes along it.
  package static func spans(times: [Double], isKeyed: [Bool]) -> [SplineSpan] {
    precondition(
      isKeyed.count == max(0, times.count - 1), "Between two keys there is one span.")
    func runs(_ index: Int) -> Bool {
      isKeyed.indices.contains(index) && isKeyed[index] && times[index + 1] > times[index]
    }
    return isKeyed.indices.map { index in
      guard runs(index) else { return SplineSpan(before: nil, after: nil) }
      let length = times[index + 1] - times[index]
      return SplineSpan(
        before: runs(index - 1) ? length / (times[index + 1] - times[index - 1]) : nil,
        after: runs(index + 1) ? length / (times[index + 2] - times[index]) : nil)
    }
  }

  /// How much the key before the span, its start, its end and the key after it count: their sum is 1.
  /// Beyond 0…1 the spline goes on along its tangent.
  package func weights(at fraction: Double) -> SIMD4<Double> {
    let inside = min(max(fraction, 0), 1)
    let f = inside
    let inner = weights(
      start: (2 * f - 3) * f * f + 1, startTangent: ((f - 2) * f + 1) * f,
      end: (3 - 2 * f) * f * f, endTangent: (f - 1) * f * f)
    return fraction == inside ? inner : inner + slopes(at: inside) * (fraction - inside)
  }

  /// What the weights change by per unit of `fraction`, within 0…1: their sum is 0.
  package func slopes(at fraction: Double) -> SIMD4<Double> {
    let f = fraction
    return weights(
      start: 6 * (f - 1) * f, startTangent: (3 * f - 4) * f + 1,
      end: 6 * (1 - f) * f, endTangent: (3 * f - 2) * f)
  }

  /// Gives the tangents' parts to the keys that make them.
  private func weights(
    start: Double, startTangent: Double, end: Double, endTangent: Double
  ) -> SIMD4<Double> {
    var weights = SIMD4(0, start, end, 0)
    let leaving = startTangent * (before ?? 0.5)
    weights[2] += leaving
    weights[before == nil ? 1 : 0] -= leaving
    let arriving = endTangent * (after ?? 0.5)
    weights[after == nil ? 2 : 3] += arriving
    weights[1] -= arriving
    return weights
  }
}
