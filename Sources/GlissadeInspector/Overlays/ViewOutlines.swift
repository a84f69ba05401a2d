import Foundation
import GlissadeDrawing
import GlissadeGeometry
import UIKit

/// The outlines of all visible views, drawn over the canvas, with the names and frames of those
/// views that have an identifier.
@MainActor package struct ViewOutlines {
  private static let labelHeight: CGFloat = 14

  /// The bounds of the canvas, in its points.
  let bounds: CGRect

  /// Creates outlines for a canvas with the given bounds.
  package init(bounds: CGRect) { self.bounds = bounds }

  /// Returns the commands that draw the outlines, in the canvas's points.
  package func commands(for scene: UIWindowScene) -> [DrawCommand] {
    // The outline of the window equals that of the canvas and is left out.
    let views = scene.shownViews.filter { $0.depth > 0 && !$0.outline.isEmpty }
    var occupied: [CGRect] = []
    let labels = views.filter(\.isNamed).flatMap { label(for: $0, in: scene, &occupied) }
    return views.map(outline) + labels
  }

  private func outline(_ shown: ShownView) -> DrawCommand {
    let path = CGPath(polygon: shown.outline)
    let color = Palette.Overlay.outline.withAlphaComponent(shown.isNamed ? 1 : 0.45).cgColor
    return .path(PathCommand(path: path, stroke: color, lineWidth: shown.isNamed ? 1.5 : 1))
  }

  /// Returns a label in the view's upper left corner, or at the nearest free place below or above
  /// it.
  private func label(
    for shown: ShownView, in scene: UIWindowScene, _ occupied: inout [CGRect]
  ) -> [DrawCommand] {
    let text = "\(shown.name)  \(Self.describe(shown.view.layer.shownFrame))"
    let style = TextStyle(
      font: UIFont.systemFont(ofSize: 10, weight: .semibold).face,
      color: Palette.Overlay.text.cgColor,
      alignment: .left, lineBreak: .truncateTail, lineLimit: 1)
    let width = scene.textMeasurer.measure(text, style: style, width: nil).size.width.rounded(.up)
    let box = shown.outline.reduce(CGRect.null) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
    let frame = labelFrame(at: box.origin, textWidth: width, avoiding: occupied)
    occupied.append(frame)
    return [
      .shape(
        ShapeCommand(
          outline: RoundedRect(rect: frame, radius: 3), fill: Palette.Overlay.plate.cgColor)),
      .text(
        TextCommand(text: text, style: style, frame: frame.insetBy(dx: 4, dy: 0).integral)),
    ]
  }

  /// Returns the frame of a label at a corner or, if other labels occupy it, at the nearest free
  /// place below or above. Without a free place, returns the highest place.
  private func labelFrame(
    at corner: CGPoint, textWidth: CGFloat, avoiding occupied: [CGRect]
  ) -> CGRect {
    var frame = CGRect(
      x: min(max(corner.x, bounds.minX), max(bounds.minX, bounds.maxX - textWidth - 8)),
      y: min(max(corner.y, bounds.minY), bounds.maxY - Self.labelHeight), width: textWidth + 8,
      height: Self.labelHeight)
    let start = frame.minY
    func isFree() -> Bool { !occupied.contains { $0.intersects(frame) } }
    while !isFree(), frame.maxY + Self.labelHeight <= bounds.maxY {
      frame.origin.y += Self.labelHeight
    }
    // The label moves above the corner if there is no free place below it.
    if !isFree() { frame.origin.y = start }
    while !isFree(), frame.minY - Self.labelHeight >= bounds.minY {
      frame.origin.y -= Self.labelHeight
    }
    return frame
  }

  /// Returns the text for a frame in window points, such as “16, 40  343 × 200”.
  private static func describe(_ frame: CGRect) -> String {
    func text(_ value: CGFloat) -> String {
      let rounded = (Double(value) * 10).rounded() / 10
      if rounded == rounded.rounded() { return FigureText.text("%.0f", rounded) }
      return (rounded < 0 ? FigureText.minus : "") + "\(abs(rounded))"
    }
    return "\(text(frame.minX)), \(text(frame.minY))  "
      + "\(text(frame.width)) × \(text(frame.height))"
  }
}
