/// Finds public members of open classes that a client cannot override: those in extensions, and
/// those that are public instead of open.
///
/// It relies on the indentation of the formatter. Static members, initializers, nested types
/// and deprecated aliases are left out.
struct OpennessScanner {
  struct Member: Equatable {
    /// The type of the member.
    let type: String
    let name: String
    let line: Int
    let isInExtension: Bool
  }

  private let lines: [Substring]

  init(_ source: MaskedSource) { lines = source.lines }

  /// The open classes that the source declares.
  var openClasses: [String] {
    lines.compactMap { line in
      guard let type = Self.declaration(of: ["class"], in: line, indentation: 0) else { return nil }
      return type.modifiers.contains("open") ? type.name : nil
    }
  }

  /// The public members that are not open, of types that may be open classes or not.
  func members() -> [Member] {
    var found: [Member] = []
    var type: (name: String, isExtension: Bool)?
    let types: Set<Substring> = ["class", "struct", "enum", "protocol", "extension"]
    for (index, line) in lines.enumerated() {
      if let head = Self.declaration(of: types, in: line, indentation: 0) {
        type = (head.name, head.keyword == "extension")
      }
      guard let type, let name = Self.publicMember(line) else { continue }
      if index > 0, lines[index - 1].hasPrefix("  @available(*, deprecated") { continue }
      found.append(
        Member(
          type: type.name, name: name, line: index + 1, isInExtension: type.isExtension))
    }
    return found
  }

  private static func publicMember(_ line: Substring) -> String? {
    guard let member = declaration(of: ["func", "var", "let"], in: line, indentation: 2) else {
      return nil
    }
    let modifiers = member.modifiers
    return modifiers.contains("public") && !modifiers.contains("static") ? member.name : nil
  }

  /// The declaration on a line with this indentation, if only modifiers and attributes precede its
  /// keyword.
  private static func declaration(
    of keywords: Set<Substring>, in line: Substring, indentation: Int
  ) -> (modifiers: [Substring], keyword: Substring, name: String)? {
    let space = UInt8(ascii: " ")
    guard line.utf8.prefix(indentation + 1).prefix(while: { $0 == space }).count == indentation
    else { return nil }
    let words = line.dropFirst(indentation).split(separator: " ", maxSplits: 9)
    guard let place = words.firstIndex(where: keywords.contains), place + 1 < words.count,
      words[..<place].allSatisfy({ $0.first == "@" || $0.first?.isLowercase == true })
    else { return nil }
    // “public(set)” is public.
    let modifiers = words[..<place].map { $0.prefix { $0 != "(" } }
    let name = words[place + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : (modifiers, words[place], String(name))
  }
}
