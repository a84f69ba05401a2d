import Testing

@testable import PortRules

/// Tests of edits after which a text would be no Swift.
@Suite struct RepairTests {
  private func applied(_ text: String, _ edits: [(String, String)]) -> (String, [Int]) {
    let source = ParsedSource(path: "A.swift", text: TrackedText(text, file: 0))
    let changes = edits.compactMap { old, new -> Edit? in
      guard let range = text.range(of: old) else { return nil }
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      let line = SourceLine(file: 0, line: 1)
      return Edit(
        range: start..<start + old.utf8.count, replacement: TrackedText(new, from: line))
    }
    let (result, rejected) = source.applyingWhereParsed(changes)
    return (result.text.string, rejected.map(\.lines.lowerBound.line))
  }

  private let text = """
    let one = 1
    class A {
      let two = 2
      func f() { three() }
    }
    func g() { four() }

    """

  @Test("N-32 edits with which all parses are made")
  func valid() {
    let (result, rejected) = applied(text, [("one", "uno"), ("three", "tres")])
    #expect(result.contains("uno"))
    #expect(result.contains("tres"))
    #expect(rejected == [])
  }

  @Test("N-32 a member keeps its text, where it would not parse, and its neighbours are edited")
  func member() {
    let (result, rejected) = applied(
      text, [("one", "uno"), ("two = 2", "dos = 2"), ("three()", "three( {"), ("four", "cuatro")])
    #expect(result.contains("uno"))
    #expect(result.contains("let dos = 2"))
    #expect(result.contains("func f() { three() }"))
    #expect(result.contains("cuatro"))
    #expect(rejected == [4])
  }

  @Test("N-32 a declaration keeps its text, where it would not parse")
  func declaration() {
    let (result, rejected) = applied(text, [("class A", "class {"), ("four", "cuatro")])
    #expect(result.contains("class A {"))
    #expect(result.contains("cuatro"))
    #expect(rejected == [2])
  }

  @Test("N-32 a marker holds one line, whatever its message has")
  func marker() {
    let source = ParsedSource(path: "A.swift", text: TrackedText(text, file: 0))
    let marker = Marker(at: source.tree.statements.first!, message: "a\n  b\r\nc", in: source)
    #expect(marker?.edit.replacement.string == "// glissade-port: a b c\n")
  }
}
