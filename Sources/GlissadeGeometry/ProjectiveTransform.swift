import Foundation

/// A projective transform of the plane for row vectors: `[x y 1] · M`, followed by a division by w.
///
/// A layer that is flattened into its parent's plane reduces a `CATransform3D` to this transform:
/// points have z = 0 before it is applied, and their z is dropped afterwards. Points whose w does
/// not exceed `minimumW` are behind the eye and have no image.
package struct ProjectiveTransform: Hashable, Sendable, Codable {
  /// The element in row 1, column 1.
  package var m11: Double
  /// The element in row 1, column 2.
  package var m12: Double
  /// The element in row 1, column 3.
  package var m13: Double
  /// The element in row 2, column 1.
  package var m21: Double
  /// The element in row 2, column 2.
  package var m22: Double
  /// The element in row 2, column 3.
  package var m23: Double
  /// The element in row 3, column 1.
  package var m31: Double
  /// The element in row 3, column 2.
  package var m32: Double
  /// The element in row 3, column 3.
  package var m33: Double

  /// The greatest w that counts as behind the eye. w is 1 in the plane of projection.
  package static let minimumW = 1e-5

  /// The identity transform.
  package static let identity = ProjectiveTransform(CGAffineTransform.identity)

  /// Creates the transform that `t`, a transform of space, applies to the plane z = 0.
  package init(_ t: CATransform3D) {
    m11 = Double(t.m11)
    m12 = Double(t.m12)
    m13 = Double(t.m14)
    m21 = Double(t.m21)
    m22 = Double(t.m22)
    m23 = Double(t.m24)
    m31 = Double(t.m41)
    m32 = Double(t.m42)
    m33 = Double(t.m44)
  }

  /// Creates the transform that equals an affine one.
  package init(_ t: CGAffineTransform) {
    m11 = Double(t.a)
    m12 = Double(t.b)
    m13 = 0
    m21 = Double(t.c)
    m22 = Double(t.d)
    m23 = 0
    m31 = Double(t.tx)
    m32 = Double(t.ty)
    m33 = 1
  }

  /// Creates a translation by `tx` and `ty` points.
  package init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(CGAffineTransform(translationX: tx, y: ty))
  }

  /// A Boolean value that indicates whether the transform is exactly the identity.
  package var isIdentity: Bool { self == .identity }

  /// A Boolean value that indicates whether w is the same for all points, which are in front of the
  /// eye.
  package var isAffine: Bool { m13 == 0 && m23 == 0 && m33 > Self.minimumW }

  /// A Boolean value that indicates whether the transform is exactly a translation.
  package var isTranslation: Bool {
    isAffine && m33 == 1 && m11 == 1 && m12 == 0 && m21 == 0 && m22 == 1
  }

  /// The affine transform that equals this transform.
  ///
  /// - Precondition: `isAffine` is true.
  package var affine: CGAffineTransform {
    precondition(isAffine, "A projective transform with perspective has no affine form.")
    return CGAffineTransform(
      a: CGFloat(m11 / m33), b: CGFloat(m12 / m33), c: CGFloat(m21 / m33), d: CGFloat(m22 / m33),
      tx: CGFloat(m31 / m33), ty: CGFloat(m32 / m33))
  }

  /// A value whose sign indicates the visible side of the plane at points in front of the eye:
  /// positive for the front, negative for the back, and near 0 for the edge. Near a point, areas
  /// are multiplied by this value divided by w³.
  package var facing: Double {
    m11 * (m22 * m33 - m23 * m32) + m12 * (m23 * m31 - m21 * m33) + m13 * (m21 * m32 - m22 * m31)
  }

  /// Returns the transform that applies this one first and `t` second.
  package func concatenating(_ t: ProjectiveTransform) -> ProjectiveTransform {
    var result = self
    (result.m11, result.m12, result.m13) = t.multiply(m11, m12, m13)
    (result.m21, result.m22, result.m23) = t.multiply(m21, m22, m23)
    (result.m31, result.m32, result.m33) = t.multiply(m31, m32, m33)
    return result
  }

  /// Returns the inverse transform, with the same sign of w, or `nil` if this transform maps the
  /// plane to a line.
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

  /// Returns the image of a point, or `nil` if it is behind the eye.
  package func apply(_ point: CGPoint) -> CGPoint? {
    let (x, y, w) = homogeneous(point)
    guard w > Self.minimumW else { return nil }
    return w == 1 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
  }

  /// Returns the image of a point before the division: (x·w, y·w, w).
  package func homogeneous(_ point: CGPoint) -> (x: Double, y: Double, w: Double) {
    multiply(Double(point.x), Double(point.y), 1)
  }

  private func multiply(_ x: Double, _ y: Double, _ w: Double) -> (Double, Double, Double) {
    (
      x * m11 + y * m21 + w * m31, x * m12 + y * m22 + w * m32, x * m13 + y * m23 + w * m33
    )
  }
}
