import Foundation
import Testing

/// Tests of the tree of views, the canvas in space and the simulated future, with a real mouse and
/// real keys.
extension RealWindow {
  @Suite struct InsideTests {
    private static let inspector = InstrumentWindow.Area(x: 736, y: 60, width: 268, height: 580)
    private static let timeLine = InstrumentWindow.Area(x: 276, y: 706, width: 728, height: 14)
    private let window: InstrumentWindow

    init() throws { window = try InstrumentWindow() }

    @Test("T-01 X and a click select a view in the tree, and the program does not see the click")
    func picker() throws {
      let sandbox = try window.start()
      let parameters = try window.picture(Self.inspector)
      try window.type("x")
      let (x, y) = window.onCanvas(120, 160)
      try window.click(x, y)
      try window.expect(Self.inspector, toDifferFrom: parameters)
      #expect(try sandbox.trace().input.allSatisfy { $0.kind != "down" })
      let selected = try window.picture(Self.inspector)
      // A click in the list, and a key: the row below has other details.
      try window.click(800, 100)
      try window.type("Down")
      try window.expect(Self.inspector, toDifferFrom: selected)
      #expect(try sandbox.stop().exitCode == 0)
    }

    @Test("T-01 the view under the pointer in the tree is outlined on the canvas")
    func hover() throws {
      let sandbox = try window.start()
      try window.type("t")
      try sandbox.waitUntilIdle()
      let plain = try window.picture(InstrumentWindow.canvas)
      window.pointer.play([.init(time: 0, action: .move(x: 850, y: 120))])
      try window.expect(InstrumentWindow.canvas, toDifferFrom: plain)
      window.pointer.play([.init(time: 0, action: .move(x: 850, y: 740))])
      try window.expect(InstrumentWindow.canvas, toShow: plain)
      #expect(try sandbox.stop().exitCode == 0)
    }

    @Test("T-02 E turns the canvas in space, a drag turns it, and Escape returns the same picture")
    func exploded() throws {
      let sandbox = try window.start()
      try sandbox.waitUntilIdle()
      let flat = try window.picture(InstrumentWindow.canvas)
      try window.type("e")
      try window.expect(InstrumentWindow.canvas, toDifferFrom: flat)
      try sandbox.waitUntilIdle()
      let apart = try window.picture(InstrumentWindow.canvas)
      let start = window.onCanvas(180, 300)
      try window.stroke(
        .drag(from: start, through: [window.onCanvas(260, 340, over: 0.3)]), in: sandbox)
      try window.expect(InstrumentWindow.canvas, toDifferFrom: apart)
      #expect(try sandbox.trace().input.allSatisfy { $0.kind != "down" })
      try window.type("Escape")
      try window.expect(InstrumentWindow.canvas, toShow: flat)
      #expect(try sandbox.stop().exitCode == 0)
    }

    @Test("T-03 in a pause the time line goes on, and Space continues from a predicted frame")
    func ahead() throws {
      let sandbox = try window.start("pull-down", ["--speed", "0.1"])
      window.pointer.play(
        .drag(from: window.onCanvas(187, 60), through: [window.onCanvas(187, 400, over: 0.6)]))
      try sandbox.wait(for: "the release") {
        try sandbox.trace().input.contains { $0.kind == "up" }
      }
      let past = try window.picture(Self.timeLine)
      try window.type("space")
      try window.expect(Self.timeLine, toDifferFrom: past)
      try sandbox.waitUntilIdle()
      let present = try #require(try sandbox.trace().frames.last)
      // Short of the right end, which is where everything is at rest.
      try window.click(990, 713)
      try sandbox.wait(for: "a predicted frame") {
        try sandbox.trace().frames.last.map { $0.past != nil && $0.t > present.t } ?? false
      }
      try window.type("space")
      try sandbox.wait(for: "the page at its end") {
        try sandbox.trace().frames.last { $0.past == nil }?.views["page.second"]?.frame
          == [0, 0, 375, 667]
      }
      #expect(try sandbox.stop().exitCode == 0)
    }

    @Test("T-08 a click on a line of the log shows the canvas as it was then")
    func log() throws {
      let sandbox = try window.start()
      try window.stroke(
        .drag(from: window.onCanvas(187, 60), through: [window.onCanvas(187, 400, over: 0.4)]),
        in: sandbox)
      let present = try window.picture(InstrumentWindow.canvas)
      try window.click(968, 32)
      // The line about the beginning of the drag.
      try window.click(850, 230)
      try sandbox.wait(for: "a frame of the past") {
        try sandbox.trace().frames.last?.past != nil
      }
      try window.expect(InstrumentWindow.canvas, toDifferFrom: present)
      try window.type("Escape")
      try window.expect(InstrumentWindow.canvas, toShow: present)
      #expect(try sandbox.stop().exitCode == 0)
    }
  }
}
