import Testing

/// Tests of a window on a desktop that decides the sizes of all windows.
extension RealWindow {
  @Suite struct WaylandTilingTests {
    private let desktop: SwayDesktop
    private let pointer: Pointer
    private static let (width, height) = (SwayDesktop.size.width, SwayDesktop.size.height)
    private static let screen = [0, 0, Double(width), Double(height)]

    init() throws {
      desktop = try SwayDesktop(isTiling: true)
      pointer = Pointer(desktop.remote)
    }

    @Test(
      "R-01 where the compositor refuses a size, the window has the size that it is given",
      arguments: ["375x667", "3000x2000"])
    func refusedSize(size: String) throws {
      let sandbox = try Sandbox(
        on: desktop, ["--demo", "pull-down", "--canvas-only", "--size", size])
      try sandbox.wait(for: "the size of the screen") {
        try sandbox.trace().frames.last?.views["page.first"]?.frame == Self.screen
      }
      try sandbox.waitUntilIdle()
      try desktop.wait(for: "a picture", width: Self.width, height: Self.height) {
        $0[1000, 10] == $0[10, 10] && $0.colorCount > 8
      }
      let x = Double(Self.width) - 100
      pointer.play(.drag(from: (x, 80), through: [(x, 600, over: 0.6)], hold: 0.2))
      try sandbox.waitUntilIdle()
      let (trace, exitCode) = try sandbox.stop()
      #expect(exitCode == 0)
      #expect(trace.frames.last?.views["page.second"]?.frame == Self.screen)
      #expect(trace.largestError(following: trace.dragged("page.second")) < 0.01)
    }
  }
}
