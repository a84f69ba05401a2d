import Foundation
import GlissadeDrawing
import GlissadeGallery
import GlissadeGestures
import Testing
import UIKit

@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

/// Tests of going back through past frames, one by one or with the mouse.
@MainActor @Suite struct TimeLineTests {
  @Test("L-18 the comma goes back frame by frame, the point on; each is the very frame that was")
  func keys() throws {
    let fixture = try Fixture()
    let seen = try fixture.pull()
    let present = fixture.canvas.time
    fixture.key(",")
    #expect(fixture.content.past.isPast)
    #expect(fixture.canvas.playback.isPaused)
    #expect(try fixture.shownContents() === seen[seen.count - 2])
    for back in 3...9 {
      fixture.key(",")
      #expect(try fixture.shownContents() === seen[seen.count - back])
    }
    #expect(fixture.content.past.summary?.first == "−0.13 s")
    for back in (2...8).reversed() {
      fixture.key(".")
      #expect(try fixture.shownContents() === seen[seen.count - back])
    }
    fixture.key("Left")
    #expect(try fixture.shownContents() === seen[seen.count - 3])
    fixture.key("Right")
    #expect(try fixture.shownContents() === seen[seen.count - 2])
    fixture.key("Home")
    #expect(fixture.content.past.position == 0)
    fixture.key(",", modifiers: .shift)
    #expect(fixture.content.past.position == 0)
    fixture.key(".", modifiers: .shift)
    #expect(fixture.content.past.position == 10)
    fixture.key("Escape")
    #expect(!fixture.content.past.isPast)
    #expect(!fixture.canvas.playback.isPaused)
    #expect(fixture.canvas.time - present < 4 * Fixture.interval)
  }

  @Test("L-18 at the present the point steps the canvas, and the comma leads back from there")
  func steps() throws {
    let fixture = try Fixture()
    _ = try fixture.pull()
    fixture.up(180, 380)
    fixture.key(".")
    let first = try fixture.shownContents()
    let time = fixture.canvas.time
    fixture.key(".")
    #expect(abs(fixture.canvas.time - time - Fixture.interval) < 1e-9)
    let second = try fixture.shownContents()
    #expect(second !== first)
    fixture.key(",")
    #expect(try fixture.shownContents() === first)
    fixture.key(".")
    #expect(try fixture.shownContents() === second)
    #expect(!fixture.content.past.isPast)
    #expect(fixture.canvas.playback.isPaused)
    fixture.key(".")
    #expect(abs(fixture.canvas.time - time - 2 * Fixture.interval) < 1e-9)
  }

  @Test(
    "L-18 dragged along the time line the canvas shows what was; released there it stays, paused")
  func scrub() throws {
    let fixture = try Fixture()
    _ = try fixture.pull()
    fixture.up(180, 380)
    fixture.frames(20)
    let history = fixture.content.past.frames
    fixture.send(.down(at: fixture.trackPoint(0.99), t: fixture.now))
    var positions: [Int] = []
    for part in stride(from: 0.98, to: 0.5, by: -0.01) {
      fixture.send(.move(to: fixture.trackPoint(part), t: fixture.now))
      let position = try #require(fixture.content.past.position)
      #expect(try fixture.shownContents() === history[position].picture.root.contents)
      positions.append(position)
    }
    #expect(positions == positions.sorted(by: >))
    #expect(Set(positions).count > 20)
    fixture.send(.up(at: fixture.trackPoint(0.5), t: fixture.now))
    let (time, stays) = (fixture.canvas.time, try fixture.shownContents())
    #expect(stays === history[positions[positions.count - 1]].picture.root.contents)
    fixture.frames(30)
    #expect(fixture.canvas.time == time)
    #expect(try fixture.shownContents() === stays)
    #expect(!fixture.content.needsFrame)
    // Dragged to its end, the present continues.
    fixture.send(.down(at: fixture.trackPoint(0.5), t: fixture.now))
    fixture.send(.move(to: fixture.trackPoint(1), t: fixture.now))
    #expect(fixture.content.past.isPast)
    fixture.send(.up(at: fixture.trackPoint(1), t: fixture.now))
    #expect(!fixture.content.past.isPast)
    #expect(!fixture.canvas.playback.isPaused)
    fixture.settle()
    #expect(fixture.pageTop == 0)
  }

  @Test("L-18 who looks back in flight and returns finds the flight where it was")
  func flight() throws {
    let (back, free) = (try Fixture(), try Fixture())
    for fixture in [back, free] {
      fixture.down(180, 80)
      fixture.up(180, 80 + fixture.drag(from: 80, speed: 900, frames: 15))
      fixture.frames(4)
    }
    back.key(",")
    for _ in 0..<20 { back.key(",") }
    back.frames(50)
    back.key("End")
    free.frames(1)
    for _ in 0..<60 {
      let (one, other) = (try #require(back.pageTop), try #require(free.pageTop))
      #expect(abs(one - other) < 1e-6)
      back.frames(1)
      free.frames(1)
    }
    #expect(back.pageTop == 0)
  }

  @Test("the window shows the figures of the past frame, and that they are past")
  func readOuts() throws {
    let fixture = try Fixture()
    _ = try fixture.pull()
    let history = fixture.content.past.frames
    let transport = fixture.content.controller.transport
    #expect(transport.past == nil)
    #expect(!fixture.content.controller.canvas.isPast)
    for _ in 0..<10 { fixture.key(",") }
    let frame = history[history.count - 11]
    #expect(fixture.content.past.frame?.readOut == frame.readOut)
    #expect(try #require(frame.readOut.progress) < (try #require(fixture.progress)))
    #expect(
      transport.past == ["−0.17 s", "frame \(frame.index)"]
        + [String(format: "at %.3f s", frame.time)])
    #expect(fixture.content.controller.canvas.isPast)
    fixture.key("Escape")
    #expect(transport.past == nil)
    #expect(!fixture.content.controller.canvas.isPast)
  }

  @Test("a demo that comes on canvas has a past of its own")
  func next() throws {
    let fixture = try Fixture()
    _ = try fixture.pull()
    for _ in 0..<5 { fixture.key(",") }
    fixture.key("Return")
    #expect(!fixture.content.past.isPast)
    #expect(fixture.content.past.frames.count <= 1)
  }
}
