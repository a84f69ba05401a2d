import Foundation
import GlissadeGeometry

/// The rule that determines the inside of a path that overlaps itself.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if the outline winds around it a nonzero number of times.
  case winding
  /// A point is inside if a ray from the point crosses the outline an odd number of times.
  case evenOdd
}

/// A segment of a path, in points.
package enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
  case close

  func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .curve(let control1, let control2, let end):
      .curve(
        control1: control1.applying(transform), control2: control2.applying(transform),
        end: end.applying(transform))
    case .close: .close
    }
  }

  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }
}

/// An outline of lines and cubic curves, with coordinates in points. Only paths of the subclass
/// `CGMutablePath` can change.
///
/// Layers, animations and drawings keep immutable copies, as in Core Graphics.
public class CGPath: @unchecked Sendable {
  // The class is sendable because both properties are constant. The subclass `CGMutablePath` is not
  // sendable.
  private let fixedElements: [PathElement]
  private let fixedBox: CGRect

  package init(elements: [PathElement]) {
    fixedElements = elements
    fixedBox = Self.box(of: elements)
  }

  package var elements: [PathElement] { fixedElements }

  /// The smallest rectangle that contains all points of the path, including control points of
  /// curves; `CGRect.null` for an empty path.
  public var boundingBox: CGRect { fixedBox }

  /// The path itself, or an immutable copy of a mutable path.
  package var frozen: CGPath { self }

  static func box(of elements: [PathElement]) -> CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Creates a closed rectangle that begins at its origin and runs along the x axis first.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(
      roundedRect: rect, cornerWidth: 0, cornerHeight: 0, transform: transform)
  }

  /// Creates a rectangle with elliptical corners, clockwise from the start of its upper side
  /// (N-21).
  ///
  /// - Parameters:
  ///   - cornerWidth: The horizontal radius, limited to 0 … half of the width.
  ///   - cornerHeight: The vertical radius, limited to 0 … half of the height.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    // A radius that is not a number counts as 0 by these comparisons.
    let corner = CGSize(
      width: max(0, min(cornerWidth, rect.width / 2)),
      height: max(0, min(cornerHeight, rect.height / 2)))
    self.init(
      elements: Self.outline(rect, corners: [corner, corner, corner, corner]), transform: transform)
  }

  /// Creates the ellipse that touches the four sides of `rect`, clockwise from its right end
  /// (N-21).
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: Self.ellipse(rect), transform: transform)
  }

  /// Creates the outline of a rectangle with circular corners.
  package convenience init(_ outline: RoundedRect) {
    let radii = [outline.topLeft, outline.topRight, outline.bottomRight, outline.bottomLeft]
    self.init(
      elements: Self.outline(
        outline.rect, corners: radii.map { CGSize(width: $0, height: $0) }))
  }

  /// Creates a rectangle with elliptical corners of the given sizes, listed clockwise from the
  /// upper left corner. A corner of size zero is sharp. The corners must fit into the sides.
  package convenience init(rect: CGRect, corners: [CGSize]) {
    self.init(elements: Self.outline(rect, corners: corners))
  }

  /// Creates the closed polygon through `points`, or an empty path if there are none.
  package convenience init(polygon points: [CGPoint]) {
    let start = points.prefix(1).map { PathElement.move($0) }
    self.init(
      elements: start + points.dropFirst().map { .line($0) } + (points.isEmpty ? [] : [.close]))
  }

  private convenience init(
    elements: [PathElement], transform: UnsafePointer<CGAffineTransform>?
  ) {
    guard let transform = transform?.pointee else {
      self.init(elements: elements)
      return
    }
    self.init(elements: elements.map { $0.applying(transform) })
  }

  /// A Boolean value that indicates whether the path has no segments.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last segment, or zero in an empty path.
  public var currentPoint: CGPoint { PathBuilder(self).currentPoint ?? .zero }

  /// Returns the path transformed by `transform`.
  package func applying(_ transform: CGAffineTransform) -> CGPath {
    transform.isIdentity ? frozen : CGPath(elements: elements.map { $0.applying(transform) })
  }

  /// Returns a path whose subpaths run in the opposite direction.
  package func reversed() -> CGPath {
    var parts: [PathPart] = []
    for element in elements {
      if case .move(let start) = element {
        parts.append(PathPart(start: start))
      } else {
        // Segments that follow a closed subpath without a move start at the first point of that
        // subpath.
        if parts.last?.isClosed == true, let start = parts.last?.start {
          parts.append(PathPart(start: start))
        }
        if !parts.isEmpty { parts[parts.count - 1].append(element) }
      }
    }
    return CGPath(elements: parts.reversed().flatMap(\.reversed))
  }

  /// The rectangle with circular corners of one radius that is equal to this path, or `nil` if
  /// there is none. A rounded rectangle can be painted faster than a path.
  package var roundedRect: RoundedRect? {
    guard case .move(let start)? = elements.first, !boundingBox.isEmpty else { return nil }
    if start.x == boundingBox.maxX {
      let circle = RoundedRect(rect: boundingBox, radius: boundingBox.width / 2)
      let isCircle = boundingBox.width == boundingBox.height
      return isCircle && CGPath(ellipseIn: boundingBox, transform: nil) == self ? circle : nil
    }
    let candidate = RoundedRect(rect: boundingBox, radius: start.x - boundingBox.minX)
    return CGPath(candidate) == self ? candidate : nil
  }

  /// The distance of control points from the corner, as a fraction of the radius, for the cubic
  /// curve that approximates a quarter circle best: 1 − 4(√2 − 1)/3.
  private static let cornerShare = 1 - 4 * (2.0.squareRoot() - 1) / 3

  /// Returns the segments clockwise from the end of the first corner. Corners are listed clockwise
  /// from the upper left corner, and a corner of size zero is sharp.
  private static func outline(_ rect: CGRect, corners: [CGSize]) -> [PathElement] {
    let keep = cornerShare
    let points = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    // The directions of the incoming and outgoing side at each corner, as signs.
    let incoming = [(0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0)]
    let outgoing = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)]
    func isRound(_ index: Int) -> Bool { corners[index].width > 0 && corners[index].height > 0 }
    func along(_ index: Int, _ directions: [(Double, Double)], _ part: Double) -> CGPoint {
      let (corner, direction) = (points[index], directions[index])
      let size = isRound(index) ? corners[index] : .zero
      return CGPoint(
        x: corner.x + direction.0 * size.width * part,
        y: corner.y + direction.1 * size.height * part)
    }
    var elements = [PathElement.move(along(0, outgoing, 1))]
    for index in [1, 2, 3, 0] where index != 0 || isRound(0) {
      elements.append(.line(along(index, incoming, 1)))
      guard isRound(index) else { continue }
      elements.append(
        .curve(
          control1: along(index, incoming, keep), control2: along(index, outgoing, keep),
          end: along(index, outgoing, 1)))
    }
    return elements + [.close]
  }

  /// Returns the segments of an ellipse: a curve for each quarter, clockwise from the right end.
  private static func ellipse(_ rect: CGRect) -> [PathElement] {
    let ends = [
      CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.midX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.midX, y: rect.minY),
    ]
    let corners = [
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
    ]
    func towards(_ corner: CGPoint, from end: CGPoint) -> CGPoint {
      CGPoint(
        x: corner.x + (end.x - corner.x) * cornerShare,
        y: corner.y + (end.y - corner.y) * cornerShare)
    }
    let quarters = (0..<4).map { index in
      let (from, corner, to) = (ends[index], corners[index], ends[(index + 1) % 4])
      return PathElement.curve(
        control1: towards(corner, from: from), control2: towards(corner, from: to), end: to)
    }
    return [.move(ends[0])] + quarters + [.close]
  }
}

/// Paths are equal if their segments are.
extension CGPath: Hashable {
  /// Returns whether two paths have the same segments.
  public static func == (one: CGPath, other: CGPath) -> Bool {
    one === other || one.elements == other.elements
  }

  /// Hashes the segments.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension CGPath: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    hasher.combine(elements.count)
    for element in elements {
      let points = element.points
      if case .move = element { hasher.combine(-1) }
      hasher.combine(points.count)
      for point in points {
        hasher.combine(Double(point.x))
        hasher.combine(Double(point.y))
      }
    }
  }
}
