import Foundation
import GlissadeGestures
import GlissadeReplay
import Testing
import UIKit

@testable import GlissadeGallery
@testable import GlissadeInspector
@testable import GlissadeInstrument

/// Changed parameters in the loop, in a replay and in another start.
@MainActor @Suite struct TuningLoopTests {
  private func dragged() throws -> Fixture {
    let fixture = try Fixture(Gallery.demo(named: "pull-down"))
    fixture.down(180, 60)
    fixture.frames(1)
    fixture.up(180, fixture.drag(from: 60, speed: 900, frames: 20))
    fixture.settle()
    return fixture
  }

  /// The tops of the page in each frame of a pass, which begins now.
  private func pass(_ fixture: Fixture) -> [Double] {
    var tops: [Double] = []
    let canvas = fixture.canvas
    for _ in 0..<400 where fixture.canvas === canvas {
      fixture.frames(1)
      if let top = fixture.pageTop { tops.append(top) }
    }
    return tops
  }

  @Test("T-11 a turned spring holds for each pass of the loop, until it is restored")
  func passes() throws {
    let fixture = try dragged()
    fixture.key("l")
    let own = pass(fixture)
    #expect(own.allSatisfy { $0 < 0.5 })
    fixture.content.tune(.springDamping, to: 0.3)
    _ = pass(fixture)
    for _ in 0..<3 {
      let tops = pass(fixture)
      #expect((tops.max() ?? 0) > 5)
      #expect(fixture.canvas.parameters == ["springDamping": 0.3])
    }
    fixture.key("z", modifiers: .control)
    _ = pass(fixture)
    #expect(pass(fixture).allSatisfy { $0 < 0.5 })
  }

  @Test("T-11 the run before the drag is simulated in parts, while everything is at rest")
  func prepared() throws {
    let fixture = try dragged()
    for (start, speed) in [(600.0, -900.0), (60, 900)] {
      fixture.down(180, start)
      fixture.frames(1)
      fixture.up(180, fixture.drag(from: start, speed: speed, frames: 20))
      fixture.settle()
    }
    fixture.key("l")
    _ = pass(fixture)
    let quick = pass(fixture)
    let start = try #require(fixture.content.loop.drag?.start)
    // From now on a frame of the window has time for one frame of the run.
    fixture.content.loop.measuringSlice = 0
    let slow = pass(fixture)
    #expect(start > 100)
    #expect(slow.count > start)
    #expect(slow.count > quick.count + start - 60)
    let isSame = zip(slow, quick.dropLast()).allSatisfy { abs($0 - $1) < 1e-6 }
    #expect(isSame)
  }

  @Test("T-11 a motion that lasts longer than the recorded one is shown without a pause")
  func longer() throws {
    let fixture = try dragged()
    // The run rests after the drag, and its next frame is far later.
    fixture.frames(300)
    fixture.send(.move(to: fixture.place(180, 300), t: fixture.now))
    fixture.content.tune(.springResponse, to: 1.5)
    fixture.key("l")
    let tops = pass(fixture)
    let steps = zip(tops, tops.dropFirst()).map { abs($0 - $1) > 0.02 }
    let first = try #require(steps.firstIndex(of: true))
    let last = try #require(steps.lastIndex(of: true))
    #expect(last - first > 60)
    #expect(steps[first...last].count { !$0 } < 3)
  }

  @Test("T-11 changed parameters are in force after a replay, a press out of it and a restart")
  func stay() throws {
    let fixture = try dragged()
    fixture.content.tune(.springDamping, to: 0.3)
    fixture.frames(1)
    fixture.key("r", modifiers: .shift)
    fixture.frames(10)
    #expect(fixture.content.mode == .opened)
    fixture.content.tune(.springResponse, to: 0.8)
    fixture.settle()
    #expect(fixture.content.mode == .live)
    let changed = ["springDamping": 0.3, "springResponse": 0.8]
    #expect(fixture.canvas.parameters == changed)
    fixture.key("r", modifiers: .shift)
    fixture.frames(5)
    fixture.key("Escape")
    #expect(fixture.canvas.parameters == changed)
    fixture.key("Return")
    fixture.frames(2)
    #expect(fixture.canvas.parameters == changed)
  }

  @Test("T-11 the part before the drag has the parameters with which it was recorded")
  func before() throws {
    let fixture = try Fixture(Gallery.demo(named: "pull-down"))
    // The first release finishes only with a low threshold.
    fixture.content.tune(.completionThreshold, to: 0.05)
    fixture.down(180, 60)
    fixture.up(180, fixture.drag(from: 60, speed: 300, frames: 20))
    fixture.settle()
    #expect(fixture.pageTop == 0)
    fixture.down(180, 600)
    fixture.up(180, fixture.drag(from: 600, speed: -900, frames: 20))
    fixture.settle()
    fixture.content.tune(.completionThreshold, to: nil)
    fixture.key("l")
    fixture.frames(2)
    // The pass begins with the page that the first drag brought.
    #expect((fixture.pageTop ?? -667) > -60)
    let run = try #require(fixture.canvas.recording)
    #expect(
      run.frames.contains {
        $0.actions.contains(.parameter(name: "completionThreshold", value: 0.05))
      })
    #expect(fixture.canvas.parameters == [:])
  }

  @Test("T-12 A switches the sets; Ctrl Z undoes; each is in force at once")
  func keys() throws {
    let fixture = try dragged()
    fixture.content.tune(.springDamping, to: 0.4)
    fixture.key("a")
    #expect(fixture.canvas.parameters == [:])
    fixture.key("a")
    #expect(fixture.canvas.parameters == ["springDamping": 0.4])
    for _ in 0..<3 { fixture.key("z", modifiers: .control) }
    #expect(fixture.canvas.parameters == [:])
    for _ in 0..<3 { fixture.key("z", modifiers: [.control, .shift]) }
    #expect(fixture.canvas.parameters == ["springDamping": 0.4])
    fixture.key("z", modifiers: [.control, .shift])
    #expect(fixture.content.notice == "There is nothing to redo.")
  }
}
