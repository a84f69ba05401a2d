import GlissadeReplay
import Testing

@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

@MainActor @Suite struct CanvasModeTests {
  @Test("the past covers the mode of the program, which continues in the mode that it has by then")
  func past() throws {
    let fixture = try Fixture()
    let recording = try #require(fixture.canvas.recording)
    let picture = try #require(fixture.shown)
    func frame(_ index: Int) -> FrameHistory.Frame {
      FrameHistory.Frame(index: index, time: 0, picture: picture, readOut: ReadOut(rule: ""))
    }
    let replay = CanvasReplay(Player(recording, in: fixture.canvas.scene))
    var mode = CanvasMode.replaying(replay)
    mode.show(frame(1))
    mode.show(frame(2))
    #expect(mode.frame?.index == 2)
    #expect(mode.replay === replay)
    mode.setProgram(.live)
    #expect(mode.frame?.index == 2)
    #expect(mode.replay == nil)
    mode.show(nil)
    guard case .live = mode else {
      Issue.record("The canvas shows \(mode) instead of the live program.")
      return
    }
  }
}
