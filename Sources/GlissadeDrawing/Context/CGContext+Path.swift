import Foundation
import GlissadeGeometry

// The current path. Its points are transformed as they are added: a later transform does not move
// them.
extension CGContext {
  /// Removes the current path.
  public func beginPath() { builder = PathBuilder() }

  /// Begins a new subpath.
  public func move(to point: CGPoint) { warn(builder.move(to: point.applying(ctm))) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { warn(builder.addLine(to: point.applying(ctm))) }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    warn(
      builder.addCurve(
        to: end.applying(ctm), control1: control1.applying(ctm), control2: control2.applying(ctm)))
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    warn(builder.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm)))
  }
  /// Closes the subpath with a line to its start.
  public func closePath() { builder.close() }

  /// Adds a subpath through points.
  public func addLines(between points: [CGPoint]) { appendLines(between: points) }

  /// Adds a subpath for a call, which is the one of the client by default.
  func appendLines(between points: [CGPoint], for call: String = #function) {
    guard let first = points.first else { return }
    warn(builder.move(to: first.applying(ctm)), in: call)
    for point in points.dropFirst() { warn(builder.addLine(to: point.applying(ctm)), in: call) }
  }

  /// Adds an arc of a circle, after a straight line to its start if there is a current point.
  ///
  /// - Parameter clockwise: The direction in a space with y upwards. Here, where y grows downwards,
  ///   `true` is counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    warn(
      builder.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        increases: !clockwise, transform: ctm))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { append([rect]) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { append(rects) }
  /// Adds the ellipse that touches the four sides of `rect`.
  public func addEllipse(in rect: CGRect) { appendEllipse(in: rect) }

  /// Adds rectangles for a call, which is the one of the client by default.
  func append(_ rects: [CGRect], for call: String = #function) {
    for rect in rects where !rect.isNull {
      guard rect.isFinite else {
        warn(.notFinite, in: call)
        continue
      }
      addPath(CGPath(rect: rect.standardized, transform: nil))
    }
  }
  /// Adds an ellipse for a call, which is the one of the client by default.
  func appendEllipse(in rect: CGRect, for call: String = #function) {
    if rect.isNull { return }
    guard rect.isFinite else { return warn(.notFinite, in: call) }
    addPath(CGPath(ellipseIn: rect.standardized, transform: nil))
  }
  /// Adds a path.
  public func addPath(_ path: CGPath) { warn(builder.append(path, transform: ctm)) }

  /// A Boolean value that indicates whether the current path has no segments.
  public var isPathEmpty: Bool { builder.elements.isEmpty }

  /// The current path in user space, or `nil` if it is empty.
  public var path: CGPath? {
    isPathEmpty ? nil : builder.path.applying(ctm.inverted())
  }
  /// The current point in user space, or zero without a path.
  public var currentPointOfPath: CGPoint {
    builder.currentPoint?.applying(ctm.inverted()) ?? .zero
  }
  /// The bounding box of the path in user space, including control points of curves; null without a
  /// path.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Removes and returns the current path.
  func takePath() -> CGPath {
    defer { builder = PathBuilder() }
    return builder.path
  }
}

extension CGRect {
  package var isFinite: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite
  }
}
