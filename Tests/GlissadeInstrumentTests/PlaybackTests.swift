import Foundation
import GlissadeGestures
import Testing
import UIKit

@testable import GlissadeInspector
@testable import GlissadeSandbox

@Suite @MainActor struct PlaybackTests {
  @Test("S goes through the speeds and begins again, Shift and S goes back")
  func cycle() {
    var playback = Playback(speed: 1)
    var seen: [Double] = []
    for _ in 0..<5 {
      playback.apply(.slower)
      seen.append(playback.speed)
    }
    #expect(seen == [0.5, 0.25, 0.1, 1, 0.5])
    playback.apply(.faster)
    playback.apply(.faster)
    #expect(playback.speed == 0.1)
    // A speed of the command line leads to the nearest of the window's speeds.
    #expect(Playback(speed: 0.3).slower == 0.25)
    #expect(Playback(speed: 0.3).faster == 0.5)
    #expect(Playback(speed: 2).faster == 0.1)
  }

  @Test("keys with a modifier that is none of theirs are left alone")
  func modifiers() {
    #expect(PlaybackCommand(key: .key("s", modifiers: .control, t: 0)) == nil)
    #expect(PlaybackCommand(key: .key("s", modifiers: .shift, t: 0)) == .faster)
    #expect(PlaybackCommand(key: .key("Space", t: 0)) == .togglePause)
    #expect(PlaybackCommand(key: .key("a", t: 0)) == nil)
  }

  @Test("L-18 the canvas's time runs at the speed that S chose, without a jump")
  func slowKey() throws {
    let fixture = try Fixture()
    let before = fixture.canvas.time
    fixture.key("s")
    fixture.key("s")
    #expect(abs(fixture.canvas.time - before - 1.5 * Fixture.interval) < 1e-9)
    let slow = fixture.canvas.time
    fixture.frames(40)
    #expect(abs(fixture.canvas.time - slow - 10 * Fixture.interval) < 1e-9)
    fixture.key("s", modifiers: .shift)
    #expect(fixture.canvas.playback.speed == 0.5)
  }

  @Test("L-18 a pause in flight is paused and costs no frames; resumed, it continues where it was")
  func pauseInFlight() throws {
    let (paused, free) = (try Fixture(), try Fixture())
    for fixture in [paused, free] {
      fixture.down(180, 80)
      fixture.up(180, 80 + fixture.drag(from: 80, speed: 900, frames: 15))
      fixture.frames(4)
    }
    paused.key("Space")
    free.frames(1)
    let stopped = try #require(paused.pageTop)
    #expect(stopped == free.pageTop)
    // What comes next is simulated in the first frames of the pause (T-03).
    for _ in 0..<600 where paused.content.past.predictionNeedsFrame { paused.frames(1) }
    paused.frames(1)
    #expect(!paused.content.needsFrame)
    paused.frames(100)
    #expect(paused.pageTop == stopped)
    paused.key("Space")
    #expect(paused.pageTop == stopped)
    for _ in 0..<60 {
      paused.frames(1)
      free.frames(1)
      let (one, other) = (try #require(paused.pageTop), try #require(free.pageTop))
      #expect(abs(one - other) < 1e-6)
    }
    #expect(paused.pageTop == 0)
  }

  @Test("L-18 a step adds one frame of the chosen speed, and pauses what runs")
  func step() throws {
    let fixture = try Fixture()
    fixture.key(".")
    #expect(fixture.canvas.playback.isPaused)
    let before = fixture.canvas.time
    fixture.key(".")
    #expect(abs(fixture.canvas.time - before - Fixture.interval) < 1e-12)
    fixture.key("s")
    fixture.key(".")
    #expect(abs(fixture.canvas.time - before - 1.5 * Fixture.interval) < 1e-12)
    fixture.frames(10)
    #expect(abs(fixture.canvas.time - before - 1.5 * Fixture.interval) < 1e-12)
  }

  @Test("L-18 a step moves what is in flight as far as a frame does")
  func stepInFlight() throws {
    let (stepped, free) = (try Fixture(), try Fixture())
    for fixture in [stepped, free] {
      fixture.down(180, 80)
      fixture.up(180, 80 + fixture.drag(from: 80, speed: 900, frames: 15))
      fixture.frames(4)
    }
    stepped.key("Space")
    free.frames(1)
    for _ in 0..<10 {
      stepped.key(".")
      stepped.frames(3)
      free.frames(1)
      let (one, other) = (try #require(stepped.pageTop), try #require(free.pageTop))
      #expect(abs(one - other) < 1e-6)
    }
  }

  @Test("L-18 a change of speed in flight keeps position and velocity of the scene's time")
  func speedInFlight() throws {
    let fixture = try Fixture()
    fixture.down(180, 80)
    fixture.up(180, 80 + fixture.drag(from: 80, speed: 900, frames: 15))
    fixture.frames(3)
    var last = (t: fixture.canvas.time, y: try #require(fixture.pageTop))
    var velocities: [Double] = []
    for index in 0..<24 {
      if index % 6 == 5 { fixture.key("s") } else { fixture.frames(1) }
      let now = (t: fixture.canvas.time, y: try #require(fixture.pageTop))
      velocities.append((now.y - last.y) / (now.t - last.t))
      last = now
    }
    // The spring brakes by no more than this much a frame; a wrong speed would halve or double it.
    for (one, other) in zip(velocities, velocities.dropFirst()) {
      #expect(other > 0)
      #expect(abs(other / one - 1) < 0.2, "\(one) became \(other)")
    }
  }

  @Test("while time is paused the page follows the pointer, and keeps the velocity that it had")
  func dragWhilePaused() throws {
    let fixture = try Fixture()
    fixture.down(180, 80)
    let y = fixture.drag(from: 80, speed: 600, frames: 20)
    let before = try #require(fixture.pageTop)
    fixture.key("Space")
    fixture.move(180, y + 100)
    fixture.frames(1)
    fixture.move(180, y + 150)
    fixture.frames(1)
    #expect(abs(try #require(fixture.pageTop) - before - 150) < 0.01)
    #expect(!fixture.content.canvas.needsFrame)
    fixture.up(180, y + 150)
    fixture.frames(30)
    // Released, and waiting for time to continue.
    #expect(fixture.phase == "settling")
    #expect(abs(try #require(fixture.pageTop) - before - 150) < 0.01)
    fixture.key("Space")
    try expectStep(of: 600, in: fixture)
    fixture.settle()
    #expect(fixture.pageTop == 0)
  }

  @Test("what is dragged and released in a pause has no speed: it goes to the nearer end")
  func wholeDragWhilePaused() throws {
    let fixture = try Fixture()
    fixture.key("Space")
    fixture.down(180, 80)
    fixture.frames(1)
    for step in 1...20 {
      fixture.move(180, 80 + Double(step) * 12)
      fixture.frames(1)
    }
    #expect(fixture.phase == "interactive")
    fixture.up(180, 320)
    fixture.frames(1)
    fixture.key("Space")
    fixture.settle()
    #expect(fixture.pageTop == nil)
    #expect(fixture.canvas.scene.transitionStatus == nil)
  }

  @Test("a pause in mid-drag and a drag from there: the velocity is that of the pointer after it")
  func dragAcrossPause() throws {
    let fixture = try Fixture()
    fixture.down(180, 80)
    var y = fixture.drag(from: 80, speed: 300, frames: 12)
    fixture.key("Space")
    fixture.move(180, y + 60)
    fixture.frames(20)
    fixture.key("Space")
    y = fixture.drag(from: y + 60, speed: 800, frames: 10)
    // The page moves by itself from the last frame of the drag on (M-48).
    fixture.up(180, y)
    try expectStep(of: 800, in: fixture)
  }

  /// Checks that the page's next step has the velocity of its release (M-44), in points per second.
  private func expectStep(of velocity: Double, in fixture: Fixture) throws {
    let before = try #require(fixture.pageTop)
    fixture.frames(1)
    let step = try #require(fixture.pageTop) - before
    let expected = velocity * Fixture.interval
    // A frame of 60 Hz is twice as long as the one of M-44.
    #expect(abs(step - expected) < 0.05 * expected + 2, "a step of \(step), not \(expected)")
  }

  @Test("a demo that is chosen while time is paused shows its first picture and is paused, too")
  func chooseWhilePaused() throws {
    let fixture = try Fixture()
    fixture.key("Space")
    fixture.key("Return")
    fixture.frames(2)
    #expect(fixture.canvas.playback.isPaused)
    #expect(fixture.canvas.time == 0)
    #expect(fixture.canvas.scene.viewStatuses["page.first"] != nil)
    #expect(!fixture.content.needsFrame)
  }

  @Test("the transport's buttons do what the keys do")
  func buttons() throws {
    for size in [CGSize(width: 1180, height: 820), CGSize(width: 720, height: 560)] {
      let fixture = try Fixture(size: size)
      let bar = TransportBar(frame: fixture.panes.transport)
      fixture.canvas.scene.enter { bar.layoutIfNeeded() }
      func press(_ name: String) throws {
        let button = try #require(bar.subviews.first { $0.accessibilityIdentifier == name })
        #expect(bar.bounds.contains(button.frame))
        let corner = fixture.panes.transport.origin
        fixture.click(CGPoint(x: corner.x + button.frame.midX, y: corner.y + button.frame.midY))
      }
      try press("transport.toggle")
      #expect(fixture.canvas.playback.isPaused)
      let before = fixture.canvas.time
      try press("transport.step")
      #expect(abs(fixture.canvas.time - before - Fixture.interval) < 1e-12)
      try press("transport.toggle")
      #expect(!fixture.canvas.playback.isPaused)
      // A narrow bar has one button for all speeds.
      let speeds =
        size.width > 1000
        ? [("×¹⁄₁₀", 0.1), ("×½", 0.5), ("×¼", 0.25), ("×1", 1)]
        : [("speed", 0.5), ("speed", 0.25), ("speed", 0.1), ("speed", 1)]
      for (name, speed) in speeds {
        try press("transport.\(name)")
        #expect(fixture.canvas.playback.speed == speed)
      }
    }
  }
}
