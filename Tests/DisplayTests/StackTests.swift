import Foundation
import Testing

/// Tests of the demo `stack` in its own window with a real pointer.
extension RealWindow {
  @Suite struct StackTests {
    private static let plant = "page.plant"
    private static let rest = [0.0, 44, 375, 623]

    private func click(_ view: String, in window: DemoWindow, _ sandbox: Sandbox) throws {
      window.pointer.play(.click(at: try sandbox.center(of: view)))
    }

    private func open(_ window: DemoWindow, _ sandbox: Sandbox) throws {
      try click("tile.fern", in: window, sandbox)
      try sandbox.wait(for: "the page") {
        try sandbox.trace().frames.last?.views[Self.plant] != nil
      }
      try sandbox.waitUntilIdle()
    }

    private func expectList(_ trace: Trace) throws {
      let last = try #require(trace.frames.last)
      #expect(last.transition == nil)
      #expect(last.views[Self.plant] == nil)
      #expect(last.views["page.list"]?.frame == Self.rest)
      #expect(last.hash == trace.frames[0].hash)
    }

    private func expectPlant(_ trace: Trace) throws {
      let last = try #require(trace.frames.last)
      #expect(last.transition == nil)
      #expect(last.views["page.list"] == nil)
      #expect(last.views[Self.plant]?.frame == Self.rest)
    }

    @Test("K-01 a click on a tile pushes its page, a click on the back button pops it")
    func thereAndBack() throws {
      let window = try DemoWindow("stack")
      let trace = try window.trace { sandbox in
        try open(window, sandbox)
        window.pointer.play(.click(at: (24, 22)))
        return nil
      }
      try expectList(trace)
      #expect(Set(trace.frames.compactMap { $0.transition?.kind }) == ["push", "pop"])
      // The built-in spring is so strong at first that a page gets faster within a frame.
      let jumps = trace.jumps(of: Self.plant, distance: 375).filter { $0.distance > $0.allowed + 8 }
      #expect(jumps.isEmpty, "\(jumps)")
    }

    @Test(
      "M-43 pulled from the edge it is where the pointer is, and goes; K-02 released early it stays"
    )
    func pulled() throws {
      for (end, hold, goes) in [(320.0, 0.2, true), (100, 0.2, false)] {
        let window = try DemoWindow("stack")
        let trace = try window.trace(where: {
          $0.lastStroke.draggedCorners(of: Self.plant).count > 2
        }) {
          sandbox in
          try open(window, sandbox)
          window.pointer.play(
            .drag(from: (4, 300), through: [(end, 320, over: 0.6)], hold: hold))
          return nil
        }
        goes ? try expectList(trace) : try expectPlant(trace)
        let corners = trace.lastStroke.interactiveCorners(of: Self.plant)
        #expect(corners.count > 2)
        #expect(trace.lastStroke.largestErrors(of: corners).x < 0.01)
        #expect(trace.jumps(of: Self.plant, distance: 375).isEmpty)
      }
    }

    @Test(
      "L-09 L-12 a push is caught in flight and thrown back, without a jump", arguments: [1, 0.25])
    func caught(speed: Double) throws {
      let window = try DemoWindow("stack", speed: speed)
      let trace = try window.trace(where: \.catchesInFlight) { sandbox in
        try click("tile.fern", in: window, sandbox)
        try sandbox.wait(for: "the page in flight") {
          (try sandbox.trace().frames.last?.views[Self.plant]?.x ?? 400) < 300
        }
        let stroke: [Pointer.Step] = .drag(from: (150, 400), through: [(330, 400, over: 0.15)])
        let rest = stroke.map { Pointer.Step(time: max(0, $0.time - 0.09), action: $0.action) }
        window.pointer.play(rest)
        return nil
      }
      #expect(trace.events.contains { $0.contains("pop began") })
      let last = try #require(trace.frames.last)
      #expect(last.transition == nil)
      let jumps = trace.jumps(of: Self.plant, distance: 375, speed: speed)
      #expect(jumps.isEmpty, "\(jumps)")
      #expect(trace.events.contains { $0.hasPrefix("viewDidDisappear Plant") })
      try expectList(trace)
    }

    @Test("K-03 flicks from the edge of the root do nothing, and the next push works")
    func root() throws {
      let window = try DemoWindow("stack")
      let trace = try window.trace { sandbox in
        for _ in 0..<3 {
          window.pointer.play(.drag(from: (4, 300), through: [(200, 300, over: 0.08)]))
        }
        try open(window, sandbox)
        return nil
      }
      try expectPlant(trace)
    }

    @Test("Escape goes back, page by page")
    func escape() throws {
      let window = try DemoWindow("stack")
      let trace = try window.trace { sandbox in
        try open(window, sandbox)
        try click("row.spores", in: window, sandbox)
        try sandbox.waitUntilIdle()
        #expect(try sandbox.trace().frames.last?.views["page.part"] != nil)
        for _ in 0..<2 {
          window.connection.type("Escape")
          try sandbox.waitUntilIdle()
        }
        return nil
      }
      try expectList(trace)
    }

    @Test("a zoom is dragged down into its tile, and one dragged a little grows again")
    func zoomed() throws {
      let window = try DemoWindow("stack")
      let trace = try window.trace { sandbox in
        try click("button.zoom", in: window, sandbox)
        try sandbox.waitUntilIdle()
        try open(window, sandbox)
        window.pointer.play(.drag(from: (187, 150), through: [(190, 220, over: 0.3)], hold: 0.2))
        try sandbox.waitUntilIdle()
        #expect(try sandbox.trace().frames.last?.views[Self.plant]?.frame == Self.rest)
        window.pointer.play(.drag(from: (187, 150), through: [(190, 420, over: 0.4)]))
        return nil
      }
      let last = try #require(trace.frames.last)
      #expect(last.transition == nil)
      #expect(last.views[Self.plant] == nil)
      #expect(last.views["page.list"]?.frame == Self.rest)
      #expect(last.views["zoom"] == nil)
    }
  }
}
