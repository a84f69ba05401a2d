import Foundation

/// Four transforms in a row, of which a spline goes from the second to the third (M-29).
package struct TransformSpline: Sendable {
  /// The key before the span, its start, its end, the key after it.
  private let keys: [CATransform3D]
  /// Nil where one of them has no inverse.
  private let parts: [SpatialParts]?
  private let before: Double?
  private let after: Double?

  /// - Parameters:
  ///   - keys: four; the first and the last do not count where their share is nil.
  ///   - before: how much of the turns from the first key to the third one is the speed at the
  ///     second, per unit of the span; nil where the spline begins there: half of the span's turn.
  ///   - after: the same for the turns from the second to the fourth.
  package init(_ keys: [CATransform3D], before: Double?, after: Double?) {
    precondition(keys.count == 4, "A span of a spline needs four keys.")
    (self.keys, self.before, self.after) = (keys, before, after)
    let parts = keys.compactMap(SpatialParts.init)
    self.parts = parts.count == 4 ? parts : nil
  }

  /// The transform at `fraction` of the span: rotations run on through the keys at an even speed (M-28),
  /// everything else by `weights`, one for each key, of sum 1.
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
    return keys[1].course(to: keys[2], leaving: leaving, arriving: arriving, at: fraction)
  }

  /// Member by member: a flattened layer has no rotation to speak of.
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
