import Foundation
import Testing

/// Tests of the packages in `Examples`: they build, their tests pass, and their programs behave as
/// documented.
extension RealWindow {
  @Suite struct ExampleTests {
    @Test(
      "the tests of an example pass",
      arguments: ["FirstTransition", "InterruptiblePanel", "MotionTest"])
    func tests(name: String) throws { try ExamplePackage.example(name).runTests() }

    @Test("N-16 M-43 FirstTransition: a page is pulled up, and pulled down again")
    func firstTransition() throws {
      let (sandbox, pointer) = try start("FirstTransition", on: DisplayFixture())
      pointer.play(.drag(from: (180, 600), through: [(180, 200, over: 0.3)]))
      try sandbox.waitUntilIdle()
      #expect(try sandbox.trace().frames.last?.views["second"]?.frame == [0, 0, 375, 667])
      pointer.play(.drag(from: (180, 100), through: [(180, 500, over: 0.3)]))
      try sandbox.waitUntilIdle()
      let (trace, exitCode) = try sandbox.stop()
      #expect(trace.frames.last?.views["second"] == nil)
      #expect(trace.frames.last?.views["first"]?.frame == [0, 0, 375, 667])
      #expect(exitCode == 0)
    }

    @Test("N-16 K-10 CustomContainer: a page is turned, and one that is released early goes back")
    func customContainer() throws {
      let display = try DisplayFixture()
      let pointer = display.pointer
      let sandbox = try display.repeated {
        let (sandbox, pointer) = try start("CustomContainer", on: display)
        pointer.play(.drag(from: (340, 300), through: [(60, 300, over: 0.3)]))
        try sandbox.waitUntilIdle()
        if try beganInTime(sandbox.trace()) { return sandbox }
        _ = try sandbox.stop()
        return nil
      }
      let turned = try #require(try sandbox.trace().frames.last)
      #expect(turned.views["page.Orange"]?.frame == [0, 0, 375, 667])
      #expect(turned.views["page.Teal"] == nil)
      pointer.play(.drag(from: (340, 300), through: [(240, 300, over: 0.3)], release: false))
      try sandbox.wait(for: "the next page") {
        try sandbox.trace().frames.last?.views["page.Indigo"] != nil
      }
      pointer.play([.init(time: 0.1, action: .up)])
      try sandbox.waitUntilIdle()
      let (trace, exitCode) = try sandbox.stop()
      #expect(trace.frames.last?.views["page.Orange"]?.frame == [0, 0, 375, 667])
      #expect(trace.frames.last?.views["page.Indigo"] == nil)
      #expect(!trace.events.contains { $0.hasPrefix("violation") || $0.hasPrefix("warning") })
      #expect(exitCode == 0)
    }

    /// Returns whether the server stamped the first movement later than the press. If it could not
    /// run in between, the stroke begins without a direction.
    private func beganInTime(_ trace: Trace) throws -> Bool {
      let input = trace.frames.flatMap(\.input)
      let down = try #require(input.firstIndex { $0.kind == "down" })
      let move = try #require(input[down...].firstIndex { $0.kind == "move" })
      return input[move].t > input[down].t
    }

    /// Starts an example's program.
    private func start(
      _ name: String, on display: DisplayFixture
    ) throws -> (Sandbox, Pointer) {
      let program = try ExamplePackage.example(name).program()
      return (try display.run(program, ["--size", "375x667"]), display.pointer)
    }
  }
}
