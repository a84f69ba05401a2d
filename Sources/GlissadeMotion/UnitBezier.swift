/// A cubic Bézier timing curve from (0, 0) to (1, 1); x is time, y is progress.
package struct UnitBezier: Sendable, Hashable {
  package let x1, y1, x2, y2: Double

  /// - Parameters: the two inner control points; x within 0…1, so that the curve is a function.
  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    precondition(
      (0...1).contains(x1) && (0...1).contains(x2),
      "A timing curve's control points need an x between 0 and 1.")
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  package static let linear = UnitBezier(x1: 0, y1: 0, x2: 1, y2: 1)
  package static let `default` = UnitBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
  package static let easeIn = UnitBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  package static let easeOut = UnitBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  package static let easeInOut = UnitBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// Progress at time `x`; the end values are held outside 0…1.
  package func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return Self.coordinate(y1, y2, at: parameter(at: x))
  }

  /// dy/dx at time `x`; 0 outside 0…1.
  package func slope(at x: Double) -> Double {
    guard x >= 0, x <= 1 else { return 0 }
    let s = parameter(at: x)
    let dx = Self.derivative(x1, x2, at: s)
    return dx == 0 ? .infinity : Self.derivative(y1, y2, at: s) / dx
  }

  /// The curve's own parameter at `x`: Newton's method, kept inside a bracket that is halved where
  /// it would leave it.
  private func parameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var s = x
    for _ in 0..<64 {
      let error = Self.coordinate(x1, x2, at: s) - x
      if abs(error) < 1e-15 { break }
      if error > 0 { high = s } else { low = s }
      let slope = Self.derivative(x1, x2, at: s)
      let newton = s - error / slope
      s = slope > 1e-9 && newton > low && newton < high ? newton : (low + high) / 2
      if high - low < 1e-16 { break }
    }
    return s
  }

  /// One coordinate of the curve: 3(1−s)²s·a + 3(1−s)s²·b + s³.
  private static func coordinate(_ a: Double, _ b: Double, at s: Double) -> Double {
    let c = 3 * a
    let q = 3 * (b - a) - c
    return ((1 - c - q) * s + q) * s * s + c * s
  }

  private static func derivative(_ a: Double, _ b: Double, at s: Double) -> Double {
    let c = 3 * a
    let q = 3 * (b - a) - c
    return (3 * (1 - c - q) * s + 2 * q) * s + c
  }
}
