import Foundation

/// A decomposition of a `CATransform3D` that lets an animation of transforms rotate a layer, where
/// an interpolation of the matrix elements would collapse it (M-28).
///
/// The matrix is `lower triangle (scales and shears) · rotation`, followed by the translation and
/// the perspective column.
struct SpatialParts {
  var translation: SIMD3<Double>
  var rotation: Quaternion
  /// The diagonal of the triangular matrix, with a negative element for a reflection.
  var scale: SIMD3<Double>
  /// The elements of the triangular matrix below its diagonal: row 2 column 1, row 3 column 1, row
  /// 3 column 2.
  var shear: SIMD3<Double>
  /// The contributions of x, y, z and 1 to w, applied after all other parts.
  var perspective: SIMD4<Double>

  /// Creates the parts of a transform, or returns `nil` if its affine part is singular, because a
  /// flattened layer has no defined rotation.
  init?(_ t: CATransform3D) {
    var rows = t.rows
    let column = SIMD4(rows.0.w, rows.1.w, rows.2.w, rows.3.w)
    rows.0.w = 0
    rows.1.w = 0
    rows.2.w = 0
    rows.3.w = 1
    guard let inverse = CATransform3D(rows: rows).inverse?.rows else { return nil }
    perspective = SIMD4(
      (inverse.0 * column).sum(), (inverse.1 * column).sum(), (inverse.2 * column).sum(),
      (inverse.3 * column).sum())
    translation = SIMD3(rows.3.x, rows.3.y, rows.3.z)

    let factors = TriangularFactors(
      SIMD3(rows.0.x, rows.0.y, rows.0.z), SIMD3(rows.1.x, rows.1.y, rows.1.z),
      SIMD3(rows.2.x, rows.2.y, rows.2.z))
    rotation = Quaternion(rows: (factors.u, factors.v, factors.w))
    scale = factors.scale
    shear = factors.shear
    let volume = scale.x * scale.y * scale.z
    guard volume.isFinite, volume != 0 else { return nil }
  }

  /// The transform with these parts.
  var transform: CATransform3D {
    let (u, v, w) = rotation.rows
    let linear = (
      scale.x * u, shear.x * u + scale.y * v, shear.y * u + shear.z * v + scale.z * w
    )
    let p = perspective
    func row(_ r: SIMD3<Double>, _ last: Double) -> SIMD4<Double> {
      SIMD4(r.x, r.y, r.z, r.x * p.x + r.y * p.y + r.z * p.z + last * p.w)
    }
    return CATransform3D(
      rows: (row(linear.0, 0), row(linear.1, 0), row(linear.2, 0), row(translation, 1)))
  }

  func interpolated(to end: SpatialParts, at fraction: Double) -> SpatialParts {
    var result = self
    result.translation += (end.translation - translation) * fraction
    result.scale += (end.scale - scale) * fraction
    result.shear += (end.shear - shear) * fraction
    result.perspective += (end.perspective - perspective) * fraction
    result.rotation = rotation.interpolated(to: end.rotation, at: fraction)
    return result
  }
}

extension CATransform3D: Interpolatable {
  /// Returns the transform at a fraction between this one and `end`. Translation, scale, shear and
  /// perspective are interpolated linearly, and the rotation as a quaternion in the shorter
  /// direction.
  ///
  /// If one of the two transforms has no parts (a singular matrix), the elements are interpolated.
  package func interpolated(to end: CATransform3D, at fraction: Double) -> CATransform3D {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    if let start = SpatialParts(self), let goal = SpatialParts(end) {
      return start.interpolated(to: goal, at: fraction).transform
    }
    let r = rows
    let s = end.rows
    return CATransform3D(
      rows: (
        r.0 + (s.0 - r.0) * fraction, r.1 + (s.1 - r.1) * fraction,
        r.2 + (s.2 - r.2) * fraction, r.3 + (s.3 - r.3) * fraction
      ))
  }
}
