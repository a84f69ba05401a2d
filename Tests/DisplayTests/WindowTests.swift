import Foundation
import Testing

/// The window as the desktop treats it.
extension RealWindow {
  @Suite struct WindowTests {
    private let server: XServer
    private let connection: XConnection
    private let pointer: Pointer

    init() throws {
      server = try XServer()
      connection = try XConnection(to: server)
      pointer = Pointer(connection)
    }

    private func stageOnly(_ more: [String] = []) throws -> Sandbox {
      let sandbox = try Sandbox(on: server, ["--demo", "pull-down", "--stage-only"] + more)
      try sandbox.waitUntilIdle()
      return sandbox
    }

    /// Holds the page half way down.
    private func holdPage() {
      pointer.play(.drag(from: (187, 80), through: [(187, 300, over: 0.3)], release: false))
    }

    @Test("F-23 lost focus in mid-drag cancels, and the late release of the button does nothing")
    func lostFocus() throws {
      let sandbox = try stageOnly()
      connection.focus(try connection.window)
      holdPage()
      connection.takeFocusAway()
      try sandbox.waitUntilIdle()
      pointer.play([.init(time: 0, action: .up)])
      let (trace, _) = try sandbox.stop()
      #expect(trace.input.contains { $0.kind == "cancel" })
      #expect(!trace.input.contains { $0.kind == "up" })
      #expect(trace.events.contains("pull cancelled"))
      let last = try #require(trace.frames.last)
      #expect(last.transition == nil)
      #expect(last.views["page.second"] == nil)
    }

    @Test("ended in mid-drag by a signal, the program exits with 0 and its trace is complete")
    func signal() throws {
      let sandbox = try stageOnly()
      holdPage()
      usleep(100_000)
      let (trace, exitCode) = try sandbox.stop()
      #expect(exitCode == 0)
      #expect(trace.frames.last?.transition?.phase == "interactive")
      #expect(trace.heldMoves.last?.y == 300)
    }

    @Test("closing the window ends the program with 0")
    func close() throws {
      let sandbox = try stageOnly()
      holdPage()
      connection.close(try connection.window)
      #expect(try sandbox.waitForExit() == 0)
    }

    @Test("a window that is resized shows its content in the new size")
    func resize() throws {
      let sandbox = try stageOnly()
      connection.resize(try connection.window, width: 500, height: 400)
      try sandbox.waitUntilIdle()
      let picture = try Screenshot(of: connection, width: 500, height: 400)
      let (trace, _) = try sandbox.stop()
      #expect(trace.input.contains { $0.kind == "resize" })
      #expect(trace.frames.last?.views["page.first"]?.frame == [0, 0, 500, 400])
      // The page's own ground, in the corner that was not there before.
      #expect(picture[490, 10] == picture[10, 10])
      #expect(picture[490, 10] != .init(red: 0, green: 0, blue: 0))
    }

    @Test("M-43 at two pixels a point the pointer still moves the page by as much as itself")
    func scale() throws {
      let sandbox = try Sandbox(
        on: server,
        ["--demo", "pull-down", "--stage-only", "--size", "375x370"], scale: 2)
      try sandbox.waitUntilIdle()
      pointer.play(.drag(from: (300, 80), through: [(300, 500, over: 0.6)], hold: 0.2))
      try sandbox.waitUntilIdle()
      let (trace, _) = try sandbox.stop()
      let pairs = trace.dragged("page.second")
      #expect(pairs.count > 2)
      #expect(trace.largestError(following: pairs) < 0.01)
      #expect(trace.heldMoves.last?.y == 250)
    }

    @Test(
      "L-18 in slow motion the page is still where the pointer is, and velocity fits the slow time")
    func slowMotion() throws {
      let sandbox = try stageOnly(["--speed", "0.25"])
      let started = try #require(try sandbox.trace().frames.last?.t)
      pointer.play(.drag(from: (187, 80), through: [(187, 480, over: 0.8)]))
      usleep(2_500_000)
      try sandbox.waitUntilIdle()
      let (trace, _) = try sandbox.stop()
      #expect(trace.largestError(following: trace.dragged("page.second")) < 0.01)
      let moves = trace.heldMoves
      let (first, last) = (try #require(moves.first), try #require(moves.last))
      #expect(first.t > started)
      #expect(abs((last.t - first.t) - 0.2) < 0.02)
      let page = try #require(trace.velocityAfterRelease(of: "page.second"))
      let finger = try #require(trace.pointerVelocity)
      #expect(abs(page / finger - 1) < 0.05)
    }

    @Test("a window in which nothing moves uses no processor time, and wakes up at once")
    func idle() throws {
      let sandbox = try stageOnly()
      let before = sandbox.processorTime
      usleep(1_500_000)
      // The kernel counts in hundredths of a second.
      #expect(sandbox.processorTime - before <= 0.02)
      pointer.play([.init(time: 0, action: .move(x: 20, y: 20))])
      try sandbox.wait(for: "the pointer's move") {
        try sandbox.trace().input.contains { $0.kind == "move" }
      }
    }

    @Test("I-08 the gallery's stage takes the pointer by its own points and plays at its own speed")
    func gallery() throws {
      let sandbox = try Sandbox(on: server, ["--size", "900x760"])
      try sandbox.waitUntilIdle()
      // The stage of 375×667 lies in the middle beside a list of 220, above a bar of 56.
      let (left, top) = (220 + (680 - 375) / 2.0, (704 - 667) / 2.0)
      pointer.play(
        .drag(
          from: (left + 187, top + 80), through: [(left + 187, top + 520, over: 0.8)], hold: 0.2))
      try sandbox.waitUntilIdle()
      let (trace, exitCode) = try sandbox.stop()
      #expect(exitCode == 0)
      #expect(trace.frames.last?.views["page.second"]?.frame == [0, 0, 375, 667])
      #expect(trace.largestError(following: trace.dragged("page.second")) < 0.01)
      #expect(abs((trace.heldMoves.last?.y ?? 0) - 520) < 1)
    }

    @Test("I-08 in the gallery Return starts the demo afresh and Escape leaves")
    func keys() throws {
      let sandbox = try Sandbox(on: server, [])
      try sandbox.waitUntilIdle()
      connection.focus(try connection.window)
      connection.type("Return")
      try sandbox.wait(for: "the demo's second start") {
        try sandbox.trace().events.filter { $0 == "viewDidAppear Shore" }.count == 2
      }
      connection.type("Escape")
      #expect(try sandbox.waitForExit() == 0)
    }
  }
}
