import Foundation
import Testing

@testable import GlissadeGestures

@Suite("Swipe tracker")
struct SwipeTrackerTests {
  private func sample(_ x: Double, _ y: Double, at time: Double, touch: Int = 1) -> TouchSample {
    TouchSample(touch: touch, time: time, location: CGPoint(x: x, y: y))
  }

  private func swipe(
    _ directions: SwipeDirections, by x: Double, _ y: Double, in time: Double = 0.2
  ) -> GestureIntent {
    var swipe = SwipeTracker(directions: directions)
    _ = swipe.down(sample(100, 100, at: 1))
    return swipe.move([sample(100 + x, 100 + y, at: 1 + time)])
  }

  @Test("M-13 50 pt are enough, less is not yet one")
  func distance() {
    #expect(swipe(.right, by: 50, 0) == .end)
    #expect(swipe(.right, by: 49.9, 0) == .none)
  }

  @Test("M-13 within 30° of its direction, to each side", arguments: [-1.0, 1.0])
  func angle(_ side: Double) {
    for (degrees, intent) in [(29.9, GestureIntent.end), (30.1, .fail)] {
      let (along, aside) = (
        60 * cos(degrees * .pi / 180), side * 60 * sin(degrees * .pi / 180)
      )
      #expect(swipe(.right, by: along, aside) == intent)
      #expect(swipe(.left, by: -along, aside) == intent)
      #expect(swipe(.up, by: aside, -along) == intent)
      #expect(swipe(.down, by: aside, along) == intent)
    }
  }

  @Test("M-13 within 0.5 s, then it fails by itself")
  func time() {
    #expect(swipe(.right, by: 60, 0, in: 0.5) == .end)
    #expect(swipe(.right, by: 60, 0, in: 0.51) == .fail)
    var swipe = SwipeTracker()
    _ = swipe.down(sample(0, 0, at: 0))
    #expect(swipe.deadline == 0.5)
    #expect(swipe.step(to: 0.5) == .none)
    #expect(swipe.step(to: 0.501) == .fail)
  }

  @Test("only wanted directions count, and several may be")
  func directions() {
    #expect(swipe([.up, .down], by: 60, 0) == .fail)
    #expect(swipe([.left, .right], by: -60, 0) == .end)
  }

  @Test("two touches go as their middle; a third is a failure, and so is lifting early")
  func touches() {
    var swipe = SwipeTracker(directions: .down, touchesRequired: 2)
    _ = swipe.down(sample(0, 0, at: 0))
    #expect(swipe.move([sample(0, 60, at: 0.1)]) == .none)
    #expect(swipe.down(sample(50, 0, at: 0.1, touch: 2)) == .none)
    #expect(swipe.move([sample(50, 30, at: 0.2, touch: 2)]) == .none)
    #expect(swipe.move([sample(50, 40, at: 0.2, touch: 2)]) == .end)
    swipe.reset()
    for touch in 1...2 { _ = swipe.down(sample(0, 0, at: 1, touch: touch)) }
    #expect(swipe.up([sample(0, 0, at: 1.1)]) == .fail)
    #expect(swipe.down(sample(0, 0, at: 1.1, touch: 3)) == .fail)
  }
}
