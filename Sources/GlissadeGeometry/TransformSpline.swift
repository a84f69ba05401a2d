import Foundation

/// One span of a spline through transforms, from the second of four keys to the third (M-29).
package struct TransformSpline: Sendable {
  /// Four transforms: the key before the span, the start and the end of the span, and the key after
  /// it.
  private let keys: [CATransform3D]
  /// The parts of the four keys; `nil` if one of the keys is singular.
  private let parts: [SpatialParts]?
  private let before: Double?
  private let after: Double?

  /// Creates a span.
  ///
  /// - Parameters:
  ///   - keys: Four transforms. The first is ignored if `before` is `nil`, the last if `after` is
  ///     `nil`.
  ///   - before: The factor by which the turn from the first key to the third is multiplied to get
  ///     the velocity at the second, per unit of the span; `nil` if the spline begins at the second
  ///     key, where the velocity is half of the span's turn.
  ///   - after: The factor by which the turn from the second key to the fourth is multiplied to get
  ///     the velocity at the third; `nil` if the spline ends at the third key.
  package init(_ keys: [CATransform3D], before: Double?, after: Double?) {
    precondition(keys.count == 4, "A span of a spline needs four keys.")
    self.keys = keys
    self.before = before
    self.after = after
    let parts = keys.compactMap(SpatialParts.init)
    self.parts = parts.count == 4 ? parts : nil
  }

  /// Returns the transform at a fraction of the span.
  ///
  /// - Parameters:
  ///   - fraction: The fraction of the span. It determines the rotation, which continues smoothly
  ///     through the keys (M-28).
  ///   - weights: The weights of the four keys for all parts except the rotation. The sum of the
  ///     weights is 1.
  package func value(at fraction: Double, weights: SIMD4<Double>) -> CATransform3D {
    guard let parts else { return mixed(weights) }
    var result = parts[1]
    for (index, other) in parts.enumerated() where index != 1 {
      let weight = weights[index]
      result.translation += (other.translation - parts[1].translation) * weight
      result.scale += (other.scale - parts[1].scale) * weight
      result.shear += (other.shear - parts[1].shear) * weight
      result.perspective += (other.perspective - parts[1].perspective) * weight
    }
    result.rotation = rotation(parts.map(\.rotation), at: fraction)
    return result.transform
  }

  private func rotation(_ keys: [Quaternion], at fraction: Double) -> Quaternion {
    let turn = keys[1].turn(to: keys[2])
    let leaving = before.map { (keys[0].turn(to: keys[1]) + turn) * $0 } ?? turn / 2
    let arriving = after.map { (turn + keys[2].turn(to: keys[3])) * $0 } ?? turn / 2
    return keys[1].curve(to: keys[2], leaving: leaving, arriving: arriving, at: fraction)
  }

  /// Returns the weighted sum of the keys' matrix elements, for keys of which one is singular: a
  /// flattened layer has no defined rotation.
  private func mixed(_ weights: SIMD4<Double>) -> CATransform3D {
    let rows = keys.map(\.rows)
    func sum(_ row: (Int) -> SIMD4<Double>) -> SIMD4<Double> {
      (0..<4).reduce(SIMD4<Double>.zero) { $0 + row($1) * weights[$1] }
    }
    return CATransform3D(
      rows: (
        sum { rows[$0].0 }, sum { rows[$0].1 }, sum { rows[$0].2 }, sum { rows[$0].3 }
      ))
  }
}
