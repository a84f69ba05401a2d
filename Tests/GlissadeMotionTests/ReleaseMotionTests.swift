import Foundation
import Testing

@testable import GlissadeMotion

/// Tests of H-09, M-44 for what is released, at the frequency of pages.
@Suite("Motion of a release")
struct ReleaseMotionTests {
  private static let relative = [0.2, 0.5, 1, 2, 3.9, 4, 4.1, 8, 25, 800]

  private func approach(_ relative: Double) -> ReleaseMotion {
    ReleaseMotion(
      start: 50, target: -250, velocity: -300 * relative, frequency: max(8, 2 * relative))
  }

  @Test(
    "M-44 it starts with the given position and velocity, and neither faster nor slower at once")
  func start() {
    for relative in Self.relative {
      let (motion, step) = (approach(relative), 1e-6 / (1 + relative))
      #expect(motion.value(at: 0) == 50)
      #expect(abs(motion.velocity(at: 0) + 300 * relative) < 1e-9 * (300 + 300 * relative))
      let change = motion.velocity(at: step) - motion.velocity(at: 0)
      // x‴ is finite: the change is of second order. 1e-6 of a second early, 1e-4 of a spring's.
      #expect(abs(change / step) < 1e-2 * 300 * max(8, 2 * relative) * max(8, 2 * relative))
    }
  }

  @Test(
    "M-44 for two frames it is within 5 % of a pointer that takes a second, or a seventh of one")
  func twoFrames() {
    for relative in [1.0, 1.5, 2, 3, 4, 5, 7] {
      let distance = 50 - approach(relative).value(at: 2.0 / 60)
      #expect(abs(distance / (300 * relative * 2 / 60) - 1) < 0.05, "\(relative): \(distance)")
    }
  }

  @Test(
    "it never goes back or beyond, its velocity is its slope, and it is there in a second or so")
  func trajectory() {
    for relative in Self.relative {
      let motion = approach(relative)
      let pace = 1 / max(8, 2 * relative)
      var last = motion.value(at: 0)
      for count in 1...200 {
        let time = Double(count) * pace * 0.05
        let value = motion.value(at: time)
        #expect(value <= last)
        #expect(value >= -250)
        last = value
        guard !motion.isSettled(at: time + pace * 1e-3) else { continue }
        let slope = motion.value(at: time + pace * 5e-4) - motion.value(at: time - pace * 5e-4)
        #expect(abs(slope / (pace * 1e-3) - motion.velocity(at: time)) < 1e-3 * 300 / pace)
      }
      #expect(motion.value(at: 1.05) < -250 + 3.1)
      #expect(motion.settlingDuration < 1.45)
      #expect(motion.value(at: motion.settlingDuration) == -250)
      #expect(motion.value(at: motion.settlingDuration - 1e-9) + 250 < 300 * 9e-4)
    }
  }

  @Test("from half the frequency on it is a critically damped spring")
  func meetsSpring() {
    let motion = approach(6)
    for time in [0.05, 0.1, 0.3] {
      let left = (1 + 6 * time) * exp(-12 * time)
      #expect(abs(motion.value(at: time) + 250 - 300 * left) < 1e-9)
    }
  }

  @Test("H-09 what moves away from its target brakes at once, turns, and arrives from that side")
  func away() {
    for relative in [0.1, 3, 30, 1000] {
      let motion = ReleaseMotion(start: 0, target: -10, velocity: 10 * relative, frequency: 20)
      #expect(motion.value(at: 0) == 0)
      #expect(motion.velocity(at: 0) == 10 * relative)
      #expect(motion.velocity(at: 1e-5) < 10 * relative)
      var hasTurned = false
      for step in 1...200 {
        let velocity = motion.velocity(at: Double(step) / 200)
        #expect(!hasTurned || velocity <= 0)
        hasTurned = hasTurned || velocity < 0
        #expect(motion.value(at: Double(step) / 200) >= -10)
      }
    }
  }

  @Test("M-22 a motion that starts at its target settles by its velocity")
  func fromTarget() {
    let motion = ReleaseMotion(start: 5, target: 5, velocity: 60, frequency: 20)
    #expect(abs(motion.value(at: 1 / 20.0) - 5 - 60 / 20 / M_E) < 1e-9)
    let rest = motion.value(at: motion.settlingDuration - 1e-9) - 5
    #expect(abs(rest - 8e-4 * 60 / 20) < 1e-6)
    #expect(ReleaseMotion(start: 5, target: 5, frequency: 20).settlingDuration == 0)
  }

  @Test("M-22 the settled fraction is left at the end, whatever unit the distance has")
  func settled() {
    for relative in [-1000, -3, 0, 0.5, 3, 15.0] {
      let frequency = max(20, 2 * relative)
      let unit = ReleaseMotion(start: 0, target: 1, velocity: relative, frequency: frequency)
      let rest = 1 - unit.value(at: unit.settlingDuration - 1e-9)
      #expect(abs(rest - 8e-4) < 1e-6)
      let long = ReleaseMotion(
        start: 700, target: -300, velocity: -1000 * relative, frequency: frequency)
      #expect(abs(long.settlingDuration - unit.settlingDuration) < 1e-9)
    }
  }
}
