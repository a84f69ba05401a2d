import Foundation
import GlissadeGeometry

/// A path to which segments are added. A segment with coordinates that are not finite, and a line
/// without a start, are omitted.
///
/// Every point is transformed by `transform` as it is added. An object that stores a path, such as
/// a layer, copies a mutable path.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  private var builder = PathBuilder()

  /// Creates an empty path.
  public init() { super.init(elements: []) }

  package override init(elements: [PathElement]) {
    super.init(elements: [])
    builder.append(CGPath(elements: elements))
  }

  package override var elements: [PathElement] { builder.elements }
  /// The smallest rectangle that contains all points, including control points; computed at each
  /// access.
  public override var boundingBox: CGRect { Self.box(of: elements) }
  package override var frozen: CGPath { builder.path }
  /// The point at which the next segment starts, or zero in an empty path.
  public override var currentPoint: CGPoint { builder.currentPoint ?? .zero }

  /// Begins a new subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    builder.move(to: point.applying(transform))
  }
  /// Adds a line from the current point to `point`.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    builder.addLine(to: point.applying(transform))
  }
  /// Adds a subpath of lines through `points`.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }
  /// Adds a quadratic curve from the current point to `end`.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    builder.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }
  /// Adds a cubic curve from the current point to `end`.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    builder.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }
  /// Closes the current subpath with a line to its start.
  public func closeSubpath() { builder.close() }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard rect.isFinite else { return }
    addPath(CGPath(rect: rect.standardized, transform: nil), transform: transform)
  }
  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  /// Adds a rectangle with elliptical corners, whose radii are at most half of its sides.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard rect.isFinite, cornerWidth.isFinite, cornerHeight.isFinite else { return }
    let rect = rect.standardized
    let path = CGPath(
      roundedRect: rect, cornerWidth: min(max(cornerWidth, 0), rect.width / 2),
      cornerHeight: min(max(cornerHeight, 0), rect.height / 2), transform: nil)
    addPath(path, transform: transform)
  }
  /// Adds the ellipse that touches the four sides of `rect`.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard rect.isFinite else { return }
    addPath(CGPath(ellipseIn: rect.standardized, transform: nil), transform: transform)
  }
  /// Adds the segments of a path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    builder.append(path.frozen, transform: transform)
  }

  // MARK: Arcs

  /// Adds an arc of a circle, after a straight line from the current point, if any, to the start of
  /// the arc.
  ///
  /// - Parameter clockwise: The direction in a space with y upwards. Here, where y grows downwards,
  ///   `true` is counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    builder.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      increases: !clockwise, transform: transform)
  }
  /// Adds an arc of a circle that extends over `delta` radians, positive from the x axis towards
  /// the y axis.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    builder.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      increases: delta >= 0, transform: transform)
  }
  /// Adds an arc that touches two lines: from the current point to `tangent1End`, and from there to
  /// `tangent2End`. A straight line leads to the start of the arc.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    builder.addArc(
      corner: tangent1End, towards: tangent2End, radius: radius, transform: transform)
  }
}

/// A mutable path is not sendable: it may be used by only one thread at a time.
@available(*, unavailable) extension CGMutablePath: Sendable {}
