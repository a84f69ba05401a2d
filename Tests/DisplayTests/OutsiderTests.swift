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
  }
}
