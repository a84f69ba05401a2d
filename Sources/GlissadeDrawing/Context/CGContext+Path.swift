import Foundation
import GlissadeGeometry

// The current path. Its points are fixed as they are added: a later transform does not move them.
extension CGContext {
  public func beginPath() { builder = PathBuilder() }

  public func move(to point: CGPoint) { warn(builder.move(to: point.applying(ctm))) }
  public func addLine(to point: CGPoint) { warn(builder.addLine(to: point.applying(ctm))) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    warn(
      builder.addCurve(
        to: end.applying(ctm), control1: control1.applying(ctm), control2: control2.applying(ctm)))
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    warn(builder.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm)))
  }
  /// A line back to where the part began.
  public func closePath() { builder.close() }

  /// A part of its own through the points.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// A part of a circle, after a straight line to its start if there is a point to come from.
  ///
  /// - Parameter clockwise: as seen with y upwards. Here, where y grows downwards, true looks counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    warn(
      builder.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        increases: !clockwise, transform: ctm))
  }

  public func addRect(_ rect: CGRect) { addRects([rect]) }
  public func addRects(_ rects: [CGRect]) {
    for rect in rects where !rect.isNull {
      guard rect.isFinite else {
        warn(.notFinite)
        continue
      }
      addPath(CGPath(rect: rect.standardized, transform: nil))
    }
  }
  /// The ellipse that touches the four sides of `rect`.
  public func addEllipse(in rect: CGRect) {
    if rect.isNull { return }
    guard rect.isFinite else { return warn(.notFinite) }
    addPath(CGPath(ellipseIn: rect.standardized, transform: nil))
  }
  public func addPath(_ path: CGPath) { warn(builder.append(path, transform: ctm)) }

  public var isPathEmpty: Bool { builder.elements.isEmpty }

  /// The current path as user space has it; nil if it is empty.
  public var path: CGPath? {
    isPathEmpty ? nil : builder.path.applying(ctm.inverted())
  }
  /// In user space; zero without a path.
  public var currentPointOfPath: CGPoint {
    builder.currentPoint?.applying(ctm.inverted()) ?? .zero
  }
  /// In user space, control points of curves included; null without a path.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// The current path, which is empty from then on.
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
