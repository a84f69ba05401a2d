import Foundation
import Testing

/// Tests of the canvas's clock, which real keys and a real pointer pause, step and slow down.
extension RealWindow {
  @Suite struct SlowMotionTests {
    private static let page = "page.second"
    /// The center of the transport.
    private static let bar = 732.0
    /// The time between two frames, in seconds.
    private static let interval = 1.0 / 60
    private let window: InstrumentWindow

    init() throws { window = try InstrumentWindow() }

    /// Types a key and returns the canvas's time after it has been answered.
    private func type(_ key: String, in sandbox: Sandbox) throws -> Double {
      try window.type(key)
      return try #require(try sandbox.trace().frames.last { $0.hasKey }?.t)
    }

    /// Clicks a button of the transport and returns the canvas's time after it has been answered.
    @discardableResult private func click(_ x: Double, in sandbox: Sandbox) throws -> Double {
      try window.click(x, Self.bar)
      try sandbox.waitUntilIdle()
      return try #require(try sandbox.trace().frames.last?.t)
    }

    private func drag(down distance: Double, over seconds: Double) -> [Pointer.Step] {
      .drag(
        from: window.onCanvas(187, 60),
        through: [window.onCanvas(187, 60 + distance, over: seconds)])
    }

    @Test(
      "L-18 space stops time, each point adds a frame, space starts it again, with the demo alone"
    )
    func keysAlone() throws {
      let sandbox = try window.use(window.canvas())
      let paused = try type("space", in: sandbox)
      window.pointer.rest(for: 0.3)
      #expect(abs(try type("period", in: sandbox) - paused - 1.0 / 60) < 1e-6)
      #expect(abs(try type("period", in: sandbox) - paused - 2.0 / 60) < 1e-6)
      _ = try type("s", in: sandbox)
      #expect(abs(try type("period", in: sandbox) - paused - 2.5 / 60) < 1e-6)
      let sent = Deadline.now
      let resumed = try type("space", in: sandbox)
      let answered = Deadline.now
      #expect(abs(resumed - paused - 2.5 / 60) < 1e-6)
      window.pointer.rest(for: 0.5)
      // At half speed, from an instant between the first two to one after the third.
      let least = 0.5 * (Deadline.now - answered)
      let ran = try type("s", in: sandbox) - resumed
      let most = 0.5 * (Deadline.now - sent)
      #expect(ran > least - Self.interval)
      #expect(ran < most + Self.interval)
    }

    @Test("L-18 the transport's buttons pause, step and slow the canvas's time")
    func buttons() throws {
      let sandbox = try window.start()
      let paused = try click(256, in: sandbox)
      #expect(abs(try click(376, in: sandbox) - paused - 1.0 / 60) < 1e-6)
      try click(560, in: sandbox)
      #expect(abs(try click(376, in: sandbox) - paused - 1.25 / 60) < 1e-6)
      try click(256, in: sandbox)
      let done = window.pointer.play(drag(down: 400, over: 0.8))
      try sandbox.waitUntilIdle()
      let (trace, _) = try sandbox.stop()
      let moves = trace.heldMoves
      let (first, last) = (try #require(moves.first), try #require(moves.last))
      #expect(abs((last.t - first.t) - 0.25 * done.heldSeconds) < 0.02)
      #expect(trace.frames.last?.views[Self.page]?.frame == [0, 0, 375, 667])
    }

    @Test(
      "L-18 at a quarter of the speed, chosen by key, a page released keeps the pointer's velocity")
    func velocityAtQuarter() throws {
      try window.repeated { () -> Void? in
        let sandbox = try window.start()
        _ = try type("s", in: sandbox)
        _ = try type("s", in: sandbox)
        let stroke = drag(down: 300, over: 0.6)
        try window.stroke(stroke, in: sandbox)
        let (trace, _) = try sandbox.stop()
        let slowed = stroke.map { Pointer.Step(time: $0.time / 4, action: $0.action) }
        // 500 pt/s of the pointer are 2000 pt/s in the scene's time.
        guard trace.follows(slowed), trace.endsInMotion(speed: 0.25),
          trace.isReleasedSteadily(speed: 0.25), let pointer = trace.pointerVelocity(speed: 0.25),
          abs(pointer / 2000 - 1) < 0.15
        else { return nil }
        #expect(trace.largestError(following: trace.dragged(Self.page)) < 0.01)
        let page = try #require(trace.velocityAfterRelease(of: Self.page, towards: 0))
        #expect(abs(page / pointer - 1) < 0.05, "left with \(page), the pointer \(pointer) pt/s")
        return ()
      }
    }

    @Test(
      "L-18 paused in flight the page costs nothing; resumed, it continues from there")
    func pauseInFlight() throws {
      let sandbox = try window.start("pull-down", ["--speed", "0.25"])
      window.pointer.play(drag(down: 240, over: 0.3))
      try sandbox.wait(for: "the moving page") {
        try sandbox.trace().frames.last?.transition?.phase == "settling"
      }
      let paused = try type("space", in: sandbox)
      try sandbox.waitUntilIdle()
      #expect(try sandbox.trace().frames.last?.transition?.phase == "settling")
      try window.expectSleep(of: sandbox)
      #expect(try sandbox.trace().frames.last?.t == paused)
      try window.type("space")
      try sandbox.waitUntilIdle()
      let (trace, _) = try sandbox.stop()
      #expect(trace.frames.last?.views[Self.page]?.frame == [0, 0, 375, 667])
      let release = try #require(
        trace.frames.firstIndex { frame in frame.input.contains { $0.kind == "up" } })
      let flight = trace.frames[release...].compactMap { frame in
        frame.views[Self.page].map { (t: frame.t, y: $0.y) }
      }
      // No step is longer than the velocity at the release, its greatest, allows.
      let fastest = try #require(trace.pointerVelocity(speed: 0.25)) * 1.6
      for (one, next) in zip(flight, flight.dropFirst()) {
        #expect(next.t >= one.t)
        #expect(next.y - one.y >= -0.01)
        #expect(next.y - one.y <= fastest * (next.t - one.t) + 1)
      }
    }

    @Test("the pointer has a dot on the canvas while it is pressed, and none afterwards")
    func dot() throws {
      let sandbox = try window.start()
      let place = (x: 470.0, y: 570.0)
      let area = DisplayFixture.Area(x: 450, y: 550, width: 40, height: 40)
      let before = try window.picture(area)
      let hash = try sandbox.trace().frames.last?.hash
      window.pointer.play([
        .init(time: 0, action: .move(x: place.x, y: place.y)), .init(time: 0.1, action: .down),
      ])
      try window.expect(area, toDifferFrom: before)
      #expect(try sandbox.trace().frames.last?.hash == hash)
      window.pointer.play([.init(time: 0, action: .up)])
      try window.expect(area, toShow: before)
    }
  }
}
