import Foundation

/// A factorization of a 3×3 matrix into a lower triangle and a rotation.
///
/// Source: Gram–Schmidt on the rows, from first to last.
struct TriangularFactors {
  /// The rows `u`, `v` and `w` of the rotation, which are orthonormal with determinant +1.
  private(set) var u: SIMD3<Double>
  private(set) var v: SIMD3<Double>
  private(set) var w: SIMD3<Double>
  /// The diagonal of the triangular matrix, with one negative element for a reflection.
  private(set) var scale: SIMD3<Double>
  /// The elements of the triangular matrix below its diagonal: row 2 column 1, row 3 column 1, row
  /// 3 column 2.
  private(set) var shear: SIMD3<Double>

  /// Creates the factors of a matrix with the given rows. The factors are not finite if the rank of
  /// the matrix is less than 3.
  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    func length(_ vector: SIMD3<Double>) -> Double { (vector * vector).sum().squareRoot() }
    let scaleX = length(first)
    u = first / scaleX
    let shearXY = (second * u).sum()
    let flattened = second - shearXY * u
    let scaleY = length(flattened)
    v = flattened / scaleY
    shear = SIMD3(shearXY, (third * u).sum(), (third * v).sum())
    let rest = third - shear.y * u - shear.z * v
    let scaleZ = length(rest)
    w = rest / scaleZ
    scale = SIMD3(scaleX, scaleY, scaleZ)
    if determinant < 0 { mirror() }
  }

  private var determinant: Double {
    let x = u.x * (v.y * w.z - v.z * w.y)
    let y = u.y * (v.z * w.x - v.x * w.z)
    return x + y + u.z * (v.x * w.y - v.y * w.x)
  }

  /// Moves a reflection from the rotation to the scale of the axis that the rotation turns
  /// furthest, so that a mirrored layer has no needless half turn.
  private mutating func mirror() {
    if u.x <= v.y && u.x <= w.z {
      u = -u
      scale.x = -scale.x
      shear = SIMD3(-shear.x, -shear.y, shear.z)
    } else if v.y <= w.z {
      v = -v
      scale.y = -scale.y
      shear.z = -shear.z
    } else {
      w = -w
      scale.z = -scale.z
    }
  }
}
