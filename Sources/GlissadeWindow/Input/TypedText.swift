internal import CSDL2
import Foundation
import GlissadeGestures

/// The input of text with the keyboard layout, dead keys and input method of the desktop.
@MainActor struct TypedText {
  private var isOn = false
  private var box = CGRect.null

  /// Enables or disables the input of text. It is disabled while no text is edited, because the
  /// input method of the desktop would only delay key events.
  mutating func set(_ isWanted: Bool) {
    guard isWanted != isOn else { return }
    isOn = isWanted
    if isWanted { SDL_StartTextInput() } else { SDL_StopTextInput() }
  }

  /// Reports the position of the caret to the desktop's input method, which shows its suggestions
  /// near the caret.
  ///
  /// - Parameters:
  ///   - caret: The box of the caret in the window, in points, or `nil` if there is no caret.
  ///   - scale: SDL's units of length per point.
  mutating func setCaret(_ caret: CGRect?, scale: Double) {
    guard isOn, let caret, caret != box else { return }
    box = caret
    var rect = Self.rect(of: caret, scale: scale)
    SDL_SetTextInputRect(&rect)
  }

  /// Returns the box of a caret in SDL's units of length.
  nonisolated static func rect(of caret: CGRect, scale: Double) -> SDL_Rect {
    func whole(_ value: CGFloat) -> Int32 {
      Int32(exactly: (value * scale).rounded()) ?? 0
    }
    return SDL_Rect(
      x: whole(caret.minX), y: whole(caret.minY), w: max(1, whole(caret.width)),
      h: max(1, whole(caret.height)))
  }

  /// Returns the input event for a composition. SDL reports the caret as the number of characters
  /// before it.
  nonisolated static func composition(
    of event: SDL_TextEditingEvent, at time: TimeInterval
  ) -> InputEvent {
    let text = withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    let before = text.unicodeScalars.prefix(max(0, Int(event.start)))
    return .composition(text, caret: String(before).utf16.count, t: time)
  }

  /// Returns the text of an event, without control characters, or `nil` if it is empty.
  nonisolated static func text(of event: SDL_TextInputEvent) -> String? {
    let text = withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    let visible = text.unicodeScalars.filter { $0.properties.generalCategory != .control }
    return visible.isEmpty ? nil : String(String.UnicodeScalarView(visible))
  }
}
