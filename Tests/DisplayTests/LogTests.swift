import Foundation
import Testing

/// Tests of the log in a window with all panes, with a real mouse and real keys.
extension RealWindow {
  @Suite struct LogTests {
    /// The locations of the log's controls in a window of `InstrumentWindow.size`.
    private static let tab = (x: 968.0, y: 32.0)
    private static let search = (x: 870.0, y: 101.0)
    private static let calls = (x: 824.0, y: 133.0)
    private static let copy = (x: 960.0, y: 133.0)
    private static let line = (x: 850.0, y: 170.0)
    private let window: InstrumentWindow

    init() throws { window = try InstrumentWindow() }

    /// Performs an action that copies lines, and returns them when the clipboard has others than
    /// before.
    private func copied(other before: [String], by action: () throws -> Void) throws -> [String] {
      try action()
      var lines = before
      let isCopied = try Deadline().waits {
        lines = try window.connection.clipboard().split(separator: "\n").map(String.init)
        return lines != before && !lines.isEmpty
      }
      guard isCopied else { throw SetupError("The clipboard has nothing else than before.") }
      return lines
    }

    private func clickCopy() throws { try window.click(Self.copy.x, Self.copy.y) }

    @Test("T-14 the log is filtered, searched and copied by mouse and keys; a lost touch says why")
    func log() throws {
      let sandbox = try window.start()
      try window.stroke(
        .drag(from: window.onCanvas(187, 60), through: [window.onCanvas(187, 400, over: 0.4)]),
        in: sandbox)
      // A click beside the button of the page, which nothing takes.
      let (x, y) = window.onCanvas(187, 300)
      try window.click(x, y)
      try sandbox.waitUntilIdle()
      try window.click(Self.tab.x, Self.tab.y)
      let all = try copied(other: [], by: clickCopy)
      #expect(all.contains { $0.contains("release at") })
      #expect(all.contains { $0.contains("viewDidAppear Tides") })
      let lost = try #require(all.first { $0.contains("nothing took") })
      #expect(lost.contains("it moved"), "\(lost)")

      try window.click(Self.calls.x, Self.calls.y)
      let filtered = try copied(other: all, by: clickCopy)
      #expect(filtered == all.filter { !$0.contains("view") && !$0.contains("presentation") })

      // The keys reach the search and neither the window's commands nor the program.
      try window.click(Self.search.x, Self.search.y)
      for key in ["f", "i", "n", "i", "s"] { try window.type(key) }
      let found = try copied(other: filtered, by: clickCopy)
      #expect(found == all.filter { $0.contains("finis") })
      #expect(found.count == 1)
      #expect(try sandbox.trace().input.allSatisfy { $0.kind != "key" })
      try window.click(Self.search.x, Self.search.y)
      try window.type("Escape")
      try window.type("Escape")

      // After a click on a line the log has the keys.
      try window.click(Self.line.x, Self.line.y)
      try window.type("End")
      let last = try copied(other: found) {
        window.connection.setKey("Control_L", pressed: true)
        try window.type("c")
        window.connection.setKey("Control_L", pressed: false)
      }
      #expect(last == filtered.suffix(1))
      #expect(try sandbox.stop().exitCode == 0)
    }
  }
}
