import Foundation
import Testing

@testable import GlissadeGestures

@Suite("Tap tracker")
struct TapTrackerTests {
  private func sample(_ x: Double, _ y: Double, at time: Double, touch: Int = 1) -> TouchSample {
    TouchSample(touch: touch, time: time, location: CGPoint(x: x, y: y))
  }

  @Test("a touch down and up is a tap, however long it takes")
  func tap() {
    var tap = TapTracker()
    #expect(tap.down(sample(5, 5, at: 0)) == .none)
    #expect(tap.step(to: 9) == .none)
    #expect(tap.up([sample(5, 5, at: 10)]) == .end)
  }

  @Test("F-18 M-13 up to 10 pt is a tap, beyond is none, coming back does not mend it")
  func slop() {
    var tap = TapTracker()
    _ = tap.down(sample(0, 0, at: 0))
    #expect(tap.move([sample(6, 8, at: 0.1)]) == .none)
    #expect(tap.move([sample(6, 8.1, at: 0.2)]) == .fail)
    tap.reset()
    _ = tap.down(sample(0, 0, at: 0))
    #expect(tap.up([sample(0, 11, at: 0.1)]) == .fail)
  }

  @Test("M-13 the second tap of two comes within 0.3 s", arguments: [(0.29, true), (0.31, false)])
  func interval(_ pause: Double, _ counts: Bool) {
    var tap = TapTracker(tapsRequired: 2)
    _ = tap.down(sample(0, 0, at: 1))
    #expect(tap.up([sample(0, 0, at: 1.1)]) == .none)
    #expect(abs((tap.deadline ?? 0) - 1.4) < 1e-12)
    #expect(tap.down(sample(0, 0, at: 1.1 + pause, touch: 2)) == (counts ? .none : .fail))
    if counts { #expect(tap.up([sample(0, 0, at: 1.5, touch: 2)]) == .end) }
  }

  @Test("M-13 waiting for the second tap ends just after the deadline")
  func deadline() throws {
    var tap = TapTracker(tapsRequired: 2)
    _ = tap.down(sample(0, 0, at: 1))
    _ = tap.up([sample(0, 0, at: 1.1)])
    let deadline = try #require(tap.deadline)
    #expect(tap.step(to: deadline) == .none)
    #expect(tap.step(to: deadline.nextUp) == .fail)
  }

  @Test(
    "M-13 the second tap of two is at most 100 pt away", arguments: [(100.0, true), (101, false)])
  func distance(_ distance: Double, _ counts: Bool) {
    var tap = TapTracker(tapsRequired: 2)
    _ = tap.down(sample(0, 0, at: 1))
    _ = tap.up([sample(0, 0, at: 1.1)])
    #expect(tap.down(sample(distance, 0, at: 1.2, touch: 2)) == (counts ? .none : .fail))
  }

  @Test("two touches wanted: both together, no fewer, no more")
  func touches() {
    var tap = TapTracker(touchesRequired: 2)
    _ = tap.down(sample(0, 0, at: 0))
    _ = tap.down(sample(50, 0, at: 0.01, touch: 2))
    #expect(tap.up([sample(0, 0, at: 0.1)]) == .none)
    #expect(tap.up([sample(50, 0, at: 0.12, touch: 2)]) == .end)
    tap.reset()
    _ = tap.down(sample(0, 0, at: 0))
    #expect(tap.up([sample(0, 0, at: 0.1)]) == .fail)
    var single = TapTracker()
    _ = single.down(sample(0, 0, at: 0))
    #expect(single.down(sample(9, 0, at: 0.01, touch: 2)) == .fail)
  }

  @Test("touches taken away fail it")
  func cancelled() {
    var tap = TapTracker()
    _ = tap.down(sample(0, 0, at: 0))
    #expect(tap.cancel() == .fail)
  }
}
