import Testing

@testable import PortRules

/// Tests of texts that know the lines of the input.
@Suite struct TrackedTextTests {
  private let text = TrackedText("a\nb\n  c\n\nd", file: 3)

  private func edit(_ range: Range<Int>, _ text: String) -> Edit {
    Edit(range: range, replacement: TrackedText(text, from: SourceLine(file: 9, line: 9)))
  }

  @Test("N-32 every byte knows its line, the end that of the last byte")
  func origins() {
    let lines = [0, 1, 2, 4, 8, 9, 10].map { text.origin(at: $0).line }
    #expect(lines == [1, 1, 2, 3, 4, 5, 5])
    #expect(text.origin(at: 0).file == 3)
  }

  @Test("N-32 lines are those of the input after edits before them")
  func edits() {
    let edited = text.applying([edit(0..<2, ""), edit(2..<2, "x\ny\n"), edit(9..<9, "z")])
    #expect(edited.string == "x\ny\nb\n  c\n\nzd")
    #expect(edited.origin(at: 4).line == 2)
    #expect(edited.origin(at: 0) == SourceLine(file: 9, line: 9))
    #expect(edited.origin(at: edited.bytes.count - 1).line == 5)
  }

  @Test("of edits that overlap, the outer one is made, and all that remove")
  func overlap() {
    let edited = text.applying([edit(1..<2, "inner"), edit(0..<3, "outer"), edit(3..<3, "!")])
    #expect(edited.string == "outer!\n  c\n\nd")
    #expect(text.applying([edit(0..<2, ""), edit(1..<4, "")]).string == "  c\n\nd")
  }

  @Test("a line goes if nothing else is in it, and a blank line that would be superfluous")
  func lines() {
    let text = TrackedText("{\n  a\n\n  b // c\n\n}\n", file: 0)
    #expect(text.rangeToRemove(4..<5) == 2..<6)
    #expect(text.withBlankLine(2..<6) == 2..<7)
    #expect(text.rangeToRemove(9..<10) == 9..<11)
    #expect(text.withBlankLine(7..<16) == 6..<16)
    #expect(TrackedText("{\n  a\n\n  b\n}\n", file: 0).withBlankLine(7..<11) == 6..<11)
  }

  @Test("indentation changes in every line that has it")
  func indentation() {
    let text = TrackedText("  a\n\n    b\nc", file: 0)
    #expect(text.indented(from: "  ", to: "\t").string == "\ta\n\n\t  b\nc")
    #expect(text.indented(from: "", to: "    ").string == "      a\n\n        b\n    c")
  }

  @Test("the line break is that of the first line")
  func lineBreaks() {
    #expect(TrackedText("a\r\nb\n", file: 0).lineBreak == "\r\n")
    #expect(TrackedText("a\nb\r\n", file: 0).lineBreak == "\n")
    #expect(TrackedText("", file: 0).lineBreak == "\n")
  }
}
