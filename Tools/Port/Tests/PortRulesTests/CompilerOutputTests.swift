import PortRules
import Testing

/// Tests of what a check makes of the compiler's output.
@Suite struct CompilerOutputTests {
  private func output(_ lines: String...) -> CompilerOutput {
    lines.reduce(into: CompilerOutput(folder: "/tmp/Out")) { $0.add($1) }
  }

  @Test("N-31 a check lists errors by files, the one with the most first, each place once")
  func errors() {
    let output = output(
      "[3/10] Compiling A.swift",
      "/tmp/Out/Sources/A.swift:3:5: error: first", "/tmp/Out/Sources/B.swift:9:1: error: last",
      "/tmp/Out/Sources/B.swift:2:1: error: middle", "/tmp/Out/Sources/B.swift:9:1: error: last",
      "/tmp/Out/Sources/B.swift:1:1: warning: no matter", "error: no product")
    #expect(output.progress == 0.3)
    #expect(
      output.text == """
        Sources/B.swift: 2
          2: middle
          9: last
        Sources/A.swift: 1
          3: first
        The package: no product
        4 errors in 2 files of the output.

        """)
  }

  @Test("N-31 a check without errors says so")
  func nothing() {
    #expect(output("[10/10] Linking a", "Build complete!").text == "The output compiles.\n")
  }
}
