import Foundation
import Testing

/// Tests of careless pointers, and of desktops that do not wait for the pointer.
extension RealWindow {
  @Suite struct HardPointerTests {
    private static let first = "page.first"
    private static let second = "page.second"
    private let display: DisplayFixture

    init() throws { display = try DisplayFixture() }

    private func expectSettled(_ trace: Trace, onSecond: Bool, size: [Double] = [375, 667]) throws {
      let last = try #require(trace.frames.last)
      #expect(last.transition == nil)
      #expect(last.views[onSecond ? Self.second : Self.first]?.frame == [0, 0] + size)
      #expect(last.views[onSecond ? Self.first : Self.second] == nil)
      #expect(!trace.events.contains { $0.hasPrefix("violation") || $0.hasPrefix("warning") })
    }

    @Test(
      "F-23 released beside or below the window the page settles, and input works",
      arguments: [(600.0, 200.0, false), (600, 740, true)])
    func releasedOutside(x: Double, y: Double, presents: Bool) throws {
      let sandbox = try display.canvas()
      display.pointer.play(
        .drag(from: (187, 80), through: [(187, 160, over: 0.2), (x, y, over: 0.4)], hold: 0.2))
      try sandbox.waitUntilIdle()
      let trace = try sandbox.trace()
      try expectSettled(trace, onSecond: presents)
      #expect(trace.input.contains { $0.kind == "up" && ($0.x ?? 0) == x })
      let pairs = trace.dragged(Self.second).filter { $0.viewY < 0 }
      #expect(trace.largestError(following: pairs) < 0.01)
      #expect(try sandbox.turnsPage(by: display.pointer))
    }

    @Test(
      "D-05 in a window resized in mid-drag the page stays with the pointer and fits at the end",
      arguments: [true, false])
    func resized(presents: Bool) throws {
      let sandbox = try display.canvas()
      display.pointer.play(.drag(from: (187, 80), through: [(187, 300, over: 0.3)], release: false))
      display.connection.resize(try display.connection.window, width: 450, height: 500)
      try sandbox.wait(for: "the new size") {
        try sandbox.trace().input.contains { $0.kind == "resize" }
      }
      let path = stride(from: 300.0, through: presents ? 470 : 150, by: presents ? 10 : -10)
      display.pointer.play(
        path.enumerated().map { .init(time: Double($0) * 0.02, action: .move(x: 200, y: $1)) }
          + [.init(time: 0.8, action: .up)])
      try sandbox.waitUntilIdle()
      let trace = try sandbox.trace()
      try expectSettled(trace, onSecond: presents, size: [450, 500])
      #expect(trace.inputFromTheFuture == [])
      let pairs = trace.dragged(Self.second)
      #expect(pairs.contains { $0.pointerY == (presents ? 470 : 150) })
      #expect(trace.largestError(following: pairs) < 0.01)
      #expect(try sandbox.turnsPage(by: display.pointer))
    }

    @Test(
      "F-23 a window that is minimized in mid-drag comes back at rest, with the same picture")
    func minimisedInMidDrag() throws {
      let manager = try WindowManager(on: display)
      defer { withExtendedLifetime(manager) {} }
      let sandbox = try display.canvas()
      let before = try display.picture()
      let window = try display.connection.managedWindow
      display.pointer.play(.drag(from: (187, 80), through: [(187, 300, over: 0.3)], release: false))
      display.connection.minimise(window)
      try sandbox.wait(for: "the window to go") { !display.connection.isShown(window) }
      try sandbox.wait(for: "the end of the drag") {
        try sandbox.trace().events.contains("pull cancelled")
      }
      try sandbox.waitUntilIdle()
      display.pointer.play([.init(time: 0, action: .up)], isSeen: false)
      try expectSettled(try sandbox.trace(), onSecond: false)
      display.connection.restore(window)
      try sandbox.wait(for: "the window to come back") { display.connection.isShown(window) }
      try display.expect(toShow: before)
      #expect(before.colorCount > 8)
      #expect(try sandbox.turnsPage(by: display.pointer))
    }

    @Test(
      "L-01 in a window that is minimized, a page that moves has arrived when the window is back")
    func minimisedInMotion() throws {
      let manager = try WindowManager(on: display)
      defer { withExtendedLifetime(manager) {} }
      let sandbox = try display.canvas()
      let window = try display.connection.managedWindow
      display.pointer.play(.click(at: (187, 611)))
      try sandbox.wait(for: "the page to set out") {
        try sandbox.trace().frames.last?.transition?.phase == "animating"
      }
      display.connection.minimise(window)
      try sandbox.wait(for: "the window to go") { !display.connection.isShown(window) }
      display.connection.restore(window)
      try sandbox.wait(for: "the window to come back") { display.connection.isShown(window) }
      try sandbox.wait(for: "the page to arrive") {
        try sandbox.trace().frames.last?.transition == nil
      }
      try sandbox.waitUntilIdle()
      try expectSettled(try sandbox.trace(), onSecond: true)
      try display.wait(for: "the page", at: DisplayFixture.phone) { $0.colorCount > 8 }
      #expect(try sandbox.turnsPage(by: display.pointer))
    }

    @Test("L-16 two clicks in one frame present once, and the page can be closed")
    func twoClicks() throws {
      try display.repeated { () -> Void? in
        let sandbox = try display.canvas()
        display.pointer.play([
          .init(time: 0, action: .move(x: 187, y: 611)), .init(time: 0.1, action: .down),
          .init(time: 0.1, action: .up), .init(time: 0.1, action: .down),
          .init(time: 0.1, action: .up),
        ])
        try sandbox.waitUntilIdle()
        let trace = try sandbox.trace()
        let downs = trace.frames.map { $0.input.filter { $0.kind == "down" }.count }
        // A busy machine may deliver one click in each frame, which another test covers.
        guard downs.contains(2) else { return nil }
        try expectSettled(trace, onSecond: true)
        #expect(trace.events.filter { $0 == "viewDidAppear Tides" }.count == 1)
        #expect(Set(trace.frames.compactMap(\.transition?.id)).count == 1)
        #expect(try sandbox.turnsPage(by: display.pointer))
        return ()
      }
    }
  }
}
