import Foundation
import GlissadeDrawing
import GlissadeInspector
import GlissadeReplay
import UIKit

/// A picture of two runs, with the outlines of the old run over those of the new one.
@MainActor struct OverlayPicture {
  /// The color of the old run's outlines.
  static let oldColor = Palette.second
  /// The color of the new run's outlines.
  static let newColor = Palette.accent

  let size: CGSize
  let scale: Double
  /// The names of the views that are drawn in full color and with labels.
  let moving: Set<String>

  /// Returns the picture at a time relative to the last release, in seconds.
  func list(
    old: [RecordedPicture.Outline], new: [RecordedPicture.Outline], at time: TimeInterval
  ) -> DisplayList {
    let commands =
      new.map { command(for: $0, Self.newColor) } + old.map { command(for: $0, Self.oldColor) }
      + new.compactMap { label(of: $0) } + legend(at: time)
    return DisplayList(
      size: size, scale: scale, background: Palette.surround.cgColor,
      root: DisplayGroup(id: 0, commands: commands))
  }

  private func isMoving(_ outline: RecordedPicture.Outline) -> Bool {
    outline.name.map(moving.contains) ?? false
  }

  private func command(for outline: RecordedPicture.Outline, _ color: UIColor) -> DrawCommand {
    let path = CGPath(polygon: outline.corners)
    let isMoving = isMoving(outline)
    return .path(
      PathCommand(
        path: path, fill: isMoving ? color.withAlphaComponent(0.08).cgColor : nil,
        stroke: color.withAlphaComponent(isMoving ? 1 : 0.25).cgColor,
        lineWidth: isMoving ? 2 : 1))
  }

  private func label(of outline: RecordedPicture.Outline) -> DrawCommand? {
    guard isMoving(outline), let name = outline.name else { return nil }
    let x = outline.corners.map(\.x).min() ?? 0
    let y = outline.corners.map(\.y).min() ?? 0
    return text(name, Palette.text, at: CGPoint(x: x + 6, y: y + 4))
  }

  private func legend(at time: TimeInterval) -> [DrawCommand] {
    let y = size.height - 22
    return [
      text("old", Self.oldColor, at: CGPoint(x: 12, y: y)),
      text("new", Self.newColor, at: CGPoint(x: 44, y: y)),
      text(String(format: "%+.2f s", time), Palette.quietText, at: CGPoint(x: 84, y: y)),
    ]
  }

  private func text(_ text: String, _ color: UIColor, at place: CGPoint) -> DrawCommand {
    let style = TextStyle(
      font: UIFont.systemFont(ofSize: 11, weight: .semibold).face, color: color.cgColor,
      alignment: .left, lineBreak: .truncateTail, lineLimit: 1)
    let frame = CGRect(x: place.x.rounded(), y: place.y.rounded(), width: 200, height: 16)
    return .text(TextCommand(text: text, style: style, frame: frame))
  }
}
