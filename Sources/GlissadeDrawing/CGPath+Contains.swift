import Foundation
import GlissadeGeometry

extension CGPath {
  /// Whether a point lies inside the path; open parts count as closed by a straight line.
  ///
  /// - Parameters:
  ///   - point: in the path's coordinates, points.
  ///   - rule: how overlapping parts decide.
  ///   - transform: applied to the point first.
  ///
  /// Curves are followed within 1/64 of their control polygon's steps, which is far below a
  /// hundredth of a point for outlines of ordinary size.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    var winding = 0
    var crossings = 0
    forEachSegment { start, end in
      guard (start.y <= point.y) != (end.y <= point.y) else { return }
      let fraction = (point.y - start.y) / (end.y - start.y)
      guard start.x + fraction * (end.x - start.x) > point.x else { return }
      winding += end.y > start.y ? 1 : -1
      crossings += 1
    }
    return rule == .winding ? winding != 0 : crossings % 2 == 1
  }

  /// The outline as straight segments, each part closed.
  package func forEachSegment(_ body: (_ start: CGPoint, _ end: CGPoint) -> Void) {
    var partStart = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        if current != partStart { body(current, partStart) }
        partStart = point
        current = point
      case .line(let point):
        body(current, point)
        current = point
      case .curve(let control1, let control2, let end):
        let start = current
        for step in 1...64 {
          let next = Self.cubic(start, control1, control2, end, at: Double(step) / 64)
          body(current, next)
          current = next
        }
      case .close:
        if current != partStart { body(current, partStart) }
        current = partStart
      }
    }
    if current != partStart { body(current, partStart) }
  }

  private static func cubic(
    _ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, at t: Double
  ) -> CGPoint {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }
}
