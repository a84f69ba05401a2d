internal import CPango
import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// Drawing of paths that extend far beyond the visible pixels. Cairo's coordinates have 24 bits
/// before the point, so a larger path is clipped in floating-point numbers before Cairo draws it.
extension CGPath {
  /// The distance from the origin in pixels up to which Cairo draws a path correctly, without
  /// clipping.
  private static let limit = 1_048_576.0
  /// The maximum distance from the visible pixels in which a stroke is drawn, in pixels, however
  /// wide the stroke is.
  private static let farthest = 4_000_000.0
  /// The distance from the visible pixels at which a path is clipped, in pixels.
  private static let margin = 8.0

  /// Returns whether this path, transformed to pixels, lies near the origin.
  private func isNear(_ transform: CGAffineTransform) -> Bool {
    let box = boundingBox.applying(transform)
    return box.isNull
      || max(-box.minX, -box.minY, box.maxX, box.maxY) < Self.limit
  }

  /// Makes this path, transformed to pixels, the current path of a Cairo context, which fills it
  /// within `rect`.
  func trace(on cairo: OpaquePointer, _ transform: CGAffineTransform, in rect: PixelRect) {
    guard !isNear(transform) else { return trace(on: cairo, transform) }
    let window = rect.cgRect.insetBy(dx: -Self.margin, dy: -Self.margin)
    for line in applying(transform).polylines(in: window) {
      let points = line.clippedPolygon(to: window)
      guard let first = points.first else { continue }
      cairo_move_to(cairo, first.x, first.y)
      for point in points.dropFirst() { cairo_line_to(cairo, point.x, point.y) }
      cairo_close_path(cairo)
    }
  }

  /// Strokes this path in a rectangle of pixels, with a pen in the path's own space.
  func stroke(
    on cairo: OpaquePointer, _ pen: LineStyle, _ transform: CGAffineTransform, in rect: PixelRect
  ) {
    // The pen is a circle in the path's own space, so the stroke is drawn with the transform in
    // Cairo's matrix.
    var matrix = transform.cairo
    if isNear(transform) {
      trace(on: cairo, transform)
      cairo_transform(cairo, &matrix)
      pen.use(on: cairo)
      cairo_stroke(cairo)
      return
    }
    cairo_transform(cairo, &matrix)
    pen.use(on: cairo)
    let scale = transform.largestScale
    guard scale > 0 else { return }
    // The path is clipped so far from the visible pixels that the caps at the ends of its parts are
    // not visible.
    let reach = min(2 * pen.reach * scale, Self.farthest) + Self.margin
    let window = rect.cgRect.insetBy(dx: -reach, dy: -reach)
    let inverse = transform.inverted()
    for line in applying(transform).polylines(in: window) {
      for part in line.parts(in: window, inverse) {
        cairo_set_dash(
          cairo, pen.usableDash.map { Double($0) }, Int32(pen.usableDash.count),
          Double(pen.dashPhase) + part.start)
        for (index, point) in part.points.enumerated() {
          let own = point.applying(inverse)
          index == 0 ? cairo_move_to(cairo, own.x, own.y) : cairo_line_to(cairo, own.x, own.y)
        }
        if part.isClosed { cairo_close_path(cairo) }
        cairo_stroke(cairo)
      }
    }
  }

  /// Returns the subpaths as straight lines, which follow the curves precisely only near a window.
  private func polylines(in window: CGRect) -> [Polyline] {
    var result: [Polyline] = []
    var line = Polyline()
    for element in elements {
      switch element {
      case .move(let point):
        if line.points.count > 1 { result.append(line) }
        line = Polyline(points: [point])
      case .line(let point): line.points.append(point)
      case .curve(let control1, let control2, let end):
        let start = line.points.last ?? control1
        line.append(
          Cubic(start: start, control1: control1, control2: control2, end: end), near: window)
      case .close:
        let first = line.points.first
        line.isClosed = true
        if line.points.count > 1 { result.append(line) }
        line = Polyline(points: first.map { [$0] } ?? [])
      }
    }
    if line.points.count > 1 { result.append(line) }
    return result
  }
}

/// A cubic Bézier curve, in pixels.
private struct Cubic {
  let start: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let end: CGPoint

  var box: CGRect { CGRect(enclosing: [start, control1, control2, end]) }

  /// A Boolean value that indicates whether the curve deviates from its chord by less than 0.02
  /// pixels.
  ///
  /// Source: a curve is a straight line if its control points divide the chord into thirds. The
  /// deviation is at most 3/4 of the longer distance of a control point from this position.
  var isFlat: Bool {
    func distance(_ point: CGPoint, _ share: CGFloat) -> CGFloat {
      let x = start.x + (end.x - start.x) * share - point.x
      let y = start.y + (end.y - start.y) * share - point.y
      return hypot(x, y)
    }
    return max(distance(control1, 1 / 3), distance(control2, 2 / 3)) < 0.02 * 4 / 3
  }

  func halves() -> (Cubic, Cubic) {
    func middle(_ one: CGPoint, _ other: CGPoint) -> CGPoint {
      CGPoint(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2)
    }
    let (first, second, third) = (
      middle(start, control1), middle(control1, control2), middle(control2, end)
    )
    let (before, after) = (middle(first, second), middle(second, third))
    let center = middle(before, after)
    return (
      Cubic(start: start, control1: first, control2: before, end: center),
      Cubic(start: center, control1: after, control2: third, end: end)
    )
  }
}

/// A subpath of straight lines in pixels.
private struct Polyline {
  var points: [CGPoint] = []
  var isClosed = false

  /// The maximum number of times that a visible curve is halved; then its parts are shorter than
  /// rounding errors.
  private static let deepest = 40
  /// The maximum number of times that an invisible curve is halved. It is needed only because its
  /// length shifts the dashes.
  private static let coarsest = 6

  mutating func append(_ curve: Cubic, near window: CGRect, depth: Int = 0) {
    let box = curve.box
    // The comparison is written out, because Foundation's intersection of rectangles ends the
    // program if a coordinate is not finite.
    let isSeen =
      box.minX - 1 < window.maxX && box.maxX + 1 > window.minX
      && box.minY - 1 < window.maxY && box.maxY + 1 > window.minY
    if depth >= (isSeen ? Self.deepest : Self.coarsest) || curve.isFlat {
      points.append(curve.end)
      return
    }
    let (first, second) = curve.halves()
    append(first, near: window, depth: depth + 1)
    append(second, near: window, depth: depth + 1)
  }

  /// Returns the part of the filled polygon in a rectangle.
  ///
  /// Source: I. Sutherland and G. Hodgman, Reentrant polygon clipping, 1974. The winding numbers of
  /// points inside the rectangle do not change.
  func clippedPolygon(to box: CGRect) -> [CGPoint] {
    var result = points
    let sides: [(inside: (CGPoint) -> CGFloat, isAcross: Bool, at: CGFloat)] = [
      ({ $0.x - box.minX }, true, box.minX), ({ box.maxX - $0.x }, true, box.maxX),
      ({ $0.y - box.minY }, false, box.minY), ({ box.maxY - $0.y }, false, box.maxY),
    ]
    for side in sides {
      let all = result
      result = []
      for (index, point) in all.enumerated() {
        let last = all[(index + all.count - 1) % all.count]
        let (before, here) = (side.inside(last), side.inside(point))
        if (before < 0) != (here < 0) {
          let share = before / (before - here)
          // The coordinate across the side is set to the side itself, without rounding errors.
          result.append(
            CGPoint(
              x: side.isAcross ? side.at : last.x + (point.x - last.x) * share,
              y: side.isAcross ? last.y + (point.y - last.y) * share : side.at))
        }
        if here >= 0 { result.append(point) }
      }
    }
    return result
  }

  /// A part of the line that lies in a rectangle.
  struct Part {
    var points: [CGPoint]
    /// The length of the line from its start to this part, in the path's own space.
    let start: Double
    var isClosed = false
  }

  /// Returns the parts of the line in a rectangle.
  func parts(in box: CGRect, _ toOwn: CGAffineTransform) -> [Part] {
    let line = isClosed ? points + points.prefix(1) : points
    var parts: [Part] = []
    var length = 0.0
    var isOpen = false
    for (start, end) in zip(line, line.dropFirst()) {
      let whole = Self.length(start, end, toOwn)
      defer { length += whole }
      guard let range = Self.visibleRange(start, end, box) else {
        isOpen = false
        continue
      }
      func point(_ share: CGFloat) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      }
      if !isOpen || range.lowerBound > 0 {
        parts.append(
          Part(points: [point(range.lowerBound)], start: length + whole * range.lowerBound))
      }
      parts[parts.count - 1].points.append(range.upperBound < 1 ? point(range.upperBound) : end)
      isOpen = range.upperBound == 1
    }
    if isClosed, parts.count == 1, parts[0].points.count == line.count {
      parts[0].points.removeLast()
      parts[0].isClosed = true
    }
    return parts
  }

  private static func length(
    _ start: CGPoint, _ end: CGPoint, _ toOwn: CGAffineTransform
  ) -> Double {
    let (x, y) = (end.x - start.x, end.y - start.y)
    return hypot(x * toOwn.a + y * toOwn.c, x * toOwn.b + y * toOwn.d)
  }

  /// Returns the fractions of a line's length, 0…1, at which it enters and leaves a rectangle, or
  /// `nil` if all of it is outside.
  ///
  /// Source: Y.-D. Liang and B. Barsky, A new concept and method for line clipping, 1984.
  private static func visibleRange(
    _ start: CGPoint, _ end: CGPoint, _ box: CGRect
  ) -> ClosedRange<CGFloat>? {
    var (first, last) = (CGFloat(0), CGFloat(1))
    let (x, y) = (end.x - start.x, end.y - start.y)
    for (slope, distance) in [
      (-x, start.x - box.minX), (x, box.maxX - start.x), (-y, start.y - box.minY),
      (y, box.maxY - start.y),
    ] {
      if slope == 0 {
        if distance < 0 { return nil }
      } else if slope < 0 {
        first = max(first, distance / slope)
      } else {
        last = min(last, distance / slope)
      }
    }
    return first <= last ? first...last : nil
  }
}

extension CGAffineTransform {
  /// An upper bound for the factor by which the transform enlarges a length.
  fileprivate var largestScale: Double { max(hypot(a, b), hypot(c, d)) * 2.0.squareRoot() }
}
