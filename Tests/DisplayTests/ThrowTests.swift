import Foundation
import Testing

/// Tests of the demo `throw` in its own window with a real pointer.
extension RealWindow {
  @Suite struct ThrowTests {
    private static let tile = "tile"

    /// Waits until the tile is in one of the four corners. Its motion is no transition.
    private func waitForRest(_ sandbox: Sandbox) throws {
      try sandbox.wait(for: "the tile in a corner") {
        guard let tile = try sandbox.trace().frames.last?.views[Self.tile] else { return false }
        return [16, 239].contains(tile.x) && [16, 491].contains(tile.y)
      }
    }

    /// A Boolean value that indicates whether the tile moved when the last throw began.
    private func caughtInFlight(_ trace: Trace) -> Bool {
      let caught = trace.frames.lastIndex { $0.events.contains { $0.contains("throw began") } }
      let before = trace.frames[..<(caught ?? 0)].suffix(2).compactMap { $0.views[Self.tile]?.y }
      return before.first != before.last
    }

    @Test(
      "L-09 L-12 thrown, caught in flight and thrown again, the tile never jumps",
      arguments: [1, 0.25])
    func catchAndThrow(speed: Double) throws {
      let window = try DemoWindow("throw", speed: speed)
      let trace = try window.trace(where: caughtInFlight) { sandbox in
        let start = try sandbox.center(of: Self.tile)
        try window.play(
          .drag(from: start, through: [(start.x - 90, start.y - 130, over: 0.12)]), in: sandbox)
        try sandbox.wait(for: "the tile in flight") {
          try sandbox.center(of: Self.tile).y < 250
        }
        // The tile passes this location in flight, and rests there at its end.
        let stroke: [Pointer.Step] = .drag(from: (90, 170), through: [(190, 170, over: 0.12)])
        // The press comes at once.
        window.pointer.play(stroke.map { .init(time: max(0, $0.time - 0.09), action: $0.action) })
        try waitForRest(sandbox)
        return stroke
      }
      let jumps = trace.jumps(of: Self.tile, speed: speed)
      #expect(jumps.isEmpty, "\(jumps)")
      #expect(trace.events.filter { $0.contains("throw began") }.count == 2, "it was not caught")
      let last = try #require(trace.frames.last?.views[Self.tile])
      #expect(last.x == 239, "it ended at \(last.frame)")
      #expect(last.y == 16, "it ended at \(last.frame)")
    }

    @Test("H-01 thrown, it keeps the pointer's velocity within 10 %")
    func velocity() throws {
      let window = try DemoWindow("throw")
      let trace = try window.trace(where: \.startsOffEvenly) { sandbox in
        let start = try sandbox.center(of: Self.tile)
        let stroke: [Pointer.Step] = .drag(
          from: start, through: [(start.x - 80, start.y - 160, over: 0.16)])
        window.pointer.play(stroke)
        try waitForRest(sandbox)
        return stroke
      }
      #expect(trace.jumps(of: Self.tile).isEmpty)
      let last = try #require(trace.frames.last?.views[Self.tile])
      #expect(last.x == 16, "it ended at \(last.frame)")
      #expect(last.y == 16, "it ended at \(last.frame)")
      let tile = try #require(trace.velocityAfterRelease(of: Self.tile))
      let pointer = try #require(trace.pointerVelocity())
      #expect(abs(tile / pointer - 1) < 0.1, "it left with \(tile), the pointer \(pointer) pt/s")
    }
  }
}
