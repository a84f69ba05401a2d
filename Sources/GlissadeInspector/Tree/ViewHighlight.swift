import Foundation
import GlissadeDrawing
import UIKit

/// The outlines of the hovered and the selected view, drawn over the canvas (T-01).
@MainActor package struct ViewHighlight {
  private static let labelHeight: CGFloat = 16

  /// The bounds of the canvas, in its points.
  private let bounds: CGRect

  /// Creates outlines for a canvas with the given bounds.
  package init(bounds: CGRect) { self.bounds = bounds }

  /// Returns the commands that draw a view's outline, with a label if it is hovered, in the
  /// canvas's points.
  ///
  /// - Parameters:
  ///   - object: The view or layer.
  ///   - label: The text beside the outline, or `nil`.
  ///   - scene: The scene that measures the text.
  package func commands(
    for object: InspectedObject, label: String?, in scene: UIWindowScene
  ) -> [DrawCommand] {
    let points = object.outline
    guard let first = points.first, points.count > 2 else { return [] }
    let path = CGPath(elements: [.move(first)] + points.dropFirst().map { .line($0) } + [.close])
    let fill = Palette.Overlay.highlight.withAlphaComponent(label == nil ? 0 : 0.18).cgColor
    let outline = DrawCommand.path(
      PathCommand(path: path, fill: fill, stroke: Palette.Overlay.highlight.cgColor, lineWidth: 2))
    return [outline] + (label.map { text($0, beside: points, in: scene) } ?? [])
  }

  private func text(
    _ text: String, beside points: [CGPoint], in scene: UIWindowScene
  ) -> [DrawCommand] {
    let style = TextStyle(
      font: UIFont.systemFont(ofSize: 11, weight: .semibold).face,
      color: Palette.Overlay.text.cgColor,
      alignment: .left, lineBreak: .truncateTail, lineLimit: 1)
    let width = scene.textMeasurer.measure(text, style: style, width: nil).size.width.rounded(.up)
    let box = points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
      .intersection(bounds)
    guard !box.isNull else { return [] }
    let above = box.minY - Self.labelHeight
    let frame = CGRect(
      x: min(max(box.minX, 0), max(0, bounds.maxX - width - 8)).rounded(),
      y: (above >= 0 ? above : box.minY).rounded(), width: min(width + 8, bounds.width),
      height: Self.labelHeight)
    return [
      .shape(
        ShapeCommand(
          outline: RoundedRect(rect: frame, radius: 3),
          fill: Palette.Overlay.plate.cgColor)),
      .text(TextCommand(text: text, style: style, frame: frame.insetBy(dx: 4, dy: 0))),
    ]
  }
}
