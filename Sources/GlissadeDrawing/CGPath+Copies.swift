import Foundation
import GlissadeGeometry

// Copies of paths, and access to the segments of a path.
extension CGPath {
  /// Returns an immutable copy of the path.
  public func copy() -> CGPath? { frozen }

  /// Returns an immutable copy of the path, transformed by `transform`.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    applying(transform?.pointee ?? .identity)
  }

  /// Returns a mutable copy of the path.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// Returns a mutable copy of the path, transformed by `transform`.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: applying(transform?.pointee ?? .identity).elements)
  }

  /// The smallest rectangle that contains the outline, without the control points of curves, which
  /// `boundingBox` also contains; `CGRect.null` for an empty path.
  public var boundingBoxOfPath: CGRect {
    var points: [CGPoint] = []
    var current = CGPoint.zero
    for element in elements {
      if case .curve(let control1, let control2, let end) = element {
        points += CurveExtrema(current, control1, control2, end).points
      }
      if let end = element.points.last {
        points.append(end)
        current = end
      }
    }
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// Calls `block` with each segment in turn. A quadratic curve is passed as the equivalent cubic
  /// curve, into which `addQuadCurve` converts it.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        // A closing segment has no points, and `block` must not read its pointer.
        var empty = CGPoint.zero
        withUnsafeMutablePointer(to: &empty) { nothing in
          var segment = CGPathElement(
            type: element.kind, points: buffer.baseAddress ?? nothing)
          block(&segment)
        }
      }
    }
  }

  /// Calls a function with `info` and each segment in turn; see `applyWithBlock(_:)`.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

/// A function that `CGPath.apply(info:function:)` calls with its `info` pointer and a segment.
public typealias CGPathApplierFunction = (
  _ info: UnsafeMutableRawPointer?, _ element: UnsafePointer<CGPathElement>
) -> Void

/// The kind of a segment of a path.
public enum CGPathElementType: Int32, Sendable {
  /// The start of a subpath, with one point.
  case moveToPoint = 0
  /// A line, with its end as its point.
  case addLineToPoint = 1
  /// A quadratic curve, with its control point and its end.
  case addQuadCurveToPoint = 2
  /// A cubic curve, with its two control points and its end.
  case addCurveToPoint = 3
  /// The end of a closed subpath, without a point.
  case closeSubpath = 4
}

/// A segment of a path.
public struct CGPathElement {
  /// The kind of the segment.
  public var type: CGPathElementType
  /// The points of the segment, as many as its kind has.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates a segment of a kind with its points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension PathElement {
  fileprivate var kind: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}

/// The points of a cubic curve at which it runs horizontally or vertically.
///
/// At these points the derivative of a coordinate, a quadratic polynomial, is zero.
private struct CurveExtrema {
  let points: [CGPoint]

  init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    let times =
      Self.times(start.x, control1.x, control2.x, end.x)
      + Self.times(start.y, control1.y, control2.y, end.y)
    points = times.map { CGPath.cubic(start, control1, control2, end, at: $0) }
  }

  private static func times(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [Double] {
    let (square, linear, constant) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
    var roots: [CGFloat] = []
    if abs(square) > 1e-12 {
      let discriminant = linear * linear - 4 * square * constant
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-linear + root) / (2 * square), (-linear - root) / (2 * square)]
    } else if linear != 0 {
      roots = [-constant / linear]
    }
    return roots.filter { $0 > 0 && $0 < 1 }.map { Double($0) }
  }
}
