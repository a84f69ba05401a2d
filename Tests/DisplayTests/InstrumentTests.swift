import Foundation
import Testing

/// The inspector, its numbers, what is drawn over the stage and the sheet of keys, used by a person
/// at a window with all panes.
extension RealWindow {
  @Suite struct InstrumentTests {
    private let window: InstrumentWindow
    /// Where things are in the inspector of that window.
    private static let sliders = (left: 860.0, way: 80.0)
    private static let completionRow = 512.0
    private static let name = 750.0
    private static let copy = (x: 800.0, y: 634.0)
    private static let reset = (x: 960.0, y: 634.0)
    private static let logTab = (x: 940.0, y: 474.0)

    init() throws { window = try InstrumentWindow() }

    private func click(_ place: (x: Double, y: Double)) throws {
      try window.click(place.x, place.y)
    }

    /// Drags the first page by a third of its height, holds it still and lets it go.
    ///
    /// - Returns: whether the second page has come.
    private func pullAThird(_ sandbox: Sandbox) throws -> Bool {
      try window.stroke(
        .drag(
          from: window.stage(187, 120), through: [window.stage(187, 342, over: 0.6)], hold: 0.4),
        in: sandbox)
      return try sandbox.trace().frames.last?.views["page.second"]?.frame == [0, 0, 375, 667]
    }

    @Test("L-10 a number changed by its slider holds at once; a double click gives it back")
    func parameter() throws {
      let sandbox = try window.start("pull-down")
      #expect(try !pullAThird(sandbox))
      // Ten per cent of the way instead of half.
      try window.click(Self.sliders.left + 0.1 * Self.sliders.way, Self.completionRow)
      #expect(try pullAThird(sandbox))
      // Copied, another program can paste it.
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

    @Test("L-10 a slider that was clicked goes on by arrows; Reset leaves all to the program again")
    func parameterByKeys() throws {
      let sandbox = try window.start("pull-down")
      // A quarter is less than a third; ten steps up it is more.
      try window.click(Self.sliders.left + 0.25 * Self.sliders.way, Self.completionRow)
      for _ in 0..<10 { try window.type("Right") }
      #expect(try !pullAThird(sandbox))
      // On the thumb, which stays where it is.
      try window.click(Self.sliders.left + 0.35 * Self.sliders.way, Self.completionRow)
      for _ in 0..<10 { try window.type("Left") }
      #expect(try pullAThird(sandbox))
      try click(Self.reset)
      try window.restart(sandbox)
      #expect(try !pullAThird(sandbox))
      #expect(try sandbox.stop().exitCode == 0)
    }

    @Test("J-18 O, V and P draw over the stage and change nothing of it; their buttons do the same")
    func overlays() throws {
      let sandbox = try window.start("playground")
      let hash = try sandbox.trace().frames.last?.hash
      let tiles = InstrumentWindow.Area(x: 290, y: 300, width: 360, height: 380)
      let before = try window.picture(tiles)
      for (key, row) in [("v", 2.0), ("p", 3.0)] {
        try window.type(key)
        try window.expect(tiles, toDifferFrom: before)
        #expect(try sandbox.trace().frames.last?.hash == hash)
        // Back by the button, in a column without keys: the stage leaves no room for them.
        try window.click(720 - 16 - 20, 16 + row * 40 + 16)
        try window.expect(tiles, toShow: before)
      }
      _ = try sandbox.stop()
      let page = try window.start("pull-down")
      try window.type("o")
      let whole = InstrumentWindow.Area(x: 290, y: 30, width: 360, height: 640)
      try window.stroke(
        .drag(from: window.stage(187, 80), through: [window.stage(187, 480, over: 0.3)]), in: page)
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
        InstrumentWindow.Area(x: 736, y: 338, width: 268, height: 88),
        InstrumentWindow.Area(x: 736, y: 498, width: 268, height: 150),
        InstrumentWindow.Area(x: 736, y: 664, width: 268, height: 40),
      ]
      let before = try areas.map(window.picture)
      try window.stroke(
        .drag(from: window.stage(187, 80), through: [window.stage(187, 380, over: 0.4)]),
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
