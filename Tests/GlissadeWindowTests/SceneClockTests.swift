import Foundation
import GlissadeMotion
import Testing

@testable import GlissadeWindow

@Suite struct SceneClockTests {
  @Test("L-18 intervals of real time shrink by the speed, for frames and stamps alike")
  func slowMotion() {
    let clock = SceneClock(at: 100, speed: 0.25)
    #expect(clock.time(at: 100) == 0)
    #expect(clock.time(at: 104) == 1)
    #expect(abs(clock.time(at: 104.4) - clock.time(at: 104) - 0.1) < 1e-12)
  }

  @Test("L-18 a change of speed keeps the time that is read at that instant")
  func changeOfSpeed() {
    var clock = SceneClock(at: 0, reading: 5, speed: 1)
    clock.setSpeed(0.1, at: 2)
    #expect(clock.time(at: 2) == 7)
    #expect(abs(clock.time(at: 12) - 8) < 1e-12)
  }

  @Test("L-18 what was stamped before a change of speed and is read after it keeps its time")
  func lateReading() {
    var clock = SceneClock(at: 0, speed: 1)
    clock.setSpeed(0.1, at: 2)
    clock.setSpeed(0, at: 2.5)
    #expect(clock.time(at: 1.99) == 1.99)
    #expect(abs(clock.time(at: 2.4) - 2.04) < 1e-12)
    #expect(clock.speed(at: 1.99) == 1)
    #expect(clock.speed(at: 2.4) == 0.1)
    #expect(clock.speed(at: 2.5) == 0)
  }

  @Test("L-18 a thousand changes of speed never make time jump or run backwards")
  func manyChanges() {
    var clock = SceneClock(at: 0)
    var last = 0.0
    for index in 1...1000 {
      let wall = Double(index) * 0.01
      #expect(clock.time(at: wall) >= last)
      last = clock.time(at: wall)
      clock.setSpeed([0, 1, 0.5, 0.25, 0.1][index % 5], at: wall)
      #expect(clock.time(at: wall) == last)
      #expect(clock.time(at: wall - 0.004) <= last)
    }
  }

  @Test("L-18 a step adds its time once, and time stays paused")
  func step() {
    var clock = SceneClock(at: 0)
    clock.setSpeed(0, at: 1)
    clock.skip(1.0 / 60, at: 3)
    #expect(clock.time(at: 2.9) == 1)
    #expect(clock.time(at: 3) == 1 + 1.0 / 60)
    #expect(clock.time(at: 9) == 1 + 1.0 / 60)
  }

  @Test(
    "L-18 a pointer of steady speed is as fast in scene time as the scene is slow, at any speed",
    arguments: [1, 0.5, 0.25, 0.1])
  func pointerVelocity(speed: Double) {
    let clock = SceneClock(at: 10, speed: speed)
    var estimator = VelocityEstimator()
    var wall = 10.0
    for index in 0..<60 {
      wall = 10 + Double(index) / 125
      estimator.add(
        time: clock.time(at: wall), location: CGPoint(x: 0, y: 600 * (wall - 10)))
    }
    let velocity = estimator.velocity(at: clock.time(at: wall))
    #expect(abs(velocity.dy / (600 / speed) - 1) < 0.001)
  }
}
