import Foundation
import GlissadeDrawing
import GlissadeGallery
import GlissadeGestures
import Testing
import UIKit

@testable import Glissade
@testable import GlissadeInspector
@testable import GlissadeSandbox

/// Back along what was shown, frame by frame or by the mouse.
@MainActor @Suite struct TimeLineTests {
  @Test("L-18 the comma goes back frame by frame, the point on; each is the very frame that was")
  func keys() throws {
    let rig = try Rig()
    let seen = try rig.pull()
    let present = rig.canvas.time
    rig.key(",")
    #expect(rig.content.past.isPast && rig.canvas.playback.isPaused)
    #expect(try rig.shownContents() === seen[seen.count - 2])
    for back in 3...9 {
      rig.key(",")
      #expect(try rig.shownContents() === seen[seen.count - back])
    }
    #expect(rig.content.past.summary?.first == "−0.13 s")
    for back in (2...8).reversed() {
      rig.key(".")
      #expect(try rig.shownContents() === seen[seen.count - back])
    }
    rig.key("Left")
    #expect(try rig.shownContents() === seen[seen.count - 3])
    rig.key("Right")
    #expect(try rig.shownContents() === seen[seen.count - 2])
    rig.key("Home")
    #expect(rig.content.past.position == 0)
    rig.key(",", modifiers: .shift)
    #expect(rig.content.past.position == 0)
    rig.key(".", modifiers: .shift)
    #expect(rig.content.past.position == 10)
    rig.key("Escape")
    #expect(!rig.content.past.isPast && !rig.canvas.playback.isPaused)
    #expect(rig.canvas.time - present < 4 * Rig.interval)
  }

  @Test("L-18 at the present the point steps the canvas, and the comma leads back from there")
  func steps() throws {
    let rig = try Rig()
    _ = try rig.pull()
    rig.up(180, 380)
    rig.key(".")
    let first = try rig.shownContents()
    let time = rig.canvas.time
    rig.key(".")
    #expect(abs(rig.canvas.time - time - Rig.interval) < 1e-9)
    let second = try rig.shownContents()
    #expect(second !== first)
    rig.key(",")
    #expect(try rig.shownContents() === first)
    rig.key(".")
    #expect(try rig.shownContents() === second)
    #expect(!rig.content.past.isPast)
    #expect(rig.canvas.playback.isPaused)
    rig.key(".")
    #expect(abs(rig.canvas.time - time - 2 * Rig.interval) < 1e-9)
  }

  @Test(
    "L-18 dragged along the time line the canvas shows what was; let go there it stays, and stands")
  func scrub() throws {
    let rig = try Rig()
    _ = try rig.pull()
    rig.up(180, 380)
    rig.frames(20)
    let film = rig.content.past.frames
    rig.send(.down(at: rig.trackPoint(0.99), t: rig.now))
    var positions: [Int] = []
    for part in stride(from: 0.98, to: 0.5, by: -0.01) {
      rig.send(.move(to: rig.trackPoint(part), t: rig.now))
      let position = try #require(rig.content.past.position)
      #expect(try rig.shownContents() === film[position].picture.root.contents)
      positions.append(position)
    }
    #expect(positions == positions.sorted(by: >))
    #expect(Set(positions).count > 20)
    rig.send(.up(at: rig.trackPoint(0.5), t: rig.now))
    let (time, stays) = (rig.canvas.time, try rig.shownContents())
    #expect(stays === film[positions[positions.count - 1]].picture.root.contents)
    rig.frames(30)
    #expect(rig.canvas.time == time)
    #expect(try rig.shownContents() === stays)
    #expect(!rig.content.needsFrame)
    // Dragged to its end, the present goes on.
    rig.send(.down(at: rig.trackPoint(0.5), t: rig.now))
    rig.send(.move(to: rig.trackPoint(1), t: rig.now))
    #expect(rig.content.past.isPast)
    rig.send(.up(at: rig.trackPoint(1), t: rig.now))
    #expect(!rig.content.past.isPast && !rig.canvas.playback.isPaused)
    rig.settle()
    #expect(rig.pageTop == 0)
  }

  @Test("L-18 who looks back in flight and returns finds the flight where it was")
  func flight() throws {
    let (back, free) = (try Rig(), try Rig())
    for rig in [back, free] {
      rig.down(180, 80)
      rig.up(180, 80 + rig.drag(from: 80, speed: 900, frames: 15))
      rig.frames(4)
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

  @Test("the window tells what the frame's own figures were, and says that they are past")
  func readOuts() throws {
    let rig = try Rig()
    _ = try rig.pull()
    let film = rig.content.past.frames
    let transport = rig.content.controller.transport
    #expect(transport.past == nil && !rig.content.controller.canvas.isPast)
    for _ in 0..<10 { rig.key(",") }
    let frame = film[film.count - 11]
    #expect(rig.content.past.frame?.readOut == frame.readOut)
    #expect(try #require(frame.readOut.progress) < (try #require(rig.progress)))
    #expect(rig.content.past.history.end == frame.time)
    #expect(
      transport.past == ["−0.17 s", "frame \(frame.index)"]
        + [String(format: "at %.3f s", frame.time)])
    #expect(rig.content.controller.canvas.isPast)
    rig.key("Escape")
    #expect(transport.past == nil && !rig.content.controller.canvas.isPast)
  }

  @Test("a demo that comes on canvas has a past of its own")
  func next() throws {
    let rig = try Rig()
    _ = try rig.pull()
    for _ in 0..<5 { rig.key(",") }
    rig.key("Return")
    #expect(!rig.content.past.isPast)
    #expect(rig.content.past.frames.count <= 1)
  }
}
