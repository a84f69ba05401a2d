import Foundation
import TestMaterial
import Testing

@testable import GlissadeMotion

@Suite struct SpringSettlingTests {
  private func settling(
    _ mass: Double, _ stiffness: Double, _ damping: Double, x0: Double = 1, v0: Double = 0
  ) -> Double {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
    return SpringMotion(spring: spring, start: x0, target: 0, velocity: v0).settlingDuration
  }

  @Test("M-22 the settling times the specification names")
  func named() {
    #expect(abs(settling(1, 100, 5) - 2.865) < 5e-4)
    #expect(abs(settling(1, 100, 15) - 1.006) < 5e-4)
    #expect(abs(settling(3, 1000, 500) - 3.528) < 5e-4)
  }

  @Test("M-22 underdamped, the envelope has the limit's height at the settling time")
  func envelope() {
    for (mass, ratio, v0) in [(1.0, 0.2, 0.0), (2, 0.5, 30), (3, 0.9, -80), (0.5, 0.99, 10)] {
      let omega = 12.0
      let t = settling(mass, mass * omega * omega, 2 * ratio * mass * omega, x0: -4, v0: v0)
      let (beta, wd) = (ratio * omega, omega * (1 - ratio * ratio).squareRoot())
      let amplitude = hypot(-4, (v0 - 4 * beta) / wd)
      #expect(abs(amplitude * exp(-beta * t) - 4 * 8e-4) < 1e-12)
    }
  }

  @Test("M-22 from critical on, the distance is the limit at the settling time and never again")
  func lastCrossing() {
    var generator = SeededGenerator(seed: 22)
    for ratio in [1, 1.2, 3, 20] {
      for _ in 0..<50 {
        let omega = Double.random(in: 2...40, using: &generator)
        let x0 = Double.random(in: -300...300, using: &generator)
        let v0 = Double.random(in: -6000...6000, using: &generator)
        let spring = Spring(mass: 2, stiffness: 2 * omega * omega, damping: 4 * ratio * omega)
        let t = SpringMotion(spring: spring, start: x0, target: 0, velocity: v0).settlingDuration
        let kernel = SpringKernel(spring)
        let limit = 8e-4 * abs(x0)
        #expect(abs(abs(kernel.position(at: t, x0: x0, v0: v0)) - limit) < 1e-6 * abs(x0))
        for factor in stride(from: 1.01, to: 3, by: 0.03) {
          #expect(abs(kernel.position(at: t * factor, x0: x0, v0: v0)) < limit)
        }
      }
    }
  }

  @Test("M-22 a start at the target is measured by its speed")
  func fromTarget() {
    for ratio in [0.4, 1, 2.5] {
      let t = settling(1, 100, 20 * ratio, x0: 0, v0: 50)
      let kernel = SpringKernel(omega: 10, beta: 10 * ratio)
      #expect(t > 0.1)
      for factor in stride(from: 1.0, to: 2, by: 0.01) {
        #expect(abs(kernel.position(at: t * factor, x0: 0, v0: 50)) <= 8e-4 * 5 * (1 + 1e-9))
      }
    }
  }

  @Test("M-22 rounding of the damping ratio does not lengthen a critical spring")
  func criticalRounding() {
    for response in stride(from: 0.1, to: 2, by: 0.013) {
      let spring = Spring(dampingRatio: 1, response: response, mass: 0.7)
      let t = SpringMotion(spring: spring, start: 1, target: 0).settlingDuration
      #expect(abs(t * spring.angularFrequency - 9.4) < 0.2)
    }
  }

  @Test("M-22 a spring without damping never settles, one without a distance is settled at once")
  func extremes() {
    #expect(settling(1, 100, 0) == .infinity)
    #expect(settling(1, 100, 10, x0: 0, v0: 0) == 0)
    let swing = SpringMotion(
      spring: Spring(mass: 1, stiffness: 100, damping: 0), start: 1, target: 0)
    #expect(abs(swing.value(at: 2 * .pi) - 1) < 1e-9)
    #expect(!swing.isSettled(at: 1e6))
  }
}
