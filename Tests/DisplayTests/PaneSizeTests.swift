import Foundation
import TestMaterial
import Testing

/// Tests of the dividers between the panes, and of small windows.
extension RealWindow {
  @Suite struct PaneSizeTests {
    private static let size = "1180x820"
    /// A part of the canvas, and after the drag of the inspector, in which there is no control.
    private static let edge = InstrumentWindow.Area(x: 810, y: 320, width: 60, height: 220)
    private let window: InstrumentWindow

    init() throws { window = try InstrumentWindow() }

    @Test("T-15 a dragged divider resizes the inspector, also after the next start")
    func divider() throws {
      let folder = TemporaryFolder()
      let environment = ["XDG_CONFIG_HOME": folder.url.path]
      func start() throws -> Sandbox {
        try window.use(
          window.run(
            ["--demo", "pull-down", "--size", Self.size], environment: environment))
      }
      let first = try start()
      window.pointer.play([.init(time: 0, action: .move(x: 500, y: 810))])
      let usual = try window.picture(Self.edge)
      try window.stroke(
        .drag(from: (880, 400), through: [(800, 400, over: 0.3)], hold: 0.2), in: first)
      window.pointer.play([.init(time: 0, action: .move(x: 500, y: 810))])
      try window.expect(Self.edge, toDifferFrom: usual)
      try first.waitUntilIdle()
      let wide = try window.picture(Self.edge)
      #expect(try first.stop().exitCode == 0)
      let file = folder.url.appendingPathComponent("glissade/panes.json")
      #expect(try String(contentsOf: file, encoding: .utf8).contains("\"inspector\" : 380"))

      let second = try start()
      window.pointer.play([.init(time: 0, action: .move(x: 500, y: 810))])
      try window.expect(Self.edge, toShow: wide)
      // A double click restores the usual size.
      window.pointer.play(.click(at: (800, 400)))
      window.pointer.play(.click(at: (800, 400)))
      window.pointer.play([.init(time: 0, action: .move(x: 500, y: 810))])
      try window.expect(Self.edge, toShow: usual)
      #expect(try second.stop().exitCode == 0)
    }

    @Test("T-15 in a window of 480×400 the list folds away, and its edge brings it back")
    func small() throws {
      let sandbox = try window.start("pull-down", size: "480x400")
      let left = InstrumentWindow.Area(x: 12, y: 0, width: 100, height: 330)
      window.pointer.play([.init(time: 0, action: .move(x: 300, y: 395))])
      let folded = try window.picture(left)
      try window.stroke(
        .drag(from: (2, 200), through: [(180, 200, over: 0.3)], hold: 0.2), in: sandbox)
      try window.expect(left, toDifferFrom: folded)
      try window.stroke(
        .drag(from: (180, 200), through: [(20, 200, over: 0.3)], hold: 0.2), in: sandbox)
      window.pointer.play([.init(time: 0, action: .move(x: 300, y: 395))])
      try window.expect(left, toShow: folded)
      #expect(try sandbox.stop().exitCode == 0)
    }
  }
}
