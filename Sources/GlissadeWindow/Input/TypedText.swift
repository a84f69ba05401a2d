internal import CSDL2

/// The text that the keyboard types, with the layout, dead keys and input method of the desktop.
@MainActor struct TypedText {
  private var isOn = false

  /// Starts or ends the arrival of text. While no text is edited, the input method of the desktop
  /// would only delay keys.
  mutating func set(_ isWanted: Bool) {
    guard isWanted != isOn else { return }
    isOn = isWanted
    if isWanted { SDL_StartTextInput() } else { SDL_StopTextInput() }
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
