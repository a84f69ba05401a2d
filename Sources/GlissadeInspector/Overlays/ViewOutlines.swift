import Foundation
import GlissadeDrawing
import GlissadeGeometry
import UIKit

/// The outlines of all views that can be seen, with names and frames of those that have a name, drawn
/// over the stage.
@MainActor package struct ViewOutlines {
  private static let labelHeight: CGFloat = 14
  private static let color = UIColor(red: 0.13, green: 0.76, blue: 0.82, alpha: 1)

  /// The stage's, in points.
  let bounds: CGRect

  package init(bounds: CGRect) { self.bounds = bounds }

  /// What to draw, in the stage's points.
  package func commands(for scene: UIWindowScene) -> [DrawCommand] {
    // The window is the stage itself.
    let views = scene.shownViews.filter { $0.depth > 0 && !$0.outline.isEmpty }
    var taken: [CGRect] = []
    let labels = views.filter(\.isNamed).flatMap { label(for: $0, in: scene, &taken) }
    return views.map(outline) + labels
  }

  private func outline(_ shown: ShownView) -> DrawCommand {
    let points = shown.outline
    let path = CGPath(
      elements: [.move(points[0])] + points.dropFirst().map { .line($0) } + [.close])
    let color = Self.color.withAlphaComponent(shown.isNamed ? 1 : 0.45).cgColor
    return .path(PathCommand(path: path, stroke: color, lineWidth: shown.isNamed ? 1.5 : 1))
  }

  /// In the view's left upper corner, or where there is room above or below it.
  private func label(
    for shown: ShownView, in scene: UIWindowScene, _ taken: inout [CGRect]
  ) -> [DrawCommand] {
    let text = "\(shown.name)  \(Self.describe(shown.view.layer.shownFrame))"
    let style = TextStyle(
      font: UIFont.systemFont(ofSize: 10, weight: .semibold).face, color: UIColor.white.cgColor,
      alignment: .left, lineBreak: .truncateTail, lineLimit: 1)
    let width = scene.textMeasurer.measure(text, style: style, width: nil).size.width.rounded(.up)
    let box = shown.outline.reduce(CGRect.null) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
    var frame = CGRect(
      x: min(max(box.minX, bounds.minX), max(bounds.minX, bounds.maxX - width - 8)),
      y: min(max(box.minY, bounds.minY), bounds.maxY - Self.labelHeight), width: width + 8,
      height: Self.labelHeight)
    let start = frame.minY
    func isFree() -> Bool { !taken.contains { $0.intersects(frame) } }
    while !isFree(), frame.maxY + Self.labelHeight <= bounds.maxY {
      frame.origin.y += Self.labelHeight
    }
    // Where there is no room below, above.
    if !isFree() { frame.origin.y = start }
    while !isFree(), frame.minY - Self.labelHeight >= bounds.minY {
      frame.origin.y -= Self.labelHeight
    }
    taken.append(frame)
    let ground = UIColor(white: 0.08, alpha: 0.9).cgColor
    return [
      .shape(ShapeCommand(outline: RoundedRect(rect: frame, radius: 3), fill: ground)),
      .text(
        TextCommand(text: text, style: style, frame: frame.insetBy(dx: 4, dy: 0).integral)),
    ]
  }

  /// “16, 40  343 × 200”, in window points.
  private static func describe(_ frame: CGRect) -> String {
    func number(_ value: CGFloat) -> String {
      let rounded = (Double(value) * 10).rounded() / 10
      return rounded == rounded.rounded() ? String(format: "%.0f", rounded) : "\(rounded)"
    }
    return "\(number(frame.minX)), \(number(frame.minY))  "
      + "\(number(frame.width)) × \(number(frame.height))"
  }
}
