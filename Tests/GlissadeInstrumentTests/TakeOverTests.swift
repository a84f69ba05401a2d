import Foundation
import GlissadeDrawing
import GlissadeGallery
import GlissadeGestures
import Testing
import UIKit

@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

/// Tests of the continuation from a past frame, by a key or by a press.
@MainActor @Suite struct TakeOverTests {
  @Test(
    "L-18 space plays on from the frame that shows: what was dragged there is released, as it moved"
  )
  func playOn() throws {
    let fixture = try Fixture()
    _ = try fixture.pull(to: 520)
    // Back up again: as it is, it would cancel.
    var y = 520.0
    _ = try fixture.watched(30) {
      y -= 14
      fixture.move(180, y)
    }
    fixture.up(180, y)
    fixture.settle()
    #expect(fixture.pageTop == nil)
    let old = fixture.canvas
    let history = fixture.content.past.frames
    let position = try #require(
      (0..<history.count).first { (history[$0].readOut.progress ?? 0) > 0.45 })
    fixture.key("Home")
    for _ in 0..<position { fixture.key(".") }
    let frame = try #require(fixture.content.past.frame)
    #expect(frame.index == history[position].index)
    fixture.key("Space")
    #expect(fixture.canvas !== old)
    #expect(!fixture.content.past.isPast)
    #expect(!fixture.canvas.playback.isPaused)
    #expect(fixture.content.past.failure == nil)
    #expect(fixture.canvas.recording?.frames[frame.index].hash == frame.picture.stableHash)
    #expect(fixture.content.past.frames[position].index == frame.index)
    fixture.settle()
    #expect(fixture.pageTop == 0)
    // One run from the start, that can be re-simulated.
    let log = fixture.canvas.scene.eventLog.entries
    #expect(log.filter(\.isAlarm).isEmpty)
  }

  @Test("L-09 L-18 a press takes over what was dragged, wherever it is, and nothing jumps")
  func takeOver() throws {
    let fixture = try Fixture()
    _ = try fixture.pull()
    fixture.up(180, 380)
    fixture.settle()
    let history = fixture.content.past.frames
    let position = try #require(
      (0..<history.count).last { history[$0].readOut.phase == "interactive" })
    fixture.key("Home")
    for _ in 0..<position - 5 { fixture.key(".") }
    let picture = try fixture.shownContents()
    fixture.down(40, 600)
    fixture.frames(1)
    #expect(!fixture.content.past.isPast)
    let top = try #require(fixture.pageTop)
    #expect(fixture.canvas.picture?.root.contents == picture)
    fixture.frames(30)
    #expect(fixture.phase == "interactive")
    #expect(abs(try #require(fixture.pageTop) - top) < 1e-9)
    fixture.move(40, 640)
    fixture.frames(1)
    #expect(abs(try #require(fixture.pageTop) - top - 40) < 1e-9)
    fixture.move(40, 500)
    fixture.frames(10)
    fixture.up(40, 500)
    fixture.frames(1)
    #expect(fixture.phase == "settling")
    fixture.settle()
    #expect(fixture.phase == nil)
    #expect(fixture.canvas.scene.eventLog.entries.filter(\.isAlarm).isEmpty)
  }

  @Test(
    "L-18 a press on a flight of the past is its first event; until it does something, all flies on"
  )
  func flight() throws {
    let fixture = try Fixture()
    _ = try fixture.pull()
    fixture.up(180, 380)
    fixture.settle()
    let history = fixture.content.past.frames
    let position = try #require(
      (0..<history.count).first { history[$0].readOut.phase == "settling" })
    fixture.key("Home")
    for _ in 0..<position + 4 { fixture.key(".") }
    fixture.down(180, 600)
    fixture.frames(1)
    #expect(!fixture.content.past.isPast)
    #expect(fixture.canvas.pointer.place == CGPoint(x: 180, y: 600))
    for next in 5..<15 {
      let was = try #require(history[position + next].readOut.progress)
      #expect(abs(try #require(fixture.progress) - was) < 1e-6)
      fixture.frames(1)
    }
    fixture.up(180, 600)
    fixture.frames(1)
    fixture.settle()
    #expect(fixture.phase == nil)
  }

  @Test("what was paused stays so under a pointer that takes over; its pointer still works")
  func paused() throws {
    let fixture = try Fixture()
    _ = try fixture.pull()
    fixture.up(180, 380)
    fixture.key("Space")
    for _ in 0..<6 { fixture.key(",") }
    fixture.down(180, 300)
    fixture.frames(1)
    #expect(!fixture.content.past.isPast)
    #expect(fixture.canvas.playback.isPaused)
    let (time, top) = (fixture.canvas.time, try #require(fixture.pageTop))
    fixture.move(180, 330)
    fixture.frames(5)
    #expect(abs(try #require(fixture.pageTop) - top - 30) < 1e-9)
    fixture.up(180, 330)
    fixture.frames(5)
    #expect(fixture.canvas.time == time)
    fixture.key("Space")
    fixture.settle()
    #expect(fixture.phase == nil)
  }

  @Test("changed parameters keep their values, whatever frame is continued")
  func parameters() throws {
    let fixture = try Fixture()
    _ = try fixture.pull()
    fixture.up(180, 380)
    fixture.settle()
    for _ in 0..<30 { fixture.key(",") }
    fixture.content.tune(.completionThreshold, to: 0.1)
    fixture.key("Space")
    #expect(fixture.canvas.scene.tuning.overrides[.completionThreshold] == 0.1)
    fixture.settle()
    #expect(fixture.pageTop == 0)
  }

  @Test(
    "a run of many frames reports how far it has come; Escape gives it up, a press waits for it")
  func progress() throws {
    let fixture = try Fixture()
    _ = try fixture.pull(frames: 60)
    fixture.up(180, 380)
    fixture.frames(1)
    for _ in 0..<5 { fixture.key(",") }
    fixture.content.past.rerunSlice = 0
    fixture.key("Space")
    fixture.frames(5)
    #expect(fixture.content.past.rerunMessage == nil)
    fixture.frames(20)
    guard case .progress(let part)? = fixture.content.past.rerunMessage else {
      Issue.record("There is no progress.")
      return
    }
    #expect(part > 0.2)
    #expect(part < 0.8)
    #expect(!fixture.content.controller.canvas.message.isHidden)
    fixture.key("Escape")
    #expect(!fixture.content.mode.isRerunning)
    #expect(fixture.content.past.isPast)
    #expect(fixture.content.controller.canvas.message.isHidden)
    let old = fixture.canvas
    fixture.down(180, 300)
    fixture.frames(10)
    fixture.move(180, 310)
    fixture.frames(10)
    #expect(fixture.canvas === old)
    #expect(fixture.content.past.isPast)
    fixture.frames(60)
    #expect(fixture.canvas !== old)
    #expect(!fixture.content.past.isPast)
    #expect(fixture.phase == "interactive")
    fixture.up(180, 310)
    fixture.frames(1)
    fixture.settle()
    #expect(fixture.phase == nil)
  }

  @Test("a program that does something else the next time is not continued: one line reports it")
  func different() throws {
    var starts = 0
    let demo = try #require(Gallery.demo(named: "pull-down"))
    let fixture = try Fixture()
    let subject = CanvasSubject(name: "moody") {
      starts += 1
      let root = demo.makeRoot()
      root.loadViewIfNeeded()
      root.view.alpha = 1 / CGFloat(starts)
      return root
    }
    fixture.content.load(subject)
    fixture.frames(5)
    _ = try fixture.pull()
    for _ in 0..<5 { fixture.key(",") }
    let (old, picture) = (fixture.canvas, try fixture.shownContents())
    fixture.key("Space")
    fixture.frames(2)
    #expect(fixture.canvas === old)
    #expect(fixture.content.past.isPast)
    #expect(try fixture.shownContents() === picture)
    guard case .failure(let line)? = fixture.content.past.rerunMessage else {
      Issue.record("There is no decision.")
      return
    }
    #expect(!line.contains("\n"))
    fixture.key(",")
    #expect(fixture.content.past.rerunMessage == nil)
    fixture.key("Escape")
    fixture.up(180, 380)
    fixture.settle()
    #expect(fixture.phase == nil)
  }
}
