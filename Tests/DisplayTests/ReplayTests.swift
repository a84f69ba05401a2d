import Foundation
import TestMaterial
import Testing

/// Tests of recordings of a real pointer and their replay.
extension RealWindow {
  @Suite struct ReplayTests {
    private func temporaryFile() -> URL {
      TemporaryFolder.ofProcess.url
        .appendingPathComponent("recording-\(UUID().uuidString).jsonl")
    }

    /// Pulls the page down, sends it back half way, and pulls it down to the end.
    private func play(_ pointer: Pointer, _ sandbox: Sandbox) throws {
      pointer.play(
        .drag(from: (187, 60), through: [(187, 350, over: 0.3), (187, 250, over: 0.2)]))
      try sandbox.waitUntilIdle()
      pointer.play(.drag(from: (187, 60), through: [(187, 440, over: 0.3)]))
      try sandbox.waitUntilIdle()
      pointer.play([.init(time: 0, action: .move(x: 600, y: 700))])
      try sandbox.waitUntilIdle()
    }

    private func expectVerified(_ file: URL) throws {
      let answer = try Sandbox.answer(to: ["replay", file.path, "--verify"])
      #expect(answer.code == 0, "\(answer.errors)")
      #expect(answer.output.contains("every picture is the recorded one"))
    }

    @Test("M-42 a real drag is replayed bit by bit, and ends in a window with the same picture")
    func recorded() throws {
      let file = temporaryFile()
      defer { try? FileManager.default.removeItem(at: file) }
      let display = try DisplayFixture()
      let pointer = display.pointer
      pointer.play([.init(time: 0, action: .move(x: 600, y: 700))])
      let sandbox = try display.canvas("pull-down", ["--record", file.path])
      try play(pointer, sandbox)
      let recorded = try display.picture()
      let (trace, _) = try sandbox.stop()
      try expectVerified(file)

      let window = try Sandbox(
        on: display.server, program: Sandbox.program, ["replay", file.path], scale: nil)
      try window.wait(for: "the end of the replay") {
        let shown = try window.trace()
        return shown.frames.last?.hash == trace.frames.last?.hash
          && shown.events.contains { $0.hasPrefix("viewDidAppear Tides") }
      }
      try window.waitUntilIdle()
      #expect(try display.picture() == recorded)
      let (shown, exitCode) = try window.stop()
      #expect(exitCode == 0)
      // The second page has arrived, left, and arrived again.
      #expect(shown.events.filter { $0.hasPrefix("viewDidAppear Tides") }.count == 1)
      #expect(shown.events.filter { $0.hasPrefix("viewWillAppear Tides") }.count == 2)
    }

    @Test("a run is recorded and replayed by the buttons below the canvas, and by keys")
    func buttons() throws {
      let folder = temporaryFile().deletingPathExtension()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let window = try InstrumentWindow()
      let pointer = window.pointer
      // In a window without an inspector the buttons have no keys beside them. It runs in a folder
      // of its own.
      let arguments = ["run", "--demo", "pull-down", "--size", "880x760"]
      let sandbox = try window.use(
        window.run(
          URL(fileURLWithPath: "/bin/sh"),
          ["-c", "cd '\(folder.path)' && exec \"$0\" \"$@\"", try Sandbox.program.path] + arguments)
      )
      let (x, y) = (363.0 + 187, 19.0 + 60)
      pointer.play(
        .drag(from: (x, y), through: [(x, y + 290, over: 0.3), (x, y + 180, over: 0.2)]))
      try sandbox.waitUntilIdle()
      // The strokes before the recording began are in it, too.
      try window.click(548, 732)
      pointer.play(.drag(from: (x, y), through: [(x, y + 380, over: 0.3)]))
      try sandbox.waitUntilIdle()
      try window.type("r")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      let name = try #require(names.first)
      #expect(names.count == 1)
      #expect(name.hasPrefix("glissade-pull-down-"))
      #expect(name.hasSuffix(".jsonl"))
      try expectVerified(folder.appendingPathComponent(name))
      let before = try #require(sandbox.trace().frames.last)
      pointer.play(.click(at: (592, 732)))
      try sandbox.wait(for: "the run from its start") {
        try sandbox.trace().frames.contains { $0.frame > before.frame && $0.t < before.t / 2 }
      }
      try sandbox.wait(for: "the end of the run") {
        try sandbox.trace().frames.last?.hash == before.hash
      }
      try sandbox.waitUntilIdle()
      #expect(try sandbox.trace().frames.last?.views["page.second"]?.frame == [0, 0, 375, 667])
      // The demo is live again: the page is thrown back up.
      pointer.play(.drag(from: (x, y + 540), through: [(x, y + 40, over: 0.3)]))
      try sandbox.waitUntilIdle()
      #expect(try sandbox.trace().frames.last?.views["page.second"] == nil)
      #expect(try sandbox.stop().exitCode == 0)
    }

    @Test("a replay in a window ends with Escape")
    func escape() throws {
      let file = temporaryFile()
      defer { try? FileManager.default.removeItem(at: file) }
      let display = try DisplayFixture()
      _ = try display.canvas("throw", ["--record", file.path]).stop()
      let window = try Sandbox(
        on: display.server, program: Sandbox.program, ["replay", file.path], scale: nil)
      try display.focus()
      display.connection.type("Escape")
      #expect(try window.waitForExit() == 0)
    }
  }
}
