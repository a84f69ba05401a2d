import Foundation
import GlissadeDrawing
import UIKit

/// A tooltip, which shows the hint of a control beside it within the window.
package struct Tooltip {
  private static let height: CGFloat = 28
  private static let padding: CGFloat = 10
  /// The distance from the control and the least distance from the window's edges, in points.
  private static let distance: CGFloat = 6
  private static let keyHeight: CGFloat = 18
  /// The distance from the text to the key in the tooltip, in points.
  private static let gap: CGFloat = 8

  private let hint: Hint
  private let anchor: CGRect
  private let bounds: CGRect

  /// Creates a tooltip.
  ///
  /// - Parameters:
  ///   - hint: The text and key to show.
  ///   - anchor: The frame of the control in the window, in points.
  ///   - bounds: The bounds of the window, in points.
  package init(_ hint: Hint, beside anchor: CGRect, in bounds: CGRect) {
    (self.hint, self.anchor, self.bounds) = (hint, anchor, bounds)
  }

  /// Returns the commands that draw the tooltip, in window points.
  @MainActor package func commands(in shell: UIWindowScene) -> [DrawCommand] {
    let text = Line(hint.text, Palette.text, .left, in: shell)
    let key = hint.key.map { Line($0, Palette.quietText, .center, in: shell) }
    let keyWidth = key.map { max($0.size.width + 11, 22) } ?? 0
    let keySpace = key == nil ? 0 : keyWidth + Self.gap
    let frame = frame(width: text.size.width + keySpace + 2 * Self.padding)
    func place(_ x: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
      CGRect(x: x, y: (frame.midY - height / 2).rounded(), width: width, height: height)
    }
    func plate(_ frame: CGRect, radius: CGFloat, _ fill: UIColor?) -> DrawCommand {
      let edge = Border(width: 1, color: Self.shown(Palette.edge, in: shell))
      let ground = fill.map { Self.shown($0, in: shell) }
      return .shape(
        ShapeCommand(outline: RoundedRect(rect: frame, radius: radius), fill: ground, border: edge))
    }
    let width = frame.width - keySpace - 2 * Self.padding
    let start = frame.minX + Self.padding
    let label = text.command(in: place(start, width: width, height: text.size.height))
    guard let key else { return [plate(frame, radius: 7, Palette.raised), label] }
    let keyStart = start + width + Self.gap
    return [
      plate(frame, radius: 7, Palette.raised), label,
      plate(place(keyStart, width: keyWidth, height: Self.keyHeight), radius: 4, nil),
      key.command(in: place(keyStart, width: keyWidth, height: key.size.height)),
    ]
  }

  /// A text of one line with its size, in points.
  @MainActor private struct Line {
    let text: String
    let style: TextStyle
    let size: CGSize

    init(_ text: String, _ color: UIColor, _ alignment: TextAlignment, in shell: UIWindowScene) {
      self.text = text
      style = TextStyle(
        font: UIFont.systemFont(ofSize: 12).face, color: Tooltip.shown(color, in: shell),
        alignment: alignment, lineBreak: .truncateTail, lineLimit: 1)
      let measured = shell.textMeasurer.measure(text, style: style, width: nil).size
      size = CGSize(
        width: measured.width.rounded(.up) + 1, height: measured.height.rounded(.up))
    }

    func command(in frame: CGRect) -> DrawCommand {
      .text(TextCommand(text: text, style: style, frame: frame))
    }
  }

  @MainActor private static func shown(_ color: UIColor, in shell: UIWindowScene) -> CGColor {
    color.resolvedColor(with: shell.traitCollection).cgColor
  }

  /// Returns the frame of the tooltip: left of the control, or else below it, or above it at the
  /// window's lower edge.
  private func frame(width: CGFloat) -> CGRect {
    let edge = Self.distance
    let space = bounds.insetBy(dx: edge, dy: edge)
    let width = min(width, space.width)
    func place(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(
        x: min(max(x, space.minX), space.maxX - width).rounded(),
        y: min(max(y, space.minY), space.maxY - Self.height).rounded(), width: width,
        height: Self.height)
    }
    if hint.side == .left, anchor.minX - edge - width >= space.minX {
      return place(anchor.minX - edge - width, anchor.midY - Self.height / 2)
    }
    let below = anchor.maxY + edge
    let isBelow = below + Self.height <= space.maxY
    return place(anchor.midX - width / 2, isBelow ? below : anchor.minY - edge - Self.height)
  }
}
