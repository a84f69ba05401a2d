import Foundation
import Testing

/// Tests of the demo `shade` in its own window with a real pointer.
extension RealWindow {
  @Suite struct ShadeTests {
    private static let shade = "page.rain"
    private static let height = 667.0
    /// In slow motion even a busy machine moves the pointer evenly.
    private static let speed = 0.25

    private func expectShown(_ trace: Trace) throws {
      let last = try #require(trace.frames.last)
      #expect(last.transition == nil)
      let shade = try #require(last.views[Self.shade], "the shade is not in the window")
      #expect(shade.frame == [0, 0, 375, Self.height])
    }

    private func expectGone(_ trace: Trace) throws {
      let last = try #require(trace.frames.last)
      #expect(last.transition == nil)
      #expect(last.views[Self.shade] == nil)
      #expect(last.hash == trace.frames[0].hash)
    }

    private func expectSmooth(_ trace: Trace) {
      // The spring makes it faster by two points a frame.
      let jumps = trace.jumps(of: Self.shade, distance: Self.height, speed: Self.speed)
        .filter { $0.distance > $0.allowed + 4 }
      #expect(jumps.isEmpty, "\(jumps)")
    }

    /// Drops the shade with the button, and waits until it is at rest.
    private func drop(_ window: DemoWindow, _ sandbox: Sandbox) throws {
      window.pointer.play(.click(at: try sandbox.center(of: "button.drop")))
      try sandbox.waitUntilIdle()
    }

    @Test("3.4 L-04 pulled a little and released, the shade goes back up and leaves no trace")
    func short() throws {
      let window = try DemoWindow("shade", speed: Self.speed)
      let trace = try window.trace { _ in
        window.pointer.play(.drag(from: (187, 40), through: [(187, 200, over: 0.8)]))
        return nil
      }
      try expectGone(trace)
      expectSmooth(trace)
      #expect(!trace.events.contains { $0.hasPrefix("impact") })
    }

    @Test("3.4 3.6 pulled far and released, it falls, bounces and rests, with a feedback each time")
    func long() throws {
      let window = try DemoWindow("shade", speed: Self.speed)
      let trace = try window.trace { _ in
        let stroke: [Pointer.Step] = .drag(from: (187, 40), through: [(187, 480, over: 1.2)])
        window.pointer.play(stroke)
        return stroke
      }
      try expectShown(trace)
      expectSmooth(trace)
      #expect(trace.events.filter { $0.hasPrefix("impact light") }.count >= 2)
      let tops = trace.frames.compactMap { $0.views[Self.shade]?.y }
      #expect(tops.allSatisfy { $0 <= 1 })
      #expect(trace.events.contains { $0.hasPrefix("viewDidAppear Rain") })
    }

    @Test("3.4 flung up from the lower edge, it leaves")
    func flungUp() throws {
      let window = try DemoWindow("shade", speed: Self.speed)
      let trace = try window.trace { sandbox in
        try drop(window, sandbox)
        window.pointer.play(.drag(from: (187, 650), through: [(187, 180, over: 1.2)]))
        return nil
      }
      try expectGone(trace)
      expectSmooth(trace)
    }

    @Test("L-09 L-12 caught while it bounces, it stops, and falls on when it is released")
    func caught() throws {
      let window = try DemoWindow("shade", speed: Self.speed)
      let trace = try window.trace(where: { $0.catchesInFlight && $0.isHeldForFrames }) { sandbox in
        window.pointer.play(.click(at: try sandbox.center(of: "button.drop")))
        try sandbox.wait(for: "the first bounce") {
          try sandbox.trace().events.contains { $0.hasPrefix("impact") }
        }
        window.pointer.play([
          .init(time: 0, action: .move(x: 187, y: 300)), .init(time: 0.01, action: .down),
          .init(time: 0.4, action: .up),
        ])
        return nil
      }
      try expectShown(trace)
      #expect(trace.events.filter { $0.contains("push began") }.count == 1)
      let held = trace.lastStroke.frames.prefix { !$0.input.contains { $0.kind == "up" } }
      let tops = held.dropFirst().compactMap { $0.views[Self.shade]?.y }
      #expect(!tops.isEmpty)
      #expect(tops.allSatisfy { abs($0 - tops[0]) < 0.01 })
      #expect(trace.events.filter { $0.hasPrefix("viewDidAppear Rain") }.count == 1)
    }
  }
}
