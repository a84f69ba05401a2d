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
      return (process.waitForExit(within: 30), String(decoding: said, as: UTF8.self))
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
      try window.wait(upTo: 30, for: "the end of the replay") {
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
