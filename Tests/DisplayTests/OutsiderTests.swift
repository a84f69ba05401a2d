import Foundation
import TestMaterial
import Testing

/// Tests of a client's program in our window.
extension RealWindow {
  @Suite struct OutsiderTests {
    /// Beyond the slop the card moves as the pointer does.
    private func expectFollowed(_ trace: Trace) throws {
      let corners = trace.draggedCorners(of: "card")
      #expect(corners.count > 1)
      let errors = trace.largestErrors(of: corners)
      #expect(max(errors.x, errors.y) < 0.01)
    }

    @Test("N-16 M-43 a package of its own builds on the products, and its card follows the pointer")
    func drag() throws {
      let display = try DisplayFixture()
      let pointer = display.pointer
      let sandbox = try display.run(try ExamplePackage.outsider.program(), ["--size", "400x600"])
      pointer.play(.drag(from: (200, 300), through: [(260, 400, over: 0.8)], release: false))
      try sandbox.wait(for: "the last move") { try sandbox.trace().heldMoves.last?.y == 400 }
      try sandbox.waitUntilIdle()
      try expectFollowed(try sandbox.trace())
      pointer.play([.init(time: 0, action: .up)])
      try sandbox.waitUntilIdle()
      pointer.play(.click(at: (200, 300)))
      try sandbox.waitUntilIdle()
      let (trace, exitCode) = try sandbox.stop()
      let start = try #require(trace.frames.first?.views["card"])
      let back = try #require(trace.frames.last { $0.views["back"] == nil }?.views["card"])
      #expect(back.frame == start.frame)
      #expect(trace.frames.last?.views["back"]?.frame == [0, 0, 400, 600])
      #expect(exitCode == 0)
    }

    @Test(
      "L-03 --inspect around it: the transition that nobody completes is named and completed",
      arguments: [true, false])
    func inspected(byMouse: Bool) throws {
      let window = try InstrumentWindow()
      let pointer = window.pointer
      let sandbox = try window.use(
        window.run(
          try ExamplePackage.outsider.program(), ["--size", "400x600", "--inspect"]))
      // The canvas is 400 points wide, with 104 at each side, beside the inspector; there are 32
      // above and below it.
      let corner = (x: 104.0, y: 32.0)
      let start = try #require(try sandbox.trace().frames.last)
      #expect(start.views["desk"]?.frame == [0, 0, 400, 600])
      pointer.play(
        .drag(
          from: (corner.x + 200, corner.y + 300),
          through: [(corner.x + 260, corner.y + 400, over: 0.8)], release: false))
      try sandbox.wait(for: "the last move") { try sandbox.trace().heldMoves.last?.y == 400 }
      try expectFollowed(try sandbox.trace())
      pointer.play([.init(time: 0, action: .up)])
      try sandbox.waitUntilIdle()
      // These are the tab of the log, and a location in the banner without text.
      let tab = InstrumentWindow.Area(x: 822, y: 20, width: 68, height: 24)
      let plain = InstrumentWindow.Area(x: 400, y: 124, width: 80, height: 16)
      #expect(try !window.picture(tab).hasAlarm)
      pointer.play(.click(at: (corner.x + 70, corner.y + 560)))
      try sandbox.wait(for: "the page and the warning") {
        let trace = try sandbox.trace()
        return trace.frames.last?.views["rude"]?.frame == [0, 0, 400, 600]
          && trace.events.contains { $0.hasPrefix("warning") && $0.contains("RudeAnimator") }
      }
      try window.wait(for: "the banner", at: plain) { $0.isDark }
      try window.wait(for: "the alarm", at: tab) { $0.hasAlarm }
      // The button, or its key, enables touches again.
      if byMouse { try window.click(190, 128) } else { try window.type("Return") }
      try sandbox.waitUntilIdle()
      #expect(try sandbox.trace().events.contains("viewDidAppear Rude"))
      try window.wait(for: "the page without a banner", at: plain) { !$0.isDark }
      pointer.play(.click(at: (corner.x + 200, corner.y + 300)))
      try sandbox.wait(for: "the page to leave") {
        try sandbox.trace().events.contains { $0.hasPrefix("viewDidDisappear Rude") }
      }
      try sandbox.waitUntilIdle()
      #expect(try sandbox.trace().frames.last?.views["rude"] == nil)
      #expect(try sandbox.stop().exitCode == 0)
    }

    @Test(
      "T-04 what does not rest is explained below the canvas, without a warning, until it rests")
    func restless() throws {
      let window = try InstrumentWindow()
      let sandbox = try window.use(
        window.run(
          try ExamplePackage.outsider.program(), ["--size", "400x600", "--inspect"]))
      let remark = InstrumentWindow.Area(x: 60, y: 642, width: 480, height: 20)
      let tab = InstrumentWindow.Area(x: 822, y: 20, width: 68, height: 24)
      let plain = try window.picture(remark)
      let swing = (x: 104 + 330.0, y: 32 + 560.0)
      try window.click(swing.x, swing.y)
      try window.expect(remark, toDifferFrom: plain)
      #expect(try !window.picture(tab).hasAlarm)
      #expect(try sandbox.trace().frames.last?.views["bob"] != nil)
      try window.click(swing.x, swing.y)
      try window.expect(remark, toShow: plain)
      try sandbox.waitUntilIdle()
      #expect(try sandbox.stop().exitCode == 0)
    }

    @Test("S-06 a client's program plays what it recorded, compares it and paints it")
    func replayed() throws {
      let display = try DisplayFixture()
      let folder = TemporaryFolder.ofProcess.url
        .appendingPathComponent("outsider-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let recording = folder.appendingPathComponent("drag.jsonl").path
      let program = try ExamplePackage.outsider.program()
      let sandbox = try display.run(program, ["--size", "400x600", "--record", recording])
      display.pointer.play(
        .drag(from: (200, 300), through: [(260, 400, over: 0.3)], release: true))
      try sandbox.wait(for: "the release") {
        try sandbox.trace().frames.contains { $0.input.contains { $0.kind == "up" } }
      }
      try sandbox.waitUntilIdle()
      #expect(try sandbox.stop().exitCode == 0)
      func replay(_ more: String...) throws -> ChildProcess.Answer {
        try ChildProcess.run(
          program.path, ["--replay", recording] + more,
          environment: ["DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": ""])
      }
      let verified = try replay("--verify")
      #expect(verified.errors == "")
      #expect(verified.output.contains("every picture is the recorded one"))
      #expect(verified.code == 0)
      let picture = folder.appendingPathComponent("drag.png")
      #expect(try replay("--apng", picture.path, "--scale", "0.5").code == 0)
      // Width and height are four bytes each, from byte 16 on.
      #expect(try Data(contentsOf: picture)[16..<24].elementsEqual([0, 0, 0, 200, 0, 0, 1, 44]))
      // Without a display the window of a replay does not open.
      let shown = try replay()
      #expect(shown.code == 1)
      #expect(shown.errors.split(separator: "\n").count == 1)
      try Data("{}\n".utf8).write(to: URL(fileURLWithPath: recording))
      #expect(try replay("--headless").code == 65)
    }
  }
}

extension Screenshot {
  private var all: [Pixel] {
    (0..<height).flatMap { y in (0..<width).map { self[$0, y] } }
  }

  /// A Boolean value that indicates whether a pixel has the red of an error.
  fileprivate var hasAlarm: Bool {
    all.contains { $0.red > 200 && $0.green < 140 && $0.blue < 140 }
  }

  /// A Boolean value that indicates whether all pixels are as dark as the background of a warning.
  fileprivate var isDark: Bool { all.allSatisfy { $0.red < 100 && $0.green < 60 } }
}
