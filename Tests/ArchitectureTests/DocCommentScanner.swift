/// Finds public declarations, and requirements of public protocols, without a doc comment.
///
/// It reads attributes, modifiers and keywords line by line, and relies on the indentation of the
/// formatter; it does not parse Swift. Overrides inherit their comment.
struct DocCommentScanner {
  struct Declaration: Equatable {
    let line: Int
    let isDocumented: Bool
  }

  private let lines: [Substring]
  private let code: [Substring]

  init(_ file: SourceFile) {
    lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    code = file.masked.lines
  }

  func declarations() -> [Declaration] {
    var found: [Declaration] = []
    // The indentation of the public protocol around the current line.
    var protocolIndent: Int?
    for (index, line) in code.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      guard indent < line.count else { continue }
      if let outer = protocolIndent, indent <= outer { protocolIndent = nil }
      guard let head = Head(line) else { continue }
      if head.isPublic || protocolIndent.map({ indent == $0 + 2 }) ?? false {
        found.append(Declaration(line: index + 1, isDocumented: hasDocComment(above: index)))
      }
      if head.isPublic, head.keyword == "protocol", line.last != "}" { protocolIndent = indent }
    }
    return found
  }

  /// Returns whether a doc comment ends above a line and the attributes that precede it.
  private func hasDocComment(above index: Int) -> Bool {
    var above = index - 1
    while above >= 0, isAttributeLine(code[above]) { above -= 1 }
    return above >= 0 && lines[above].drop { $0 == " " }.hasPrefix("///")
  }

  /// Returns whether a line has attributes and nothing else.
  private func isAttributeLine(_ line: Substring) -> Bool {
    let attributes = #/ *(?:@\w+(?:\((?:[^()]|\([^()]*\))*\))? *)+/#
    return line.wholeMatch(of: attributes) != nil
  }

  /// The modifiers and the keyword of a declaration that is no override.
  private struct Head {
    let keyword: Substring
    let isPublic: Bool

    private static let keywords: Set<Substring> = [
      "actor", "associatedtype", "class", "enum", "func", "init", "let", "protocol", "struct",
      "subscript", "typealias", "var",
    ]

    init?(_ line: Substring) {
      // Most lines declare nothing: the regular expression is slow.
      let words = line.split(separator: " ", maxSplits: 9)
      guard words.contains(where: { Self.keywords.contains($0.prefix(while: \.isLetter)) }) else {
        return nil
      }
      let pattern = #/^ *(?:@\w+(?:\([^)]*\))? )*(?<words>[a-z ()]*[a-z])/#
      guard let head = line.firstMatch(of: pattern)?.output.words.split(separator: " ") else {
        return nil
      }
      // `class` is a modifier in `class func`.
      let names = head.map { $0.prefix { $0 != "(" } }
      guard let index = names.firstIndex(where: Self.keywords.contains) else { return nil }
      let modifiers = head[..<index]
      if modifiers.contains("override") { return nil }
      keyword = names[index]
      isPublic = modifiers.contains("public") || modifiers.contains("open")
    }
  }
}
