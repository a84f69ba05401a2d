import Foundation
import GlissadeDrawing
import UIKit

/// The outlines of the hovered and the selected view, drawn over the canvas (T-01).
@MainActor package struct ViewHighlight {
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
    let label = OverlayLabel(text, in: scene)
    let box = points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
      .intersection(bounds)
    guard !box.isNull else { return [] }
    let above = box.minY - label.size.height
    let width = min(label.size.width, bounds.width)
    return label.commands(
      in: CGRect(
        x: min(max(box.minX, 0), max(0, bounds.maxX - width)).rounded(),
        y: (above >= 0 ? above : box.minY).rounded(), width: width, height: label.size.height))
  }
}
