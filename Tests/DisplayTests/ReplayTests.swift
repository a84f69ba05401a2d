import Foundation
import Testing

/// A run with a real pointer, recorded and replayed.
extension RealWindow {
  @Suite struct ReplayTests {
    private func temporaryFile() -> URL {
      FileManager.default.temporaryDirectory
        .appendingPathComponent("recording-\(UUID().uuidString).jsonl")
    }

    /// Pulls the page down, sends it back half way, and pulls it down for good.
    private func play(_ pointer: Pointer, _ sandbox: Sandbox) throws {
      pointer.play(
        .drag(from: (187, 60), through: [(187, 350, over: 0.3), (187, 250, over: 0.2)]))
      try sandbox.waitUntilIdle()
      pointer.play(.drag(from: (187, 60), through: [(187, 400, over: 0.3)]))
      try sandbox.waitUntilIdle()
      pointer.play([.init(time: 0, action: .move(x: 600, y: 700))])
      try sandbox.waitUntilIdle()
    }

    /// Runs `glissade replay` without a display.
    private func replay(_ arguments: [String]) throws -> (code: Int32, said: String) {
      let pipe = Pipe()
      let process = try ChildProcess(
        try Sandbox.program.path, ["replay"] + arguments,
        environment: ["DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": ""],
        output: pipe.fileHandleForWriting, errors: pipe.fileHandleForWriting)
      try pipe.fileHandleForWriting.close()
      let said = pipe.fileHandleForReading.readDataToEndOfFile()
      return (process.waitForExit(), String(decoding: said, as: UTF8.self))
    }

    @Test("M-42 what a hand did is replayed bit by bit, and in a window ends with the same picture")
    func recorded() throws {
      let file = temporaryFile()
      defer { try? FileManager.default.removeItem(at: file) }
      let server = try XServer()
      let connection = try XConnection(to: server)
      let pointer = Pointer(connection)
      pointer.play([.init(time: 0, action: .move(x: 600, y: 700))])
      let sandbox = try Sandbox(
        on: server,
        ["--demo", "pull-down", "--stage-only", "--size", "375x667", "--record", file.path])
      try sandbox.waitUntilIdle()
      try play(pointer, sandbox)
      let recorded = try Screenshot(of: connection, width: 375, height: 667)
      let (trace, _) = try sandbox.stop()
      let verified = try replay([file.path, "--verify"])
      #expect(verified.code == 0, "\(verified.said)")
      #expect(verified.said.contains("every picture is the recorded one"))

      let window = try Sandbox(
        on: server, program: Sandbox.program, ["replay", file.path], scale: nil)
      try window.wait(for: "the end of the replay") {
        try window.trace().frames.last?.hash == trace.frames.last?.hash
      }
      try window.waitUntilIdle()
      #expect(try Screenshot(of: connection, width: 375, height: 667) == recorded)
      let (shown, exitCode) = try window.stop()
      #expect(exitCode == 0)
      // The second page came, went, and came again.
      #expect(shown.events.filter { $0.hasPrefix("viewDidAppear Tides") }.count == 1)
      #expect(shown.events.filter { $0.hasPrefix("viewWillAppear Tides") }.count == 2)
    }

    @Test("a run is recorded and shown again by the buttons below the stage, and by keys")
    func buttons() throws {
      let folder = temporaryFile().deletingPathExtension()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let server = try XServer()
      let connection = try XConnection(to: server)
      let pointer = Pointer(connection)
      // A window without an inspector: the buttons have no keys beside them. In a folder of its own.
      let arguments = ["run", "--demo", "pull-down", "--size", "880x760"]
      let sandbox = try Sandbox(
        on: server, program: URL(fileURLWithPath: "/bin/sh"),
        ["-c", "cd '\(folder.path)' && exec \"$0\" \"$@\"", try Sandbox.program.path] + arguments)
      usleep(1_500_000)
      try sandbox.waitUntilIdle()
      connection.focus(try connection.window)
      let (x, y) = (363.0 + 187, 19.0 + 60)
      pointer.play(
        .drag(from: (x, y), through: [(x, y + 290, over: 0.3), (x, y + 180, over: 0.2)]))
      try sandbox.waitUntilIdle()
      // What was done before is in it, too.
      pointer.play(.click(at: (548, 732)))
      usleep(300_000)
      pointer.play(.drag(from: (x, y), through: [(x, y + 380, over: 0.3)]))
      try sandbox.waitUntilIdle()
      connection.type("r")
      usleep(300_000)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      let name = try #require(names.first)
      #expect(names.count == 1 && name.hasPrefix("glissade-pull-down-") && name.hasSuffix(".jsonl"))
      let verified = try replay([folder.appendingPathComponent(name).path, "--verify"])
      #expect(verified.code == 0, "\(verified.said)")

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
      // Live again: the page is thrown back up.
      pointer.play(.drag(from: (x, y + 500), through: [(x, y + 200, over: 0.2)]))
      try sandbox.waitUntilIdle()
      #expect(try sandbox.trace().frames.last?.views["page.second"] == nil)
      #expect(try sandbox.stop().exitCode == 0)
    }

    @Test("a replay in a window ends with Escape")
    func escape() throws {
      let file = temporaryFile()
      defer { try? FileManager.default.removeItem(at: file) }
      let server = try XServer()
      let connection = try XConnection(to: server)
      let recorded = try Sandbox(
        on: server,
        ["--demo", "throw", "--stage-only", "--size", "375x667", "--record", file.path])
      _ = try recorded.stop()
      let window = try Sandbox(
        on: server, program: Sandbox.program, ["replay", file.path], scale: nil)
      connection.focus(try connection.window)
      connection.type("Escape")
      #expect(try window.waitForExit() == 0)
    }
  }
}
