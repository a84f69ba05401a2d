import Foundation
import Testing

/// The inspector, its numbers, what is drawn over the stage and the sheet of keys, used by a person at a
/// window with all panes.
extension RealWindow {
  @Suite struct InstrumentTests {
    /// The stage's left upper corner, and where things are in the inspector, in the window below.
    private static let size = (width: 1020, height: 760)
    private static let corner = (x: 283.0, y: 19.0)
    private static let sliders = (left: 840.0, way: 92.0)
    private static let completionRow = 512.0
    private let server: XServer
    private let connection: XConnection
    private let pointer: Pointer

    init() throws {
      server = try XServer()
      connection = try XConnection(to: server)
      pointer = Pointer(connection)
    }

    private func start(_ demo: String, size: String = "1020x760") throws -> Sandbox {
      let sandbox = try Sandbox(on: server, ["--demo", demo, "--size", size])
      usleep(1_500_000)
      try sandbox.waitUntilIdle()
      connection.focus(try connection.window)
      return sandbox
    }

    private func click(_ x: Double, _ y: Double) {
      pointer.play(.click(at: (x, y)))
      usleep(250_000)
    }

    private func picture(_ x: Int, _ y: Int, _ width: Int, _ height: Int) throws -> Screenshot {
      try Screenshot(of: connection, x: x, y: y, width: width, height: height)
    }

    private func type(_ key: String) {
      connection.type(key)
      usleep(300_000)
    }

    /// Drags the first page by a third of its height, holds it still and lets it go.
    private func pullAThird(_ sandbox: Sandbox) throws {
      let (x, y) = (Self.corner.x + 187, Self.corner.y + 120)
      pointer.play(
        .drag(from: (x, y), through: [(x, y + 222, over: 0.6)], hold: 0.4))
      usleep(1_000_000)
      try sandbox.waitUntilIdle()
    }

    @Test("L-10 a number changed by its slider holds at once; a double click gives it back")
    func knob() throws {
      let sandbox = try start("pull-down")
      try pullAThird(sandbox)
      #expect(try sandbox.trace().frames.last?.views["page.second"] == nil)
      // Ten per cent of the way instead of half.
      click(Self.sliders.left + 0.1 * Self.sliders.way, Self.completionRow)
      try pullAThird(sandbox)
      #expect(
        try sandbox.trace().frames.last?.views["page.second"]?.frame == [0, 0, 375, 667])
      // Copied, another program can paste it.
      click(800, 634)
      let copied = try connection.clipboard()
      #expect(copied.hasPrefix("@MainActor enum Feel {"), "\(copied)")
      #expect(copied.contains("completionThreshold: CGFloat = 0.1"), "\(copied)")
      type("Escape")
      connection.type("Return")
      usleep(800_000)
      try sandbox.waitUntilIdle()
      pointer.play(.click(at: (750, Self.completionRow)))
      pointer.play(.click(at: (750, Self.completionRow)))
      usleep(500_000)
      try pullAThird(sandbox)
      #expect(try sandbox.trace().frames.last?.views["page.second"] == nil)
      #expect(try sandbox.stop().exitCode == 0)
    }

    @Test("? shows all keys over everything, Escape takes them away and leaves the demo alone")
    func keys() throws {
      let sandbox = try start("pull-down")
      let before = try picture(200, 100, 600, 500)
      type("F1")
      let shown = try picture(200, 100, 600, 500)
      #expect(shown != before)
      type("Escape")
      #expect(try picture(200, 100, 600, 500) == before)
      type("slash")
      #expect(try picture(200, 100, 600, 500) == shown)
      click(20, 20)
      #expect(try picture(200, 100, 600, 500) == before)
      #expect(try sandbox.stop().exitCode == 0)
    }

    @Test("J-18 O, V and P draw over the stage and change nothing of it; their buttons do the same")
    func overlays() throws {
      let sandbox = try start("playground")
      let hash = try sandbox.trace().frames.last?.hash
      let before = try picture(290, 300, 360, 380)
      for (key, row) in [("v", 2.0), ("p", 3.0)] {
        type(key)
        #expect(try picture(290, 300, 360, 380) != before)
        #expect(try sandbox.trace().frames.last?.hash == hash)
        // Back by the button, in a column without keys: the stage leaves no room for them.
        click(720 - 16 - 20, 16 + row * 40 + 16)
        #expect(try picture(290, 300, 360, 380) == before)
      }
      _ = try sandbox.stop()
      let page = try start("pull-down")
      type("o")
      let (x, y) = (Self.corner.x + 187, Self.corner.y + 80)
      pointer.play(.drag(from: (x, y), through: [(x, y + 300, over: 0.3)]))
      usleep(1_500_000)
      try page.waitUntilIdle()
      let onion = try picture(290, 30, 360, 640)
      type("o")
      #expect(try picture(290, 30, 360, 640) != onion)
      _ = try page.stop()
    }

    @Test("the log, the plot and the costs follow a stroke; at rest the window uses no time")
    func inspector() throws {
      let sandbox = try start("pull-down")
      // The log's tab.
      click(940, 474)
      let before = (
        plot: try picture(736, 338, 268, 88), log: try picture(736, 498, 268, 150),
        cost: try picture(736, 664, 268, 40)
      )
      let (x, y) = (Self.corner.x + 187, Self.corner.y + 80)
      pointer.play(.drag(from: (x, y), through: [(x, y + 300, over: 0.4)]))
      usleep(1_500_000)
      try sandbox.waitUntilIdle()
      #expect(try picture(736, 338, 268, 88) != before.plot)
      #expect(try picture(736, 498, 268, 150) != before.log)
      #expect(try picture(736, 664, 268, 40) != before.cost)
      for key in ["o", "v", "p"] { type(key) }
      usleep(500_000)
      let time = sandbox.processorTime
      usleep(1_500_000)
      // The kernel counts in hundredths of a second.
      #expect(sandbox.processorTime - time <= 0.02)
      _ = try sandbox.stop()
    }

    @Test("in the smallest window the list scrolls to its last demo, and I brings the inspector")
    func small() throws {
      let sandbox = try start("pull-down", size: "720x560")
      let list = try picture(0, 60, 220, 500)
      type("i")
      #expect(try picture(0, 60, 220, 500) != list)
      type("i")
      pointer.play([.init(time: 0, action: .move(x: 600, y: 540))])
      usleep(200_000)
      #expect(try picture(0, 60, 220, 500) == list)
      // Up from the first demo stays; down goes along, Return shows it.
      for _ in 0..<5 { type("Down") }
      type("Return")
      try sandbox.wait(upTo: 5, for: "the playground") {
        try sandbox.trace().frames.last?.views.keys.contains { $0.hasPrefix("tile.") } ?? false
      }
      _ = try sandbox.stop()
    }
  }
}
