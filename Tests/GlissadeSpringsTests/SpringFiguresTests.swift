import Foundation
import Testing

@testable import GlissadeSprings

@Suite struct SpringFiguresTests {
  @Test("X-01 the figures of UIKit's default spring")
  func uikitDefault() throws {
    let figures = try SpringText.parse("mass 3 stiffness 1000 damping 500").description.figures
    #expect(abs(figures.settling - 9.233413 / 18.257419) < 1e-6)
    #expect(figures.overshoot == 0)
    // ω/e, after 1/ω.
    #expect(abs(figures.peakSpeed - 18.257419 / M_E) < 1e-6)
    #expect(abs(figures.peakTime - 1 / 18.257419) < 1e-6)
  }

  @Test("X-01 an overshoot is e^(−ζπ/√(1 − ζ²)) from rest", arguments: [0.05, 0.3, 0.5, 0.9])
  func overshoot(ratio: Double) {
    let figures = SpringDescription(angularFrequency: 12, dampingRatio: ratio, mass: 2).figures
    let width = (1 - ratio * ratio).squareRoot()
    #expect(abs(figures.overshoot - exp(-ratio * .pi / width)) < 1e-12)
  }

  @Test(
    "X-01 the figures are those of the closed form, at every damping and velocity",
    arguments: [0.04, 0.2, 0.6, 0.95, 1, 1.3, 4], [-30.0, -2, 0, 3, 9, 10, 40])
  func sampled(ratio: Double, velocity: Double) {
    let form = ClosedForm(omega: 10, ratio: ratio, velocity: velocity)
    let figures = SpringDescription(
      angularFrequency: 10, dampingRatio: ratio, mass: 3, relativeVelocity: velocity
    ).figures
    let end = figures.settling * 1.5
    let step = end / 40_000
    var last = 0.0
    var overshoot = 0.0
    var speed = abs(velocity)
    var previous = 0.0
    for index in 1...40_000 {
      let value = form.progress(at: Double(index) * step)
      if abs(value - 1) > 0.001 { last = Double(index) * step }
      overshoot = max(overshoot, value - 1)
      speed = max(speed, abs(value - previous) / step)
      previous = value
    }
    #expect(abs(figures.settling - last) <= 2 * step)
    #expect(abs(figures.overshoot - overshoot) < 1e-5 * (1 + overshoot))
    #expect(abs(figures.peakSpeed - speed) < 2e-3 * (1 + speed))
  }

  @Test("X-01 a spring without damping never settles")
  func undamped() {
    let figures = SpringDescription(angularFrequency: 10, dampingRatio: 0).figures
    #expect(figures.settling == .infinity)
    #expect(abs(figures.overshoot - 1) < 1e-9)
    #expect(abs(figures.peakSpeed - 10) < 1e-9)
  }
}
