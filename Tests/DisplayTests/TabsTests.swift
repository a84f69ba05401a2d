import Foundation
import Testing

/// Tests of the demo `tabs` in its own window with a real pointer.
extension RealWindow {
  @Suite struct TabsTests {
    private static let place = [0.0, 0, 375, 618]

    @Test("5.5 M-43 a drag slides to the neighbour, and the page is where the pointer puts it")
    func slides() throws {
      let window = try DemoWindow("tabs")
      let trace = try window.trace(
        of: .drag(from: (340, 300), through: [(80, 305, over: 0.5)], hold: 0.1),
        where: { $0.draggedCorners(of: "page.sencha").count > 2 })
      let last = try #require(trace.frames.last)
      #expect(last.views["page.darjeeling"]?.frame == Self.place)
      #expect(last.views["page.sencha"] == nil)
      #expect(trace.frames.contains { $0.transition?.kind == "tab" })
      let corners = trace.draggedCorners(of: "page.sencha")
      #expect(!corners.isEmpty)
      #expect(trace.largestErrors(of: corners).x < 0.01)
    }

    /// The drag is so slow that the page returns even if a busy machine delays the rest until the
    /// release.
    @Test("K-05 a short drag comes back")
    func cancels() throws {
      let window = try DemoWindow("tabs")
      let trace = try window.trace { _ in
        window.pointer.play(
          .drag(from: (300, 300), through: [(240, 303, over: 0.4)], hold: 0.1))
        return nil
      }
      let last = try #require(trace.frames.last)
      #expect(last.views["page.sencha"]?.frame == Self.place)
      #expect(last.views["page.darjeeling"] == nil)
      #expect(trace.events.contains { $0.contains("viewDidDisappear Tea") })
    }

    @Test("C-06 one drag crosses zero and goes over to the other neighbour")
    func crossesZero() throws {
      let window = try DemoWindow("tabs")
      let trace = try window.trace { sandbox in
        window.pointer.play(.click(at: try sandbox.center(of: "tab.darjeeling")))
        try sandbox.waitUntilIdle()
        window.pointer.play(
          .drag(
            from: (100, 300), through: [(40, 303, over: 0.3), (360, 305, over: 0.5)], hold: 0.1)
        )
        return nil
      }
      let last = try #require(trace.frames.last)
      #expect(last.views["page.sencha"]?.frame == Self.place)
      // The transitions are that of the tap, the one that was cancelled, and the one that
      // completed.
      #expect(Set(trace.frames.compactMap { $0.transition?.id }).count == 3)
    }

    @Test("L-09 L-12 a page in flight stops under the pointer, and goes back with it")
    func caught() throws {
      let window = try DemoWindow("tabs", speed: 0.25)
      let trace = try window.trace(where: \.catchesInFlight) { sandbox in
        window.pointer.play(.click(at: try sandbox.center(of: "tab.darjeeling")))
        try sandbox.wait(for: "the page coming") {
          (try sandbox.trace().frames.last?.views["page.darjeeling"]?.x ?? 375) < 300
        }
        let stroke: [Pointer.Step] = .drag(
          from: (30, 300), through: [(345, 300, over: 0.4)], hold: 0.1)
        // The press comes at once.
        window.pointer.play(stroke.map { .init(time: max(0, $0.time - 0.09), action: $0.action) })
        return nil
      }
      #expect(trace.events.contains { $0.contains("tabs began") })
      let last = try #require(trace.frames.last)
      #expect(last.views["page.sencha"]?.frame == Self.place)
    }

    @Test("a tap on a tab slides there")
    func taps() throws {
      let window = try DemoWindow("tabs")
      let trace = try window.trace { sandbox in
        window.pointer.play(.click(at: try sandbox.center(of: "tab.hibiscus")))
        return nil
      }
      let last = try #require(trace.frames.last)
      #expect(last.views["page.hibiscus"]?.frame == Self.place)
      let shown = trace.frames.compactMap { $0.views["page.hibiscus"]?.x }
      #expect(shown.count > 2)
      #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 >= $1 })
    }
  }
}
