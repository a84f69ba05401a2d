/// Finds the imports of a source.
struct ImportScanner {
  struct Import: Equatable {
    let module: String
    let line: Int
    /// `public`, `internal`…, if it says.
    var access: String?
  }

  private static let access: Set = ["public", "package", "internal", "fileprivate", "private"]
  private static let kinds: Set = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  let source: MaskedSource

  func imports() -> [Import] {
    source.lines.enumerated().flatMap { number, line in
      line.split(separator: ";").compactMap { parse($0, line: number + 1) }
    }
  }

  private func parse(_ statement: Substring, line: Int) -> Import? {
    var words = statement.split { $0 == " " || $0 == "\t" }[...]
    words = words.drop { $0.hasPrefix("@") }
    var access: String?
    if let first = words.first, Self.access.contains(String(first)) {
      access = String(first)
      words.removeFirst()
      words = words.drop { $0.hasPrefix("@") }
    }
    guard words.first == "import" else { return nil }
    words.removeFirst()
    if let kind = words.first, Self.kinds.contains(String(kind)) { words.removeFirst() }
    guard let module = words.first?.split(separator: ".").first else { return nil }
    return Import(module: String(module), line: line, access: access)
  }
}
