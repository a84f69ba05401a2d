import Foundation
import GlissadeDrawing
import GlissadeGallery
import GlissadeGestures
import Testing
import UIKit

@testable import Glissade
@testable import GlissadeInspector
@testable import GlissadeSandbox

/// On from a frame of the past, by a key or by hand.
@MainActor @Suite struct TakeOverTests {
  @Test("L-18 space plays on from the frame that shows: what was held there is let go, as it moved")
  func playOn() throws {
    let rig = try Rig()
    _ = try rig.pull(to: 520)
    // Back up again: as it is, it would cancel.
    var y = 520.0
    _ = try rig.watched(30) {
      y -= 14
      rig.move(180, y)
    }
    rig.up(180, y)
    rig.settle()
    #expect(rig.pageTop == nil)
    let old = rig.canvas
    let film = rig.content.past.frames
    let position = try #require(
      (0..<film.count).first { (film[$0].readOut.progress ?? 0) > 0.45 })
    rig.key("Home")
    for _ in 0..<position { rig.key(".") }
    let frame = try #require(rig.content.past.frame)
    #expect(frame.index == film[position].index)
    rig.key("Space")
    #expect(rig.canvas !== old && !rig.content.past.isPast && !rig.canvas.playback.isPaused)
    #expect(rig.content.failure == nil)
    #expect(rig.canvas.recording?.frames[frame.index].hash == frame.picture.stableHash)
    #expect(rig.content.past.frames[position].index == frame.index)
    rig.settle()
    #expect(rig.pageTop == 0)
    // One run from the start, that can be made again.
    let log = rig.canvas.scene.eventLog.entries
    #expect(log.filter { $0.hasPrefix("violation") }.isEmpty)
  }

  @Test("L-09 L-18 a press takes over what was held, wherever it is, and nothing jumps")
  func takeOver() throws {
    let rig = try Rig()
    _ = try rig.pull()
    rig.up(180, 380)
    rig.settle()
    let film = rig.content.past.frames
    let position = try #require(
      (0..<film.count).last { film[$0].readOut.phase == "interactive" })
    rig.key("Home")
    for _ in 0..<position - 5 { rig.key(".") }
    let picture = try rig.shownContents()
    rig.down(40, 600)
    rig.frames(1)
    #expect(!rig.content.past.isPast)
    let top = try #require(rig.pageTop)
    #expect(rig.canvas.picture?.root.contents == picture)
    rig.frames(30)
    #expect(rig.phase == "interactive")
    #expect(abs(try #require(rig.pageTop) - top) < 1e-9)
    rig.move(40, 640)
    rig.frames(1)
    #expect(abs(try #require(rig.pageTop) - top - 40) < 1e-9)
    rig.move(40, 500)
    rig.frames(10)
    rig.up(40, 500)
    rig.frames(1)
    #expect(rig.phase == "settling")
    rig.settle()
    #expect(rig.phase == nil)
    #expect(rig.canvas.scene.eventLog.entries.filter { $0.hasPrefix("violation") }.isEmpty)
  }

  @Test(
    "L-18 a press on a flight of the past is its first event; until it does something, all flies on"
  )
  func flight() throws {
    let rig = try Rig()
    _ = try rig.pull()
    rig.up(180, 380)
    rig.settle()
    let film = rig.content.past.frames
    let position = try #require((0..<film.count).first { film[$0].readOut.phase == "settling" })
    rig.key("Home")
    for _ in 0..<position + 4 { rig.key(".") }
    rig.down(180, 600)
    rig.frames(1)
    #expect(!rig.content.past.isPast)
    #expect(rig.canvas.pointer.place == CGPoint(x: 180, y: 600))
    for next in 5..<15 {
      let was = try #require(film[position + next].readOut.progress)
      #expect(abs(try #require(rig.progress) - was) < 1e-6)
      rig.frames(1)
    }
    rig.up(180, 600)
    rig.frames(1)
    rig.settle()
    #expect(rig.phase == nil)
  }

  @Test("what was paused stays so under a hand that takes over; its pointer still works")
  func paused() throws {
    let rig = try Rig()
    _ = try rig.pull()
    rig.up(180, 380)
    rig.key("Space")
    for _ in 0..<6 { rig.key(",") }
    rig.down(180, 300)
    rig.frames(1)
    #expect(!rig.content.past.isPast && rig.canvas.playback.isPaused)
    let (time, top) = (rig.canvas.time, try #require(rig.pageTop))
    rig.move(180, 330)
    rig.frames(5)
    #expect(abs(try #require(rig.pageTop) - top - 30) < 1e-9)
    rig.up(180, 330)
    rig.frames(5)
    #expect(rig.canvas.time == time)
    rig.key("Space")
    rig.settle()
    #expect(rig.phase == nil)
  }

  @Test("numbers that were changed hold on, wherever one goes on from")
  func knobs() throws {
    let rig = try Rig()
    _ = try rig.pull()
    rig.up(180, 380)
    rig.settle()
    for _ in 0..<30 { rig.key(",") }
    rig.canvas.tune(.completionThreshold, to: 0.1)
    rig.key("Space")
    #expect(rig.canvas.scene.tuning.overrides[.completionThreshold] == 0.1)
    rig.settle()
    #expect(rig.pageTop == 0)
  }

  @Test("a run of many frames tells how far it has come; Escape gives it up, a press waits for it")
  func progress() throws {
    let rig = try Rig()
    _ = try rig.pull(frames: 60)
    rig.up(180, 380)
    rig.frames(1)
    for _ in 0..<5 { rig.key(",") }
    rig.content.rerunSlice = 0
    rig.key("Space")
    rig.frames(5)
    #expect(rig.content.rerunMessage == nil)
    rig.frames(20)
    guard case .progress(let part)? = rig.content.rerunMessage else {
      Issue.record("Nobody tells how far it has come.")
      return
    }
    #expect(part > 0.2 && part < 0.8)
    #expect(!rig.content.controller.canvas.message.isHidden)
    rig.key("Escape")
    #expect(rig.content.rerun == nil && rig.content.past.isPast)
    #expect(rig.content.controller.canvas.message.isHidden)
    let old = rig.canvas
    rig.down(180, 300)
    rig.frames(10)
    rig.move(180, 310)
    rig.frames(10)
    #expect(rig.canvas === old && rig.content.past.isPast)
    rig.frames(60)
    #expect(rig.canvas !== old && !rig.content.past.isPast)
    #expect(rig.phase == "interactive")
    rig.up(180, 310)
    rig.frames(1)
    rig.settle()
    #expect(rig.phase == nil)
  }

  @Test("a program that does something else the next time is not gone on with: one line says so")
  func different() throws {
    var starts = 0
    let demo = try #require(Gallery.demo(named: "pull-down"))
    let rig = try Rig()
    let subject = CanvasSubject(name: "moody") {
      starts += 1
      let root = demo.makeRoot()
      root.loadViewIfNeeded()
      root.view.alpha = 1 / CGFloat(starts)
      return root
    }
    rig.content.load(subject)
    rig.frames(5)
    _ = try rig.pull()
    for _ in 0..<5 { rig.key(",") }
    let (old, picture) = (rig.canvas, try rig.shownContents())
    rig.key("Space")
    rig.frames(2)
    #expect(rig.canvas === old && rig.content.past.isPast)
    #expect(try rig.shownContents() === picture)
    guard case .failure(let line)? = rig.content.rerunMessage else {
      Issue.record("Nothing is said.")
      return
    }
    #expect(!line.contains("\n"))
    rig.key(",")
    #expect(rig.content.rerunMessage == nil)
    rig.key("Escape")
    rig.up(180, 380)
    rig.settle()
    #expect(rig.phase == nil)
  }
}
