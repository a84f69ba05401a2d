import Foundation
import Testing

/// Tests that the documents agree with the code; `.ci/docs` checks their ids, paths and links.
@Suite struct DocumentationTests {
  private static let catalogue = "Sources/Glissade/Glissade.docc"

  @Test("README.md has at most 900 words")
  func length() throws {
    let words = try PackageTree.text(of: "README.md").split { $0.isWhitespace }
    #expect(words.count <= 900)
  }

  @Test("the changelog begins with the version that the program reports")
  func version() throws {
    let changes = try PackageTree.text(of: "CHANGELOG.md")
    let header = try PackageTree.text(of: "Sources/GlissadeReplay/Format/RecordingHeader.swift")
    let newest = try #require(changes.firstMatch(of: /\n## ([0-9.]+)/)?.output.1)
    let reported = try #require(header.firstMatch(of: /programVersion = "([0-9.]+)"/)?.output.1)
    #expect(newest == reported)
  }

  @Test("the article Architecture names every module")
  func modules() throws {
    let article = try PackageTree.text(of: "\(Self.catalogue)/Architecture.md")
    let forTests: Set = ["CXTest"]
    for row in ModuleTable.glissade.rows where row.kind != .tests && !forTests.contains(row.name) {
      #expect(article.contains("`\(row.name)`"), "Architecture.md lacks \(row.name).")
    }
  }

  @Test(
    "every Swift snippet is a part of an example",
    arguments: ["README.md", "\(catalogue)/GettingStarted.md", "\(catalogue)/Recording.md"])
  func snippets(document: String) throws {
    let examples = try ExampleSources()
    let snippets = Snippet.all(in: try PackageTree.text(of: document))
    #expect(!snippets.isEmpty)
    for part in snippets.flatMap(\.parts) where !examples.contain(part) {
      Issue.record("\(document): no example contains\n\(part.joined(separator: "\n"))")
    }
  }

  @Test("the article Porting has the table of what is absent")
  func absentTable() throws {
    let article = try PackageTree.text(of: "\(Self.catalogue)/Porting.md")
    #expect(article.contains(AbsentNames.table), "The table is now:\n\(AbsentNames.table)")
  }

  @Test("what the article Porting calls absent is absent")
  func absentNames() throws {
    let declared = try PackageTree.files.get()
      .filter { ModuleTable.clientModules.contains($0.target) }
      .reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) }
    let names = AbsentNames.rows.flatMap(\.names)
    let present = names.filter { declared.contains(String($0.prefix { $0 != "(" })) }
    #expect(names.count > 20)
    #expect(present.isEmpty, "They exist now; remove them from AbsentNames.swift: \(present)")
  }
}

/// Code in a Markdown document.
struct Snippet {
  private let lines: [String]

  /// The blocks that are marked as Swift.
  static func all(in document: String) -> [Snippet] {
    var (found, open): ([Snippet], [String]?) = ([], nil)
    for line in document.split(separator: "\n", omittingEmptySubsequences: false) {
      switch (open, line) {
      case (nil, "```swift"): open = []
      case (let lines?, "```"):
        found.append(Snippet(lines: lines))
        open = nil
      default: open?.append(line.trimmingCharacters(in: .whitespaces))
      }
    }
    return found
  }

  /// Returns the texts between single backticks.
  static func marked(in text: Substring) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// Lines that belong together, without braces that close what is left out.
  var parts: [[String]] {
    lines.split(separator: "").compactMap { part in
      let end = part.lastIndex { $0 != "}" }
      return end.map { part[...$0].map(Self.asInExamples) }
    }
  }

  /// Replaces the path of the package: a reader's package is beside the clone, an example inside.
  private static func asInExamples(_ line: String) -> String {
    line.replacingOccurrences(of: "\"../glissade\"", with: "\"../..\"")
  }
}

/// The Swift files in `Examples`.
struct ExampleSources {
  private let files: [[String]]

  init() throws {
    let folder = PackageTree.root.appending(path: "Examples")
    files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
      .map { path in
        try PackageTree.text(of: "Examples/\(path)")
          .split(separator: "\n", omittingEmptySubsequences: false)
          .map { $0.trimmingCharacters(in: .whitespaces) }
      }
  }

  /// Returns whether a file has these lines in sequence.
  func contain(_ part: [String]) -> Bool {
    files.contains { lines in
      lines.indices.contains { lines[$0...].starts(with: part) }
    }
  }
}

extension SourceFile {
  /// The types, functions and variables that the file declares, nested ones by their own name.
  fileprivate var declaredNames: Set<String> {
    let keywords: Set<Substring> = [
      "class", "struct", "enum", "protocol", "typealias", "func", "var", "let",
    ]
    let words = masked.code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let declarations = zip(words, words.dropFirst()).filter { keywords.contains($0.0) }
    return Set(declarations.map { String($0.1) })
  }
}
