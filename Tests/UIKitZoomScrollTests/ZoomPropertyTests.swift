import Foundation
import GlissadeTesting
import Testing

/// A generator of the same numbers for the same seed.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

@Suite("any touches leave a scroll view zoomed within its limits") @MainActor
struct ZoomPropertyTests {
  private struct Contact {
    var id: Int
    var place: CGPoint
    var velocity: CGVector
  }

  /// Moves, adds and ends up to three touches, with a frame for each step.
  private func play(_ setup: ZoomSetup, _ numbers: inout Numbers) {
    var pointers: [Contact] = []
    var count = 0
    for _ in 0..<Int.random(in: 20...80, using: &numbers) {
      if pointers.count < 3, Double.random(in: 0...1, using: &numbers) < 0.12 {
        count += 1
        let place = CGPoint(
          x: .random(in: 20...380, using: &numbers), y: .random(in: 20...580, using: &numbers))
        let velocity = CGVector(
          dx: .random(in: -12...12, using: &numbers), dy: .random(in: -12...12, using: &numbers))
        pointers.append(Contact(id: count, place: place, velocity: velocity))
        setup.harness.touchDown(count, at: place)
      }
      for index in pointers.indices {
        pointers[index].place.x += pointers[index].velocity.dx
        pointers[index].place.y += pointers[index].velocity.dy
        setup.harness.touchMove(pointers[index].id, to: pointers[index].place)
      }
      if let last = pointers.last, Double.random(in: 0...1, using: &numbers) < 0.06 {
        setup.harness.touchUp(last.id, at: last.place)
        pointers.removeLast()
      }
      setup.nextFrame()
    }
    for pointer in pointers { setup.harness.touchUp(pointer.id, at: pointer.place) }
    setup.nextFrame()
  }

  @Test(
    "L-01 L-16 it comes to rest within its limits, and the delegate knows of every zoom's end",
    arguments: 1...40 as ClosedRange<UInt64>)
  func rest(seed: UInt64) {
    var numbers = Numbers(state: seed)
    let setup = ZoomSetup(minimum: 0.8, maximum: 3)
    for _ in 0..<4 { play(setup, &numbers) }
    #expect(setup.harness.advanceUntilIdle(timeout: 10))
    let scroll = setup.scroll
    #expect(!scroll.isZooming)
    #expect(!scroll.isZoomBouncing)
    #expect(scroll.zoomScale >= 0.8)
    #expect(scroll.zoomScale <= 3)
    let size = scroll.contentSize
    let range = (x: max(0, size.width - 400), y: max(0, size.height - 600))
    #expect(scroll.contentOffset.x >= -1e-6)
    #expect(scroll.contentOffset.y >= -1e-6)
    #expect(scroll.contentOffset.x <= range.x + 1e-6)
    #expect(scroll.contentOffset.y <= range.y + 1e-6)
    let begun = setup.delegate.received.count { $0.hasPrefix("willBegin") }
    let ended = setup.delegate.received.count { $0.hasPrefix("didEnd") }
    #expect(begun == ended)
    #expect(!setup.harness.log.contains { $0.hasPrefix("warning") })
  }

  @Test(
    "L-09 content moves no further than the touches on it", arguments: 1...20 as ClosedRange<UInt64>
  )
  func even(seed: UInt64) {
    var numbers = Numbers(state: seed)
    let setup = ZoomSetup()
    let middle = CGPoint(x: 200, y: 300)
    var places = [CGPoint(x: 140, y: 260), CGPoint(x: 260, y: 340)]
    setup.begin(places[0], places[1])
    for _ in 0..<60 {
      let before = setup.content(at: middle)
      let scale = setup.scroll.zoomScale
      for index in places.indices {
        places[index].x += .random(in: -4...4, using: &numbers)
        places[index].y += .random(in: -4...4, using: &numbers)
      }
      setup.move(places[0], places[1])
      let now = setup.content(at: middle)
      let distance = hypot(now.x - before.x, now.y - before.y) * scale
      // The middle of the view is at most five times as far from the touches as they are apart.
      #expect(distance < 40)
    }
    setup.end(places[0], places[1])
    #expect(setup.harness.advanceUntilIdle())
  }
}
