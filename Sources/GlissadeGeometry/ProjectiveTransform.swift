import Foundation

/// A projective map of the plane, for row vectors: `[x y 1] · M`, then a division by w.
///
/// What is left of a `CATransform3D` once a layer is flattened into its parent's plane: points
/// enter with z = 0 and the z they leave with is dropped. Points whose w is not above `minimumW`
/// lie behind the eye and have no image.
package struct ProjectiveTransform: Hashable, Sendable, Codable {
  package var m11: Double
  package var m12: Double
  package var m13: Double
  package var m21: Double
  package var m22: Double
  package var m23: Double
  package var m31: Double
  package var m32: Double
  package var m33: Double

  /// The smallest w that still counts as in front of the eye; w is 1 on the projection plane.
  package static let minimumW = 1e-5

  package static let identity = ProjectiveTransform(CGAffineTransform.identity)

  package init(_ t: CATransform3D) {
    (m11, m12, m13) = (Double(t.m11), Double(t.m12), Double(t.m14))
    (m21, m22, m23) = (Double(t.m21), Double(t.m22), Double(t.m24))
    (m31, m32, m33) = (Double(t.m41), Double(t.m42), Double(t.m44))
  }

  package init(_ t: CGAffineTransform) {
    (m11, m12, m13) = (Double(t.a), Double(t.b), 0)
    (m21, m22, m23) = (Double(t.c), Double(t.d), 0)
    (m31, m32, m33) = (Double(t.tx), Double(t.ty), 1)
  }

  package init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(CGAffineTransform(translationX: tx, y: ty))
  }

  package var isIdentity: Bool { self == .identity }

  /// Whether w is the same, and in front of the eye, everywhere.
  package var isAffine: Bool { m13 == 0 && m23 == 0 && m33 > Self.minimumW }

  /// Whether this is exactly a shift.
  package var isTranslation: Bool {
    isAffine && m33 == 1 && m11 == 1 && m12 == 0 && m21 == 0 && m22 == 1
  }

  /// The affine map that this is. Only meaningful when `isAffine`.
  package var affine: CGAffineTransform {
    precondition(isAffine, "A projective transform with perspective has no affine form.")
    return CGAffineTransform(
      a: CGFloat(m11 / m33), b: CGFloat(m12 / m33), c: CGFloat(m21 / m33), d: CGFloat(m22 / m33),
      tx: CGFloat(m31 / m33), ty: CGFloat(m32 / m33))
  }

  /// Which side of the plane is seen, wherever w is in front of the eye: above 0 its front, below 0 its
  /// back, about 0 its edge. Areas near a point grow by this divided by w³ there.
  package var facing: Double {
    m11 * (m22 * m33 - m23 * m32) + m12 * (m23 * m31 - m21 * m33) + m13 * (m21 * m32 - m22 * m31)
  }

  /// The map that does `self` first and `t` second.
  package func concatenating(_ t: ProjectiveTransform) -> ProjectiveTransform {
    var result = self
    (result.m11, result.m12, result.m13) = t.multiply(m11, m12, m13)
    (result.m21, result.m22, result.m23) = t.multiply(m21, m22, m23)
    (result.m31, result.m32, result.m33) = t.multiply(m31, m32, m33)
    return result
  }

  /// The map that undoes this one, with the same sign of w; nil when the image is only a line.
  package func inverted() -> ProjectiveTransform? {
    let c1 = m22 * m33 - m23 * m32
    let c2 = m23 * m31 - m21 * m33
    let c3 = m21 * m32 - m22 * m31
    let determinant = m11 * c1 + m12 * c2 + m13 * c3
    guard determinant != 0, determinant.isFinite else { return nil }
    var result = self
    (result.m11, result.m21, result.m31) = (
      c1 / determinant, c2 / determinant, c3 / determinant
    )
    (result.m12, result.m22, result.m32) = (
      (m13 * m32 - m12 * m33) / determinant, (m11 * m33 - m13 * m31) / determinant,
      (m12 * m31 - m11 * m32) / determinant
    )
    (result.m13, result.m23, result.m33) = (
      (m12 * m23 - m13 * m22) / determinant, (m13 * m21 - m11 * m23) / determinant,
      (m11 * m22 - m12 * m21) / determinant
    )
    return result
  }

  /// Where a point goes, or nil when that is behind the eye.
  package func apply(_ point: CGPoint) -> CGPoint? {
    let (x, y, w) = homogeneous(point)
    guard w > Self.minimumW else { return nil }
    return w == 1 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
  }

  /// The image of a point before the division: (x·w, y·w, w).
  package func homogeneous(_ point: CGPoint) -> (x: Double, y: Double, w: Double) {
    multiply(Double(point.x), Double(point.y), 1)
  }

  private func multiply(_ x: Double, _ y: Double, _ w: Double) -> (Double, Double, Double) {
    (
      x * m11 + y * m21 + w * m31, x * m12 + y * m22 + w * m32, x * m13 + y * m23 + w * m33
    )
  }
}
