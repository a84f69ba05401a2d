import Foundation

// A turn is another representation of a rotation: the axis times the angle in radians. Turns can be
// added.
extension Quaternion {
  /// Returns the shorter turn from this rotation to `end`.
  func turn(to end: Quaternion) -> SIMD3<Double> {
    let step = inverse.followed(by: end)
    let part = step.w < 0 ? -step.imaginary : step.imaginary
    let length = (part * part).sum().squareRoot()
    guard length > 1e-12 else { return 2 * part }
    return part * (2 * atan2(length, abs(step.w)) / length)
  }

  /// Returns this rotation followed by `turn`, whose axis is given relative to this rotation.
  func turned(by turn: SIMD3<Double>) -> Quaternion {
    let angle = (turn * turn).sum().squareRoot()
    let factor = angle > 1e-12 ? sin(angle / 2) / angle : 0.5
    return followed(by: Quaternion(imaginary: turn * factor, w: cos(angle / 2)))
  }

  /// Returns the rotation at a fraction of a curve from this rotation to `end`. The velocities at
  /// the ends are `leaving` and `arriving`, in turns per unit of `fraction`. For a fraction outside
  /// 0…1 the curve continues with these velocities.
  ///
  /// Source: a cubic Bézier curve in cumulative form, with control points at a third of the
  /// velocities from the ends. If the axis is constant, the curve is the Hermite cubic of the
  /// angle.
  func curve(
    to end: Quaternion, leaving: SIMD3<Double>, arriving: SIMD3<Double>, at fraction: Double
  ) -> Quaternion {
    if fraction <= 0 { return turned(by: leaving * fraction) }
    if fraction >= 1 { return end.turned(by: arriving * (fraction - 1)) }
    let first = turned(by: leaving / 3)
    let last = end.turned(by: -arriving / 3)
    let rest = 1 - fraction
    return turned(by: leaving / 3 * (1 - rest * rest * rest))
      .turned(by: first.turn(to: last) * (fraction * fraction * (3 - 2 * fraction)))
      .turned(by: arriving / 3 * (fraction * fraction * fraction))
  }

  private init(imaginary: SIMD3<Double>, w: Double) {
    x = imaginary.x
    y = imaginary.y
    z = imaginary.z
    self.w = w
  }

  private var imaginary: SIMD3<Double> { SIMD3(x, y, z) }
  private var inverse: Quaternion { Quaternion(imaginary: -imaginary, w: w) }

  private func followed(by other: Quaternion) -> Quaternion {
    let a = imaginary
    let b = other.imaginary
    let cross = SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    return Quaternion(imaginary: w * b + other.w * a + cross, w: w * other.w - (a * b).sum())
  }
}
