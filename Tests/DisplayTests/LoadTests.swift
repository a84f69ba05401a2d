import Foundation
import Testing

/// Tests with a busy program or a busy machine. No expectation depends on a duration.
extension RealWindow {
  @Suite struct LoadTests {
    private static let page = "page.second"
    private let window: DemoWindow

    init() throws { window = try DemoWindow("pull-down") }

    /// A released page keeps the pointer's speed within 5 %.
    private func expectNoBreakOfVelocity(_ trace: Trace) throws {
      let page = try #require(trace.velocityAfterRelease(of: Self.page, towards: 0))
      let pointer = try #require(trace.pointerVelocity())
      #expect(
        abs(page / pointer - 1) < 0.05, "the page left with \(page), the pointer \(pointer) pt/s")
    }

    /// No step of the page is longer than its greatest speed allows: that of the release, or, of a
    /// page that was slow, 0.27·ω times the distance, with ω = 22.1 a second (H-09).
    private func expectNoJump(_ trace: Trace) throws {
      #expect(trace.largestError(following: trace.dragged(Self.page)) < 0.01)
      let released = abs(try #require(trace.pointerVelocity())) * 1.05
      let shown = trace.frames(inPhase: "settling").compactMap { frame in
        frame.views[Self.page].map { (t: frame.t, y: $0.y) }
      }
      #expect(!shown.isEmpty)
      let start = trace.frames(inPhase: "interactive").last?.views[Self.page]?.y ?? 0
      let speed = max(released, 6 * abs(start))
      for (before, after) in zip(shown, shown.dropFirst()) {
        #expect(after.y >= before.y)
        #expect(after.y - before.y <= speed * (after.t - before.t) + 1)
      }
    }

    @Test("L-11 a pointer of 1000 moves a second loses none, and its velocity is right within 5 %")
    func thousandMoves() throws {
      let (start, distance, speed) = (60.0, 400.0, 1000.0)
      let steps: [Pointer.Step] = .drag(
        from: (187, start), through: [(187, start + distance, over: distance / speed)], rate: 1000)
      // Each move is one point. Missing ones were merged, because two had one stamp.
      var made: [Pointer.Done] = []
      let trace = try window.trace(where: {
        $0.follows(steps) && Double($0.heldMoves.count) > distance / 2 && $0.endsEvenly
      }) { _ in
        made = window.pointer.play(steps)
        return nil
      }
      let moves = trace.heldMoves
      #expect(moves.last?.y == start + distance)
      #expect(zip(moves, moves.dropFirst()).allSatisfy { $0.t < $1.t && $0.y < $1.y })
      try expectNoJump(trace)
      try expectNoBreakOfVelocity(trace)
      let pointer = try #require(trace.pointerVelocity())
      // After a delay the pointer makes up for the moves that it missed, and ends slower.
      let hand = try #require(made.velocity)
      #expect(
        abs(pointer / hand - 1) < 0.05, "the window saw \(pointer), the pointer had \(hand) pt/s")
    }

    @Test("eight times the moves do not even double what a frame costs, but for a millisecond")
    func costOfMoves() throws {
      func cost(rate: Double) throws -> Double {
        let steps: [Pointer.Step] = .drag(
          from: (187, 60), through: [(187, 460, over: 0.8)], rate: rate)
        // On a busy machine there are few frames, each with the moves of many.
        func costs(_ trace: Trace) -> [Double] {
          trace.frames(inPhase: "interactive")
            .filter { Double($0.input.count) <= rate / 60 + 2 }.map(\.cpu_ms).sorted()
        }
        let trace = try window.trace(of: steps) { costs($0).count > 10 }
        return costs(trace)[costs(trace).count / 2]
      }
      let (few, many) = (try cost(rate: 125), try cost(rate: 1000))
      #expect(many < 2 * few + 1)
    }

    @Test("M-04 moves that wait while the program hangs keep the times at which they were made")
    func hangingProgram() throws {
      let steps: [Pointer.Step] = .drag(from: (187, 60), through: [(187, 360, over: 0.3)])
      let (start, rest) = (Array(steps.prefix(10)), steps.dropFirst(10))
      let later = rest.map { Pointer.Step(time: $0.time - rest[10].time, action: $0.action) }
      // Of several moves with one stamp only the last is kept, so that each needs its own.
      let count = steps.count(where: \.isMove) - 1
      var done: [Pointer.Done] = []
      let trace = try window.trace(where: { $0.endsUnbroken && $0.heldMoves.count == count }) {
        sandbox in
        window.pointer.play(start)
        kill(sandbox.process.identifier, SIGSTOP)
        done = window.pointer.play(later)
        kill(sandbox.process.identifier, SIGCONT)
        return nil
      }
      let moves = Array(trace.heldMoves.suffix(rest.count - 1))
      let made = done.dropLast()
      try #require(moves.count == made.count)
      // Both clocks count whole milliseconds, and a busy server stamps some moves late. The program
      // got all of them at the end.
      let lags = zip(moves, made).map { $0.t - $1.time }.sorted()
      let median = lags[lags.count / 2]
      #expect(lags.map { abs($0 - median) }.sorted()[lags.count / 2] < 0.005)
      try expectNoJump(trace)
    }

    @Test("M-04 beside two busy processes nothing jumps and no velocity is stale")
    func busyMachine() throws {
      let busy = try BusyProcesses(count: 2)
      defer { busy.end() }
      let steps: [Pointer.Step] = .drag(from: (187, 60), through: [(187, 360, over: 0.2)])
      let flung = try window.trace(of: steps) { $0.endsUnbroken }
      try expectNoJump(flung)
      try expectNoBreakOfVelocity(flung)
      #expect(flung.frames.last?.views[Self.page]?.frame == [0, 0, 375, 667])
      // A held page has no velocity, and returns because that is shorter.
      let held = try window.trace(
        of: .drag(from: (187, 60), through: [(187, 300, over: 0.3)], hold: 0.4)
      ) { !$0.dragged(Self.page).isEmpty }
      #expect(held.largestError(following: held.dragged(Self.page)) < 0.01)
      let last = try #require(held.frames.last)
      #expect(last.transition == nil)
      #expect(last.views[Self.page] == nil)
    }
  }
}
