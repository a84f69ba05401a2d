import Foundation
import Testing

/// Tests of the demo `photos` in its own window with a real pointer.
extension RealWindow {
  @Suite struct PhotosTests {
    private static let picture = "photo.fronds"

    private func open(_ window: DemoWindow, _ sandbox: Sandbox) throws {
      window.pointer.play(.click(at: try sandbox.center(of: "cell.fronds")))
      try sandbox.wait(for: "the picture") {
        try sandbox.trace().frames.last?.views[Self.picture] != nil
      }
      try sandbox.waitUntilIdle()
    }

    private func expectGrid(_ trace: Trace) throws {
      let last = try #require(trace.frames.last)
      #expect(last.transition == nil)
      #expect(last.views[Self.picture] == nil)
      #expect(last.hash == trace.frames[0].hash)
    }

    @Test("Q-04 a click opens a picture, a drag down takes it back to its cell")
    func thereAndBack() throws {
      let window = try DemoWindow("photos")
      let trace = try window.trace { sandbox in
        try open(window, sandbox)
        window.pointer.play(.drag(from: (187, 333), through: [(240, 560, over: 0.3)]))
        return nil
      }
      try expectGrid(trace)
      #expect(Set(trace.frames.compactMap { $0.transition?.kind }) == ["present", "dismiss"])
    }

    @Test("Q-04 L-12 a picture that is thrown back is caught in flight, and led out again")
    func caught() throws {
      let window = try DemoWindow("photos", speed: 0.25)
      let trace = try window.trace(where: \.catchesInFlight) { sandbox in
        try open(window, sandbox)
        window.pointer.play(.drag(from: (187, 333), through: [(230, 520, over: 0.2)]))
        try sandbox.wait(for: "the picture in flight") {
          (try sandbox.trace().frames.last?.views[Self.picture]?.width ?? 375) < 250
        }
        let stroke: [Pointer.Step] = .drag(from: (200, 400), through: [(190, 150, over: 0.15)])
        window.pointer.play(
          stroke.map { Pointer.Step(time: max(0, $0.time - 0.09), action: $0.action) })
        return nil
      }
      let last = try #require(trace.frames.last)
      #expect(last.transition == nil)
      #expect(last.views[Self.picture]?.width == 375)
      // A pull also scales the picture about the pointer, by a factor of e for 800 points, so that
      // a corner 330 points away moves by up to 1.41 times the pointer's movement.
      let jumps = trace.jumps(of: Self.picture, speed: 0.25)
        .filter { $0.distance > 1.41 * $0.allowed }
      #expect(jumps.isEmpty, "\(jumps)")
    }

    @Test("Q-04 O-04 Alt and a drag pinch the picture, and take it back")
    func pinched() throws {
      let fixture = try DisplayFixture()
      let sandbox = try fixture.canvas("photos")
      try fixture.focus()
      fixture.pointer.play(.click(at: try sandbox.center(of: "cell.fronds")))
      try sandbox.wait(for: "the picture at rest") {
        try sandbox.trace().frames.last?.views[Self.picture]?.width == 375
      }
      try sandbox.waitUntilIdle()
      fixture.connection.movePointer(toX: 60, y: 333)
      fixture.connection.setKey("Alt_L", pressed: true)
      fixture.pointer.play(
        .drag(from: (60, 333), through: [(150, 333, over: 0.3)]), isSeen: false)
      fixture.connection.setKey("Alt_L", pressed: false)
      try sandbox.wait(for: "the grid") {
        try sandbox.trace().frames.last?.views[Self.picture] == nil
      }
      try sandbox.waitUntilIdle()
      let (trace, exitCode) = try sandbox.stop()
      #expect(exitCode == 0)
      #expect(trace.events.allSatisfy { !$0.hasPrefix("violation") && !$0.hasPrefix("warning") })
    }

    @Test("Q-04 R-01 on Wayland a click opens a picture, a drag down takes it back")
    func wayland() throws {
      let desktop = try SwayDesktop()
      let sandbox = try Sandbox(
        on: desktop, ["--demo", "photos", "--canvas-only", "--size", "375x667"])
      try sandbox.waitUntilIdle()
      let pointer = Pointer(desktop.remote)
      pointer.play(.click(at: try sandbox.center(of: "cell.fronds")))
      try sandbox.wait(for: "the picture at rest") {
        try sandbox.trace().frames.last?.views[Self.picture]?.width == 375
      }
      try sandbox.waitUntilIdle()
      pointer.play(.drag(from: (187, 333), through: [(240, 560, over: 0.3)]))
      try sandbox.wait(for: "the grid") {
        try sandbox.trace().frames.last?.views[Self.picture] == nil
      }
      try sandbox.waitUntilIdle()
      let (trace, exitCode) = try sandbox.stop()
      #expect(exitCode == 0)
      try expectGrid(trace)
    }
  }
}
