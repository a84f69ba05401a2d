import Foundation
import Testing

/// More to do than usual: for the program, or for the machine. Nothing here is judged by how long
/// anything took.
extension RealWindow {
  @Suite struct LoadTests {
    private static let page = "page.second"
    private let server: XServer
    private let pointer: Pointer

    init() throws {
      server = try XServer()
      pointer = Pointer(try XConnection(to: server))
    }

    /// Does a stroke until the window saw it as it was meant: of any other nothing can be learnt.
    private func trace(
      of steps: [Pointer.Step], where isMeant: (Trace) -> Bool
    ) throws -> Trace {
      for _ in 0..<20 {
        let sandbox = try Sandbox(
          on: server, ["--demo", "pull-down", "--stage-only", "--size", "375x667"])
        try sandbox.waitUntilIdle()
        pointer.play(steps)
        try sandbox.waitUntilIdle()
        let (trace, exitCode) = try sandbox.stop()
        #expect(exitCode == 0)
        guard isMeant(trace) else { continue }
        return trace
      }
      try BusyMachine.giveUp(after: 20)
    }

    /// A page let go keeps the pointer's speed within 5 %.
    private func expectNoBreakOfVelocity(_ trace: Trace) throws {
      let page = try #require(trace.springVelocityAfterRelease(of: Self.page))
      let finger = try #require(trace.pointerVelocity)
      #expect(
        abs(page / finger - 1) < 0.05, "the page left with \(page), the pointer \(finger) pt/s")
    }

    /// No step of the page is longer than its speed at the release allows, which it never exceeds.
    private func expectNoJump(_ trace: Trace) throws {
      #expect(trace.largestError(following: trace.dragged(Self.page)) < 0.01)
      let speed = abs(try #require(trace.pointerVelocity)) * 1.05
      let shown = trace.frames(inPhase: "settling").compactMap { frame in
        frame.views[Self.page].map { (t: frame.t, y: $0.y) }
      }
      #expect(!shown.isEmpty)
      for (before, after) in zip(shown, shown.dropFirst()) {
        #expect(after.y >= before.y)
        #expect(after.y - before.y <= speed * (after.t - before.t) + 1)
      }
    }

    @Test("L-11 a pointer of 1000 moves a second loses none, and its velocity is right within 5 %")
    func thousandMoves() throws {
      let (start, way, speed) = (60.0, 400.0, 1000.0)
      let steps: [Pointer.Step] = .drag(
        from: (187, start), through: [(187, start + way, over: way / speed)], rate: 1000)
      // One point a move. What is missing between two was merged, because they had one stamp.
      let trace = try trace(of: steps) {
        $0.follows(steps) && Double($0.heldMoves.count) > way / 2
      }
      let moves = trace.heldMoves
      #expect(moves.last?.y == start + way)
      #expect(zip(moves, moves.dropFirst()).allSatisfy { $0.t < $1.t && $0.y < $1.y })
      try expectNoJump(trace)
      try expectNoBreakOfVelocity(trace)
      let finger = try #require(trace.pointerVelocity)
      #expect(abs(finger / speed - 1) < 0.05, "the window saw \(finger) pt/s")
    }

    @Test("eight times the moves do not even double what a frame costs, but for a millisecond")
    func costOfMoves() throws {
      func cost(rate: Double) throws -> Double {
        let steps: [Pointer.Step] = .drag(
          from: (187, 60), through: [(187, 460, over: 0.8)], rate: rate)
        let trace = try trace(of: steps) { $0.heldMoves.count > 50 }
        let costs = trace.frames(inPhase: "interactive").map(\.cpu_ms).sorted()
        return try #require(costs.isEmpty ? nil : costs[costs.count / 2])
      }
      let (few, many) = (try cost(rate: 125), try cost(rate: 1000))
      #expect(many < 2 * few + 1)
    }

    @Test("M-04 moves that wait while the program hangs keep the times at which they were made")
    func hangingProgram() throws {
      let steps: [Pointer.Step] = .drag(from: (187, 60), through: [(187, 360, over: 0.3)])
      let sandbox = try Sandbox(
        on: server, ["--demo", "pull-down", "--stage-only", "--size", "375x667"])
      try sandbox.waitUntilIdle()
      let (start, rest) = (steps.prefix(10), steps.dropFirst(10))
      pointer.play(Array(start))
      kill(sandbox.process.identifier, SIGSTOP)
      let done = pointer.play(rest.map { .init(time: $0.time - rest[10].time, action: $0.action) })
      kill(sandbox.process.identifier, SIGCONT)
      try sandbox.waitUntilIdle()
      let (trace, _) = try sandbox.stop()
      let moves = Array(trace.heldMoves.suffix(rest.count - 1))
      let made = done.dropLast()
      try #require(moves.count == made.count)
      // Both clocks count whole milliseconds.
      for (seen, made) in zip(moves, made) {
        #expect(abs((seen.t - moves[0].t) - (made.time - done[0].time)) < 0.005)
      }
      try expectNoJump(trace)
    }

    @Test("M-04 beside two busy processes nothing jumps and no velocity is stale")
    func busyMachine() throws {
      let busy = try BusyProcesses(count: 2)
      defer { busy.end() }
      let steps: [Pointer.Step] = .drag(from: (187, 60), through: [(187, 360, over: 0.2)])
      let flung = try trace(of: steps) { $0.endsUnbroken }
      try expectNoJump(flung)
      try expectNoBreakOfVelocity(flung)
      #expect(flung.frames.last?.views[Self.page]?.frame == [0, 0, 375, 667])
      // Held, it has no velocity to keep: the shorter way is back.
      let held = try trace(
        of: .drag(from: (187, 60), through: [(187, 300, over: 0.3)], hold: 0.4)
      ) { !$0.dragged(Self.page).isEmpty }
      #expect(held.largestError(following: held.dragged(Self.page)) < 0.01)
      let last = try #require(held.frames.last)
      #expect(last.transition == nil && last.views[Self.page] == nil)
    }
  }
}
