import Foundation

/// One span of a Catmull-Rom spline through keyed values (M-29). A span returns the weights of its
/// two keys and their neighbors, so that the values can be of any additive type.
///
/// Source: a cubic Hermite span. The tangent at a key with two neighbors is (p₊ − p₋)/(t₊ − t₋);
/// at the end of a run of keyed spans it is half the slope of the adjoining chord.
package struct SplineSpan: Hashable, Sendable {
  /// The length of the span divided by the time from the key before the span to the span's end;
  /// `nil` for the first span of a run.
  package let before: Double?
  /// The length of the span divided by the time from the span's start to the key after the span;
  /// `nil` for the last span of a run.
  package let after: Double?

  /// Returns the spans between the keys. A span along which the value is held or stepped ends a
  /// run.
  ///
  /// - Parameters:
  ///   - times: The times of the keys, in ascending order.
  ///   - isKeyed: Boolean values that indicate whether the spline runs along each span.
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

  /// Returns the weights of four keys at a fraction of the span: the key before it, its start, its
  /// end and the key after it. The sum of the weights is 1. Outside 0…1 the spline continues along
  /// its tangent.
  package func weights(at fraction: Double) -> SIMD4<Double> {
    let inside = min(max(fraction, 0), 1)
    let f = inside
    let inner = weights(
      start: (2 * f - 3) * f * f + 1, startTangent: ((f - 2) * f + 1) * f,
      end: (3 - 2 * f) * f * f, endTangent: (f - 1) * f * f)
    return fraction == inside ? inner : inner + slopes(at: inside) * (fraction - inside)
  }

  /// Returns the derivatives of the weights with respect to the fraction, within 0…1. The sum of
  /// the derivatives is 0.
  package func slopes(at fraction: Double) -> SIMD4<Double> {
    let f = fraction
    return weights(
      start: 6 * (f - 1) * f, startTangent: (3 * f - 4) * f + 1,
      end: 6 * (1 - f) * f, endTangent: (3 * f - 2) * f)
  }

  /// Returns the weights of the four keys, with the weights of the two tangents distributed over
  /// the keys that determine the tangents.
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
