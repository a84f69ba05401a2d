import Foundation

/// Returns the inverse of `t`, or `t` itself if it is singular.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  t.inverse ?? t
}

extension CATransform3D {
  /// The inverse matrix, or `nil` for a singular one.
  ///
  /// Source: Laplace expansion by the 2×2 minors of the upper and the lower two rows.
  package var inverse: CATransform3D? {
    let (r0, r1, r2, r3) = rows
    func minors(_ p: SIMD4<Double>, _ q: SIMD4<Double>) -> (
      xy: Double, xz: Double, xw: Double, yz: Double, yw: Double, zw: Double
    ) {
      (
        p.x * q.y - p.y * q.x, p.x * q.z - p.z * q.x, p.x * q.w - p.w * q.x,
        p.y * q.z - p.z * q.y, p.y * q.w - p.w * q.y, p.z * q.w - p.w * q.z
      )
    }
    let (u, l) = (minors(r0, r1), minors(r2, r3))
    let positive = u.xy * l.zw + u.xw * l.yz + u.yz * l.xw + u.zw * l.xy
    let determinant = positive - u.xz * l.yw - u.yw * l.xz
    guard determinant != 0, determinant.isFinite else { return nil }
    // Each row of the adjugate combines a row's neighbor with the minors of the other two rows.
    func column(
      _ r: SIMD4<Double>,
      _ m: (
        xy: Double, xz: Double, xw: Double, yz: Double, yw: Double, zw: Double
      )
    ) -> SIMD4<Double> {
      SIMD4(
        r.y * m.zw - r.z * m.yw + r.w * m.yz,
        -r.x * m.zw + r.z * m.xw - r.w * m.xz,
        r.x * m.yw - r.y * m.xw + r.w * m.xy,
        -r.x * m.yz + r.y * m.xz - r.z * m.xy)
    }
    let c0 = column(r1, l) / determinant
    let c1 = -column(r0, l) / determinant
    let c2 = column(r3, u) / determinant
    let c3 = -column(r2, u) / determinant
    return CATransform3D(
      rows: (
        SIMD4(c0.x, c1.x, c2.x, c3.x), SIMD4(c0.y, c1.y, c2.y, c3.y),
        SIMD4(c0.z, c1.z, c2.z, c3.z), SIMD4(c0.w, c1.w, c2.w, c3.w)
      ))
  }
}
