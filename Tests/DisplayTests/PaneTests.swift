import Foundation
import Testing

/// Tests of the window's four panes by mouse and by keyboard, in small and large windows, at one
/// pixel a point and at two.
extension RealWindow {
  @Suite struct PaneTests {
    /// A window, with the frame of its canvas.
    struct Shape: Sendable, CustomTestStringConvertible {
      var size: String
      var scale: Int
      /// The upper left corner of the canvas, in points of the window.
      var corner: (x: Double, y: Double)
      /// The size of a point of the canvas, in points of the window.
      var zoom: Double
      var testDescription: String { "\(size) at \(scale)" }

      /// Returns the location of a point of the canvas on the screen, in pixels.
      func place(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        (
          ((corner.x + x * zoom) * Double(scale)).rounded(),
          ((corner.y + y * zoom) * Double(scale)).rounded()
        )
      }
    }

    /// The windows. In a small one, 500 points beside the list, less 32 points of margin, are for
    /// the 667 points of the canvas; in a large one the curves below leave it its own size.
    private static let shapes = [
      Shape(size: "720x560", scale: 1, corner: (337, 16), zoom: 472 / 667.0),
      Shape(size: "720x560", scale: 2, corner: (337, 16), zoom: 472 / 667.0),
      Shape(size: "1920x1200", scale: 1, corner: (733, 155), zoom: 1),
    ]
    private let window: InstrumentWindow

    init() throws { window = try InstrumentWindow() }

    @Test(
      "M-43 the page is where the pointer holds it, in a small and in a large window",
      arguments: shapes)
    func drag(shape: Shape) throws {
      let sandbox = try window.start("pull-down", size: shape.size, scale: shape.scale)
      let (start, end) = (shape.place(120, 60), shape.place(120, 300))
      window.pointer.play(
        .drag(from: start, through: [(end.x, end.y, over: 0.4)], release: false))
      try sandbox.wait(for: "the last move") {
        try sandbox.trace().heldMoves.last.map { abs($0.y - 300) < 1 } ?? false
      }
      let trace = try sandbox.trace()
      let gaps = trace.frames(inPhase: "interactive").compactMap { frame -> Double? in
        guard let page = frame.views["page.second"],
          let pointer = frame.pointer?.y
        else { return nil }
        return page.y - pointer
      }
      let (least, greatest) = (try #require(gaps.min()), try #require(gaps.max()))
      #expect(greatest - least < 1e-6)
      window.pointer.play([.init(time: 0, action: .up)])
      try sandbox.waitUntilIdle()
      #expect(try sandbox.stop().exitCode == 0)
    }

    @Test("? shows all keys above everything; Escape removes them without an effect on the demo")
    func keys() throws {
      let sandbox = try window.start("pull-down")
      let middle = InstrumentWindow.Area(x: 200, y: 100, width: 600, height: 500)
      let before = try window.picture(middle)
      try window.type("F1")
      try window.expect(middle, toDifferFrom: before)
      let shown = try window.picture(middle)
      try window.type("Escape")
      try window.expect(middle, toShow: before)
      try window.type("slash")
      try window.expect(middle, toShow: shown)
      try window.click(20, 20)
      try window.expect(middle, toShow: before)
      #expect(try sandbox.stop().exitCode == 0)
    }

    @Test("in the smallest window I shows the inspector in the list's place; keys lead to any demo")
    func small() throws {
      let sandbox = try window.start("pull-down", size: "720x560")
      // The pointer is far from any control.
      window.pointer.play([.init(time: 0, action: .move(x: 600, y: 540))])
      let left = InstrumentWindow.Area(x: 0, y: 60, width: 220, height: 500)
      let list = try window.picture(left)
      try window.type("i")
      try window.expect(left, toDifferFrom: list)
      try window.type("i")
      try window.expect(left, toShow: list)
      for _ in 0..<5 { try window.type("Down") }
      try window.type("Return")
      try expect("tile.1", in: sandbox)
      #expect(try sandbox.stop().exitCode == 0)
    }

    @Test("a click in the list shows a demo, also one that has to be scrolled to")
    func list() throws {
      let sandbox = try window.start("pull-down", size: "720x560")
      try window.click(110, 58 + 2 * 68 + 34)
      try expect("page.map", in: sandbox)
      // The list follows the pointer; its last row, Sheet, then ends above the window's lower edge.
      window.pointer.play(.drag(from: (110, 500), through: [(110, 200, over: 0.5)], hold: 0.3))
      try sandbox.waitUntilIdle()
      try window.click(110, 560 - 8 - 68 - 34)
      try expect("page.dawn", in: sandbox)
      // Escape goes back within the demo, and never leaves it; Ctrl+Q does.
      try window.type("Right")
      try expect("page.noon", in: sandbox)
      try sandbox.waitUntilIdle()
      try window.type("Escape")
      try expect("page.dawn", in: sandbox)
      try sandbox.waitUntilIdle()
      try window.type("Escape")
      try window.type("Right")
      try expect("page.noon", in: sandbox)
      window.connection.typeQuit()
      #expect(try sandbox.waitForExit() == 0)
    }

    private func expect(_ view: String, in sandbox: Sandbox) throws {
      try sandbox.wait(for: view) {
        try sandbox.trace().frames.last?.views[view] != nil
      }
    }
  }
}
