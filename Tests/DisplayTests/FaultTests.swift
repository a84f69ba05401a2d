import Foundation
import Testing

/// Tests of faults of the system during a run: the program reports each in one line and loses
/// nothing.
extension RealWindow {
  @Suite struct FaultTests {
    private let display: DisplayFixture
    private var pointer: Pointer { display.pointer }

    init() throws { display = try DisplayFixture() }

    @Test(
      "the display that goes away in mid-drag is reported in one line, and the trace is complete")
    func displayLostInMidDrag() throws {
      let sandbox = try display.canvas()
      pointer.play(.drag(from: (187, 80), through: [(187, 300, over: 0.3)], release: false))
      try sandbox.wait(for: "the last move") {
        try sandbox.trace().heldMoves.last?.y == 300
      }
      display.server.end()
      let ending = try sandbox.end(asking: false)
      #expect(ending.exitCode == 1)
      #expect(ending.errors.count == 1)
      #expect(ending.errors.first?.contains("display went away") == true)
      #expect(ending.trace.heldMoves.last?.y == 300)
      #expect(ending.trace.frames.last?.transition?.phase == "interactive")
    }

    @Test("the display that goes away while the page moves is reported in one line")
    func displayLostInMotion() throws {
      let sandbox = try display.canvas("pull-down", ["--speed", "0.1"])
      pointer.play(.click(at: (187, 611)))
      try sandbox.wait(for: "the page to set out") {
        try sandbox.trace().frames.last?.transition?.phase == "animating"
      }
      display.server.end()
      let ending = try sandbox.end(asking: false)
      #expect(ending.exitCode == 1)
      #expect(ending.errors.count == 1)
      #expect(ending.errors.first?.contains("display went away") == true)
      #expect(ending.trace.frames.last?.transition?.phase == "animating")
    }

    @Test(
      "a window that grows beyond the memory there is ends the program with a line",
      .disabled(if: try Sandbox.isSanitized, "a sanitizer needs more memory than the limit"))
    func noMemoryForTheWindow() throws {
      let sandbox = try display.canvas()
      try sandbox.limitMemory(toMore: 64 << 20)
      display.connection.resize(try display.connection.window, width: 8000, height: 8000)
      let ending = try sandbox.end(asking: false)
      #expect(ending.exitCode == 1)
      #expect(ending.errors.count == 1)
      #expect(ending.errors.first?.contains("no memory for the window") == true)
      #expect(ending.trace.events.contains("viewDidAppear Shore"))
    }

    @Test("fonts that vanish under the program are reported once, and text still shows")
    func fontsVanish() throws {
      let fonts = try PrivateFonts.inter()
      let sandbox = try display.canvas(environment: fonts.environment)
      try fonts.remove()
      #expect(try sandbox.turnsPage(by: pointer))
      // This area contains the label of the tide table's button.
      let views = try sandbox.trace().frames.last?.views ?? [:]
      let button = try #require(views["button.close"])
      let label = try display.picture(
        .init(x: Int(button.x) + 30, y: Int(button.y) + 10, width: 160, height: 28))
      #expect(label.colorCount > 1)
      let ending = try sandbox.end(asking: true)
      #expect(ending.exitCode == 0)
      #expect(ending.errors.count == 1)
      #expect(ending.errors.first?.hasPrefix("warning: a font is gone") == true)
    }

    @Test("without any font everything but text works, and one line says what to install")
    func noFonts() throws {
      let fonts = try PrivateFonts([])
      let sandbox = try display.canvas(environment: fonts.environment)
      #expect(try sandbox.turnsPage(by: pointer))
      let ending = try sandbox.end(asking: true)
      #expect(ending.exitCode == 0)
      #expect(ending.errors.count == 1)
      #expect(ending.errors.first?.contains("no font is installed") == true)
      #expect(ending.errors.first?.contains("fonts-inter") == true)
    }

    @Test("M-04 stopped in mid-drag and released meanwhile, the page has no velocity")
    func suspendedInMidDrag() throws {
      let sandbox = try display.canvas()
      pointer.play(.drag(from: (187, 80), through: [(187, 320, over: 0.2)], release: false))
      kill(sandbox.process.identifier, SIGSTOP)
      pointer.play([.init(time: 1.6, action: .up)])
      kill(sandbox.process.identifier, SIGCONT)
      try sandbox.waitUntilIdle()
      let ending = try sandbox.end(asking: true)
      #expect(ending.exitCode == 0)
      let pairs = ending.trace.dragged("page.second")
      #expect(ending.trace.largestError(following: pairs) < 0.01)
      // With its velocity the page would continue downwards; at rest it returns, because that is
      // shorter.
      let last = try #require(ending.trace.frames.last)
      #expect(last.transition == nil)
      #expect(last.views["page.second"] == nil)
    }

    @Test("L-02 stopped while the page moves, it is at its end afterwards")
    func suspendedInMotion() throws {
      let sandbox = try display.canvas()
      pointer.play(.click(at: (187, 611)))
      try sandbox.wait(for: "the page to set out") {
        try sandbox.trace().frames.last?.transition?.phase == "animating"
      }
      kill(sandbox.process.identifier, SIGSTOP)
      pointer.rest(for: 1.2)
      kill(sandbox.process.identifier, SIGCONT)
      try sandbox.waitUntilIdle()
      let ending = try sandbox.end(asking: true)
      let frames = ending.trace.frames
      let last = try #require(frames.last)
      #expect(last.transition == nil)
      #expect(last.views["page.second"]?.frame == [0, 0, 375, 667])
      let resumed = try #require(
        zip(frames, frames.dropFirst()).first { $1.t - $0.t > 1 }?.1)
      #expect(resumed.views["page.second"]?.frame == [0, 0, 375, 667])
    }
  }
}
