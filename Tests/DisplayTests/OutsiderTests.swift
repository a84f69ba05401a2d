import Foundation
import Testing

/// A program of somebody else's, on our window.
extension RealWindow {
  @Suite struct OutsiderTests {
    @Test("M-43 a package of its own builds on the products, and its card follows the pointer")
    func drag() throws {
      let server = try XServer()
      let pointer = Pointer(try XConnection(to: server))
      let sandbox = try Sandbox(
        on: server, program: try OutsidersPackage.build(), ["--size", "400x600"])
      try sandbox.waitUntilIdle()
      pointer.play(.drag(from: (200, 300), through: [(260, 400, over: 0.3)], release: false))
      try sandbox.waitUntilIdle()
      let held = try #require(try sandbox.trace().frames.last?.views["card"])
      pointer.play([.init(time: 0, action: .up)])
      try sandbox.waitUntilIdle()
      pointer.play(.click(at: (200, 300)))
      try sandbox.waitUntilIdle()
      let (trace, exitCode) = try sandbox.stop()
      let start = try #require(trace.frames.first?.views["card"])
      // Beyond the slop of 4 points the card moves as the pointer does.
      let way = hypot(held.frame[0] - start.frame[0], held.frame[1] - start.frame[1])
      #expect(abs(way - hypot(60, 100)) < 8)
      let back = try #require(trace.frames.last { $0.views["back"] == nil }?.views["card"])
      #expect(back.frame == start.frame)
      #expect(trace.frames.last?.views["back"]?.frame == [0, 0, 400, 600])
      #expect(exitCode == 0)
    }

    @Test("L-03 --inspect around it: the transition that nobody completes is named and completed")
    func inspected() throws {
      let server = try XServer()
      let connection = try XConnection(to: server)
      let pointer = Pointer(connection)
      let sandbox = try Sandbox(
        on: server, program: try OutsidersPackage.build(), ["--size", "400x600", "--inspect"])
      try sandbox.waitUntilIdle()
      connection.focus(try connection.window)
      // 400 points of stage and 104 at each side of it, then the inspector; 32 above and below it.
      let corner = (x: 104.0, y: 32.0)
      #expect(try sandbox.trace().frames.last?.views["desk"]?.frame == [0, 0, 400, 600])
      pointer.play(
        .drag(
          from: (corner.x + 200, corner.y + 300),
          through: [(corner.x + 260, corner.y + 400, over: 0.3)], release: false))
      usleep(300_000)
      let held = try #require(try sandbox.trace().frames.last?.views["card"])
      pointer.play([.init(time: 0, action: .up)])
      try sandbox.waitUntilIdle()
      let start = try #require(try sandbox.trace().frames.first?.views["card"])
      #expect(
        abs(hypot(held.frame[0] - start.frame[0], held.frame[1] - start.frame[1]) - hypot(60, 100))
          < 8)
      // Above the banner's place nothing is shown but the stage.
      func banner() throws -> Screenshot {
        try Screenshot(of: connection, x: 120, y: 48, width: 368, height: 104)
      }
      let before = try banner()
      pointer.play(.click(at: (corner.x + 70, corner.y + 560)))
      usleep(900_000)
      let shown = try #require(try sandbox.trace().frames.last?.views["rude"])
      #expect(shown.frame == [0, 0, 400, 600])
      usleep(900_000)
      #expect(try banner() != before)
      let events = try sandbox.trace().events
      #expect(events.contains { $0.hasPrefix("warning") && $0.contains("RudeAnimator") })
      // Its time stands still for others; the button gives touches back.
      pointer.play(.click(at: (190, 128)))
      try sandbox.waitUntilIdle()
      #expect(try sandbox.trace().events.contains("viewDidAppear Rude"))
      pointer.play(.click(at: (corner.x + 200, corner.y + 300)))
      usleep(1_500_000)
      try sandbox.waitUntilIdle()
      #expect(try sandbox.trace().frames.last?.views["rude"] == nil)
      #expect(try sandbox.stop().exitCode == 0)
    }
  }
}
