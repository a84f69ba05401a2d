import Foundation
import Testing

/// Tests of the inspector, its parameters, the overlays and the sheet of keys in a window with all
/// panes.
extension RealWindow {
  @Suite struct InstrumentTests {
    private let window: InstrumentWindow
    /// The locations of controls in the inspector of that window.
    private static let sliders = (left: 860.0, length: 68.0)
    private static let completionRow = 102.0
    private static let name = 750.0
    private static let copy = (x: 800.0, y: 252.0)
    private static let reset = (x: 960.0, y: 252.0)
    private static let logTab = (x: 968.0, y: 32.0)

    init() throws { window = try InstrumentWindow() }

    private func click(_ place: (x: Double, y: Double)) throws {
      try window.click(place.x, place.y)
    }

    /// Drags the first page by a third of its height, holds it still and releases it.
    ///
    /// - Returns: A Boolean value that indicates whether the second page has arrived.
    private func pullAThird(_ sandbox: Sandbox) throws -> Bool {
      try window.stroke(
        .drag(
          from: window.onCanvas(187, 120), through: [window.onCanvas(187, 342, over: 0.6)],
          hold: 0.4),
        in: sandbox)
      return try sandbox.trace().frames.last?.views["page.second"]?.frame == [0, 0, 375, 667]
    }

    @Test("L-10 a parameter set by its slider applies at once; a double click resets it")
    func parameter() throws {
      let sandbox = try window.start("pull-down")
      #expect(try !pullAThird(sandbox))
      // The threshold is ten percent of the distance instead of half.
      try window.click(Self.sliders.left + 0.1 * Self.sliders.length, Self.completionRow)
      #expect(try pullAThird(sandbox))
      // Another program can paste the copy.
      try click(Self.copy)
      let copied = try window.connection.clipboard()
      #expect(copied.hasPrefix("@MainActor enum Feel {"), "\(copied)")
      #expect(copied.contains("completionThreshold: CGFloat = 0.1\n"), "\(copied)")
      try window.restart(sandbox)
      let twice: [Pointer.Step] = .click(at: (Self.name, Self.completionRow))
      window.pointer.play(
        twice + twice.dropFirst().map { .init(time: $0.time + 0.1, action: $0.action) })
      try sandbox.waitUntilIdle()
      #expect(try !pullAThird(sandbox))
      #expect(try sandbox.stop().exitCode == 0)
    }

    @Test("L-10 arrow keys move the slider that was clicked; Reset restores the program's values")
    func parameterByKeys() throws {
      let sandbox = try window.start("pull-down")
      // The threshold of a quarter is less than a third; after ten steps up it is greater.
      try window.click(Self.sliders.left + 0.25 * Self.sliders.length, Self.completionRow)
      for _ in 0..<10 { try window.type("Right") }
      #expect(try !pullAThird(sandbox))
      // The click on the thumb does not move it.
      try window.click(Self.sliders.left + 0.35 * Self.sliders.length, Self.completionRow)
      for _ in 0..<10 { try window.type("Left") }
      #expect(try pullAThird(sandbox))
      try click(Self.reset)
      try window.restart(sandbox)
      #expect(try !pullAThird(sandbox))
      #expect(try sandbox.stop().exitCode == 0)
    }

    @Test("J-18 O, V and P draw over the canvas without changing it, and so do their buttons")
    func overlays() throws {
      let sandbox = try window.start("playground")
      let hash = try sandbox.trace().frames.last?.hash
      let tiles = InstrumentWindow.Area(x: 290, y: 300, width: 360, height: 380)
      let before = try window.picture(tiles)
      for (key, row) in [("v", 2.0), ("p", 3.0)] {
        try window.type(key)
        try window.expect(tiles, toDifferFrom: before)
        #expect(try sandbox.trace().frames.last?.hash == hash)
        // The button ends it, in a column without keys: the canvas leaves no space for them.
        try window.click(720 - 16 - 20, 16 + row * 40 + 16)
        try window.expect(tiles, toShow: before)
      }
      _ = try sandbox.stop()
      let page = try window.start("pull-down")
      try window.type("o")
      let whole = InstrumentWindow.Area(x: 290, y: 30, width: 360, height: 640)
      try window.stroke(
        .drag(from: window.onCanvas(187, 80), through: [window.onCanvas(187, 480, over: 0.3)]),
        in: page)
      let onion = try window.picture(whole)
      try window.type("o")
      try window.expect(whole, toDifferFrom: onion)
      _ = try page.stop()
    }

    @Test("the log, the plot and the costs follow a stroke; at rest the window uses no time")
    func inspector() throws {
      let sandbox = try window.start("pull-down")
      try click(Self.logTab)
      try sandbox.waitUntilIdle()
      let areas = [
        InstrumentWindow.Area(x: 736, y: 378, width: 268, height: 88),
        InstrumentWindow.Area(x: 736, y: 498, width: 268, height: 150),
        InstrumentWindow.Area(x: 736, y: 664, width: 268, height: 40),
      ]
      let before = try areas.map(window.picture)
      try window.stroke(
        .drag(from: window.onCanvas(187, 80), through: [window.onCanvas(187, 380, over: 0.4)]),
        in: sandbox)
      for (area, picture) in zip(areas, before) {
        try window.expect(area, toDifferFrom: picture)
      }
      for key in ["o", "v", "p"] { try window.type(key) }
      try sandbox.waitUntilIdle()
      try window.expectSleep(of: sandbox)
      _ = try sandbox.stop()
    }
  }
}
