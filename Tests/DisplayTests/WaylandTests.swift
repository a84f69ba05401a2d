import Foundation
import Testing

/// Tests of a window that an X server shows on a Wayland desktop.
extension RealWindow {
  @Suite struct XwaylandTests {
    @Test("R-01 M-43 through Xwayland a page is dragged down, and doctor names the server")
    func drag() throws {
      let desktop = try SwayDesktop(hasXwayland: true)
      let sandbox = try Sandbox(
        on: desktop, ["--demo", "pull-down", "--canvas-only"],
        environment: desktop.xwaylandEnvironment)
      try sandbox.waitUntilIdle()
      Pointer(desktop.remote).play(
        .drag(from: (187, 80), through: [(187, 520, over: 0.8)], hold: 0.2))
      try sandbox.waitUntilIdle()
      let (trace, exitCode) = try sandbox.stop()
      #expect(exitCode == 0)
      #expect(trace.frames.last?.views["page.second"]?.frame == [0, 0, 375, 667])
      #expect(trace.dragged("page.second").count > 2)
      #expect(trace.largestError(following: trace.dragged("page.second")) < 0.01)
      let answer = try ChildProcess.run(
        Sandbox.program.path, ["doctor"], environment: desktop.xwaylandEnvironment)
      #expect(answer.output.contains("server     Xwayland\n"))
    }
  }
}

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

    /// Plays a stroke in a window of its own, again if the machine delayed it.
    private func trace(of stroke: [Pointer.Step]) throws -> Trace {
      for _ in 0..<20 {
        let sandbox = try start()
        pointer.play(stroke)
        try sandbox.waitUntilIdle()
        let (trace, exitCode) = try sandbox.stop()
        #expect(exitCode == 0)
        #expect(trace.frames.last?.transition == nil)
        if trace.ends(like: stroke, speed: 1) { return trace }
      }
      try Test.cancel("The stroke could not be made: the machine delayed it.")
    }

    @Test("H-06 R-01 a page released keeps the pointer's velocity within 5 %, and a flick presents")
    func velocityAfterRelease() throws {
      let flick = try trace(of: .drag(from: (187, 60), through: [(187, 300, over: 240 / 900)]))
      #expect(flick.frames.last?.views[Self.second]?.frame == [0, 0, 375, 667])
      let page = try #require(flick.velocityAfterRelease(of: Self.second, towards: 0))
      let speed = try #require(flick.pointerVelocity())
      #expect(abs(page / speed - 1) < 0.05, "the page left with \(page), the pointer \(speed) pt/s")
    }

    @Test("M-02 R-01 moves that wait while the program is stopped keep the compositor's times")
    func stamps() throws {
      let sandbox = try start()
      try holdPage(sandbox)
      kill(sandbox.process.identifier, SIGSTOP)
      pointer.play(
        (1...40).map {
          .init(time: Double($0) / 125, action: .move(x: 187, y: 300 + Double($0)))
        })
      kill(sandbox.process.identifier, SIGCONT)
      try sandbox.wait(for: "the last move") { try sandbox.trace().heldMoves.last?.y == 340 }
      pointer.play([.init(time: 0, action: .up)])
      try sandbox.waitUntilIdle()
      let (trace, exitCode) = try sandbox.stop()
      #expect(exitCode == 0)
      let waited = trace.heldMoves.filter { $0.y > 300 }
      let first = try #require(waited.first?.t)
      let last = try #require(waited.last?.t)
      #expect(abs(last - first - 39 / 125.0) < 0.1)
      #expect(waited.count > 20)
    }

    @Test("L-04 after a cancelled drag the picture is as before, pixel for pixel")
    func cancelled() throws {
      let sandbox = try start()
      let before = try seen("a picture") { $0.colorCount > 8 }
      pointer.play(.drag(from: (187, 80), through: [(187, 230, over: 0.4)], hold: 0.2))
      try sandbox.waitUntilIdle()
      try seen("the first page again") { $0 == before }
      let ending = try sandbox.end(asking: true)
      #expect(
        ending.trace.events.contains(
          "presentationTransitionDidEnd(false) PullDownPresentationController"))
      #expect(ending.errors.isEmpty)
    }

    @Test("I-08 R-01 in the gallery Return restarts the demo, and Ctrl+Q leaves it")
    func keys() throws {
      let sandbox = try start(["--demo", "pull-down", "--size", "900x760"])
      type(0xFF0D)
      try sandbox.wait(for: "the demo's second start") {
        try sandbox.trace().events.count { $0 == "viewDidAppear Shore" } == 2
      }
      desktop.remote.setKey(0xFFE3, pressed: true)
      type(0x71)
      desktop.remote.setKey(0xFFE3, pressed: false)
      #expect(try sandbox.waitForExit() == 0)
    }

    @Test("I-08 R-01 the instrument's keys go back in time, return, slow down and pause")
    func instrumentKeys() throws {
      let sandbox = try start(["--demo", "pull-down", "--size", InstrumentWindow.size])
      let corner = InstrumentWindow.corner
      pointer.play(
        .drag(
          from: (corner.x + 187, corner.y + 80),
          through: [(corner.x + 187, corner.y + 500, over: 0.3)], release: true))
      try sandbox.wait(for: "the page") {
        try sandbox.trace().events.contains { $0.hasPrefix("viewDidAppear Tides") }
      }
      type(0x2C)
      try sandbox.wait(for: "the past") { try sandbox.trace().frames.last?.past != nil }
      type(0xFF57)
      try sandbox.wait(for: "the present") {
        try sandbox.trace().frames.last.map { $0.past == nil } == true
      }
      type(0x73)
      type(0x20)
      // A press, a release, and four keys.
      try sandbox.wait(for: "the last key") { try sandbox.trace().countedInput == 6 }
      #expect(try sandbox.stop().exitCode == 0)
    }

    /// Presses and releases a key, by its number in X11's table.
    private func type(_ symbol: UInt32) {
      desktop.remote.setKey(symbol, pressed: true)
      desktop.remote.setKey(symbol, pressed: false)
    }

    @Test("R-05 a window in which nothing moves does not wake up, and does at once when it has to")
    func idle() throws {
      let sandbox = try start()
      try sandbox.expectNoWakeUp(resting: pointer)
      pointer.play([.init(time: 0, action: .move(x: 20, y: 20))])
      try sandbox.wait(for: "the pointer's move") {
        try sandbox.trace().input.contains { $0.kind == "move" }
      }
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
      #expect(answer.output.contains("server     Wayland\n"))
      #expect(answer.output.contains("1024×768 units, 60 Hz, 1 pixels per point"))
      #expect(answer.output.contains("texture (opengl) with vertical sync: wayland accepts"))
      #expect(answer.output.contains("one frame per refresh\n"))
      let refused = try ChildProcess.run(
        glissade, ["run"] + Self.arguments,
        environment: desktop.environment.merging(["__EGL_VENDOR_LIBRARY_FILENAMES": "/none"]) {
          $1
        })
      #expect(refused.code == 1)
      #expect(
        refused.errors.contains(
          "The video driver “wayland” shows no pictures (EGL not initialized)"))
      #expect(refused.errors.split(separator: "\n").count == 1)
    }
  }
}
