import Foundation
import Testing

/// Tests of the window on a Wayland desktop without an X server.
extension RealWindow {
  @Suite struct WaylandTests {
    private static let second = "page.second"
    private let desktop: SwayDesktop
    private let pointer: Pointer

    init() throws {
      desktop = try SwayDesktop()
      pointer = Pointer(desktop.remote)
    }

    /// Starts a demo and waits until its window is visible and has the keyboard focus.
    private func start(_ arguments: [String] = Self.arguments) throws -> Sandbox {
      let sandbox = try Sandbox(on: desktop, arguments)
      try sandbox.wait(for: "the keyboard") {
        try sandbox.trace().input.contains { $0.kind == "focus" }
      }
      try sandbox.waitUntilIdle()
      return sandbox
    }

    private static let arguments = ["--demo", "pull-down", "--canvas-only", "--size", "375x667"]

    /// Waits until the window's picture meets a condition.
    @discardableResult private func seen(
      _ what: String, _ isSeen: (Screenshot) -> Bool
    ) throws -> Screenshot {
      try desktop.wait(for: what, width: 375, height: 667, isSeen)
    }

    /// Drags the page half way down and holds it.
    private func holdPage(_ sandbox: Sandbox) throws {
      pointer.play(.drag(from: (187, 80), through: [(187, 300, over: 0.3)], release: false))
      try sandbox.wait(for: "the last move") {
        try sandbox.trace().heldMoves.last.map { abs($0.y - 300) <= 1 } ?? false
      }
    }

    @Test("R-01 M-43 without an X server a page is dragged down and back, and the window closes")
    func drag() throws {
      let sandbox = try start()
      let before = try seen("a picture") { $0.colorCount > 8 }
      pointer.play(.drag(from: (187, 80), through: [(187, 520, over: 0.8)], hold: 0.2))
      try sandbox.waitUntilIdle()
      let down = try sandbox.trace()
      #expect(
        down.frames.last?.views[Self.second]?.frame == [0, 0, 375, 667], "\(down.input)")
      #expect(down.events.contains { $0.hasPrefix("viewDidAppear Tides") })
      #expect(down.dragged(Self.second).count > 2)
      #expect(down.largestError(following: down.dragged(Self.second)) < 0.01)
      try seen("the other page") { $0 != before }
      pointer.play(.drag(from: (187, 600), through: [(187, 100, over: 0.8)], hold: 0.2))
      try sandbox.waitUntilIdle()
      let back = try sandbox.trace().lastStroke
      #expect(back.frames.last?.transition == nil)
      #expect(back.frames.last?.views[Self.second] == nil)
      #expect(back.largestError(following: back.dragged(Self.second)) < 0.01)
      try seen("the first page again") { $0 == before }
      try desktop.command("kill")
      let ending = try sandbox.end(asking: false)
      #expect(ending.exitCode == 0)
      #expect(ending.errors.isEmpty)
      #expect(!ending.trace.events.contains { $0.hasPrefix("violation") })
    }

    @Test("R-01 the picture is that of X11, pixel for pixel")
    func samePicture() throws {
      let display = try DisplayFixture()
      let other = try display.run(Self.arguments)
      let shown = try display.picture()
      #expect(shown.colorCount > 8)
      let sandbox = try start()
      try seen("the picture of X11") { $0 == shown }
      #expect(try sandbox.stop().exitCode == 0)
      #expect(try other.stop().exitCode == 0)
    }

    @Test("F-23 R-01 a window that loses the keyboard in mid-drag cancels the drag")
    func lostFocus() throws {
      let sandbox = try start()
      try holdPage(sandbox)
      try desktop.command("move to workspace elsewhere")
      try sandbox.wait(for: "the cancel") {
        try sandbox.trace().input.contains { $0.kind == "cancel" }
      }
      try sandbox.waitUntilIdle()
      pointer.play([.init(time: 0, action: .up)], isSeen: false)
      let (trace, exitCode) = try sandbox.stop()
      #expect(exitCode == 0)
      #expect(trace.events.contains("pull cancelled"))
      #expect(trace.frames.last?.transition == nil)
      #expect(trace.frames.last?.views[Self.second] == nil)
    }

    @Test("R-01 a window that is resized shows its content in the new size")
    func resize() throws {
      let sandbox = try start()
      try desktop.command("resize set 500 400, move absolute position 0 0")
      try sandbox.wait(for: "the new size") {
        try sandbox.trace().frames.last?.views["page.first"]?.frame == [0, 0, 500, 400]
      }
      try desktop.wait(for: "the page's ground in the new corner", width: 500, height: 400) {
        $0[490, 10] == $0[10, 10] && $0.colorCount > 8
      }
      pointer.play(.drag(from: (400, 80), through: [(400, 350, over: 0.6)], hold: 0.2))
      try sandbox.waitUntilIdle()
      let (trace, _) = try sandbox.stop()
      #expect(trace.frames.last?.views[Self.second]?.frame == [0, 0, 500, 400])
      #expect(trace.largestError(following: trace.dragged(Self.second)) < 0.01)
    }

    @Test("R-01 a held key repeats, also in a window in which nothing moves")
    func keyRepeat() throws {
      let sandbox = try start()
      // The demo ignores the key; 0xFF50 is Home.
      desktop.remote.setKey(0xFF50, pressed: true)
      try sandbox.wait(for: "the third repeat") {
        try sandbox.trace().input.count { $0.kind == "key" } > 3
      }
      desktop.remote.setKey(0xFF50, pressed: false)
      #expect(try sandbox.stop().exitCode == 0)
    }

    @Test(
      "R-01 the display that goes away is reported in one line, in mid-drag and at rest",
      arguments: [true, false])
    func lostDisplay(inMidDrag: Bool) throws {
      let sandbox = try start()
      if inMidDrag { try holdPage(sandbox) }
      desktop.end()
      let ending = try sandbox.end(asking: false)
      #expect(ending.exitCode == 1)
      #expect(ending.errors.count == 1)
      #expect(ending.errors.first?.contains("display went away") == true)
      #expect(ending.trace.frames.last?.transition?.phase == (inMidDrag ? "interactive" : nil))
    }

    @Test("R-01 doctor names driver and presenter; a refusal of all pictures has a reason")
    func doctor() throws {
      let glissade = try Sandbox.program.path
      let answer = try ChildProcess.run(glissade, ["doctor"], environment: desktop.environment)
      #expect(answer.code == 0)
      #expect(answer.output.contains("wayland, 1024×768 pixels, 60 Hz"))
      #expect(answer.output.contains("window surface in a texture (opengl"))
      let refused = try ChildProcess.run(
        glissade, ["run"] + Self.arguments,
        environment: desktop.environment.merging(["SDL_FRAMEBUFFER_ACCELERATION": "0"]) { $1 })
      #expect(refused.code == 1)
      #expect(
        refused.errors.contains(
          "The video driver “wayland” shows no pictures (SDL names no reason)"))
      #expect(refused.errors.split(separator: "\n").count == 1)
    }
  }
}
