import Foundation
import Testing

/// Tests of displays of several scales and rates on a Wayland desktop.
extension RealWindow {
  @Suite struct WaylandScaleTests {
    private static let size = (width: 200, height: 248)
    private static let arguments = [
      "--demo", "pull-down", "--canvas-only", "--size", "200x248",
    ]

    /// Starts a demo with the display's own scale and waits until it is at rest.
    private func start(on desktop: SwayDesktop) throws -> Sandbox {
      let sandbox = try Sandbox(
        on: desktop, program: Sandbox.program, ["run"] + Self.arguments, scale: nil)
      try sandbox.waitUntilIdle()
      return sandbox
    }

    /// Returns the picture that an X server shows at a scale.
    private func picture(onXAt scale: Double) throws -> Screenshot {
      let display = try DisplayFixture()
      let sandbox = try display.run(
        Sandbox.program, ["run"] + Self.arguments + ["--scale", "\(scale)"], scale: nil)
      let picture = try display.picture(
        .init(
          width: Int(Double(Self.size.width) * scale),
          height: Int(Double(Self.size.height) * scale)))
      #expect(try sandbox.stop().exitCode == 0)
      #expect(picture.colorCount > 8)
      return picture
    }

    private func expect(_ picture: Screenshot, on desktop: SwayDesktop, atX x: Int = 0) throws {
      try desktop.wait(
        for: "the picture at \(x)", x: x, width: Self.size.width, height: Self.size.height
      ) { $0 == picture }
    }

    @Test(
      "R-03 M-43 a display of another scale shows its own pixels, and the page is at the pointer",
      arguments: [1.25, 1.5, 2, 3])
    func scale(_ scale: Double) throws {
      let desktop = try SwayDesktop([.init(scale: scale)])
      let sandbox = try start(on: desktop)
      try expect(try picture(onXAt: scale), on: desktop)
      Pointer(desktop.remote).play(
        .drag(from: (100, 40), through: [(100, 210, over: 0.5)], hold: 0.2))
      try sandbox.waitUntilIdle()
      let (trace, exitCode) = try sandbox.stop()
      #expect(exitCode == 0)
      #expect(trace.largestError(following: trace.dragged("page.second")) < 0.01)
      #expect(trace.frames.last?.views["page.second"]?.frame == [0, 0, 200, 248])
    }

    @Test("R-03 a window that is moved to a display of twice the scale is painted anew, and back")
    func moved() throws {
      let (single, double) = (try picture(onXAt: 1), try picture(onXAt: 2))
      let desktop = try SwayDesktop([.init(), .init(scale: 2)])
      let sandbox = try start(on: desktop)
      try expect(single, on: desktop)
      let right = SwayDesktop.size.width
      try desktop.command("move absolute position \(right) 0")
      try expect(double, on: desktop, atX: right)
      try desktop.command("move absolute position 0 0")
      try expect(single, on: desktop)
      let ending = try sandbox.end(asking: true)
      #expect(ending.exitCode == 0)
      #expect(ending.errors.isEmpty)
      #expect(ending.trace.frames.last?.views["page.first"]?.frame == [0, 0, 200, 248])
    }

    @Test("R-02 there is one frame per refresh of the display", arguments: [60, 120])
    func rate(_ rate: Int) throws {
      let desktop = try SwayDesktop([.init(rate: rate)])
      let sandbox = try start(on: desktop)
      let steps: [Pointer.Step] = .drag(from: (100, 40), through: [(100, 210, over: 2)])
      Pointer(desktop.remote).play(steps)
      try sandbox.waitUntilIdle()
      let (trace, _) = try sandbox.stop()
      let times = trace.frames.filter { $0.presented && $0.transition != nil }.map(\.t)
      let gaps = zip(times, times.dropFirst()).map { ($1 - $0) * Double(rate) }
      // A busy machine misses most refreshes, but frames are never closer than one, except for the
      // first ones, by which the display's phase is found.
      #expect(gaps.contains { abs($0 - 1) < 0.02 }, "\(gaps)")
      #expect(gaps.count { $0 < 0.9 } <= max(5, gaps.count / 4), "\(gaps)")
      #expect(trace.largestError(following: trace.dragged("page.second")) < 0.01)
    }
  }
}
