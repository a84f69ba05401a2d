import Foundation
import Testing

/// Tests of the release map with a real mouse and real keys.
extension RealWindow {
  @Suite struct ReleaseMapTests {
    private static let page = "page.second"
    /// The plot of the map in a window with all panes: between the axes of the pane.
    private static let plot = DisplayFixture.Area(x: 282, y: 430, width: 710, height: 210)
    private let window: InstrumentWindow

    init() throws { window = try InstrumentWindow() }

    /// Waits until the picture of the plot differs from another one.
    private func wait(
      in sandbox: Sandbox, for what: String, since last: Screenshot
    ) throws -> Screenshot {
      var picture = last
      try sandbox.wait(for: what) {
        picture = try window.picture(Self.plot)
        return picture != last
      }
      return picture
    }

    @Test("W-02 M shows the map of a drag, the mouse moves its dot, and a click takes over")
    func map() throws {
      let sandbox = try window.start()
      window.pointer.play(
        .drag(from: window.onCanvas(187, 60), through: [window.onCanvas(187, 300, over: 0.4)]))
      try sandbox.wait(for: "the page at its end") {
        try sandbox.trace().frames.last?.views[Self.page]?.frame == [0, 0, 375, 667]
      }
      try sandbox.waitUntilIdle()
      let canvas = try window.picture(Self.plot)
      try window.type("m")
      // The message comes first, then the maps; the window is idle after the last one.
      let message = try wait(in: sandbox, for: "the pane of the map", since: canvas)
      _ = try wait(in: sandbox, for: "the map", since: message)
      try sandbox.waitUntilIdle()
      let map = try window.picture(Self.plot)
      // Far to the left of the border a release cancels.
      window.pointer.play([
        .init(time: 0, action: .move(x: 480, y: 520)), .init(time: 0.1, action: .down),
        .init(time: 0.05, action: .move(x: 440, y: 530)), .init(time: 0.05, action: .up),
      ])
      let dot = try wait(in: sandbox, for: "the dot at another release", since: map)
      #expect(dot != map)
      try sandbox.waitUntilIdle()
      #expect(try sandbox.trace().frames.last?.views[Self.page]?.frame == [0, 0, 375, 667])
      window.pointer.play(.click(at: (440, 530)))
      try sandbox.wait(for: "the page that moves back") {
        try sandbox.trace().frames.last { $0.past == nil }?.views[Self.page] == nil
      }
      try window.type("Escape")
      #expect(try sandbox.stop().exitCode == 0)
    }
  }
}
