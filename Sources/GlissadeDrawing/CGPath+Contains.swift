import Foundation
import GlissadeGeometry

extension CGPath {
  /// Returns whether a point lies inside the path. Open subpaths count as closed by a straight
  /// line.
  ///
  /// Curves are followed exactly, within floating-point precision. The result for a point on the
  /// outline is unspecified.
  ///
  /// - Parameters:
  ///   - point: The point in the path's coordinates.
  ///   - rule: The rule for overlapping parts.
  ///   - transform: A transform that is applied to the point first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    guard point.isFinite else { return false }
    // Each crossing counts 1 or −1, so the sum is odd if and only if the number of crossings is
    // odd.
    let winding = windingNumber(around: point)
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// Returns the winding number of the outline around a point. A segment that runs towards greater
  /// y to the right of the point counts as 1.
  private func windingNumber(around point: CGPoint) -> Int {
    var winding = 0
    var partStart = CGPoint.zero
    var current = CGPoint.zero
    func line(to end: CGPoint) {
      winding += PathCrossing.line(current, end, rightOf: point)
      current = end
    }
    for element in elements {
      switch element {
      case .move(let start):
        line(to: partStart)
        (partStart, current) = (start, start)
      case .line(let end): line(to: end)
      case .curve(let control1, let control2, let end):
        winding += PathCrossing.curve(current, control1, control2, end, rightOf: point)
        current = end
      case .close: line(to: partStart)
      }
    }
    line(to: partStart)
    return winding
  }
}

/// The signed number of crossings of a segment with the ray from a point to the right.
private enum PathCrossing {
  static func line(_ start: CGPoint, _ end: CGPoint, rightOf point: CGPoint) -> Int {
    guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
    let fraction = (point.y - start.y) / (end.y - start.y)
    guard start.x + fraction * (end.x - start.x) > point.x else { return 0 }
    return end.y > start.y ? 1 : -1
  }

  /// Returns the crossings of a curve. The curve is split until the control points of each part lie
  /// completely on one side of the point.
  static func curve(
    _ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint,
    rightOf point: CGPoint, depth: Int = 0
  ) -> Int {
    let all = [start, control1, control2, end]
    if all.allSatisfy({ $0.y <= point.y }) || all.allSatisfy({ $0.y > point.y }) { return 0 }
    if all.allSatisfy({ $0.x <= point.x }) { return 0 }
    if depth == 48 || all.allSatisfy({ $0.x > point.x }) {
      return line(start, end, rightOf: point)
    }
    let (a, b, c) = (start.middle(control1), control1.middle(control2), control2.middle(end))
    let (d, e) = (a.middle(b), b.middle(c))
    let middle = d.middle(e)
    return curve(start, a, d, middle, rightOf: point, depth: depth + 1)
      + curve(middle, e, c, end, rightOf: point, depth: depth + 1)
  }
}

extension CGPath {
  /// Calls `body` with the straight segments of the closed outline. A curve is approximated by 64
  /// segments.
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

  package static func cubic(
    _ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, at t: Double
  ) -> CGPoint {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }
}

extension CGPoint {
  fileprivate func middle(_ other: CGPoint) -> CGPoint {
    CGPoint(x: (x + other.x) / 2, y: (y + other.y) / 2)
  }
}
