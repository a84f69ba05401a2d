extension InputEvent {
  /// The event with a dot in place of each typed character, as a field for passwords shows it.
  ///
  /// Events of named keys, such as Return, and of shortcuts are unchanged.
  package var withDots: InputEvent { withLetters { _ in "•" } }

  /// The event with each typed letter replaced by another of the same kind and about the same
  /// width: the text cannot be read, but its place and its length can be seen.
  package var withoutWords: InputEvent {
    withLetters { letter in
      if letter.isWhitespace || letter.isPunctuation || letter.isSymbol { return letter }
      if letter.isNumber { return "0" }
      return letter.isUppercase ? "X" : "x"
    }
  }

  private func withLetters(_ replacement: (Character) -> Character) -> InputEvent {
    var event = self
    event.text = text.map { String($0.map(replacement)) }
    let isShortcut = !modifiers.subtracting(.shift).isEmpty
    if let key, key.count == 1, !isShortcut { event.key = String(key.map(replacement)) }
    return event
  }
}
