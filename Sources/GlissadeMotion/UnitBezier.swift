import Foundation

/// A timing curve: a cubic Bézier curve from (0, 0) to (1, 1), read as a function y of x.
///
/// Source: x(s) = 3s(1−s)²x₁ + 3s²(1−s)x₂ + s³ is solved for s by Newton's method, with bisection
/// where a step would leave the bracket. y(s) has the same form.
package struct UnitBezier: Hashable, Sendable, Codable {
  /// The first control point.
  package let control1: CGPoint
  /// The second control point.
  package let control2: CGPoint

  /// The curve with constant velocity.
  package static let linear = UnitBezier(0, 0, 1, 1)
  /// The default curve of Core Animation.
  package static let `default` = UnitBezier(0.25, 0.1, 0.25, 1)
  /// The curve that starts slowly.
  package static let easeIn = UnitBezier(0.42, 0, 1, 1)
  /// The curve that ends slowly.
  package static let easeOut = UnitBezier(0, 0, 0.58, 1)
  /// The curve that starts and ends slowly.
  package static let easeInOut = UnitBezier(0.42, 0, 0.58, 1)

  /// Creates a curve from the coordinates of its control points.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.init(control1: CGPoint(x: x1, y: y1), control2: CGPoint(x: x2, y: y2))
  }

  /// Creates a curve from its control points. The x of both points must be in 0…1, so that the x of
  /// the curve never decreases.
  package init(control1: CGPoint, control2: CGPoint) {
    precondition(
      (0...1).contains(control1.x) && (0...1).contains(control2.x),
      "The x of a timing curve's control points must be in 0…1.")
    precondition(
      control1.y.isFinite && control2.y.isFinite,
      "The y of a timing curve's control points must be finite.")
    self.control1 = control1
    self.control2 = control2
  }

  /// Returns the progress at the fraction `x` of the time. The progress is 0 for a negative `x` and
  /// 1 for an `x` above 1.
  package func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    if isLinear { return x }
    return yPolynomial.value(parameter(at: x))
  }

  /// Returns the derivative dy/dx at `x`, the velocity of the progress per unit of time. The
  /// derivative is 0 outside 0…1.
  ///
  /// At 0 and 1 the derivative is the one-sided slope inside the interval, which is infinite for a
  /// vertical tangent.
  package func slope(at x: Double) -> Double {
    guard (0...1).contains(x) else { return 0 }
    if isLinear { return 1 }
    let s = parameter(at: x)
    let (dx, dy) = (xPolynomial.slope(s), yPolynomial.slope(s))
    if abs(dx) > 1e-12 { return dy / dx }
    return endSlope(atStart: x < 0.5)
  }

  private var isLinear: Bool { control1.x == control1.y && control2.x == control2.y }

  private var xPolynomial: Cubic { Cubic(Double(control1.x), Double(control2.x)) }
  private var yPolynomial: Cubic { Cubic(Double(control1.y), Double(control2.y)) }

  /// Returns the slope at an end of the curve, for an end with which the adjacent control point may
  /// coincide. The nearest point that differs from the end determines the slope.
  private func endSlope(atStart: Bool) -> Double {
    let near = atStart ? control1 : CGPoint(x: 1 - control2.x, y: 1 - control2.y)
    let far = atStart ? control2 : CGPoint(x: 1 - control1.x, y: 1 - control1.y)
    for point in [near, far, CGPoint(x: 1, y: 1)] where point != .zero {
      if point.x > 0 { return Double(point.y / point.x) }
      return point.y > 0 ? .infinity : -.infinity
    }
    return 1
  }

  /// Returns the parameter s of the curve at which x(s) is `x`, for an `x` in 0…1.
  private func parameter(at x: Double) -> Double { Self.parameter(at: x, xPolynomial) }

  /// Returns the parameter s at which x(s) is `x`, of a curve whose control points have the given
  /// x. All three numbers must be in 0…1.
  package static func parameter(at x: Double, x1: Double, x2: Double) -> Double {
    parameter(at: x, Cubic(x1, x2))
  }

  private static func parameter(at x: Double, _ polynomial: Cubic) -> Double {
    var (low, high) = (0.0, 1.0)
    var s = x
    for _ in 0..<64 {
      let error = polynomial.value(s) - x
      if abs(error) < 1e-15 { break }
      if error > 0 { high = s } else { low = s }
      let next = s - error / polynomial.slope(s)
      s = next > low && next < high ? next : (low + high) / 2
      if high - low < 1e-16 { break }
    }
    return s
  }

  /// The polynomial 3s(1−s)²p₁ + 3s²(1−s)p₂ + s³ in powers of s.
  private struct Cubic {
    let a: Double
    let b: Double
    let c: Double

    init(_ p1: Double, _ p2: Double) {
      c = 3 * p1
      b = 3 * (p2 - p1) - c
      a = 1 - c - b
    }

    func value(_ s: Double) -> Double { ((a * s + b) * s + c) * s }
    func slope(_ s: Double) -> Double { (3 * a * s + 2 * b) * s + c }
  }
}
