import Foundation
import Testing

/// Tests of the demo `pull-down` in its own window with a real pointer.
extension RealWindow {
  @Suite struct PullDownTests {
    private static let height = 667.0
    private static let second = "page.second"
    private let window: DemoWindow

    init() throws { window = try DemoWindow("pull-down") }

    /// Plays a stroke, waits until everything is at rest and ends the program.
    ///
    /// - Parameter isPaced: A Boolean value that indicates whether the outcome depends on the
    ///   pointer's speed.
    private func trace(of steps: [Pointer.Step], isPaced: Bool = false) throws -> Trace {
      try window.trace(of: steps, isPaced: isPaced)
    }

    private func expectPresented(_ trace: Trace) throws {
      let last = try #require(trace.frames.last)
      #expect(last.transition == nil)
      let page = try #require(last.views[Self.second], "the second page is not in the window")
      #expect(page.frame == [0, 0, 375, Self.height])
      #expect(trace.events.contains { $0.hasPrefix("viewDidAppear") && $0.contains("Tides") })
    }

    private func expectNotPresented(_ trace: Trace) throws {
      let last = try #require(trace.frames.last)
      #expect(last.transition == nil)
      #expect(last.views[Self.second] == nil)
      #expect(last.hash == trace.frames[0].hash)
    }

    @Test(
      "M-43 a slow drag past half, held and released, presents; the page is where the pointer is")
    func slowDragPastHalf() throws {
      let trace = try window.trace(
        of: .drag(from: (187, 80), through: [(187, 520, over: 1)], hold: 0.2),
        where: { $0.dragged(Self.second).count > 2 })
      try expectPresented(trace)
      let pairs = trace.dragged(Self.second)
      #expect(trace.inputFromTheFuture == [])
      #expect(trace.largestError(following: pairs) < 0.01)
    }

    @Test("L-04 a short slow drag, held and released, goes back and changes nothing")
    func shortSlowDrag() throws {
      let trace = try trace(of: .drag(from: (187, 80), through: [(187, 230, over: 0.6)], hold: 0.3))
      try expectNotPresented(trace)
      #expect(!trace.frames(inPhase: "interactive").isEmpty)
    }

    @Test("L-04 after a cancelled drag the screen shows what it showed before, pixel for pixel")
    func samePixelsAfterCancel() throws {
      let sandbox = try window.start()
      let before = try window.picture()
      window.pointer.play(.drag(from: (187, 80), through: [(187, 230, over: 0.4)], hold: 0.2))
      try sandbox.waitUntilIdle()
      #expect(try window.picture() == before)
      #expect(before.colorCount > 8)
    }

    @Test("L-01 a short fast flick presents")
    func flick() throws {
      let trace = try trace(
        of: .drag(from: (187, 80), through: [(187, 170, over: 0.09)]), isPaced: true)
      try expectPresented(trace)
    }

    @Test("L-11 a drag down that reverses and is released upwards goes back")
    func reversed() throws {
      let trace = try trace(
        of: .drag(from: (187, 80), through: [(187, 520, over: 0.6), (187, 420, over: 0.15)]),
        isPaced: true)
      try expectNotPresented(trace)
    }

    @Test("A-04 the button presents without interaction")
    func button() throws {
      let trace = try window.trace { sandbox in
        window.pointer.play(.click(at: try sandbox.center(of: "button.open")))
        return nil
      }
      try expectPresented(trace)
      #expect(trace.frames(inPhase: "interactive").isEmpty)
      #expect(!trace.frames(inPhase: "animating").isEmpty)
    }

    @Test(
      "H-06 a page released keeps the pointer's velocity within 5 %", arguments: [500.0, 900, 1500])
    func velocityAfterRelease(speed: Double) throws {
      let distance = 240.0
      let trace = try trace(
        of: .drag(from: (187, 60), through: [(187, 60 + distance, over: distance / speed)]),
        isPaced: true)
      let page = try #require(trace.velocityAfterRelease(of: Self.second, towards: 0))
      let pointer = try #require(trace.pointerVelocity())
      #expect(
        abs(page / pointer - 1) < 0.05, "the page left with \(page), the pointer \(pointer) pt/s")
      try expectPresented(trace)
    }

    @Test("M-02 moves have the time of their arrival, not that of their frame")
    func stamps() throws {
      let trace = try window.trace(
        of: .drag(from: (187, 80), through: [(187, 480, over: 0.8)]),
        where: { $0.heldMoves.count > 20 })
      // There are 125 moves a second and another number of frames, so that moves come at all times
      // before their frames. With the stamps of frames, all would come at the same time before it.
      let lags = trace.frames.flatMap { frame in
        frame.input.filter { $0.kind == "move" }.map { Int(((frame.t - $0.t) * 1000).rounded()) }
      }
      #expect(Set(lags).count > 3)
      for frame in trace.frames { #expect(frame.input.allSatisfy { $0.t <= frame.t }) }
    }

    @Test("F-23 a drag out of the window and back continues as the same drag")
    func outOfTheWindow() throws {
      let trace = try trace(
        of: .drag(
          from: (187, 80),
          through: [(250, 300, over: 0.4), (600, 740, over: 0.5), (300, 560, over: 0.3)],
          hold: 0.2))
      try expectPresented(trace)
      let pairs = trace.dragged(Self.second)
      #expect(trace.input.contains { ($0.x ?? 0) > 375 })
      #expect(trace.largestError(following: pairs.filter { $0.viewY < 0 }) < 0.01)
    }
  }
}
