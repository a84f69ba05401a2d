import Foundation

/// Parabolas fitted to points by the method of least squares.
enum LeastSquares {
  /// Returns the slope at time 0 of the parabola that fits the points best.
  ///
  /// For two points the result is the slope of the line through them, for one point 0.
  ///
  /// Source: expansion in the polynomials that are orthogonal over these times, 1, t − a₁ and (t −
  /// a₂)(t − a₁) − b. Unlike the normal equations, this expansion loses no digits on short strokes.
  ///
  /// - Parameters:
  ///   - times: Distinct times in ascending order.
  ///   - values: The values at these times.
  static func slopeAtZero(times: [Double], values: [Double]) -> Double {
    let count = times.count
    guard count > 1 else { return 0 }
    guard count > 2 else { return (values[1] - values[0]) / (times[1] - times[0]) }
    let a1 = times.reduce(0, +) / Double(count)
    let linear = times.map { $0 - a1 }
    let linearSquare = dot(linear, linear)
    let a2 = zip(times, linear).reduce(0) { $0 + $1.0 * $1.1 * $1.1 } / linearSquare
    let b = linearSquare / Double(count)
    let quadratic = zip(times, linear).map { ($0 - a2) * $1 - b }
    // The values are centered, because products of values far from 0 would lose digits.
    let mean = values.reduce(0, +) / Double(count)
    let centred = values.map { $0 - mean }
    let c1 = dot(centred, linear) / linearSquare
    let c2 = dot(centred, quadratic) / dot(quadratic, quadratic)
    return c1 - c2 * (a1 + a2)
  }

  private static func dot(_ a: [Double], _ b: [Double]) -> Double {
    zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
  }
}
