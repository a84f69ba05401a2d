import Testing

/// Tests of the rule that refuses words.
@Suite struct WordRuleTests {
  private let rules = ArchitectureRules(table: .glissade)

  private func faults(_ text: String, path: String = "Tests/XTests/A.swift") -> [String] {
    rules.refusedWordFaults(in: SourceFile(path: path, target: "XTests", text: text))
  }

  @Test("no file has a refused word")
  func package() throws {
    let files = try PackageTree.files.get() + PackageTree.filesOfOtherPackages.get()
    let found = files.flatMap(rules.refusedWordFaults)
    #expect(found.isEmpty, "\n\(found.joined(separator: "\n"))")
  }

  @Test("no comment has a refused phrase")
  func phrases() throws {
    let files = try PackageTree.files.get() + PackageTree.filesOfOtherPackages.get()
    let found = files.flatMap(rules.refusedPhraseFaults)
    #expect(found.isEmpty, "\n\(found.joined(separator: "\n"))")
  }

  @Test(
    "a refused phrase is a fault in a comment, and none in code or of a person",
    arguments: [
      ("/// The view wants a frame.", 1), ("let a = 1 // It knows nothing.", 1),
      ("/// What the delegate is told.", 1), ("/// The user wants less motion.", 0),
      ("let text = \"goes on\"", 0), ("/// A known view.", 0),
    ])
  func phrase(text: String, count: Int) {
    let file = SourceFile(path: "Sources/X/A.swift", target: "X", text: text)
    #expect(rules.refusedPhraseFaults(in: file).count == count)
  }

  @Test("no document has a refused word")
  func documents() throws {
    let articles = [
      "Architecture", "Behaviour", "Decisions", "GettingStarted", "Porting", "Recording",
      "TheWindow",
    ].map { "Sources/Glissade/Glissade.docc/\($0).md" }
    for path in ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"] + articles {
      let text = try PackageTree.text(of: path)
      let found = rules.refusedWordFaults(in: SourceFile(path: path, target: "", text: text))
      #expect(found.isEmpty, "\n\(found.joined(separator: "\n"))")
    }
  }

  @Test(
    "a refused word is a fault in comments, texts, names and their parts",
    arguments: [
      "// the tape", "let tapes = 1", "func startTape() {}", "\"a tape-1\"", "struct TapeDeck {}",
      "/// Tape.", "let windowStage = 1",
    ])
  func refused(text: String) {
    let found = faults("let a = 1\n\(text)")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Tests/XTests/A.swift:2: ") ?? false)
  }

  @Test(
    "a longer word, a former key or the name of an option is none",
    arguments: [
      "let trigger = rigid", "// staged, a filmstrip", "[\"knobs\": 1]", "/// The key `knobs`.",
      "[\"--stage-only\"]", "// history",
    ])
  func accepted(text: String) { #expect(faults(text) == []) }

  @Test("a refused word in the name of a file is a fault")
  func names() { #expect(faults("", path: "Tests/XTests/VerdictTests.swift").count == 1) }

  @Test("the stages of a frame are none in sources")
  func stages() {
    #expect(faults("/// The stages of a frame.", path: "Sources/X/A.swift") == [])
    #expect(faults("/// The stages of a frame.").count == 1)
  }
}
