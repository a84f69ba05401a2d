import Testing

@testable import GlissadeReload

@Suite struct DiagnosticTests {
  @Test("S-01 a compiler's line is file, line, column and message")
  func line() throws {
    let found = try #require(
      Diagnostic(line: "/p/a b/Card.swift:12:9: error: cannot find 'x' in scope: really"))
    #expect(found.kind == .error)
    #expect(found.file == "/p/a b/Card.swift")
    #expect(found.line == 12)
    #expect(found.column == 9)
    #expect(found.message == "cannot find 'x' in scope: really")
  }

  @Test("S-01 colons in a path and colors of a terminal do not matter")
  func colors() throws {
    let found = try #require(
      Diagnostic(line: "\u{1B}[1m/p/a:3:b.swift:1:2: \u{1B}[0m\u{1B}[31mwarning: \u{1B}[0mold"))
    #expect(found.file == "/p/a:3:b.swift")
    #expect(found.kind == .warning)
    #expect(found.message == "old")
  }

  @Test(
    "S-01 other lines are no messages",
    arguments: [
      "", "[3/7] Compiling Card.swift", "error: fatalError", "/p/A.swift:0:1: error: x",
      "/p/A.swift:1:2: error:", ":1:2: error: x", " 12 |   let x = 3", "a:b:c:d",
    ])
  func none(line: String) {
    #expect(Diagnostic(line: line) == nil)
  }

  @Test("S-01 the list has the first error of each file")
  func firstErrors() {
    let output = """
      /p/B.swift:9:1: warning: w
      /p/B.swift:10:1: error: first of B
       9 | let x
      /p/A.swift:1:1: error: first of A
      /p/B.swift:2:1: error: second of B
      /p/A.swift:1:1: note: n
      """
    #expect(Diagnostic.firstErrors(in: output).map(\.message) == ["first of B", "first of A"])
  }
}
