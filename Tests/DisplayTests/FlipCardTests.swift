import Foundation
import Testing

/// Tests of the demo `flip-card` in its own window with a real pointer.
extension RealWindow {
  @Suite struct FlipCardTests {
    private static let picture = "picture"

    private func open(_ window: DemoWindow, _ sandbox: Sandbox) throws {
      window.pointer.play(.click(at: (187, 333)))
      try sandbox.wait(for: "the page") {
        try sandbox.trace().frames.last?.views["page.pet"] != nil
      }
      try sandbox.waitUntilIdle()
    }

    @Test("2.1 2.3 a click turns a card over, and a pull from the left edge turns it back")
    func thereAndBack() throws {
      let window = try DemoWindow("flip-card")
      let trace = try window.trace { sandbox in
        try open(window, sandbox)
        window.pointer.play(.drag(from: (4, 300), through: [(190, 310, over: 0.5)], hold: 0.1))
        return nil
      }
      let last = try #require(trace.frames.last)
      #expect(last.views["card.cat"]?.frame == [37.5, 133.5, 300, 400])
      #expect(last.views["page.pet"] == nil)
      #expect(last.views[Self.picture] == nil)
      #expect(trace.events.contains { $0.contains("turn back began") })
    }

    @Test("2.3 L-04 a short pull leaves the page where it is")
    func short() throws {
      let window = try DemoWindow("flip-card")
      let trace = try window.trace { sandbox in
        try open(window, sandbox)
        window.pointer.play(.drag(from: (4, 300), through: [(90, 310, over: 0.3)], hold: 0.1))
        return nil
      }
      let last = try #require(trace.frames.last)
      #expect(last.views["page.pet"]?.frame == [0, 0, 375, 667])
      #expect(last.views[Self.picture] == nil)
    }

    @Test("L-09 L-12 one that can be caught stops under the pointer, and turns back with it")
    func caught() throws {
      let window = try DemoWindow("flip-card", speed: 0.5)
      let trace = try window.trace(where: \.catchesInFlight) { sandbox in
        window.pointer.play(.click(at: try sandbox.center(of: "button.catchable")))
        try sandbox.waitUntilIdle()
        window.pointer.play(.click(at: (187, 333)))
        try sandbox.wait(for: "the card growing") {
          (try sandbox.trace().frames.last?.views[Self.picture]?.width ?? 0) > 305
        }
        let stroke: [Pointer.Step] = .drag(
          from: (150, 333), through: [(330, 333, over: 0.4)], hold: 0.1)
        // The press comes at once.
        window.pointer.play(stroke.map { .init(time: max(0, $0.time - 0.09), action: $0.action) })
        return nil
      }
      #expect(trace.events.contains { $0.contains("catch began") })
      let last = try #require(trace.frames.last)
      #expect(last.views["page.pet"] == nil)
      #expect(last.views["card.cat"] != nil)
    }
  }
}
