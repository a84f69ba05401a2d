import Foundation
import TestMaterial
import Testing

@testable import GlissadeMotion

@Suite struct SpringTests {
  @Test("M-19 a spring's defaults are those of CASpringAnimation")
  func defaults() {
    let spring = Spring()
    #expect(spring.mass == 1)
    #expect(spring.stiffness == 100)
    #expect(spring.damping == 10)
    #expect(spring.dampingRatio == 0.5)
    #expect(spring.angularFrequency == 10)
    #expect(spring.decayRate == 5)
  }

  @Test("H-05 damping ratio and response give the reference's constants, and come back")
  func mapping() throws {
    for row in try ReferenceTable("spring_parameter_mappings.csv", in: .module).rows {
      let (ratio, response) = (
        try row.number("damping_ratio"), try row.number("response_or_duration_s")
      )
      let spring = Spring(dampingRatio: ratio, response: response)
      #expect(abs(spring.stiffness / (try row.number("stiffness")) - 1) < 1e-12)
      #expect(abs(spring.damping - (try row.number("damping"))) < 1e-10)
      #expect(abs(spring.angularFrequency / (try row.number("omega0")) - 1) < 1e-12)
      let heavy = Spring(dampingRatio: ratio, response: response, mass: 3)
      #expect(abs(heavy.stiffness / spring.stiffness - 3) < 1e-12)
      #expect(abs(heavy.dampingRatio - ratio) < 1e-12)
      #expect(abs(heavy.response - response) < 1e-12)
    }
  }

  @Test("M-21 a bounce of b is a damping ratio of 1 − b, the duration is the response")
  func bounce() {
    for bounce in [0, 0.15, 0.3, 0.9, 1] {
      let spring = Spring(duration: 0.5, bounce: bounce)
      #expect(abs(spring.dampingRatio - (1 - bounce)) < 1e-12)
      #expect(abs(spring.response - 0.5) < 1e-12)
      #expect(spring.mass == 1)
    }
    #expect(abs(Spring(duration: 0.5, bounce: -0.5).dampingRatio - 2) < 1e-12)
  }

  private func remainder(_ spring: Spring, _ v: Double, _ t: Double) -> Double {
    let (omega, zeta) = (spring.angularFrequency, spring.dampingRatio)
    if abs(zeta - 1) < 1e-9 { return exp(-omega * t) * (1 + (omega - v) * t) }
    if zeta < 1 {
      return (zeta * omega - v) / (omega * (1 - zeta * zeta).squareRoot()) * exp(-zeta * omega * t)
    }
    return SpringKernel(spring).position(at: t, x0: 1, v0: -v)
  }

  @Test("M-20 the fit the specification names")
  func namedFit() {
    let spring = Spring.fit(duration: 3, dampingRatio: 0.25)
    #expect(abs(spring.stiffness - 54.83363) < 1e-5)
    #expect(abs(spring.damping - 3.702487) < 1e-6)
    #expect(spring.mass == 1)
  }

  @Test("M-20 a fitted spring leaves a thousandth at the duration, and no stiffer one does")
  func fitLeavesRemainder() {
    for ratio in [0.1, 0.3, 0.7, 0.95, 1, 1.5, 4] {
      for duration in [0.2, 0.5, 2] {
        for velocity in [-20.0, -1, 0, 0.5, 1] {
          let spring = Spring.fit(
            duration: duration, dampingRatio: ratio, relativeVelocity: velocity)
          #expect(abs(spring.dampingRatio - ratio) < 1e-9)
          #expect(abs(remainder(spring, velocity, duration) - 0.001) < 1e-8)
          for factor in [1.05, 1.3, 2, 5] {
            let omega = spring.angularFrequency * factor
            let stiffer = Spring(
              mass: 1, stiffness: omega * omega, damping: 2 * ratio * omega)
            #expect(remainder(stiffer, velocity, duration) < 0.001)
          }
        }
      }
    }
  }

  @Test("M-20 a velocity too high for the duration is lowered to the highest that fits")
  func loweredVelocity() {
    for ratio in [0.3, 0.8, 1, 2] {
      let spring = Spring.fit(duration: 0.5, dampingRatio: ratio, relativeVelocity: 1000)
      let higher = Spring.fit(duration: 0.5, dampingRatio: ratio, relativeVelocity: 5000)
      #expect(abs(spring.stiffness / higher.stiffness - 1) < 1e-3)
      #expect(spring.stiffness.isFinite)
      #expect(spring.damping > 0)
    }
    // Critically damped the highest is ln(1000)/T, at ωT = ln(1000).
    let critical = Spring.fit(duration: 0.5, dampingRatio: 1, relativeVelocity: 1000)
    #expect(abs(critical.angularFrequency * 0.5 - log(1000)) < 1e-4)
  }

  @Test("M-20 ratios without a fit are raised to the smallest that has a good one")
  func smallRatios() {
    let least = Spring.fit(duration: 1, dampingRatio: 0.01)
    #expect(Spring.fit(duration: 1, dampingRatio: 0) == least)
    #expect(Spring.fit(duration: 1, dampingRatio: -3) == least)
    #expect(Spring.fit(duration: 1, dampingRatio: 0.02) != least)
  }
}
