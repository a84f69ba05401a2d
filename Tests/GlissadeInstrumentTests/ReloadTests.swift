import Foundation
import GlissadeDrawing
import Testing

@testable import GlissadeInstrument
@testable import GlissadeInspector

/// Tests of the window's part in a live reload: the run goes to another window.
@MainActor @Suite struct ReloadTests {
  /// A window in which a page was dragged down, and released if `released`.
  private func dragged(released: Bool) throws -> Fixture {
    let fixture = try Fixture(keepsPictures: true)
    fixture.down(180, 60)
    fixture.frames(1)
    let end = fixture.drag(from: 60, speed: 900, frames: 20)
    guard released else { return fixture }
    fixture.up(180, end)
    fixture.settle()
    return fixture
  }

  /// A new window that continues the run of another one.
  private func resumed(_ old: Fixture) throws -> Fixture {
    let run = try #require(old.content.reload.resumableRun)
    let state = old.content.reload.windowState(recording: "", position: nil)
    let new = try Fixture(keepsPictures: true)
    #expect(new.content.reload.resume(run, state))
    new.frames(2)
    try compare(new)
    return new
  }

  /// Makes frames until the motion is compared, which happens after the first picture.
  private func compare(_ new: Fixture) throws {
    for _ in 0..<600 where new.content.reload.comparison != nil { new.frames(1) }
    #expect(new.content.reload.comparison == nil)
  }

  @Test("S-02 a page that is held is where it was, and a release that went elsewhere ends it")
  func held() throws {
    let old = try dragged(released: false)
    let new = try resumed(old)
    #expect(old.phase == "interactive")
    #expect(new.phase == "interactive")
    #expect(new.pageTop == old.pageTop)
    #expect(new.canvas.picture?.stableHash == old.canvas.picture?.stableHash)
    new.canvas.releaseRecordedPress()
    new.settle()
    #expect(new.phase == nil)
  }

  @Test("S-02 speed, pause and overlays go along, and the run has all its pictures")
  func state() throws {
    let old = try dragged(released: true)
    old.key("s")
    old.key("v")
    old.key("Space")
    let new = try resumed(old)
    #expect(new.canvas.playback == old.canvas.playback)
    #expect(new.content.overlays == [.outlines])
    #expect(new.canvas.recording?.motionTracks().contains { $0.name == "page.second" } == true)
  }

  @Test("S-03 the same code has the same figures, and the loop is drawn over the former outlines")
  func loop() throws {
    let old = try dragged(released: true)
    old.key("l")
    let new = try resumed(old)
    guard case .compared(let rows, .reloaded) = new.content.reload.status else {
      Issue.record("the motion is compared")
      return
    }
    #expect(rows.contains { $0.title.hasPrefix("page.second") && !$0.text.contains("→") })
    var ghosts = 0
    for _ in 0..<60 {
      new.frames(1)
      if !new.content.reload.drawGhost().isEmpty { ghosts += 1 }
    }
    #expect(ghosts > 10)
    #expect(new.content.mode.isLooping)
    // A press on the canvas takes over.
    new.click(new.place(180, 300))
    new.frames(2)
    #expect(!new.canvas.isReplaying)
    #expect(!new.content.mode.isLooping)
    #expect(new.content.reload.drawGhost().isEmpty)
  }

  @Test("S-02 at a frame of the past the new program stands at the same frame, and plays on")
  func past() throws {
    let old = try dragged(released: true)
    old.key("Home")
    for _ in 0..<10 { old.key(".") }
    old.frames(1)
    let frame = try #require(old.content.past.frame)
    let new = try resumed(old)
    #expect(new.canvas.isReplaying)
    #expect(new.canvas.playback.isPaused)
    #expect(new.canvas.picture?.stableHash == frame.picture.stableHash)
    // The next reload has the whole run, too.
    #expect(
      new.content.reload.resumableRun?.frames.count == old.content.reload.resumableRun?.frames.count
    )
    new.key("Space")
    new.settle()
    #expect(new.canvas.picture?.stableHash == old.canvas.picture?.stableHash)
  }

  @Test("S-03 the curves before the reload lie behind the new ones")
  func curves() throws {
    let old = try dragged(released: true)
    let curves = old.content.reload.windowState(recording: "", position: nil).curves
    #expect(curves.contains { $0.extent(from: 0, to: 60) > 100 })
    let new = try resumed(old)
    #expect(new.content.curves.watch.before == curves)
  }

  @Test("S-03 the program that goes back says so")
  func wentBack() throws {
    let old = try dragged(released: true)
    let run = try #require(old.content.reload.resumableRun)
    let state = old.content.reload.windowState(recording: "", position: nil, goesBack: true)
    let new = try Fixture(keepsPictures: true)
    #expect(new.content.reload.resume(run, state))
    try compare(new)
    guard case .compared(_, .wentBack) = new.content.reload.status else {
      Issue.record("the panel says that this is the program before the edit")
      return
    }
  }

  @Test("S-01 closing the panel of a build ends the build; B asks for the other program")
  func requests() throws {
    let fixture = try Fixture()
    fixture.key("b")
    #expect(fixture.content.notice?.contains("--watch") == true)
    var requests: [String] = []
    fixture.content.reload.actions = ReloadActions(
      cancelBuild: { requests.append("cancel") }, exchange: { requests.append("exchange") })
    fixture.content.reload.close()
    #expect(requests == [])
    fixture.content.reload.status = .building(seconds: 3)
    fixture.content.reload.close()
    #expect(fixture.content.reload.status == .none)
    fixture.key("b")
    #expect(requests == ["cancel", "exchange"])
  }

  @Test("S-03 without a drag there is nothing to repeat, and a line says so")
  func noDrag() throws {
    let fixture = try Fixture()
    fixture.key("l")
    #expect(fixture.content.mode == .live)
    #expect(fixture.content.notice == "There is no drag to repeat yet.")
  }
}
