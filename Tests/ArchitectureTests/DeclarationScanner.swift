/// Finds the public declarations of a source with their doc comments.
///
/// It relies on the indentation of the formatter, and does not parse Swift.
struct DeclarationScanner {
  struct Declaration: Equatable {
    /// The names of the types around the declaration and its own, such as `UIView.alpha`.
    let name: String
    let keyword: String
    let line: Int
    /// The doc comment on one line.
    let comment: String
  }

  private struct Scope {
    let indent: Int
    let name: Substring
    let isProtocol: Bool
  }

  private let lines: [Substring]
  private let code: [Substring]

  init(_ file: SourceFile) {
    lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    code = file.masked.lines
  }

  /// The public declarations, the requirements of protocols and the cases of enumerations.
  func declarations() -> [Declaration] {
    var found: [Declaration] = []
    var scopes: [Scope] = []
    var comment: [Substring] = []
    for (index, line) in lines.enumerated() {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("///") {
        comment.append(text.dropFirst(3))
        continue
      }
      if let head = Head(code[index]) {
        scopes.removeAll { $0.indent >= head.indent }
        if head.isPublic || head.keyword == "case" || scopes.last?.isProtocol ?? false {
          let name = (scopes.map(\.name) + [head.name]).joined(separator: ".")
          let words = comment.joined().split(separator: " ").joined(separator: " ")
          found.append(
            Declaration(
              name: name, keyword: String(head.keyword), line: index + 1, comment: words))
        }
        if head.opensScope {
          let isProtocol = head.keyword == "protocol"
          scopes.append(Scope(indent: head.indent, name: head.name, isProtocol: isProtocol))
        }
      }
      if !text.hasPrefix("@") || Head(code[index]) != nil { comment = [] }
    }
    return found
  }

  /// The modifiers, the keyword and the name of a declaration.
  private struct Head {
    let indent: Int
    let keyword: Substring
    let name: Substring
    let isPublic: Bool

    var opensScope: Bool {
      ["class", "struct", "enum", "protocol", "extension", "actor"].contains(keyword)
    }

    init?(_ line: Substring) {
      let words = line.split(separator: " ")
      // `class` is a modifier in `class func` and `class var`.
      let found = words.indices.first { place in
        Self.isKeyword(words[place])
          && !(words[place] == "class"
            && words.dropFirst(place + 1).first.map(Self.isKeyword) == true)
      }
      guard let place = found else { return nil }
      let modifiers = words[..<place].map { $0.prefix { $0 != "(" } }
      guard modifiers.allSatisfy({ $0.first == "@" || Self.modifiers.contains($0) }) else {
        return nil
      }
      indent = line.prefix { $0 == " " }.count
      keyword = words[place].prefix(while: \.isLetter)
      let isUnnamed = ["init", "subscript"].contains(keyword)
      name = isUnnamed ? keyword : words.dropFirst(place + 1).first?.trimmed ?? ""
      isPublic = modifiers.contains("public") || modifiers.contains("open")
      guard let first = name.first, first != "." else { return nil }
    }

    private static func isKeyword(_ word: Substring) -> Bool {
      let name = word.prefix(while: \.isLetter)
      return keywords.contains(name) && (name == word || ["init", "subscript"].contains(name))
    }

    private static let keywords: Set<Substring> = [
      "actor", "case", "class", "enum", "extension", "func", "init", "let", "protocol", "struct",
      "subscript", "typealias", "var",
    ]
    private static let modifiers: Set<Substring> = [
      "class", "convenience", "final", "indirect", "internal", "isolated", "lazy", "mutating",
      "nonisolated", "open", "override", "package", "private", "public", "required", "static",
      "unowned", "weak",
    ]
  }
}

extension Substring {
  /// The name at the beginning of a word of code, which dots can divide.
  fileprivate var trimmed: Substring {
    let start = drop { $0 == "`" }
    return start.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }
}
