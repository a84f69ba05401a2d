import Foundation
import Testing

@testable import GlissadeGestures

/// Tests of M-44, L-10 for content moving to a page.
@Suite("Approach to a page")
struct PageApproachTests {
  private static let relative = [0.2, 0.5, 1, 2, 3.9, 4, 4.1, 8, 25, 800]

  private func approach(_ relative: Double) -> PageApproach {
    PageApproach(start: 50, target: -250, velocity: -300 * relative)
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
}
