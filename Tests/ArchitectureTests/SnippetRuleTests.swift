import Testing

/// The snippets at the types from which a client starts, compared with the files that compile them.
@Suite struct SnippetRuleTests {
  private static let folder = "Tests/SnippetTests"
  private static let files = ["Snippets.swift", "Snippets+Messages.swift"]

  /// Returns the snippets of the compiled files by the names of their types. A snippet is the code
  /// between the lines “// type: NAME” and “// end”, without their indentation.
  private static func compiled() throws -> [String: [String]] {
    var snippets: [String: [String]] = [:]
    var open: (name: String, indentation: Int)?
    let text = try files.map { try PackageTree.text(of: "\(folder)/\($0)") }.joined(separator: "\n")
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("// type: ") {
        open = (String(code.dropFirst(9)), line.count - code.count)
        snippets[String(code.dropFirst(9))] = []
      } else if code == "// end" {
        open = nil
      } else if let open {
        snippets[open.name, default: []].append(String(line.dropFirst(open.indentation)))
      }
    }
    return snippets
  }

  /// Returns the first snippet of each documented type in a file, by the type's name.
  static func documented(in text: String) -> [String: [String]] {
    var found: [String: [String]] = [:]
    var comment: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("///") {
        comment.append(line.dropFirst(line.hasPrefix("/// ") ? 4 : 3))
        continue
      }
      if let match = line.firstMatch(
        of: /^(@\w+ )*(open|public)( final)? (class|struct|protocol|enum) (\w+)/),
        let start = comment.firstIndex(of: "```swift"),
        let end = comment[start...].firstIndex(of: "```")
      {
        found[String(match.output.5)] = comment[(start + 1)..<end].map(String.init)
        comment = []
      }
      if !line.hasPrefix("@") { comment = [] }
    }
    return found
  }

  @Test("the types from which a client starts begin with a snippet that is compiled")
  func snippets() throws {
    let compiled = try Self.compiled()
    let sources = try PackageTree.files.get().filter { !$0.isTest }
    let documented = sources.reduce(into: [:]) { all, file in
      all.merge(Self.documented(in: file.text)) { first, _ in first }
    }
    #expect(compiled.count >= 50)
    for (name, lines) in compiled.sorted(by: { $0.key < $1.key }) {
      #expect(documented[name] == lines, "the snippet of \(name) differs from \(Self.folder)")
    }
    for name in documented.keys.sorted() where compiled[name] == nil {
      Issue.record("\(Self.folder) does not contain the snippet of \(name)")
    }
  }

  @Test("the first snippet of a comment belongs to the type below")
  func scanner() {
    let text = """
      /// A view.
      ///
      /// ```swift
      /// let a = 1
      ///
      /// ```
      @MainActor public final class A {}
      /// None.
      public struct B {}
      """
    #expect(Self.documented(in: text) == ["A": ["let a = 1", ""]])
  }
}
