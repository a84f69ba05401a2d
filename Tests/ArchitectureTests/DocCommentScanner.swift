/// Finds public declarations without a doc comment.
///
/// It reads attributes, modifiers and keywords line by line; it does not parse Swift. Overrides
/// have the comment of what they override.
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
    code.indices.filter { isPublic(code[$0]) }.map { index in
      var above = index - 1
      while above >= 0, code[above].firstMatch(of: /^ *@\w/) != nil { above -= 1 }
      let comment = above >= 0 ? lines[above].drop { $0 == " " } : ""
      return Declaration(line: index + 1, isDocumented: comment.hasPrefix("///"))
    }
  }

  private static let keywords: Set<Substring> = [
    "actor", "class", "enum", "func", "init", "let", "protocol", "struct", "subscript",
    "typealias", "var",
  ]

  /// Whether a line declares something public that is no override.
  private func isPublic(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    guard ["public ", "open ", "nonisolated ", "@"].contains(where: text.hasPrefix) else {
      return false
    }
    let head = #/^ *(?:@\w+(?:\([^)]*\))? )*(?<words>[a-z ()]*[a-z])/#
    guard let words = line.firstMatch(of: head)?.output.words.split(separator: " ") else {
      return false
    }
    // `class` is a modifier in `class func`.
    let names = words.map { $0.prefix { $0 != "(" } }
    guard let keyword = names.firstIndex(where: Self.keywords.contains) else { return false }
    let modifiers = words[..<keyword]
    return (modifiers.contains("public") || modifiers.contains("open"))
      && !modifiers.contains("override")
  }
}
