import Testing

@testable import GlissadeSandbox

@Suite("The options of glissade run") struct RunCommandTests {
  @Test(
    "T-05 --theme takes auto, light or dark, and needs the panes", arguments: ["light", "auto"])
  func theme(name: String) throws {
    #expect(try RunCommand.parse([]).window.theme == nil)
    #expect(try RunCommand.parse(["--theme", name]).window.theme?.rawValue == name)
    #expect(throws: (any Error).self) { try RunCommand.parse(["--theme", "blue"]) }
    #expect(throws: (any Error).self) {
      try RunCommand.parse(["--theme", name, "--canvas-only"])
    }
  }
}
