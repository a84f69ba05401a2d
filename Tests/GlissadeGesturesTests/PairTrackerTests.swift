import Foundation
import TestMaterial
import Testing

@testable import GlissadeGestures

/// Tests of the trackers of two touches: pinch and rotation.
@Suite("Trackers of two touches")
struct PairTrackerTests {
  private func sample(_ touch: Int, _ x: Double, _ y: Double, at time: Double) -> TouchSample {
    TouchSample(touch: touch, time: time, location: CGPoint(x: x, y: y))
  }

  /// A pinch of two touches at (0, 0) and (100, 0).
  private func pinch() -> PinchTracker {
    var pinch = PinchTracker()
    _ = pinch.down(sample(1, 0, 0, at: 0))
    _ = pinch.down(sample(2, 100, 0, at: 0))
    return pinch
  }

  /// A rotation of two touches at (0, 0) and (100, 0).
  private func rotation() -> RotationTracker {
    var rotation = RotationTracker()
    _ = rotation.down(sample(1, 0, 0, at: 0))
    _ = rotation.down(sample(2, 100, 0, at: 0))
    return rotation
  }

  /// The second touch, turned by an angle.
  private func turned(_ angle: Double, at time: Double, touch: Int = 2) -> TouchSample {
    sample(touch, 100 * cos(angle), 100 * sin(angle), at: time)
  }

  // MARK: Pinch

  @Test("O-03 a pinch begins beyond 10 pt of span, not at it; then its scale is 1")
  func pinchSlop() {
    var pinch = pinch()
    #expect(pinch.move([sample(2, 110, 0, at: 0.01)]) == .none)
    #expect(pinch.move([sample(2, 111, 0, at: 0.02)]) == .begin)
    #expect(abs(pinch.scale - 1.11) < 1e-9)
    pinch.begin()
    #expect(pinch.scale == 1)
    #expect(pinch.move([sample(1, -111, 0, at: 0.03), sample(2, 111, 0, at: 0.03)]) == .change)
    #expect(abs(pinch.scale - 2) < 1e-9)
  }

  @Test("O-03 touches that move together never begin a pinch or a rotation")
  func together() {
    var (pinch, rotation) = (pinch(), rotation())
    for step in 1...50 {
      let y = Double(step) * 40
      let samples = [
        sample(1, 0, y, at: Double(step) * 0.01), sample(2, 100, y, at: Double(step) * 0.01),
      ]
      #expect(pinch.move(samples) == .none)
      #expect(rotation.move(samples) == .none)
    }
  }

  @Test("O-03 the scale's velocity is per second and proportional to the scale; a reset keeps it")
  func pinchVelocity() {
    var pinch = pinch()
    // The span grows by a tenth in 10 ms.
    for step in 1...10 {
      let span = 100 * pow(1.1, Double(step))
      if pinch.move([sample(2, span, 0, at: Double(step) * 0.01)]) == .begin { pinch.begin() }
    }
    let relative = log(1.1) / 0.01
    #expect(abs(pinch.velocity(at: 0.1) / pinch.scale - relative) < 1e-6)
    pinch.scale = 1
    #expect(pinch.scale == 1)
    #expect(abs(pinch.velocity(at: 0.1) - relative) < 1e-6)
    #expect(pinch.velocity(at: 0.15) == 0)
  }

  @Test("O-03 with one touch the scale stays; another second touch continues without a jump")
  func pinchContinues() {
    var pinch = pinch()
    _ = pinch.move([sample(2, 120, 0, at: 0.01)])
    pinch.begin()
    _ = pinch.move([sample(2, 240, 0, at: 0.02)])
    #expect(pinch.up([sample(2, 240, 0, at: 0.03)]) == .none)
    #expect(pinch.move([sample(1, 50, 0, at: 0.04)]) == .none)
    #expect(abs(pinch.scale - 2) < 1e-9)
    _ = pinch.down(sample(3, 60, 0, at: 0.05))
    #expect(abs(pinch.scale - 2) < 1e-9)
    #expect(pinch.move([sample(3, 70, 0, at: 0.06)]) == .change)
    #expect(abs(pinch.scale - 4) < 1e-9)
    #expect(pinch.up([sample(1, 50, 0, at: 0.07)]) == .none)
    #expect(pinch.up([sample(3, 70, 0, at: 0.08)]) == .end)
  }

  @Test("O-03 touches at the same place, and a third one, are no matter")
  func pinchOddities() {
    var pinch = PinchTracker()
    _ = pinch.down(sample(1, 5, 5, at: 0))
    _ = pinch.down(sample(2, 5, 5, at: 0))
    _ = pinch.down(sample(3, 500, 5, at: 0))
    #expect(!pinch.follows(3))
    #expect(pinch.move([sample(3, 900, 5, at: 0.01)]) == .none)
    #expect(pinch.move([sample(2, 25, 5, at: 0.02)]) == .begin)
    #expect(abs(pinch.scale - 20) < 1e-9)
  }

  // MARK: Rotation

  @Test("O-03 a rotation begins beyond 0.1 rad, then it is 0 and counts clockwise, full turns, too")
  func rotationSlop() {
    var rotation = rotation()
    #expect(rotation.move([turned(0.0999, at: 0.01)]) == .none)
    #expect(rotation.move([turned(0.1001, at: 0.02)]) == .begin)
    rotation.begin()
    #expect(rotation.rotation == 0)
    for step in 1...80 {
      let turn = 0.1001 + Double(step) * 0.1
      #expect(rotation.move([turned(turn, at: 0.02 + Double(step) * 0.01)]) == .change)
    }
    #expect(abs(rotation.rotation - 8) < 1e-9)
    #expect(abs(rotation.velocity(at: 0.82) - 10) < 1e-6)
    rotation.rotation = -1
    #expect(rotation.rotation == -1)
    #expect(abs(rotation.velocity(at: 0.82) - 10) < 1e-6)
    #expect(rotation.velocity(at: 0.9) == 0)
  }

  @Test("O-03 a rotation counter-clockwise is negative")
  func counterClockwise() {
    var rotation = rotation()
    #expect(rotation.move([turned(-0.2, at: 0.01)]) == .begin)
    rotation.begin()
    _ = rotation.move([turned(-0.5, at: 0.02)])
    #expect(abs(rotation.rotation + 0.3) < 1e-9)
  }

  @Test("O-03 touches that end before the beginning are a failure, cancelled ones a cancel")
  func ends() {
    var (early, begun) = (rotation(), rotation())
    #expect(early.up([turned(0, at: 0.01)]) == .none)
    #expect(early.up([sample(1, 0, 0, at: 0.02)]) == .fail)
    _ = begun.move([turned(1, at: 0.01)])
    begun.begin()
    #expect(begun.cancel() == .cancel)
    var pinch = pinch()
    #expect(pinch.cancel() == .fail)
  }

  @Test("O-03 time that is paused changes scale and rotation, and leaves their velocities")
  func pausedTime() {
    var (pinch, rotation) = (pinch(), rotation())
    for step in 1...10 {
      let span = 100 * pow(1.1, Double(step))
      _ = pinch.move([sample(2, span, 0, at: Double(step) * 0.01)])
      _ = rotation.move([turned(Double(step) * 0.1, at: Double(step) * 0.01)])
    }
    pinch.begin()
    rotation.begin()
    let before = (pinch.velocity(at: 0.1), rotation.velocity(at: 0.1))
    (pinch.isTimePaused, rotation.isTimePaused) = (true, true)
    _ = pinch.move([sample(2, 100, 0, at: 0.1)])
    _ = rotation.move([turned(-1, at: 0.1)])
    #expect(abs(pinch.scale - pow(1.1, -10)) < 1e-9)
    #expect(abs(rotation.rotation + 2) < 1e-9)
    #expect(abs(pinch.velocity(at: 0.1) - before.0 * pinch.scale) < 1e-6)
    #expect(abs(rotation.velocity(at: 0.1) - before.1) < 1e-6)
  }

  @Test(
    "O-02 O-03 touches that come and go never make scale or rotation jump", arguments: 0..<200)
  func noJump(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var (pinch, rotation) = (PinchTracker(), RotationTracker())
    pinch.begin()
    rotation.begin()
    var down: Set<Int> = []
    for step in 1...100 {
      let touch = Int.random(in: 1...4, using: &random)
      let new = sample(
        touch, .random(in: 0...400, using: &random), .random(in: 0...400, using: &random),
        at: Double(step) * 0.01)
      let before = (pinch.scale, rotation.rotation)
      if down.insert(touch).inserted {
        _ = pinch.down(new)
        _ = rotation.down(new)
        #expect(pinch.scale == before.0)
        #expect(rotation.rotation == before.1)
      } else if Bool.random(using: &random) {
        down.remove(touch)
        _ = pinch.up([new])
        _ = rotation.up([new])
        #expect(pinch.scale == before.0)
        #expect(rotation.rotation == before.1)
      } else {
        _ = pinch.move([new])
        _ = rotation.move([new])
        #expect(pinch.scale.isFinite)
        #expect(pinch.scale > 0)
        #expect(abs(rotation.rotation - before.1) <= .pi + 1e-9)
      }
    }
  }
}
