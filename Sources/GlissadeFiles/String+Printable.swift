extension String {
  /// The text in one line, with escapes in place of all characters that control a terminal.
  ///
  /// Control characters, line separators and marks of writing direction become escapes such as
  /// `\u{1B}`.
  package var printable: String { escaping(except: []) }

  /// The text between quotation marks, in one line, with escapes in place of all characters that
  /// control a terminal.
  package var quoted: String { "“\(printable)”" }

  /// Returns the text with escapes in place of all characters that control a terminal, except for
  /// those in `kept`.
  func escaping(except kept: Set<Unicode.Scalar>) -> String {
    guard unicodeScalars.contains(where: { $0.isObeyed && !kept.contains($0) }) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isObeyed, !kept.contains(scalar) {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the character controls a terminal instead of being
  /// shown.
  fileprivate var isObeyed: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // These ranges contain the marks, embeddings, overrides and isolates of bidirectional text.
    default:
      [0x061C, 0x200E, 0x200F].contains(value) || (0x202A...0x202E).contains(value)
        || (0x2066...0x2069).contains(value)
    }
  }
}
