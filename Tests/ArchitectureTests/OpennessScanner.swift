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
      line.firstMatch(of: #/^[^ }].*\bopen class (\w+)/#).map { String($0.output.1) }
    }
  }

  /// The public members that are not open, of types that may be open classes or not.
  func members() -> [Member] {
    var found: [Member] = []
    var type: (name: String, isExtension: Bool)?
    for (index, line) in lines.enumerated() {
      let head = #/^(?:@\w+ |[a-z]+ )*(class|struct|enum|protocol|extension) (\w+)/#
      if let match = line.firstMatch(of: head) {
        type = (String(match.output.2), match.output.1 == "extension")
      }
      let isDeprecated = index > 0 && lines[index - 1].hasPrefix("  @available(*, deprecated")
      guard let type, !isDeprecated, let name = publicMember(line) else { continue }
      found.append(
        Member(
          type: type.name, name: name, line: index + 1, isInExtension: type.isExtension))
    }
    return found
  }

  private func publicMember(_ line: Substring) -> String? {
    let member = #/^  (?:@\w+ |[a-z]+(?:\(set\))? )*?(?:func|var|let) (\w+)/#
    guard let match = line.firstMatch(of: member) else { return nil }
    let words = match.output.0.split { $0 == " " || $0 == "(" }
    return words.contains("public") && !words.contains("static") ? String(match.output.1) : nil
  }
}
