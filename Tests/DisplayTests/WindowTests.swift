import Foundation
import TestMaterial
import Testing

/// Tests of the desktop's effects on the window.
extension RealWindow {
  @Suite struct WindowTests {
    private let display: DisplayFixture

    init() throws { display = try DisplayFixture() }

    /// Drags the page half way down and holds it.
    private func holdPage() {
      display.pointer.play(.drag(from: (187, 80), through: [(187, 300, over: 0.3)], release: false))
    }

    @Test("F-23 lost focus in mid-drag cancels, and the late release of the button does nothing")
    func lostFocus() throws {
      let sandbox = try display.canvas()
      try display.focus()
      holdPage()
      display.connection.removeFocus()
      try sandbox.wait(for: "the cancel") {
        try sandbox.trace().input.contains { $0.kind == "cancel" }
      }
      // The move arrives after the release.
      display.pointer.play(
        [.init(time: 0, action: .up), .init(time: 0, action: .move(x: 187, y: 310))],
        isSeen: false)
      try sandbox.wait(for: "the last move") { try sandbox.trace().input.last?.y == 310 }
      try sandbox.waitUntilIdle()
      let (trace, _) = try sandbox.stop()
      #expect(trace.input.contains { $0.kind == "cancel" })
      #expect(!trace.input.contains { $0.kind == "up" })
      #expect(trace.events.contains("pull cancelled"))
      let last = try #require(trace.frames.last)
      #expect(last.transition == nil)
      #expect(last.views["page.second"] == nil)
    }

    @Test("the window opens where it was closed, and in the middle if that is on no display")
    func remembered() throws {
      let state = TemporaryFolder.ofProcess.url.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: state) }
      func position(movingTo place: [Int]?) throws -> [Int] {
        let sandbox = try Sandbox(
          on: display.server, program: try Sandbox.program, ["run", "--demo", "tabs"], scale: nil,
          isPlaced: false, environment: ["XDG_STATE_HOME": state.path])
        try sandbox.waitUntilIdle()
        let window = try display.connection.window
        let position = display.connection.position(of: window)
        if let place { display.connection.move(window, x: place[0], y: place[1]) }
        // The program reads its events in order.
        try display.focus()
        display.connection.type("space")
        try sandbox.waitForInput()
        #expect(try sandbox.stop().exitCode == 0)
        return position
      }
      let middle = try position(movingTo: [31, 52])
      #expect(try position(movingTo: [5000, 52]) == [31, 52])
      #expect(try position(movingTo: nil) == middle)
    }

    @Test(
      "the window is no larger than its display, unless a size is given",
      arguments: [([], [1024, 768]), (["--size", "1180x820"], [1180, 820])])
    func fitting(options: [String], size: [Int]) throws {
      let sandbox = try Sandbox(
        on: display.server, program: try Sandbox.program, ["run", "--demo", "tabs"] + options,
        isPlaced: false)
      let window = try display.connection.window
      #expect(display.connection.size(of: window) == size)
      let middle = [(1024 - size[0]) / 2, (768 - size[1]) / 2]
      #expect(display.connection.position(of: window) == middle)
      #expect(try sandbox.stop().exitCode == 0)
    }

    @Test("ended in mid-drag by a signal, the program exits with 0 and its trace is complete")
    func signal() throws {
      let sandbox = try display.canvas()
      holdPage()
      try sandbox.wait(for: "the last move") { try sandbox.trace().heldMoves.last?.y == 300 }
      let (trace, exitCode) = try sandbox.stop()
      #expect(exitCode == 0)
      #expect(trace.frames.last?.transition?.phase == "interactive")
      #expect(trace.heldMoves.last?.y == 300)
    }

    @Test("closing the window ends the program with 0")
    func close() throws {
      let sandbox = try display.canvas()
      holdPage()
      display.connection.close(try display.connection.window)
      #expect(try sandbox.waitForExit() == 0)
    }

    @Test("a window that is resized shows its content in the new size")
    func resize() throws {
      let sandbox = try display.canvas()
      display.connection.resize(try display.connection.window, width: 500, height: 400)
      try sandbox.wait(for: "the new size") {
        try sandbox.trace().frames.last?.views["page.first"]?.frame == [0, 0, 500, 400]
      }
      try sandbox.waitUntilIdle()
      let picture = try display.picture(.init(width: 500, height: 400))
      let (trace, _) = try sandbox.stop()
      #expect(trace.input.contains { $0.kind == "resize" })
      #expect(trace.frames.last?.views["page.first"]?.frame == [0, 0, 500, 400])
      // The corner that is new has the page's background.
      #expect(picture[490, 10] == picture[10, 10])
      #expect(picture[490, 10] != .init(red: 0, green: 0, blue: 0))
    }

    @Test(
      "R-02 R-04 a texture shows what the surface does; without OpenGL the surface replaces it",
      arguments: [true, false])
    func texture(hasOpenGL: Bool) throws {
      let surface = try display.canvas()
      let before = try display.picture()
      #expect(try surface.stop().exitCode == 0)
      let none = ["SDL_VIDEO_X11_FORCE_EGL": "1", "__EGL_VENDOR_LIBRARY_FILENAMES": "/none"]
      let sandbox = try display.canvas(
        "pull-down", ["--present", "texture"], environment: hasOpenGL ? [:] : none)
      try display.expect(toShow: before)
      display.pointer.play(.drag(from: (187, 80), through: [(187, 520, over: 0.6)], hold: 0.2))
      try sandbox.waitUntilIdle()
      let ending = try sandbox.end(asking: true)
      #expect(ending.exitCode == 0)
      #expect(ending.trace.frames.last?.views["page.second"]?.frame == [0, 0, 375, 667])
      #expect(ending.trace.largestError(following: ending.trace.dragged("page.second")) < 0.01)
      #expect(ending.errors.count == (hasOpenGL ? 0 : 1), "\(ending.errors)")
      if !hasOpenGL {
        #expect(ending.errors.first?.hasPrefix("The texture failed (") == true)
        #expect(ending.errors.first?.hasSuffix("); the window surface replaces it.") == true)
      }
    }

    @Test("M-43 at two pixels a point the pointer still moves the page by as much as itself")
    func scale() throws {
      let trace = try display.repeated {
        let sandbox = try display.canvas(size: "375x370", scale: 2)
        display.pointer.play(.drag(from: (300, 80), through: [(300, 500, over: 0.6)], hold: 0.2))
        try sandbox.waitUntilIdle()
        let (trace, _) = try sandbox.stop()
        return trace.dragged("page.second").count > 2 ? trace : nil
      }
      #expect(trace.largestError(following: trace.dragged("page.second")) < 0.01)
      #expect(trace.heldMoves.last?.y == 250)
    }

    @Test(
      "L-18 in slow motion the page is still where the pointer is, and velocity fits the slow time")
    func slowMotion() throws {
      let window = try DemoWindow("pull-down", speed: 0.25)
      var done: [Pointer.Done] = []
      let trace = try window.trace { _ in
        let stroke: [Pointer.Step] = .drag(from: (187, 80), through: [(187, 480, over: 0.8)])
        done = window.pointer.play(stroke)
        return stroke
      }
      #expect(trace.largestError(following: trace.dragged("page.second")) < 0.01)
      let started = try #require(trace.frames.first { $0.idle == true }?.t)
      let moves = trace.heldMoves
      let (first, last) = (try #require(moves.first), try #require(moves.last))
      #expect(first.t > started)
      #expect(abs((last.t - first.t) - 0.25 * done.heldSeconds) < 0.02)
      let page = try #require(trace.velocityAfterRelease(of: "page.second", towards: 0))
      let pointer = try #require(trace.pointerVelocity(speed: 0.25))
      #expect(abs(page / pointer - 1) < 0.05)
    }

    @Test("a window in which nothing moves uses no processor time, and wakes up at once")
    func idle() throws {
      let sandbox = try display.canvas()
      try display.expectSleep(of: sandbox)
      display.pointer.play([.init(time: 0, action: .move(x: 20, y: 20))])
      try sandbox.wait(for: "the pointer's move") {
        try sandbox.trace().input.contains { $0.kind == "move" }
      }
    }

    @Test(
      "I-08 the gallery's canvas receives pointer locations in its points, and has its own speed")
    func gallery() throws {
      let sandbox = try display.run(["--demo", "pull-down", "--size", "900x760"])
      // The canvas of 375×667 is in the middle beside a list of 220, above a bar of 56.
      let (left, top) = (220 + (680 - 375) / 2.0, (704 - 667) / 2.0)
      display.pointer.play(
        .drag(
          from: (left + 187, top + 80), through: [(left + 187, top + 520, over: 0.8)], hold: 0.2))
      try sandbox.waitUntilIdle()
      let (trace, exitCode) = try sandbox.stop()
      #expect(exitCode == 0)
      #expect(trace.frames.last?.views["page.second"]?.frame == [0, 0, 375, 667])
      #expect(trace.largestError(following: trace.dragged("page.second")) < 0.01)
      #expect(abs((trace.heldMoves.last?.y ?? 0) - 520) < 1)
    }

    @Test("I-08 in the gallery Return restarts the demo, Escape does not leave it, and Ctrl+Q does")
    func keys() throws {
      let sandbox = try display.run(["--demo", "pull-down"])
      try display.focus()
      display.connection.type("Return")
      try sandbox.wait(for: "the demo's second start") {
        try sandbox.trace().events.filter { $0 == "viewDidAppear Shore" }.count == 2
      }
      display.connection.type("Escape")
      display.connection.type("Return")
      try sandbox.wait(for: "the demo's third start") {
        try sandbox.trace().events.filter { $0 == "viewDidAppear Shore" }.count == 3
      }
      display.connection.typeQuit()
      #expect(try sandbox.waitForExit() == 0)
    }
  }
}
