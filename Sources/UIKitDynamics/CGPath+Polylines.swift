import GlissadeDrawing
import UIKitCore

extension CGPath {
  /// A subpath as straight segments.
  struct Polyline: Equatable {
    var points: [CGPoint]
    var isClosed: Bool
  }

  /// The subpaths of the path as straight segments. Each curve becomes sixteen segments, so that
  /// the error on a quarter circle is at most a thousandth of its radius.
  var polylines: [Polyline] {
    var lines: [Polyline] = []
    for element in elements {
      switch element {
      case .move(let point):
        lines.append(Polyline(points: [point], isClosed: false))
      case .line(let point):
        Self.extend(&lines, by: [point])
      case .curve(let control1, let control2, let end):
        let start = lines.last?.end ?? end
        let pieces = (1...16).map { Self.place(Double($0) / 16, start, control1, control2, end) }
        Self.extend(&lines, by: pieces)
      case .close:
        if !lines.isEmpty { lines[lines.count - 1].isClosed = true }
      }
    }
    return lines.map(\.withoutRepetition).filter { $0.points.count > 1 }
  }

  /// Appends points to the last subpath. If that subpath is closed, the points form a new subpath,
  /// which starts at the first point of the closed one.
  private static func extend(_ lines: inout [Polyline], by points: [CGPoint]) {
    if let last = lines.last, last.isClosed {
      lines.append(Polyline(points: [last.end], isClosed: false))
    }
    if !lines.isEmpty { lines[lines.count - 1].points += points }
  }

  private static func place(
    _ t: Double, _ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint
  ) -> CGPoint {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }
}

extension CGPath.Polyline {
  /// The current point after the subpath has been drawn.
  fileprivate var end: CGPoint { (isClosed ? points.first : points.last) ?? .zero }

  /// The subpath without any point that is equal to the point before it. In a closed subpath a last
  /// point that is equal to the first one is also removed.
  fileprivate var withoutRepetition: Self {
    var kept: [CGPoint] = []
    for point in points where point != kept.last { kept.append(point) }
    if isClosed, kept.count > 1, kept.first == kept.last { kept.removeLast() }
    return Self(points: kept, isClosed: isClosed)
  }
}
