import Foundation
import GlissadeDrawing
import UIKit

/// A line of text on a dark plate, which names something on the canvas.
@MainActor package struct OverlayLabel {
  /// The distances of a label from the tip of the pointer that it follows, in points.
  private static let offset = CGVector(dx: 14, dy: 16)

  private let text: String
  private let style: TextStyle
  /// The size of the plate, in points.
  let size: CGSize

  /// Creates a label.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - fontSize: The size of the font, in points.
  ///   - scene: The scene that measures the text.
  package init(_ text: String, fontSize: CGFloat = 11, in scene: UIWindowScene) {
    self.text = text
    style = TextStyle(
      font: UIFont.systemFont(ofSize: fontSize, weight: .semibold).face,
      color: Palette.Overlay.text.cgColor,
      alignment: .left, lineBreak: .truncateTail, lineLimit: 1)
    let width = scene.textMeasurer.measure(text, style: style, width: nil).size.width
    size = CGSize(width: width.rounded(.up) + 8, height: fontSize + 5)
  }

  /// Returns the commands that draw the label in a frame.
  func commands(in frame: CGRect) -> [DrawCommand] {
    [
      .shape(
        ShapeCommand(
          outline: RoundedRect(rect: frame, radius: 3), fill: Palette.Overlay.plate.cgColor)),
      .text(TextCommand(text: text, style: style, frame: frame.insetBy(dx: 4, dy: 0).integral)),
    ]
  }

  /// Returns the commands that draw the label below the tip of the pointer, or above and left of it
  /// at the edges of an area.
  package func commands(at pointer: CGPoint, in bounds: CGRect) -> [DrawCommand] {
    let below = pointer.y + Self.offset.dy
    let y = below + size.height <= bounds.maxY ? below : pointer.y - 6 - size.height
    let width = min(size.width, bounds.width)
    let x = min(max(pointer.x + Self.offset.dx, bounds.minX), bounds.maxX - width)
    return commands(
      in: CGRect(
        x: x.rounded(), y: max(y, bounds.minY).rounded(), width: width, height: size.height)
    )
  }
}
