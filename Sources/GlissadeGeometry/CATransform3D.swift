import Foundation

/// A projective transform of space for row vectors: `[x y z 1] · M`, followed by a division by w.
///
/// The first digit of an element is its row. z points to the viewer, so that perspective is a
/// negative `m34`: w = 1 + `m34` · z.
public struct CATransform3D: Hashable, Sendable, Codable {
  /// The element in row 1, column 1.
  public var m11: CGFloat
  /// The element in row 1, column 2.
  public var m12: CGFloat
  /// The element in row 1, column 3.
  public var m13: CGFloat
  /// The element in row 1, column 4.
  public var m14: CGFloat
  /// The element in row 2, column 1.
  public var m21: CGFloat
  /// The element in row 2, column 2.
  public var m22: CGFloat
  /// The element in row 2, column 3.
  public var m23: CGFloat
  /// The element in row 2, column 4.
  public var m24: CGFloat
  /// The element in row 3, column 1.
  public var m31: CGFloat
  /// The element in row 3, column 2.
  public var m32: CGFloat
  /// The element in row 3, column 3.
  public var m33: CGFloat
  /// The element in row 3, column 4.
  public var m34: CGFloat
  /// The element in row 4, column 1.
  public var m41: CGFloat
  /// The element in row 4, column 2.
  public var m42: CGFloat
  /// The element in row 4, column 3.
  public var m43: CGFloat
  /// The element in row 4, column 4.
  public var m44: CGFloat

  /// Creates a transform from its elements.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
}

extension CATransform3D {
  /// The four rows of the matrix, from top to bottom.
  typealias Rows = (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  var rows: Rows {
    (
      SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)),
      SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)),
      SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)),
      SIMD4(Double(m41), Double(m42), Double(m43), Double(m44))
    )
  }

  init(rows r: Rows) {
    self.init(
      m11: CGFloat(r.0.x), m12: CGFloat(r.0.y), m13: CGFloat(r.0.z), m14: CGFloat(r.0.w),
      m21: CGFloat(r.1.x), m22: CGFloat(r.1.y), m23: CGFloat(r.1.z), m24: CGFloat(r.1.w),
      m31: CGFloat(r.2.x), m32: CGFloat(r.2.y), m33: CGFloat(r.2.z), m34: CGFloat(r.2.w),
      m41: CGFloat(r.3.x), m42: CGFloat(r.3.y), m43: CGFloat(r.3.z), m44: CGFloat(r.3.w))
  }
}
