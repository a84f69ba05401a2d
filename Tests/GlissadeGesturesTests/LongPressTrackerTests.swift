import Foundation
import Testing

@testable import GlissadeGestures

@Suite("Long press tracker")
struct LongPressTrackerTests {
  private func sample(_ x: Double, _ y: Double, at time: Double, touch: Int = 1) -> TouchSample {
    TouchSample(touch: touch, time: time, location: CGPoint(x: x, y: y))
  }

  @Test("M-13 begins after 0.5 s, changes with movement, ends with the touch")
  func life() {
    var press = LongPressTracker()
    #expect(press.down(sample(0, 0, at: 1)) == .none)
    #expect(press.deadline == 1.5)
    #expect(press.step(to: 1.499) == .none)
    #expect(press.step(to: 1.5) == .begin)
    press.begin()
    #expect(press.deadline == nil)
    #expect(press.step(to: 2) == .none)
    #expect(press.move([sample(90, 0, at: 2)]) == .change)
    #expect(press.up([sample(90, 0, at: 2)]) == .end)
  }

  @Test("M-13 straying by 10 pt is allowed, by more is a failure, and so is lifting early")
  func failures() {
    var press = LongPressTracker()
    _ = press.down(sample(0, 0, at: 0))
    #expect(press.move([sample(6, 8, at: 0.1)]) == .none)
    #expect(press.move([sample(6, 8.1, at: 0.2)]) == .fail)
    press.reset()
    _ = press.down(sample(0, 0, at: 1))
    #expect(press.up([sample(0, 0, at: 1.4)]) == .fail)
    #expect(press.deadline == nil)
  }

  @Test("duration, slop and number of touches are tunable and survive a reset")
  func tuning() {
    var press = LongPressTracker(duration: 0.2, slop: 3, touchesRequired: 2)
    press.reset()
    _ = press.down(sample(0, 0, at: 0))
    #expect(press.deadline == nil)
    _ = press.down(sample(50, 0, at: 0.1, touch: 2))
    #expect(abs((press.deadline ?? 0) - 0.3) < 1e-12)
    #expect(press.move([sample(50, 3.1, at: 0.2, touch: 2)]) == .fail)
    press.reset()
    for touch in 1...2 { _ = press.down(sample(0, 0, at: 1, touch: touch)) }
    #expect(press.down(sample(0, 0, at: 1, touch: 3)) == .fail)
  }

  @Test("M-13 a press without a duration begins with its touch")
  func noDuration() {
    var press = LongPressTracker(duration: 0)
    #expect(press.down(sample(0, 0, at: 1)) == .begin)
  }

  @Test("taken away, it is cancelled once begun and fails before")
  func cancelling() {
    var press = LongPressTracker()
    _ = press.down(sample(0, 0, at: 0))
    #expect(press.cancel() == .fail)
    press.begin()
    #expect(press.cancel() == .cancel)
  }
}
