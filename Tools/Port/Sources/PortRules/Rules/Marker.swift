import SwiftSyntax

/// A comment above a statement or declaration that is left to a person.
struct Marker {
  /// The text that all markers begin with.
  static let prefix = "// glissade-port: "

  let edit: Edit

  /// Creates the marker of a node, or nil if it is there already or has no place.
  ///
  /// Its place is above the innermost statement, member or file-level item around the node that
  /// begins a line. The comment holds one line, whatever the message has.
  init?(at node: some SyntaxProtocol, message: String, in source: ParsedSource) {
    guard let item = Self.item(around: Syntax(node), in: source) else { return nil }
    let comment = Self.prefix + message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let exists = item.leadingTrivia.contains { piece in
      if case .lineComment(let text) = piece { return text == comment }
      return false
    }
    if exists { return nil }
    let start = source.range(of: item).lowerBound
    let text = comment + source.text.lineBreak + source.text.indentation(at: start)
    edit = Edit(
      range: start..<start, replacement: TrackedText(text, from: source.text.origin(at: start)))
  }

  private static func item(around node: Syntax, in source: ParsedSource) -> Syntax? {
    var next: Syntax? = node
    while let current = next {
      if current.is(CodeBlockItemSyntax.self) || current.is(MemberBlockItemSyntax.self) {
        let start = source.range(of: current).lowerBound
        if source.text.isBlank(source.text.lineStart(of: start)..<start) { return current }
      }
      next = current.parent
    }
    return nil
  }
}
