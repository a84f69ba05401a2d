import Foundation
import Testing

/// Tests of the demo `container` in its own window with a real pointer.
extension RealWindow {
  @Suite struct ContainerTests {
    @Test("5.5 M-43 a drag pages on, and the page is where the pointer puts it")
    func pages() throws {
      let window = try DemoWindow("container")
      let trace = try window.trace(
        of: .drag(from: (340, 300), through: [(80, 305, over: 0.5)], hold: 0.1),
        where: { $0.draggedCorners(of: "page.dawn").count > 2 })
      let last = try #require(trace.frames.last)
      #expect(last.views["page.noon"]?.frame == [0, 0, 375, 667])
      #expect(last.views["page.dawn"] == nil)
      #expect(trace.frames.contains { $0.transition?.kind == "custom" })
      let corners = trace.interactiveCorners(of: "page.dawn")
      #expect(!corners.isEmpty)
      #expect(trace.largestErrors(of: corners).x < 1e-6)
    }

    @Test("K-07 a short drag comes back")
    func cancels() throws {
      let window = try DemoWindow("container")
      let trace = try window.trace { _ in
        window.pointer.play(.drag(from: (300, 300), through: [(200, 305, over: 0.3)], hold: 0.1))
        return nil
      }
      let last = try #require(trace.frames.last)
      #expect(last.views["page.dawn"]?.frame == [0, 0, 375, 667])
      #expect(last.views["page.noon"] == nil)
      #expect(trace.events.contains { $0.contains("viewDidDisappear Hour") })
    }

    @Test("K-10 one drag crosses zero and pages to the other neighbour")
    func crossesZero() throws {
      let window = try DemoWindow("container")
      let trace = try window.trace { sandbox in
        window.pointer.play(.click(at: try sandbox.center(of: "button.noon")))
        try sandbox.waitUntilIdle()
        window.pointer.play(
          .drag(
            from: (100, 300), through: [(200, 303, over: 0.3), (20, 305, over: 0.4)], hold: 0.1)
        )
        try sandbox.waitUntilIdle()
        window.pointer.play(
          .drag(
            from: (30, 300), through: [(20, 303, over: 0.1), (330, 305, over: 0.5)], hold: 0.1))
        return nil
      }
      let last = try #require(trace.frames.last)
      #expect(last.views["page.dawn"]?.frame == [0, 0, 375, 667])
      let names = Set(trace.frames.compactMap { $0.transition?.id })
      #expect(names.count >= 4)
    }

    @Test("L-09 L-12 a page in flight stops under the pointer, and goes back with it")
    func caught() throws {
      let window = try DemoWindow("container", speed: 0.25)
      let trace = try window.trace(where: \.catchesInFlight) { sandbox in
        window.pointer.play(.click(at: try sandbox.center(of: "button.noon")))
        try sandbox.wait(for: "the page coming") {
          (try sandbox.trace().frames.last?.views["page.noon"]?.x ?? 375) < 300
        }
        let stroke: [Pointer.Step] = .drag(
          from: (30, 300), through: [(345, 300, over: 0.4)], hold: 0.1)
        // The press comes at once.
        window.pointer.play(stroke.map { .init(time: max(0, $0.time - 0.09), action: $0.action) })
        return nil
      }
      #expect(trace.events.contains { $0.contains("pages began") })
      let last = try #require(trace.frames.last)
      #expect(last.views["page.dawn"]?.frame == [0, 0, 375, 667])
    }
  }
}
