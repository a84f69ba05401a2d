import Foundation
import TestMaterial
import Testing

/// Tests of the panes' theme, keyboard focus and tooltips in a window with all panes.
extension RealWindow {
  @Suite struct PaneKeyTests {
    private static let list = InstrumentWindow.Area(x: 0, y: 56, width: 220, height: 600)
    /// The canvas without its round corners, beside which the panes are seen.
    private static let picture = InstrumentWindow.Area(x: 303, y: 39, width: 335, height: 627)
    private static let inspector = InstrumentWindow.Area(x: 736, y: 60, width: 268, height: 580)
    /// The switches, the list and the first tab follow each other; the tab of the log is the third.
    private static let tabsToLog = 11
    /// The button that pauses, and where its tooltip appears.
    private static let toggle = (x: 256.0, y: 738.0)
    private static let tooltip = InstrumentWindow.Area(x: 224, y: 684, width: 260, height: 36)
    private let window: InstrumentWindow

    init() throws { window = try InstrumentWindow() }

    @Test("T-05 --theme, or else the desktop, chooses the panes' colors; the canvas is the same")
    func theme() throws {
      let folder = TemporaryFolder.ofProcess.url.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      let settings = folder.appendingPathComponent("gtk-4.0")
      try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
      try Data("[Settings]\ngtk-theme-name=Adwaita\n".utf8)
        .write(to: settings.appendingPathComponent("settings.ini"))
      func pictures(
        _ arguments: [String], _ environment: [String: String] = [:]
      ) throws -> (panes: Screenshot, canvas: Screenshot) {
        let all = ["--demo", "pull-down", "--size", InstrumentWindow.size] + arguments
        let sandbox = try window.use(window.run(all, environment: environment))
        let pictures = (
          try window.picture(Self.inspector), try window.picture(Self.picture)
        )
        #expect(try sandbox.stop().exitCode == 0)
        return pictures
      }
      let dark = try pictures(["--theme", "dark"])
      let light = try pictures(["--theme", "light"])
      let desktop = try pictures([], ["XDG_CONFIG_HOME": folder.path])
      // A failure would print all pixels of a picture.
      let (differ, follow) = (dark.panes != light.panes, desktop.panes == light.panes)
      let isSameCanvas = dark.canvas == light.canvas
      #expect(differ)
      #expect(follow)
      #expect(isSameCanvas)
    }

    @Test("T-06 by keys alone: another demo, the log, and a pause; the ring is seen on the way")
    func keys() throws {
      let sandbox = try window.start("pull-down")
      let list = try window.picture(Self.list)
      try window.type("Tab")
      try window.expect(Self.list, toDifferFrom: list)
      try window.type("Down")
      try window.type("Return")
      try sandbox.wait(for: "another demo") {
        try sandbox.trace().frames.last.map { $0.views["page.first"] == nil } ?? false
      }
      try sandbox.waitUntilIdle()
      let parameters = try window.picture(Self.inspector)
      for _ in 0..<Self.tabsToLog { try window.type("Tab") }
      try window.type("space")
      try window.expect(Self.inspector, toDifferFrom: parameters)
      try window.type("Escape")
      let bar = InstrumentWindow.Area(x: 228, y: 724, width: 780, height: 30)
      let running = try window.picture(bar)
      try window.type("space")
      try window.expect(bar, toDifferFrom: running)
      #expect(try sandbox.stop().exitCode == 0)
    }

    @Test("T-07 a button's name and key appear beside the resting pointer, and go with it")
    func tooltip() throws {
      let sandbox = try window.start("pull-down")
      let before = try window.picture(Self.tooltip)
      window.pointer.play([.init(time: 0, action: .move(x: Self.toggle.x, y: Self.toggle.y))])
      try window.expect(Self.tooltip, toDifferFrom: before)
      try sandbox.waitUntilIdle()
      try window.expectSleep(of: sandbox)
      window.pointer.play([.init(time: 0, action: .move(x: 600, y: 740))])
      try window.expect(Self.tooltip, toShow: before)
      #expect(try sandbox.stop().exitCode == 0)
    }
  }
}
