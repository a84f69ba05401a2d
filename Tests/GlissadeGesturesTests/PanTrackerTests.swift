import Foundation
import TestMaterial
import Testing

@testable import GlissadeGestures

@Suite("Pan tracker")
struct PanTrackerTests {
  private func sample(_ x: Double, _ y: Double, at time: Double, touch: Int = 1) -> TouchSample {
    TouchSample(touch: touch, time: time, location: CGPoint(x: x, y: y))
  }

  @Test("M-01 begins beyond the straight distance, not at it", arguments: [1.0, 4, 10, 20])
  func hysteresis(_ distance: Double) {
    var pan = PanTracker(hysteresis: distance)
    #expect(pan.down(sample(100, 100, at: 0)) == .none)
    #expect(pan.move([sample(100 + distance, 100, at: 0.01)]) == .none)
    #expect(pan.move([sample(100 + distance + 0.01, 100, at: 0.02)]) == .begin)
  }

  @Test("M-01 counts the straight distance: a movement there and back is none")
  func straightDistance() {
    var pan = PanTracker(hysteresis: 10)
    _ = pan.down(sample(0, 0, at: 0))
    for step in 1...40 {
      let x = step.isMultiple(of: 2) ? 0.0 : 9
      #expect(pan.move([sample(x, 0, at: Double(step) * 0.01)]) == .none)
    }
    #expect(pan.move([sample(7.2, 7.2, at: 0.5)]) == .begin)
  }

  @Test("M-01 the mouse's own default is 4 pt")
  func mouseDefault() {
    #expect(PanTracker().hysteresis == 4)
  }

  @Test("F-05 before it begins translation is the whole movement, at began it is zero")
  func translationAtBegin() {
    var pan = PanTracker(hysteresis: 4)
    _ = pan.down(sample(10, 20, at: 0))
    #expect(pan.move([sample(13, 24, at: 0.01)]) == .begin)
    #expect(pan.translation == CGPoint(x: 3, y: 4))
    pan.begin()
    #expect(pan.translation == .zero)
  }

  @Test("M-03 F-05 a pan begins with a direction, however slow it is; a pause is none")
  func velocityOfSlowBeginning() {
    var pan = PanTracker(hysteresis: 4)
    _ = pan.down(sample(0, 0, at: 0))
    for step in 1..<5 { _ = pan.move([sample(0, -Double(step), at: Double(step) * 0.1)]) }
    #expect(pan.move([sample(0, -5, at: 0.5)]) == .begin)
    #expect(pan.velocity(at: 0.5) == CGPoint(x: 0, y: -10))
    pan.begin()
    #expect(pan.velocity(at: 0.5) == CGPoint(x: 0, y: -10))
    #expect(pan.velocity(at: 0.55) == .zero)
    // From then on each sample after a pause is the first of its movement.
    _ = pan.move([sample(0, -6, at: 0.6)])
    #expect(pan.velocity(at: 0.6) == .zero)
  }

  @Test("F-06 after began, travel is the pointer's travel, sample by sample")
  func noJump() {
    var pan = PanTracker(hysteresis: 4)
    _ = pan.down(sample(0, 0, at: 0))
    #expect(pan.move([sample(0, 7, at: 0.01)]) == .begin)
    pan.begin()
    for step in 1...50 {
      let y = 7 + Double(step) * 1.5
      #expect(pan.move([sample(0, y, at: 0.01 + Double(step) * 0.008)]) == .change)
      #expect(Double(pan.translation.y) == y - 7)
    }
  }

  @Test("F-07 deltas over resets sum to the whole movement; state and velocity stay")
  func resets() {
    var plain = PanTracker(hysteresis: 0.5)
    var rebased = plain
    _ = plain.down(sample(0, 0, at: 0))
    _ = rebased.down(sample(0, 0, at: 0))
    var sum = 0.0
    for step in 1...30 {
      let moved = [sample(0, Double(step * step) * 0.25, at: Double(step) * 0.01)]
      let intent = plain.move(moved)
      #expect(rebased.move(moved) == intent)
      if intent == .begin {
        plain.begin()
        rebased.begin()
      }
      sum += rebased.hasBegun ? rebased.translation.y : 0
      if rebased.hasBegun { rebased.translation = .zero }
      let time = Double(step) * 0.01
      #expect(rebased.velocity(at: time) == plain.velocity(at: time))
    }
    #expect(abs(sum - plain.translation.y) < 1e-9)
    rebased.translation = CGPoint(x: 5, y: -5)
    #expect(rebased.translation == CGPoint(x: 5, y: -5))
  }

  @Test(
    "F-09 paused, then released: velocity is exactly zero; F-10 hold, then flick: only the flick")
  func holdAndFlick() {
    var pan = PanTracker()
    _ = pan.down(sample(0, 0, at: 0))
    for step in 1...20 { _ = pan.move([sample(0, Double(step) * 4, at: Double(step) * 0.008)]) }
    #expect(abs(pan.velocity(at: 0.16).y - 500) < 1)
    #expect(abs(pan.velocity(at: 0.199).y - 500) < 1)
    #expect(pan.velocity(at: 0.201) == .zero)
    for step in 0...8 {
      _ = pan.move([sample(0, 80 - Double(step) * 8, at: 1 + Double(step) * 0.008)])
    }
    #expect(abs(pan.velocity(at: 1.064).y + 1000) < 1)
  }

  @Test("F-04 two touches wanted: one alone does not begin, and its movement does not count")
  func enoughTouches() {
    var pan = PanTracker(hysteresis: 4, minimumTouches: 2)
    _ = pan.down(sample(0, 0, at: 0))
    #expect(pan.move([sample(50, 0, at: 0.01)]) == .none)
    _ = pan.down(sample(100, 0, at: 0.02, touch: 2))
    #expect(pan.move([sample(53, 0, at: 0.03)]) == .none)
    #expect(pan.translation.x == 1.5)
    #expect(pan.move([sample(56, 0, at: 0.04), sample(103, 0, at: 0.04, touch: 2)]) == .begin)
  }

  @Test(
    "a touch that begins or ends during a pan is no movement; those beyond the maximum do not count"
  )
  func moreTouches() {
    var pan = PanTracker(hysteresis: 1, maximumTouches: 2)
    _ = pan.down(sample(0, 0, at: 0))
    #expect(pan.move([sample(10, 0, at: 0.01)]) == .begin)
    pan.begin()
    _ = pan.down(sample(200, 0, at: 0.02, touch: 2))
    _ = pan.down(sample(300, 0, at: 0.02, touch: 3))
    #expect(pan.touches.map(\.touch) == [1, 2])
    #expect(pan.translation == .zero)
    #expect(pan.move([sample(400, 0, at: 0.03, touch: 3)]) == .none)
    #expect(pan.move([sample(20, 0, at: 0.04)]) == .change)
    #expect(pan.translation.x == 5)
    #expect(pan.up([sample(20, 0, at: 0.05)]) == .none)
    #expect(pan.translation.x == 5)
    #expect(pan.up([sample(200, 0, at: 0.06, touch: 2)]) == .end)
  }

  @Test("lifted or taken away before beginning it fails, after it ends or is cancelled")
  func endings() {
    var pan = PanTracker()
    _ = pan.down(sample(0, 0, at: 0))
    #expect(pan.up([sample(0, 0, at: 0.1)]) == .fail)
    pan.reset()
    _ = pan.down(sample(0, 0, at: 0))
    #expect(pan.cancel() == .fail)
    pan.reset()
    _ = pan.down(sample(0, 0, at: 0))
    #expect(pan.move([sample(9, 0, at: 0.1)]) == .begin)
    pan.begin()
    #expect(pan.cancel() == .cancel)
  }

  @Test("a reset tracker keeps its tuning and nothing else")
  func reset() {
    var pan = PanTracker(hysteresis: 7, minimumTouches: 1, maximumTouches: 3)
    _ = pan.down(sample(0, 0, at: 0))
    _ = pan.move([sample(9, 0, at: 0.1)])
    pan.begin()
    pan.reset()
    #expect(pan.hysteresis == 7)
    #expect(pan.minimumTouches == 1)
    #expect(pan.maximumTouches == 3)
    #expect(pan.touches.isEmpty)
    #expect(!pan.hasBegun)
    #expect(pan.translation == .zero)
    #expect(pan.velocity(at: 0.1) == .zero)
    #expect(pan.location == nil)
  }

  @Test(
    "O-02 a touch that comes or goes never makes the translation jump, in 200 random gestures",
    arguments: 0..<200)
  func noJump(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var pan = PanTracker(hysteresis: 0)
    var places = [1: CGPoint(x: 100, y: 100)]
    _ = pan.down(sample(100, 100, at: 0, touch: 1))
    _ = pan.move([sample(101, 100, at: 0.005, touch: 1)])
    places[1]?.x = 101
    pan.begin()
    for step in 1...100 {
      let time = 0.01 * Double(step)
      let before = pan.translation
      let touch = Int.random(in: 1...5, using: &random)
      guard let place = places[touch] else {
        let new = CGPoint(x: .random(in: 0...400, using: &random), y: 50)
        places[touch] = new
        _ = pan.down(sample(new.x, new.y, at: time, touch: touch))
        #expect(pan.translation == before)
        continue
      }
      if places.count > 1, Bool.random(using: &random) {
        places[touch] = nil
        _ = pan.up([sample(place.x, place.y, at: time, touch: touch)])
        #expect(pan.translation == before)
        continue
      }
      let dx = Double.random(in: -30...30, using: &random)
      places[touch]?.x += dx
      #expect(pan.move([sample(place.x + dx, place.y, at: time, touch: touch)]) == .change)
      #expect(abs(pan.translation.x - before.x - dx / Double(places.count)) < 1e-9)
    }
  }
}
