import Foundation

/// A rotation of space as a unit quaternion, for row vectors as in `CATransform3D`.
package struct Quaternion: Hashable, Sendable, Codable {
  /// The first imaginary component.
  package var x: Double
  /// The second imaginary component.
  package var y: Double
  /// The third imaginary component.
  package var z: Double
  /// The real component.
  package var w: Double

  /// Creates a rotation from three orthonormal rows with determinant +1.
  ///
  /// Source: Shepperd's method. The four squared components follow from the diagonal of the matrix;
  /// the method divides by the largest of them and so never by a small number.
  init(rows r: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
    let (d0, d1, d2) = (r.0.x, r.1.y, r.2.z)
    let (yz, zx, xy) = (r.1.z - r.2.y, r.2.x - r.0.z, r.0.y - r.1.x)
    let (sxy, szx, syz) = (r.0.y + r.1.x, r.2.x + r.0.z, r.1.z + r.2.y)
    let squares = [1 + d0 + d1 + d2, 1 + d0 - d1 - d2, 1 - d0 + d1 - d2, 1 - d0 - d1 + d2]
    let largest = squares.max() ?? 1
    let vector: SIMD4<Double>
    switch squares.firstIndex(of: largest) {
    case 1: vector = SIMD4(largest, sxy, szx, yz)
    case 2: vector = SIMD4(sxy, largest, syz, zx)
    case 3: vector = SIMD4(szx, syz, largest, xy)
    default: vector = SIMD4(yz, zx, xy, largest)
    }
    self.init(vector / (vector * vector).sum().squareRoot())
  }

  private init(_ v: SIMD4<Double>) {
    x = v.x
    y = v.y
    z = v.z
    w = v.w
  }

  private var vector: SIMD4<Double> { SIMD4(x, y, z, w) }

  /// The rows of the rotation matrix.
  var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    (
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    )
  }

  /// Returns the rotation at a fraction of the shorter turn to `end` (spherical linear
  /// interpolation).
  package func interpolated(to end: Quaternion, at fraction: Double) -> Quaternion {
    let goal = (vector * end.vector).sum() < 0 ? -end.vector : end.vector
    let difference = vector - goal
    let sum = vector + goal
    // The arc tangent is exact near 0, where an arc cosine would not be.
    let angle =
      2 * atan2((difference * difference).sum().squareRoot(), (sum * sum).sum().squareRoot())
    guard angle > 1e-9 else { return fraction < 0.5 ? self : end }
    let near = sin((1 - fraction) * angle) / sin(angle)
    let far = sin(fraction * angle) / sin(angle)
    return Quaternion(near * vector + far * goal)
  }
}
