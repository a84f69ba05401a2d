import Foundation
import Testing
import UIKit

@MainActor @Suite("A scroll view and its delegate")
struct ScrollDelegateTests {
  private let low = CGPoint(x: 180, y: 600)

  @Test("a throw is reported in order, with every change of offset")
  func order() {
    let setup = ScrollSetup()
    setup.throwContent(from: low, velocity: CGPoint(x: 0, y: -1200))
    let dragged = setup.recorder.scrolls
    #expect(dragged == 11)
    #expect(setup.harness.advanceUntilIdle(timeout: 9))
    #expect(
      setup.recorder.received == [
        "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
        "didEndDecelerating",
      ])
    #expect(setup.recorder.scrolls > dragged + 60)
    #expect(abs(setup.recorder.velocity.y - 1.2) < 0.01)
    #expect(setup.recorder.velocity.x == 0)
    #expect(abs(setup.offset - setup.recorder.proposed.y) < 1e-9)
  }

  @Test("a touch that stops it ends the deceleration")
  func stopping() {
    let setup = ScrollSetup()
    setup.throwContent(from: low, velocity: CGPoint(x: 0, y: -1200))
    setup.harness.advance(by: 0.2)
    setup.recorder.received = []
    setup.harness.mouseDown(at: low)
    setup.nextFrame()
    #expect(setup.recorder.received == ["didEndDecelerating"])
  }

  @Test("content comes to rest where the delegate says, with the pointer's speed at first")
  func target() {
    for distance in [300.0, 590, 900] {
      let setup = ScrollSetup()
      var wanted = CGFloat.zero
      setup.recorder.target = { proposed in
        wanted = proposed.y - 600 + distance
        return CGPoint(x: 0, y: wanted)
      }
      setup.throwContent(from: low, velocity: CGPoint(x: 0, y: -1200))
      let start = setup.offset
      let all = [start] + setup.offsets(600)
      #expect(all.last == wanted)
      #expect(abs((all[1] - start) / 20 - 1) < 0.1)
      #expect(zip(all, all.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 })
    }
  }

  @Test("the place where it is, as target, stops it")
  func targetHere() {
    let setup = ScrollSetup()
    setup.recorder.target = { [unowned setup] _ in setup.scroll.contentOffset }
    setup.throwContent(from: low, velocity: CGPoint(x: 0, y: -1200))
    let start = setup.offset
    #expect(setup.offsets(10).allSatisfy { $0 == start })
    #expect(setup.recorder.received.last == "didEndDragging false")
  }

  @Test("setting the offset in didScroll moves the content; pointer and throw continue from there")
  func recentring() {
    let setup = ScrollSetup()
    // Endless content, as it is often made: back to the middle whenever a page has gone by.
    setup.scroll.contentOffset.y = 1000
    setup.recorder.onScroll = { scroll in
      if scroll.contentOffset.y > 1100 { scroll.contentOffset.y -= 100 }
    }
    setup.throwContent(from: low, velocity: CGPoint(x: 0, y: -1200), frames: 20)
    #expect(abs(setup.offset - (1000 + 380 - 300)) < 1e-9)
    let speeds = ([setup.offset] + setup.offsets(60)).map {
      $0.truncatingRemainder(dividingBy: 100)
    }
    for (earlier, later) in zip(speeds, speeds.dropFirst()) {
      let step = later >= earlier ? later - earlier : later - earlier + 100
      #expect(step < 21)
      #expect(step > 1)
    }
    #expect(setup.harness.advanceUntilIdle(timeout: 9))
    #expect(setup.recorder.received.last == "didEndDecelerating")
  }

  @Test("what the delegate does at the end of a drag holds: stopping, moving, animating elsewhere")
  func endOfDrag() {
    let stopped = ScrollSetup()
    stopped.recorder.onEndDragging = { $0.setContentOffset($0.contentOffset, animated: false) }
    stopped.throwContent(from: low, velocity: CGPoint(x: 0, y: -1200))
    let start = stopped.offset
    #expect(stopped.offsets(10).allSatisfy { $0 == start })
    #expect(stopped.recorder.received.last == "didEndDragging true")

    let moved = ScrollSetup()
    moved.recorder.onEndDragging = { $0.contentOffset.y += 500 }
    moved.throwContent(from: low, velocity: CGPoint(x: 0, y: -1200))
    let before = moved.offset
    moved.nextFrame()
    #expect(abs(moved.offset - before - 520) < 1)

    let elsewhere = ScrollSetup()
    elsewhere.recorder.onEndDragging = { $0.setContentOffset(.zero, animated: true) }
    elsewhere.throwContent(from: low, velocity: CGPoint(x: 0, y: -1200))
    #expect(elsewhere.harness.advanceUntilIdle(timeout: 9))
    #expect(elsewhere.offset == 0)
    #expect(elsewhere.recorder.received.last == "didEndScrollingAnimation")
  }
}
