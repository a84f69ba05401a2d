import GlissadeInspector
import Testing

@testable import Glissade

/// The reading of a symbolizer's output.
@MainActor @Suite struct CodeSymbolizerTests {
  @Test("T-13 each address has the lines of its inlined functions, innermost first")
  func lines() {
    let output = """
      /home/me/Card:View.swift:42:9
      /home/me/Card.swift:7:3

      ??:0:0

      /home/me/<compiler-generated>:0:0
      /home/me/main.swift:1:1

      """
    #expect(
      CodeSymbolizer.lines(of: output, count: 4) == [
        [
          CodeLine(path: "/home/me/Card:View.swift", line: 42),
          CodeLine(path: "/home/me/Card.swift", line: 7),
        ], [], [CodeLine(path: "/home/me/main.swift", line: 1)], [],
      ])
  }

  @Test(
    "T-13 a symbolizer that fails leaves all addresses without lines", arguments: ["", "error"])
  func failure(output: String) {
    #expect(CodeSymbolizer.lines(of: output, count: 2) == [[], []])
  }
}
