import Foundation
import Testing

/// Tests of the demo `sheet` in its own window with a real pointer.
extension RealWindow {
  @Suite struct SheetTests {
    static let page = "page.pieces"
    static let large = [0.0, 20, 375, 647]

    /// Returns the distances from the pressed pointer to the top of the sheet, in the frames in
    /// which it has left the medium detent and follows the pointer.
    static func offsets(_ trace: Trace) -> [Double] {
      trace.frames.compactMap { frame in
        guard let y = frame.pointer?.y, let shown = frame.views[page], shown.y < 342 else {
          return nil
        }
        return shown.y - y
      }
    }

    /// Opens the list at the medium detent.
    private func open(_ window: DemoWindow, _ sandbox: Sandbox) throws {
      window.pointer.play(.click(at: try sandbox.center(of: "button.open")))
      try sandbox.waitUntilIdle()
    }

    @Test("P-03 M-43 a drag leads a sheet from one detent to the next, where the pointer is")
    func expands() throws {
      let window = try DemoWindow("sheet")
      let trace = try window.trace(where: { Self.offsets($0).count > 2 }) { sandbox in
        try open(window, sandbox)
        window.pointer.play(
          .drag(from: (187, 370), through: [(187, 100, over: 0.6)], hold: 0.2))
        return nil
      }
      let last = try #require(trace.frames.last)
      #expect(last.views[Self.page]?.frame == Self.large)
      let offsets = Self.offsets(trace)
      #expect(!offsets.isEmpty)
      #expect(offsets.allSatisfy { abs($0 - offsets[0]) < 0.01 })
    }

    @Test("P-04 P-05 a drag dismisses the upper one of two sheets")
    func dismisses() throws {
      let window = try DemoWindow("sheet")
      let trace = try window.trace { sandbox in
        try open(window, sandbox)
        window.pointer.play(.click(at: (150, 480)))
        try sandbox.waitUntilIdle()
        window.pointer.play(.drag(from: (187, 80), through: [(187, 600, over: 0.3)]))
        try sandbox.waitUntilIdle()
        return nil
      }
      let last = try #require(trace.frames.last)
      #expect(last.views["page.notes"] == nil)
      #expect(last.views[Self.page] != nil)
      #expect(trace.frames.contains { $0.views["page.notes"] != nil })
      #expect(trace.events.contains { $0.hasPrefix("viewDidDisappear Notes") })
    }
  }

  /// Tests of the demo `sheet` on a Wayland desktop.
  @Suite struct SheetWaylandTests {
    @Test("P-03 R-01 without an X server a sheet is dragged to its next detent")
    func expands() throws {
      let desktop = try SwayDesktop()
      let pointer = Pointer(desktop.remote)
      let sandbox = try Sandbox(
        on: desktop, ["--demo", "sheet", "--canvas-only", "--size", "375x667"])
      try sandbox.wait(for: "the keyboard") {
        try sandbox.trace().input.contains { $0.kind == "focus" }
      }
      try sandbox.waitUntilIdle()
      pointer.play(.click(at: try sandbox.center(of: "button.open")))
      try sandbox.waitUntilIdle()
      pointer.play(.drag(from: (187, 370), through: [(187, 100, over: 0.6)], hold: 0.2))
      try sandbox.waitUntilIdle()
      let (trace, exitCode) = try sandbox.stop()
      #expect(exitCode == 0)
      #expect(trace.frames.last?.views[SheetTests.page]?.frame == SheetTests.large)
      let offsets = SheetTests.offsets(trace)
      #expect(!offsets.isEmpty)
      #expect(offsets.allSatisfy { abs($0 - offsets[0]) < 0.01 })
    }
  }
}
