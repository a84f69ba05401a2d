import Foundation
import GlissadeDrawing
import UIKit

/// The hint of a control, floating beside it within the window.
package struct Tooltip {
  private static let height: CGFloat = 28
  private static let padding: CGFloat = 10
  /// The distance from the control, and the least one from the window's edges, in points.
  private static let distance: CGFloat = 6
  private static let keyHeight: CGFloat = 18

  private let hint: Hint
  private let anchor: CGRect
  private let bounds: CGRect

  /// Creates a tooltip.
  ///
  /// - Parameters:
  ///   - hint: The text.
  ///   - anchor: The frame of the control in the window, in points.
  ///   - bounds: The bounds of the window, in points.
  package init(_ hint: Hint, beside anchor: CGRect, in bounds: CGRect) {
    (self.hint, self.anchor, self.bounds) = (hint, anchor, bounds)
  }

  /// Returns the commands that draw the tooltip, in window points.
  @MainActor package func commands(in shell: UIWindowScene) -> [DrawCommand] {
    func color(_ color: UIColor) -> CGColor {
      color.resolvedColor(with: shell.traitCollection).cgColor
    }
    func width(_ text: String, _ style: TextStyle) -> CGFloat {
      shell.textMeasurer.measure(text, style: style, width: nil).size.width.rounded(.up)
    }
    let textStyle = Self.style(color(Palette.text), .left)
    let keyStyle = Self.style(color(Palette.quietText), .center)
    let keyWidth = hint.key.map { max(width($0, keyStyle) + 12, 22) } ?? 0
    let gap: CGFloat = hint.key == nil ? 0 : 8
    let textWidth = width(hint.text, textStyle) + 1
    let frame = frame(width: textWidth + gap + keyWidth + 2 * Self.padding)
    let text = CGRect(
      x: frame.minX + Self.padding, y: frame.minY,
      width: frame.width - gap - keyWidth - 2 * Self.padding, height: frame.height)
    let key = CGRect(
      x: text.maxX + gap, y: frame.midY - Self.keyHeight / 2, width: keyWidth,
      height: Self.keyHeight)
    let edge = Border(width: 1, color: color(Palette.edge))
    let plate = ShapeCommand(
      outline: RoundedRect(rect: frame, radius: 7),
      fill: color(Palette.raised.withAlphaComponent(1)),
      border: edge)
    let label = DrawCommand.text(TextCommand(text: hint.text, style: textStyle, frame: text))
    guard let name = hint.key else { return [.shape(plate), label] }
    return [
      .shape(plate), label,
      .shape(ShapeCommand(outline: RoundedRect(rect: key, radius: 4), border: edge)),
      .text(TextCommand(text: name, style: keyStyle, frame: key)),
    ]
  }

  @MainActor private static func style(_ color: CGColor, _ alignment: TextAlignment) -> TextStyle {
    TextStyle(
      font: UIFont.systemFont(ofSize: 12).face, color: color, alignment: alignment,
      lineBreak: .truncateTail, lineLimit: 1)
  }

  /// Returns the frame below the control, or above it if the window ends there.
  private func frame(width: CGFloat) -> CGRect {
    let edge = Self.distance
    let width = min(width, bounds.width - 2 * edge)
    let x = min(max(anchor.midX - width / 2, bounds.minX + edge), bounds.maxX - edge - width)
    let below = anchor.maxY + edge
    let isBelow = below + Self.height + edge <= bounds.maxY
    let y = isBelow ? below : max(anchor.minY - edge - Self.height, bounds.minY + edge)
    return CGRect(x: x.rounded(), y: y.rounded(), width: width, height: Self.height)
  }
}
