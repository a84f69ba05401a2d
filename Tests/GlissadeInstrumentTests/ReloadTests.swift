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
    let run = try #require(old.content.resumableRun)
    let state = old.content.windowState(recording: "", position: nil)
    let new = try Fixture(keepsPictures: true)
    #expect(new.content.resume(run, state))
    new.frames(2)
    return new
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
    guard case .compared(let rows) = new.content.reloadStatus else {
      Issue.record("the motion is compared")
      return
    }
    #expect(rows.contains { $0.title.hasPrefix("page.second") && !$0.text.contains("→") })
    var ghosts = 0
    for _ in 0..<60 {
      new.frames(1)
      if !new.content.drawGhost().isEmpty { ghosts += 1 }
    }
    #expect(ghosts > 10)
    #expect(new.content.dragLoop != nil)
    // A press on the canvas takes over.
    new.click(new.place(180, 300))
    new.frames(2)
    #expect(!new.canvas.isReplaying)
    #expect(new.content.dragLoop == nil)
    #expect(new.content.drawGhost().isEmpty)
  }

  @Test("S-03 without a drag there is nothing to repeat, and a line says so")
  func noDrag() throws {
    let fixture = try Fixture()
    fixture.key("l")
    #expect(fixture.content.dragLoop == nil)
    #expect(fixture.content.notice == "There is no drag yet that could be repeated.")
  }
}
