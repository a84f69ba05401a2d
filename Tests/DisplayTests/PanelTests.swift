import Foundation
import Testing

/// Tests of the demo `panel` in its own window with a real pointer.
extension RealWindow {
  @Suite struct PanelTests {
    private static let panel = "page.panel"
    private static let open = 333.5

    private func expectShown(_ trace: Trace) throws {
      let last = try #require(trace.frames.last)
      #expect(last.transition == nil)
      let panel = try #require(last.views[Self.panel], "the panel is not in the window")
      #expect(panel.frame == [0, Self.open, 375, Self.open])
    }

    private func expectGone(_ trace: Trace) throws {
      let last = try #require(trace.frames.last)
      #expect(last.transition == nil)
      #expect(last.views[Self.panel] == nil)
      #expect(last.hash == trace.frames[0].hash)
    }

    /// Waits until the panel's top, in flight, is at a location.
    private func wait(_ sandbox: Sandbox, until isReady: (Double) -> Bool) throws {
      try sandbox.wait(for: "the panel in flight") {
        guard let top = try sandbox.trace().frames.last?.views[Self.panel]?.y else { return false }
        return isReady(top)
      }
    }

    private func click(_ view: String, in window: DemoWindow, _ sandbox: Sandbox) throws {
      window.pointer.play(.click(at: try sandbox.center(of: view)))
    }

    @Test(
      "M-43 pulled from the lower edge, held and released, it comes and is where the pointer is")
    func edge() throws {
      let window = try DemoWindow("panel")
      let trace = try window.trace(
        of: .drag(from: (187, 662), through: [(187, 420, over: 0.8)], hold: 0.2),
        where: { $0.dragged(Self.panel).count > 2 })
      try expectShown(trace)
      let pairs = trace.dragged(Self.panel)
      #expect(trace.largestError(following: pairs) < 0.01)
      #expect(trace.jumps(of: Self.panel, distance: Self.open).isEmpty)
    }

    @Test(
      "L-09 L-12 the button's panel is caught in flight, pulled back and thrown up, without a jump",
      arguments: [1, 0.25])
    func catchAndThrow(speed: Double) throws {
      let window = try DemoWindow("panel", speed: speed)
      let trace = try window.trace(where: { $0.catches(Self.panel) }) { sandbox in
        try click("button.open", in: window, sandbox)
        try wait(sandbox) { $0 < 620 }
        let stroke: [Pointer.Step] = .drag(
          from: (187, 640), through: [(187, 740, over: 0.2), (187, 680, over: 0.06)])
        window.pointer.play(stroke)
        return stroke
      }
      try expectShown(trace)
      let jumps = trace.jumps(of: Self.panel, distance: Self.open, speed: speed)
      #expect(jumps.isEmpty, "\(jumps)")
      let caught = trace.frames.firstIndex { $0.transition?.phase == "interactive" }
      let frames = trace.frames[try #require(caught)...]
      #expect(frames.contains { $0.transition?.phase == "settling" })
      #expect(!trace.events.contains { $0.hasPrefix("viewWillDisappear Panel") })
    }

    @Test("L-12 flicked up while the button sends it away, it comes back", arguments: [1, 0.25])
    func flickUp(speed: Double) throws {
      let window = try DemoWindow("panel", speed: speed)
      let trace = try window.trace(where: { $0.catches(Self.panel) }) { sandbox in
        try click("button.open", in: window, sandbox)
        try sandbox.waitUntilIdle()
        try click("button.close", in: window, sandbox)
        try wait(sandbox) { $0 > 380 }
        let stroke: [Pointer.Step] = .drag(from: (187, 655), through: [(187, 535, over: 0.08)])
        window.pointer.play(stroke)
        return stroke
      }
      try expectShown(trace)
      let jumps = trace.jumps(of: Self.panel, distance: Self.open, speed: speed)
      #expect(jumps.isEmpty, "\(jumps)")
      #expect(!trace.events.contains { $0.hasPrefix("viewDidDisappear Panel") })
    }

    @Test("L-12 reversed twice in one drag and released downwards, it leaves")
    func reversed() throws {
      let window = try DemoWindow("panel")
      let trace = try window.trace { sandbox in
        let stroke: [Pointer.Step] = .drag(
          from: (187, 662),
          through: [
            (187, 400, over: 0.4), (187, 600, over: 0.3), (187, 420, over: 0.3),
            (187, 560, over: 0.1),
          ])
        window.pointer.play(stroke)
        return stroke
      }
      try expectGone(trace)
      #expect(trace.jumps(of: Self.panel, distance: Self.open).isEmpty)
    }

    @Test("H-06 thrown up, it keeps the pointer's velocity within 5 %", arguments: [600.0, 1500])
    func velocity(speed: Double) throws {
      let window = try DemoWindow("panel")
      let trace = try window.trace(
        of: .drag(from: (187, 662), through: [(187, 482, over: 180 / speed)]), isPaced: true)
      try expectShown(trace)
      let panel = try #require(trace.velocityAfterRelease(of: Self.panel, towards: Self.open))
      let pointer = try #require(trace.pointerVelocity())
      #expect(abs(panel / pointer - 1) < 0.05, "it left with \(panel), the pointer \(pointer) pt/s")
    }
  }
}
