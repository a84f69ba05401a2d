import Foundation
import GlissadeDrawing
import GlissadeGeometry
import UIKit

/// The outlines of what can be seen of the views, drawn over the canvas, with the names and frames
/// of those views that have an identifier, and of the view at the pointer (T-17).
@MainActor package struct ViewOutlines {
  private static let labelHeight: CGFloat = 15

  /// The bounds of the canvas, in its points.
  let bounds: CGRect

  /// Creates outlines for a canvas with the given bounds.
  package init(bounds: CGRect) { self.bounds = bounds }

  /// Returns the commands that draw the outlines, in the canvas's points.
  ///
  /// - Parameters:
  ///   - scene: The scene with the views.
  ///   - pointer: The location of the pointer on the canvas, or `nil`.
  package func commands(for scene: UIWindowScene, pointer: CGPoint?) -> [DrawCommand] {
    let seen = SeenViews(in: scene, bounds: bounds)
    // The outline of the window equals that of the canvas and is left out.
    let views = seen.views.filter { $0.shown.depth > 0 && !$0.shown.outline.isEmpty }
    let pointed = pointer.flatMap(seen.view)
    var occupied: [CGRect] = []
    var marked: [DrawCommand] = []
    if let pointer, let pointed {
      let label = OverlayLabel(Self.text(of: pointed, in: seen), in: scene)
      marked =
        [outline(pointed, isPointed: true)] + label.commands(at: pointer, in: bounds)
    }
    let labels = views.filter { $0.shown.isNamed && $0.shown.id != pointed?.id }
      .flatMap { label(for: $0, in: scene, &occupied) }
    return views.map { outline($0.shown, isPointed: false) } + labels + marked
  }

  private func outline(_ shown: ShownView, isPointed: Bool) -> DrawCommand {
    let path = CGPath(polygon: shown.outline)
    if isPointed {
      let color = Palette.Overlay.highlight
      return .path(
        PathCommand(
          path: path, fill: color.withAlphaComponent(0.14).cgColor, stroke: color.cgColor,
          lineWidth: 2))
    }
    let color = Palette.Overlay.outline.withAlphaComponent(shown.isNamed ? 1 : 0.45).cgColor
    return .path(PathCommand(path: path, stroke: color, lineWidth: shown.isNamed ? 1.5 : 1))
  }

  /// Returns the name of a view, with that of the nearest named view around it if it has none of
  /// its own, and the frame.
  private static func text(of shown: ShownView, in seen: SeenViews) -> String {
    let around = seen.views.last {
      $0.shown.isNamed && $0.shown.id != shown.id && shown.view.isDescendant(of: $0.shown.view)
    }
    let place = shown.isNamed ? nil : around.map { " in \($0.shown.name)" }
    return "\(shown.name)\(place ?? "")  \(describe(shown.view.layer.shownFrame))"
  }

  /// Returns a label in the upper left corner of the view's visible part, or at the nearest free
  /// place below or above it: the name and the frame, or only the name where there is no space for
  /// both. A view that is narrower than its name has no label.
  private func label(
    for seen: SeenViews.Seen, in scene: UIWindowScene, _ occupied: inout [CGRect]
  ) -> [DrawCommand] {
    let name = seen.shown.name
    let texts = ["\(name)  \(Self.describe(seen.shown.view.layer.shownFrame))", name]
    let labels = texts.lazy.map { OverlayLabel($0, fontSize: 10, in: scene) }
    guard let label = labels.first(where: { $0.size.width <= seen.box.width }) else { return [] }
    let frame = labelFrame(at: seen.box.origin, width: label.size.width, avoiding: occupied)
    occupied.append(frame)
    return label.commands(in: frame)
  }

  /// Returns the frame of a label at a corner or, if other labels occupy it, at the nearest free
  /// place below or above. Without a free place, returns the highest place.
  private func labelFrame(
    at corner: CGPoint, width: CGFloat, avoiding occupied: [CGRect]
  ) -> CGRect {
    var frame = CGRect(
      x: min(max(corner.x, bounds.minX), max(bounds.minX, bounds.maxX - width)),
      y: min(max(corner.y, bounds.minY), bounds.maxY - Self.labelHeight), width: width,
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
