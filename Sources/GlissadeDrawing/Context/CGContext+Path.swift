import Foundation
import GlissadeGeometry

// The current path of a context. Points are transformed when they are added: a later change of the
// transform does not move them.
extension CGContext {
  /// Removes the current path.
  public func beginPath() { builder = PathBuilder() }

  /// Begins a new subpath.
  public func move(to point: CGPoint) { warn(builder.move(to: point.applying(ctm))) }
  /// Adds a line from the current point to `point`.
  public func addLine(to point: CGPoint) { warn(builder.addLine(to: point.applying(ctm))) }
  /// Adds a cubic curve from the current point to `end`.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    warn(
      builder.addCurve(
        to: end.applying(ctm), control1: control1.applying(ctm), control2: control2.applying(ctm)))
  }
  /// Adds a quadratic curve from the current point to `end`.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    warn(builder.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm)))
  }
  /// Closes the current subpath with a line to its start.
  public func closePath() { builder.close() }

  /// Adds a subpath of lines through `points`.
  public func addLines(between points: [CGPoint]) { appendLines(between: points) }

  /// Adds a subpath of lines through `points`. Warnings name `call`, by default the method of the
  /// client's call.
  func appendLines(between points: [CGPoint], for call: String = #function) {
    guard let first = points.first else { return }
    warn(builder.move(to: first.applying(ctm)), in: call)
    for point in points.dropFirst() { warn(builder.addLine(to: point.applying(ctm)), in: call) }
  }

  /// Adds an arc of a circle, after a straight line from the current point, if any, to the start of
  /// the arc.
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

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) { append([rect]) }
  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect]) { append(rects) }
  /// Adds the ellipse that touches the four sides of `rect`.
  public func addEllipse(in rect: CGRect) { appendEllipse(in: rect) }

  /// Adds closed rectangles. Warnings name `call`, by default the method of the client's call.
  func append(_ rects: [CGRect], for call: String = #function) {
    for rect in rects where !rect.isNull {
      guard rect.isFinite else {
        warn(.notFinite, in: call)
        continue
      }
      addPath(CGPath(rect: rect.standardized, transform: nil))
    }
  }
  /// Adds the ellipse that touches the four sides of `rect`. Warnings name `call`, by default the
  /// method of the client's call.
  func appendEllipse(in rect: CGRect, for call: String = #function) {
    if rect.isNull { return }
    guard rect.isFinite else { return warn(.notFinite, in: call) }
    addPath(CGPath(ellipseIn: rect.standardized, transform: nil))
  }
  /// Adds the segments of a path.
  public func addPath(_ path: CGPath) { warn(builder.append(path, transform: ctm)) }

  /// A Boolean value that indicates whether the current path has no segments.
  public var isPathEmpty: Bool { builder.elements.isEmpty }

  /// The current path in user space, or `nil` if it is empty.
  public var path: CGPath? {
    isPathEmpty ? nil : builder.path.applying(ctm.inverted())
  }
  /// The current point in user space, or zero if the current path is empty.
  public var currentPointOfPath: CGPoint {
    builder.currentPoint?.applying(ctm.inverted()) ?? .zero
  }
  /// The bounding box of the current path in user space, including control points of curves; null
  /// if the path is empty.
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
