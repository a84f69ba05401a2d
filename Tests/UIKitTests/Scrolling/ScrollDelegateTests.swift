import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("A scroll view and its delegate")
struct ScrollDelegateTests {
  private let low = CGPoint(x: 180, y: 600)

  @Test("a throw is told in order, with every change of offset")
  func order() {
    let stage = ScrollStage()
    stage.throwContent(from: low, velocity: CGPoint(x: 0, y: -1200))
    let dragged = stage.ear.scrolls
    #expect(dragged == 11)
    #expect(stage.harness.advanceUntilIdle(timeout: 9))
    #expect(
      stage.ear.heard == [
        "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
        "didEndDecelerating",
      ])
    #expect(stage.ear.scrolls > dragged + 60)
    #expect(abs(stage.ear.velocity.y - 1.2) < 0.01 && stage.ear.velocity.x == 0)
    #expect(abs(stage.offset - stage.ear.proposed.y) < 1e-9)
  }

  @Test("a touch that stops it ends the deceleration")
  func stopping() {
    let stage = ScrollStage()
    stage.throwContent(from: low, velocity: CGPoint(x: 0, y: -1200))
    stage.harness.advance(by: 0.2)
    stage.ear.heard = []
    stage.harness.mouseDown(at: low)
    stage.nextFrame()
    #expect(stage.ear.heard == ["didEndDecelerating"])
  }

  @Test("content comes to rest where the delegate says, with the finger's speed at first")
  func target() {
    for way in [300.0, 590, 900] {
      let stage = ScrollStage()
      var wanted = CGFloat.zero
      stage.ear.target = { proposed in
        wanted = proposed.y - 600 + way
        return CGPoint(x: 0, y: wanted)
      }
      stage.throwContent(from: low, velocity: CGPoint(x: 0, y: -1200))
      let start = stage.offset
      let all = [start] + stage.offsets(600)
      #expect(all.last == wanted)
      #expect(abs((all[1] - start) / 20 - 1) < 0.1)
      #expect(zip(all, all.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 })
    }
  }

  @Test("the place where it is, as target, stops it")
  func targetHere() {
    let stage = ScrollStage()
    stage.ear.target = { [unowned stage] _ in stage.scroll.contentOffset }
    stage.throwContent(from: low, velocity: CGPoint(x: 0, y: -1200))
    let start = stage.offset
    #expect(stage.offsets(10).allSatisfy { $0 == start })
    #expect(stage.ear.heard.last == "didEndDragging false")
  }

  @Test("setting the offset in didScroll moves the content; finger and throw go on from there")
  func recentring() {
    let stage = ScrollStage()
    // Endless content, as it is often made: back to the middle whenever a page has gone by.
    stage.scroll.contentOffset.y = 1000
    stage.ear.onScroll = { scroll in
      if scroll.contentOffset.y > 1100 { scroll.contentOffset.y -= 100 }
    }
    stage.throwContent(from: low, velocity: CGPoint(x: 0, y: -1200), frames: 20)
    #expect(abs(stage.offset - (1000 + 380 - 300)) < 1e-9)
    let speeds = ([stage.offset] + stage.offsets(60)).map {
      $0.truncatingRemainder(dividingBy: 100)
    }
    for (earlier, later) in zip(speeds, speeds.dropFirst()) {
      let step = later >= earlier ? later - earlier : later - earlier + 100
      #expect(step < 21 && step > 1)
    }
    #expect(stage.harness.advanceUntilIdle(timeout: 9))
    #expect(stage.ear.heard.last == "didEndDecelerating")
  }

  @Test("what the delegate does at the end of a drag holds: stopping, moving, animating elsewhere")
  func endOfDrag() {
    let stopped = ScrollStage()
    stopped.ear.onEndDragging = { $0.setContentOffset($0.contentOffset, animated: false) }
    stopped.throwContent(from: low, velocity: CGPoint(x: 0, y: -1200))
    let start = stopped.offset
    #expect(stopped.offsets(10).allSatisfy { $0 == start })
    #expect(stopped.ear.heard.last == "didEndDragging true")

    let moved = ScrollStage()
    moved.ear.onEndDragging = { $0.contentOffset.y += 500 }
    moved.throwContent(from: low, velocity: CGPoint(x: 0, y: -1200))
    let before = moved.offset
    moved.nextFrame()
    #expect(abs(moved.offset - before - 520) < 1)

    let elsewhere = ScrollStage()
    elsewhere.ear.onEndDragging = { $0.setContentOffset(.zero, animated: true) }
    elsewhere.throwContent(from: low, velocity: CGPoint(x: 0, y: -1200))
    #expect(elsewhere.harness.advanceUntilIdle(timeout: 9))
    #expect(elsewhere.offset == 0)
    #expect(elsewhere.ear.heard.last == "didEndScrollingAnimation")
  }
}
