import Foundation

/// Returns the inverse of `t`, or `t` itself if `t` is singular.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  t.inverse ?? t
}

extension CATransform3D {
  /// The inverse matrix, or `nil` if this matrix is singular.
  ///
  /// Source: Laplace expansion by the 2×2 minors of the upper and the lower two rows.
  package var inverse: CATransform3D? {
    let (r0, r1, r2, r3) = rows
    let (u, l) = (Minors(r0, r1), Minors(r2, r3))
    let positive = u.xy * l.zw + u.xw * l.yz + u.yz * l.xw + u.zw * l.xy
    let determinant = positive - u.xz * l.yw - u.yw * l.xz
    guard determinant != 0, determinant.isFinite else { return nil }
    let c0 = l.column(r1) / determinant
    let c1 = -l.column(r0) / determinant
    let c2 = u.column(r3) / determinant
    let c3 = -u.column(r2) / determinant
    return CATransform3D(
      rows: (
        SIMD4(c0.x, c1.x, c2.x, c3.x), SIMD4(c0.y, c1.y, c2.y, c3.y),
        SIMD4(c0.z, c1.z, c2.z, c3.z), SIMD4(c0.w, c1.w, c2.w, c3.w)
      ))
  }
}

/// The 2×2 minors of two neighboring rows, named after their columns.
private struct Minors {
  let xy: Double
  let xz: Double
  let xw: Double
  let yz: Double
  let yw: Double
  let zw: Double

  init(_ p: SIMD4<Double>, _ q: SIMD4<Double>) {
    xy = p.x * q.y - p.y * q.x
    xz = p.x * q.z - p.z * q.x
    xw = p.x * q.w - p.w * q.x
    yz = p.y * q.z - p.z * q.y
    yw = p.y * q.w - p.w * q.y
    zw = p.z * q.w - p.w * q.z
  }

  /// Returns, up to its sign, the column of the adjugate for the row that is neither `r` nor one of
  /// these minors' rows.
  func column(_ r: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(
      r.y * zw - r.z * yw + r.w * yz,
      -r.x * zw + r.z * xw - r.w * xz,
      r.x * yw - r.y * xw + r.w * xy,
      -r.x * yz + r.y * xz - r.z * xy)
  }
}
