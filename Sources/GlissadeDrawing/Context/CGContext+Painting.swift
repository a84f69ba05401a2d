import Foundation
import GlissadeGeometry

// Filling and stroking of a context. Both remove the current path.
extension CGContext {
  /// Fills the current path with the fill color.
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), rule) }
  /// Strokes the current path with the stroke color and the current line style.
  public func strokePath() { stroke(takePath(), state.pen) }

  /// Fills the current path, strokes it, or does both.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill, .fillStroke: fill(path, .winding)
    case .eoFill, .eoFillStroke: fill(path, .evenOdd)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: stroke(path, state.pen)
    case .fill, .eoFill: break
    }
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill([rect]) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    append(rects)
    fillPath()
  }
  /// Fills the ellipse that touches the sides of a rectangle.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    appendEllipse(in: rect)
    fillPath()
  }

  /// Strokes a rectangle with a line of the current width, centered on its edge.
  public func stroke(_ rect: CGRect) {
    beginPath()
    append([rect])
    strokePath()
  }
  /// Strokes a rectangle with a line of the given width, centered on its edge.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    guard width.isFinite, width >= 0 else { return warn(.notFinite) }
    beginPath()
    append([rect])
    var pen = state.pen
    pen.width = width.bounded
    stroke(takePath(), pen)
  }
  /// Strokes the ellipse that touches the sides of a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    appendEllipse(in: rect)
    strokePath()
  }
  /// Strokes a line for each two consecutive points: from the first to the second, from the third
  /// to the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      appendLines(between: [points[index], points[index + 1]])
    }
    strokePath()
  }

  /// Fills a path.
  ///
  /// - Parameter path: The path in the coordinates of the recorded picture.
  func fill(_ path: CGPath, _ rule: CGPathFillRule) {
    let color = state.fillColor.multiplyingAlpha(by: Double(state.alpha))
    guard !path.boundingBox.isEmpty, !color.isClear, isDrawable else { return }
    if let outline = path.uprightOutline {
      record(.shape(ShapeCommand(outline: outline, fill: color)))
    } else {
      record(.path(PathCommand(path: path, fill: color, fillRule: rule, line: LineStyle())))
    }
  }

  /// Strokes a path.
  ///
  /// - Parameters:
  ///   - path: The path in the coordinates of the recorded picture.
  ///   - pen: The style of the line in user space.
  func stroke(_ path: CGPath, _ pen: LineStyle) {
    let color = state.strokeColor.multiplyingAlpha(by: Double(state.alpha))
    guard !path.isEmpty, !color.isClear, isDrawable else { return }
    let t = state.transform
    let isSimilar = (t.a == t.d && t.b == -t.c) || (t.a == -t.d && t.b == t.c)
    if isSimilar || pen.width == 0 {
      let line = pen.scaled(by: hypot(t.a, t.b), thinnest: 1 / scale)
      record(.path(PathCommand(path: path, stroke: color, line: line)))
      return
    }
    // A transform that is not a similarity is applied to the stroke as well, not only to the path.
    let own = PathCommand(path: path.applying(t.inverted()), stroke: color, line: pen)
    record(
      .group(DisplayGroup(transform: ProjectiveTransform(t), commands: [.path(own)])))
  }
}

extension LineStyle {
  /// Returns the style with lengths multiplied by `factor`; a width of 0 becomes `thinnest`.
  fileprivate func scaled(by factor: CGFloat, thinnest: CGFloat) -> LineStyle {
    var result = self
    result.width = width == 0 ? thinnest : width * factor
    result.dash = dash.map { $0 * factor }
    result.dashPhase = dashPhase * factor
    return result
  }
}

extension CGPath {
  /// The rectangle with circular corners of one radius that is equal to this path, or `nil` if
  /// there is none. The path may begin at any corner and run in either direction.
  fileprivate var uprightOutline: RoundedRect? {
    if let roundedRect { return roundedRect }
    guard elements.count == 5, case .close = elements[4], !boundingBox.isEmpty else { return nil }
    let corners = elements.compactMap(\.points.first)
    guard corners.count == 4, elements[1...3].allSatisfy(\.isLine), Set(corners).count == 4 else {
      return nil
    }
    let box = boundingBox
    let isUpright = zip(corners, corners[1...] + corners[..<1]).allSatisfy {
      ($0.x == $1.x) != ($0.y == $1.y)
    }
    return isUpright ? RoundedRect(box) : nil
  }
}

extension PathElement {
  fileprivate var isLine: Bool { if case .line = self { true } else { false } }
}
