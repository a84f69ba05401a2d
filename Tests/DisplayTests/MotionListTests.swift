import Foundation
import TestMaterial
import Testing

/// Tests of the list of motions and of the presets, in the window with all panes.
extension RealWindow {
  @Suite struct MotionListTests {
    private let window: InstrumentWindow
    /// The second motion of the list after a throw; the first is that of the corners.
    private static let motion = (x: 800.0, y: 408.0)
    /// The button *Presets* below five parameters.
    private static let presets = (x: 950.0, y: 292.0)
    /// The first line of its list: the name of a new preset, or else the first preset.
    private static let firstPreset = (x: 800.0, y: 325.0)

    init() throws { window = try InstrumentWindow() }

    private func copied(_ end: String) throws -> String {
      var text = ""
      let isCopied = try Deadline().waits {
        text = try window.connection.clipboard()
        return text.contains(end)
      }
      guard isCopied else { throw SetupError("The clipboard has “\(text)”.") }
      return text
    }

    @Test("T-13 a thrown tile is listed with the line of the program that threw it")
    func place() throws {
      let sandbox = try window.start("throw")
      try window.stroke(
        .drag(
          from: window.onCanvas(310, 580), through: [window.onCanvas(200, 400, over: 0.15)]),
        in: sandbox)
      // The line is found by another process: until then a click copies nothing.
      var text = ""
      let isCopied = try Deadline().waits {
        try window.click(Self.motion.x, Self.motion.y)
        text = (try? window.connection.clipboard()) ?? ""
        return text.contains(".swift:")
      }
      #expect(isCopied)
      let parts = text.split(separator: ":")
      #expect(text.contains("/Sources/Demos/Throw/ThrowViewController.swift:"), "\(text)")
      let source = try String(contentsOfFile: String(parts.first ?? ""), encoding: .utf8)
      let line = try #require(Int(parts.last ?? ""))
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[line - 1].contains("animator("), "\(lines[line - 1])")
      #expect(try sandbox.stop().exitCode == 0)
    }

    @Test("T-12 a preset that was saved in one window is applied in the next")
    func preset() throws {
      let folder = TemporaryFolder()
      func start() throws -> Sandbox {
        let sandbox = try window.use(
          window.run(
            ["--demo", "pull-down", "--size", InstrumentWindow.size],
            environment: ["XDG_CONFIG_HOME": folder.url.path]))
        try window.stroke(
          .drag(from: window.onCanvas(187, 120), through: [window.onCanvas(187, 500, over: 0.3)]),
          in: sandbox)
        return sandbox
      }
      let first = try start()
      // The spring's response, in the last row but one: 0.7 seconds.
      try window.click(974, 186)
      for key in ["0", "period", "7", "Return"] { try window.type(key) }
      try window.click(Self.presets.x, Self.presets.y)
      try window.click(Self.firstPreset.x, Self.firstPreset.y)
      for key in ["s", "l", "o", "w", "Return"] { try window.type(key) }
      try first.waitUntilIdle()
      let file = folder.url.appendingPathComponent("glissade/presets.json")
      #expect(try String(contentsOf: file, encoding: .utf8).contains("\"springResponse\" : 0.7"))
      #expect(try first.stop().exitCode == 0)

      let second = try start()
      try window.click(Self.presets.x, Self.presets.y)
      try window.click(Self.firstPreset.x, Self.firstPreset.y)
      // Copy as Swift has the value of the preset.
      try window.click(800, 252)
      #expect(try copied("springResponse").contains("springResponse = 0.7\n"))
      #expect(try second.stop().exitCode == 0)
    }
  }
}
