/// Finds the public declarations of a source that ask for the main actor strictly: clients in Swift
/// 5 mode could not use them from code without isolation.
///
/// It reads attributes, modifiers and keywords; it does not parse Swift.
struct IsolationScanner {
  struct Declaration: Equatable {
    /// `class`, `func`, …
    let keyword: String
    let line: Int
  }

  private static let keywords: Set<Substring> = [
    "actor", "class", "enum", "extension", "func", "init", "let", "protocol", "struct", "subscript",
    "typealias", "var",
  ]
  private static let modifiers: Set<Substring> = [
    "convenience", "dynamic", "fileprivate", "final", "indirect", "internal", "lazy", "mutating",
    "nonisolated", "nonmutating", "open", "override", "package", "prefix", "private", "public",
    "required", "static", "unowned", "weak",
  ]

  private let code: String

  init(_ source: MaskedSource) { code = source.code }

  func strictDeclarations() -> [Declaration] {
    var found = [Declaration]()
    // The attributes and modifiers before the next keyword.
    var head = Set<Substring>()
    // An attribute or modifier with its arguments, another word, or one other character.
    let token = #/@\w+(?:\([^)]*\))?|\w+(?:\((?:set|unsafe)\))?|[^\s\w]/#
    for match in code.matches(of: token) {
      let word = match.output.prefix { $0 != "(" }
      if word.hasPrefix("@") || Self.modifiers.contains(word) {
        head.insert(word)
        continue
      }
      if Self.keywords.contains(word), isStrict(head, word, until: match.range.upperBound) {
        let line = code[..<match.range.lowerBound].count { $0 == "\n" } + 1
        found.append(Declaration(keyword: String(word), line: line))
      }
      head = []
    }
    return found
  }

  private func isStrict(
    _ head: Set<Substring>, _ keyword: Substring, until end: String.Index
  ) -> Bool {
    guard head.contains("@MainActor"), !head.contains("@preconcurrency") else { return false }
    if head.contains("public") || head.contains("open") { return true }
    return keyword == "extension" && body(from: end).contains(#/\b(?:public|open)\b/#)
  }

  /// The text between the next braces.
  private func body(from start: String.Index) -> Substring {
    let rest = code[start...].drop { $0 != "{" }
    var depth = 0
    for index in rest.indices {
      if rest[index] == "{" { depth += 1 }
      if rest[index] == "}" { depth -= 1 }
      if depth == 0 { return rest[..<index] }
    }
    return rest
  }
}
