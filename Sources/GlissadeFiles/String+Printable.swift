extension String {
  /// The text in one line without characters that a terminal obeys.
  ///
  /// Control characters, separators of lines and marks of direction become escapes such as
  /// `\u{1B}`.
  package var printable: String { escaping(except: []) }

  /// The text between quotation marks, in one line without characters that a terminal obeys.
  package var quoted: String { "“\(printable)”" }

  /// Returns the text with escapes in place of all characters that a terminal obeys but `kept`.
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
  /// A Boolean value that indicates whether a terminal does something else with the character than
  /// to show it.
  fileprivate var isObeyed: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // The marks, embeddings, overrides and isolates of bidirectional texts.
    default:
      [0x061C, 0x200E, 0x200F].contains(value) || (0x202A...0x202E).contains(value)
        || (0x2066...0x2069).contains(value)
    }
  }
}
