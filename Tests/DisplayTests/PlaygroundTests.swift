import Foundation
import Testing

/// Tests of the demo `playground` in its own window with a real pointer.
extension RealWindow {
  @Suite struct PlaygroundTests {
    /// The tile on top of the pile.
    private func top(of sandbox: Sandbox) throws -> String {
      let views = try sandbox.trace().frames.last?.views ?? [:]
      let tiles = views.filter { $0.key.hasPrefix("tile.") }
      return try #require(tiles.min { $0.value.y < $1.value.y }?.key, "there are no tiles")
    }

    @Test("J-15 L-10 a tile is thrown, hits something, and all come to rest in the box")
    func thrown() throws {
      let window = try DemoWindow("playground")
      var thrown = ""
      let trace = try window.trace { sandbox in
        thrown = try top(of: sandbox)
        let start = try sandbox.center(of: thrown)
        let side = start.x > 187 ? -1.0 : 1.0
        let stroke: [Pointer.Step] = .drag(
          from: start, through: [(start.x + 80 * side, start.y - 180, over: 0.2)])
        window.pointer.play(stroke)
        return stroke
      }
      // A tile that hits another one may be faster in the next frame, and turn.
      let jumps = trace.lastStroke.jumps(of: thrown).filter { $0.distance > 2 * $0.allowed + 20 }
      #expect(jumps.isEmpty, "\(jumps)")
      #expect(trace.events.contains { $0.hasPrefix("impact ") })
      let last = try #require(trace.frames.last)
      let tiles = last.views.filter { $0.key.hasPrefix("tile.") }
      #expect(tiles.count == 12)
      for (name, tile) in tiles {
        #expect(tile.x > -2, "\(name) \(tile.frame)")
        #expect(tile.x + tile.width < 377, "\(name) \(tile.frame)")
        #expect(tile.y > -2, "\(name) \(tile.frame)")
        #expect(tile.y + tile.height < 669, "\(name) \(tile.frame)")
      }
    }
  }
}
