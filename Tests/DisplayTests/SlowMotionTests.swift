import Foundation
import Testing

/// The stage's time, stopped, stepped and slowed by real keys and a real pointer.
extension RealWindow {
  @Suite struct SlowMotionTests {
    private static let page = "page.second"
    /// A window with all panes that fits on the screen: the stage's left upper corner in it, and the
    /// middle of the transport.
    private static let size = "1020x760"
    private static let corner = (x: 283.0, y: 19.0)
    private static let bar = 732.0
    private let server: XServer
    private let connection: XConnection
    private let pointer: Pointer

    init() throws {
      server = try XServer()
      connection = try XConnection(to: server)
      pointer = Pointer(connection)
    }

    private func start(_ arguments: [String]) throws -> Sandbox {
      let sandbox = try Sandbox(on: server, ["--demo", "pull-down"] + arguments)
      try sandbox.waitUntilIdle()
      connection.focus(try connection.window)
      return sandbox
    }

    private func gallery(_ more: [String] = []) throws -> Sandbox {
      try start(["--size", Self.size] + more)
    }

    /// Types a key and returns the stage's time after it has been answered.
    private func type(_ key: String, in sandbox: Sandbox) throws -> Double {
      let before = try sandbox.trace().frames.count
      connection.type(key)
      try sandbox.wait(for: "the key \(key)") {
        try sandbox.trace().frames.count > before
      }
      usleep(150_000)
      return try #require(try sandbox.trace().frames.last?.t)
    }

    private func click(_ x: Double) {
      pointer.play(.click(at: (x, Self.bar)))
      usleep(200_000)
    }

    private func drag(
      down way: Double, over seconds: Double, release: Bool = true
    ) -> [Pointer.Step] {
      let (x, y) = (Self.corner.x + 187, Self.corner.y + 60)
      return .drag(from: (x, y), through: [(x, y + way, over: seconds)], release: release)
    }

    @Test(
      "L-18 space stops the time, each point adds a frame, space starts it again, with the demo alone"
    )
    func keysAlone() throws {
      let sandbox = try start(["--stage-only"])
      let paused = try type("space", in: sandbox)
      usleep(300_000)
      #expect(abs(try type("period", in: sandbox) - paused - 1.0 / 60) < 1e-6)
      #expect(abs(try type("period", in: sandbox) - paused - 2.0 / 60) < 1e-6)
      _ = try type("s", in: sandbox)
      #expect(abs(try type("period", in: sandbox) - paused - 2.5 / 60) < 1e-6)
      let resumed = try type("space", in: sandbox)
      #expect(abs(resumed - paused - 2.5 / 60) < 1e-6)
      usleep(500_000)
      // At half speed.
      let ran = try type("s", in: sandbox) - resumed
      #expect(ran > 0.25 && ran < 0.6)
    }

    @Test("L-18 the transport's buttons stop, step and slow the stage's time")
    func buttons() throws {
      let sandbox = try gallery()
      click(256)
      let paused = try #require(try sandbox.trace().frames.last?.t)
      click(376)
      #expect(abs(try #require(try sandbox.trace().frames.last?.t) - paused - 1.0 / 60) < 1e-6)
      click(560)
      click(376)
      #expect(abs(try #require(try sandbox.trace().frames.last?.t) - paused - 1.25 / 60) < 1e-6)
      click(256)
      pointer.play(drag(down: 400, over: 0.8))
      usleep(2_500_000)
      try sandbox.waitUntilIdle()
      let (trace, _) = try sandbox.stop()
      let moves = trace.heldMoves
      let (first, last) = (try #require(moves.first), try #require(moves.last))
      #expect(abs((last.t - first.t) - 0.2) < 0.02)
      #expect(trace.frames.last?.views[Self.page]?.frame == [0, 0, 375, 667])
    }

    @Test(
      "L-18 at a quarter of the speed, chosen by key, a page let go keeps the pointer's velocity")
    func velocityAtQuarter() throws {
      for _ in 0..<10 {
        let sandbox = try gallery()
        _ = try type("s", in: sandbox)
        _ = try type("s", in: sandbox)
        pointer.play(drag(down: 300, over: 0.6))
        usleep(2_500_000)
        try sandbox.waitUntilIdle()
        let (trace, _) = try sandbox.stop()
        guard trace.heldMoves.count > 20, trace.startsOffEvenly else { continue }
        #expect(trace.largestError(following: trace.dragged(Self.page)) < 0.01)
        let page = try #require(trace.velocityAfterRelease(of: Self.page))
        let finger = try #require(trace.pointerVelocity)
        // 500 pt/s of the hand are 2000 of the scene's time.
        #expect(abs(finger / 2000 - 1) < 0.15)
        #expect(abs(page / finger - 1) < 0.05, "left with \(page), the pointer \(finger) pt/s")
        return
      }
      try BusyMachine.giveUp(after: 10)
    }

    @Test(
      "L-18 stopped in flight the page stands and costs nothing; started again, it goes on there")
    func pauseInFlight() throws {
      let sandbox = try gallery(["--speed", "0.25"])
      pointer.play(drag(down: 240, over: 0.3))
      usleep(100_000)
      let paused = try type("space", in: sandbox)
      #expect(try sandbox.trace().frames.last?.transition?.phase == "settling")
      let before = sandbox.processorTime
      usleep(1_000_000)
      #expect(sandbox.processorTime - before <= 0.02)
      #expect(try sandbox.trace().frames.last?.t == paused)
      connection.type("space")
      usleep(2_000_000)
      try sandbox.waitUntilIdle()
      let (trace, _) = try sandbox.stop()
      #expect(trace.frames.last?.views[Self.page]?.frame == [0, 0, 375, 667])
      let release = try #require(
        trace.frames.firstIndex { frame in frame.input.contains { $0.kind == "up" } })
      let flight = trace.frames[release...].compactMap { frame in
        frame.views[Self.page].map { (t: frame.t, y: $0.y) }
      }
      // From frame to frame never further than the fastest speed, the release's, takes it.
      let fastest = try #require(trace.pointerVelocity) * 1.6
      for (one, next) in zip(flight, flight.dropFirst()) {
        #expect(next.t >= one.t)
        #expect(next.y - one.y >= -0.01)
        #expect(next.y - one.y <= fastest * (next.t - one.t) + 1)
      }
    }

    @Test("the pointer leaves a dot on the stage while it is pressed, and nothing after it")
    func dot() throws {
      let sandbox = try gallery()
      let place = (x: 470, y: 570)
      func picture() throws -> Screenshot {
        try Screenshot(of: connection, x: place.x - 20, y: place.y - 20, width: 40, height: 40)
      }
      let before = try picture()
      let hash = try sandbox.trace().frames.last?.hash
      pointer.play([
        .init(time: 0, action: .move(x: Double(place.x), y: Double(place.y))),
        .init(time: 0.1, action: .down),
      ])
      usleep(200_000)
      #expect(try picture() != before)
      #expect(try sandbox.trace().frames.last?.hash == hash)
      pointer.play([.init(time: 0, action: .up)])
      usleep(200_000)
      #expect(try picture() == before)
    }
  }
}
