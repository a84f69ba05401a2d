internal import CSDL2
import Foundation
import GlissadeGestures

/// The text that the keyboard types, with the layout, dead keys and input method of the desktop.
@MainActor struct TypedText {
  private var isOn = false
  private var box = CGRect.null

  /// Starts or ends the arrival of text. While no text is edited, the input method of the desktop
  /// would only delay keys.
  mutating func set(_ isWanted: Bool) {
    guard isWanted != isOn else { return }
    isOn = isWanted
    if isWanted { SDL_StartTextInput() } else { SDL_StopTextInput() }
  }

  /// Reports the caret to the desktop's input method, which shows its choices there.
  ///
  /// - Parameters:
  ///   - caret: The box of the caret in points of the window, or `nil` while there is none.
  ///   - scale: SDL's units of length per point.
  mutating func setCaret(_ caret: CGRect?, scale: Double) {
    guard isOn, let caret, caret != box else { return }
    box = caret
    var rect = Self.rect(of: caret, scale: scale)
    SDL_SetTextInputRect(&rect)
  }

  /// Returns a box in SDL's units of length.
  nonisolated static func rect(of caret: CGRect, scale: Double) -> SDL_Rect {
    func whole(_ value: CGFloat) -> Int32 {
      Int32(exactly: (value * scale).rounded()) ?? 0
    }
    return SDL_Rect(
      x: whole(caret.minX), y: whole(caret.minY), w: max(1, whole(caret.width)),
      h: max(1, whole(caret.height)))
  }

  /// Returns the composition of an event. SDL counts the characters before the caret.
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
