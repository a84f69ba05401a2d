import Foundation
import GlissadeGeometry

extension PathBuilder {
  /// Adds an arc that rounds the corner between the line from the current point to `corner` and the
  /// line from `corner` to `end`. A straight line leads to the start of the arc.
  ///
  /// The two tangent points are radius · cot(φ/2) from the corner, where φ is the angle of the
  /// corner. If the corner is straight or degenerate, a line to the corner is added instead.
  ///
  /// - Parameter transform: A transform that is applied to the arc and both points. The current
  ///   point was transformed when it was added.
  @discardableResult
  package mutating func addArc(
    corner: CGPoint, towards end: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> PathFault? {
    guard let current = currentPoint else { return .noCurrentPoint }
    guard corner.isFinite, end.isFinite, radius.isFinite else { return .notFinite }
    let start = transform.isIdentity ? current : current.applying(transform.inverted())
    guard let before = start.direction(from: corner), let after = end.direction(from: corner)
    else { return addLine(to: corner.applying(transform)) }
    let cosine = before.dx * after.dx + before.dy * after.dy
    let sine = before.dx * after.dy - before.dy * after.dx
    guard abs(sine) > 1e-9, radius > 0 else { return addLine(to: corner.applying(transform)) }
    let reach = radius * (1 + cosine) / abs(sine)
    let side: CGFloat = sine > 0 ? 1 : -1
    let first = CGPoint(x: corner.x + before.dx * reach, y: corner.y + before.dy * reach)
    let last = CGPoint(x: corner.x + after.dx * reach, y: corner.y + after.dy * reach)
    let center = CGPoint(
      x: first.x - before.dy * radius * side, y: first.y + before.dx * radius * side)
    return addArc(
      center: center, radius: radius,
      startAngle: atan2(first.y - center.y, first.x - center.x),
      endAngle: atan2(last.y - center.y, last.x - center.x), increases: side < 0,
      transform: transform)
  }
}

extension CGPoint {
  /// Returns the unit vector from `other` to this point, or `nil` if both are equal.
  fileprivate func direction(from other: CGPoint) -> CGVector? {
    let length = hypot(x - other.x, y - other.y)
    guard length > 0, length.isFinite else { return nil }
    return CGVector(dx: (x - other.x) / length, dy: (y - other.y) / length)
  }
}
