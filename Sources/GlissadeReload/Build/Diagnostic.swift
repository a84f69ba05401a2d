import Foundation

/// A message of the compiler about a place in a source file.
package struct Diagnostic: Hashable, Sendable, Codable {
  /// The severity of a compiler's message.
  package enum Kind: String, Sendable, Codable {
    case error, warning, note
  }

  package var kind: Kind
  /// The path of the source file as the compiler prints it.
  package var file: String
  /// The line of the place, from 1.
  package var line: Int
  /// The column of the place in bytes, from 1.
  package var column: Int
  package var message: String

  /// Parses a line of a compiler's output, such as `/p/A.swift:3:9: error: …`.
  ///
  /// Returns `nil` for a line of another form. The codes of terminal colors are ignored.
  package init?(line text: some StringProtocol) {
    let parts = String(text).withoutColors.split(separator: ":", omittingEmptySubsequences: false)
    // The path may contain colons: the first two consecutive numbers are the line and the column.
    for index in parts.indices.dropFirst().dropLast(3) {
      guard let line = Int(parts[index]), let column = Int(parts[index + 1]),
        let kind = Kind(rawValue: parts[index + 2].trimmingCharacters(in: .whitespaces))
      else { continue }
      let message = parts[(index + 3)...].joined(separator: ":")
        .trimmingCharacters(in: .whitespaces)
      let file = parts[..<index].joined(separator: ":")
      guard line > 0, column > 0, !file.isEmpty, !message.isEmpty else { return nil }
      (self.kind, self.file, self.line, self.column) = (kind, file, line, column)
      self.message = message
      return
    }
    return nil
  }

  /// Returns the first error of each file in a compiler's output, in the order of these errors.
  package static func firstErrors(in output: String) -> [Diagnostic] {
    var seen: Set<String> = []
    return output.split(whereSeparator: \.isNewline).compactMap { Diagnostic(line: $0) }
      .filter { $0.kind == .error && seen.insert($0.file).inserted }
  }
}

extension String {
  /// The text without the sequences that set colors in a terminal (ECMA-48, `ESC [ … m`).
  fileprivate var withoutColors: String {
    var (result, isSequence) = ("", false)
    for character in self {
      if character == "\u{1B}" { isSequence = true }
      if !isSequence { result.append(character) }
      if isSequence, character == "m" { isSequence = false }
    }
    return result
  }
}
