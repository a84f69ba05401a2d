import Foundation
import Testing

/// The demo `throw` in its own window, under a real pointer.
extension RealWindow {
  @Suite struct ThrowTests {
    private static let tile = "tile"

    @Test(
      "L-09 L-12 thrown, caught in flight and thrown again, the tile never jumps",
      arguments: [1, 0.25])
    func catchAndThrow(speed: Double) throws {
      let window = try DemoWindow("throw", speed: speed)
      let trace = try window.trace { sandbox in
        let start = try sandbox.center(of: Self.tile)
        window.pointer.play(
          .drag(from: start, through: [(start.x - 90, start.y - 130, over: 0.12)]))
        try sandbox.wait(upTo: 5, for: "the tile in flight") {
          try sandbox.center(of: Self.tile).y < start.y - 170
        }
        let place = try sandbox.center(of: Self.tile)
        let stroke: [Pointer.Step] = .drag(
          from: place, through: [(place.x + 100, place.y, over: 0.12)])
        window.pointer.play(stroke.map { .init(time: max(0, $0.time - 0.09), action: $0.action) })
        return nil
      }
      let jumps = trace.jumps(of: Self.tile, speed: speed)
      #expect(jumps.isEmpty, "\(jumps)")
      #expect(trace.events.filter { $0.contains("throw began") }.count == 2, "it was not caught")
      let last = try #require(trace.frames.last?.views[Self.tile])
      #expect(last.x == 239 && last.y == 16, "it ended at \(last.frame)")
    }

    @Test("H-01 thrown, it keeps the pointer's velocity within 5 %")
    func velocity() throws {
      let window = try DemoWindow("throw")
      let trace = try window.trace { sandbox in
        let start = try sandbox.center(of: Self.tile)
        let stroke: [Pointer.Step] = .drag(
          from: start, through: [(start.x - 80, start.y - 160, over: 0.16)])
        window.pointer.play(stroke)
        return stroke
      }
      #expect(trace.jumps(of: Self.tile).isEmpty)
      let last = try #require(trace.frames.last?.views[Self.tile])
      #expect(last.x == 16 && last.y == 16)
      guard trace.startsOffEvenly else { return }
      let tile = try #require(trace.velocityAfterRelease(of: Self.tile))
      let finger = try #require(trace.pointerVelocity)
      #expect(abs(tile / finger - 1) < 0.05, "it left with \(tile), the pointer \(finger) pt/s")
    }
  }
}
