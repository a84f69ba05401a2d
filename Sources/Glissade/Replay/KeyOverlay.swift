import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeInspector
import UIKit

/// A drawing of the last pressed key, which is visible over a picture for 0.8 s.
///
/// Keys that type letters are left out: the picture already shows the text, unless it is secret.
struct KeyOverlay {
  /// The time for which a key is visible, in seconds.
  private static let duration = 0.8
  private static let height: CGFloat = 32
  private static let fontSize: CGFloat = 15

  private var name: String?
  private var pressed: TimeInterval = 0

  /// Records the key of an event at a time of the window, in seconds.
  mutating func record(_ event: InputEvent, at now: TimeInterval) {
    guard event.kind == .key, let key = event.key else { return }
    let modifiers = [
      (InputEvent.Modifiers.control, "Ctrl"), (.alternate, "Alt"), (.command, "Super"),
      (.shift, "Shift"),
    ].filter { event.modifiers.contains($0.0) }.map(\.1)
    let isLetter = key.count == 1 && modifiers.allSatisfy { $0 == "Shift" }
    guard !isLetter else { return }
    name = (modifiers + [key]).joined(separator: " ")
    pressed = now
  }

  /// Returns the commands that draw the last pressed key at the lower edge of a canvas.
  @MainActor func commands(in canvas: CGRect, at now: TimeInterval) -> [DrawCommand] {
    guard let name, now - pressed < Self.duration else { return [] }
    let width = max(Self.height, CGFloat(name.count) * Self.fontSize * 0.62 + 24)
    let frame = CGRect(
      x: canvas.midX - width / 2, y: canvas.maxY - Self.height - 16, width: width,
      height: Self.height)
    let style = TextStyle(
      font: UIFont.systemFont(ofSize: Self.fontSize, weight: .semibold).face,
      color: Palette.Overlay.text.cgColor, alignment: .center, lineBreak: .clip, lineLimit: 1)
    let text = CGRect(x: frame.minX, y: frame.minY + 7, width: width, height: 20)
    return [
      .shape(
        ShapeCommand(
          outline: RoundedRect(rect: frame, radius: 8),
          fill: Palette.Overlay.rim.withAlphaComponent(0.7).cgColor)),
      .text(TextCommand(text: name, style: style, frame: text)),
    ]
  }
}
