import Foundation
import TestMaterial
import Testing

@testable import GlissadeMotion

@Suite struct SpringMotionTests {
  /// x and x′ by the textbook's formulas, each regime on its own (M-14…M-16).
  private func closedForm(
    _ omega: Double, _ ratio: Double, _ x0: Double, _ v0: Double, _ t: Double
  ) -> (Double, Double) {
    let beta = ratio * omega
    if ratio < 1 {
      let wd = (omega * omega - beta * beta).squareRoot()
      let b = (v0 + beta * x0) / wd
      let (sine, cosine) = (sin(wd * t), cos(wd * t))
      let x = exp(-beta * t) * (x0 * cosine + b * sine)
      return (x, -beta * x + exp(-beta * t) * wd * (b * cosine - x0 * sine))
    }
    if ratio == 1 {
      let b = v0 + omega * x0
      return ((x0 + b * t) * exp(-omega * t), (b - omega * (x0 + b * t)) * exp(-omega * t))
    }
    let root = (beta * beta - omega * omega).squareRoot()
    let (r1, r2) = (-beta + root, -beta - root)
    let a = (v0 - r2 * x0) / (r1 - r2)
    let (slow, fast) = (a * exp(r1 * t), (x0 - a) * exp(r2 * t))
    return (slow + fast, r1 * slow + r2 * fast)
  }

  @Test("M-17 twelve springs follow the reference trajectories in position and velocity")
  func trajectories() throws {
    var cases: [String: [String: String]] = [:]
    for row in try ReferenceTable("spring_cases.csv", in: .module).rows {
      cases[row["case"] ?? ""] = row
    }
    for row in try ReferenceTable("spring_trajectories.csv", in: .module).rows {
      let c = try #require(cases[row["case"] ?? ""])
      let spring = Spring(
        mass: try c.number("mass"), stiffness: try c.number("stiffness"),
        damping: try c.number("damping"))
      let (x0, v0) = (try c.number("x0_minus_target"), try c.number("v0"))
      let t = try row.number("t_s")
      let omega = spring.angularFrequency
      let tolerance = 1e-9 * (abs(x0) + abs(v0) / omega)
      let kernel = SpringKernel(spring)
      let x = kernel.position(at: t, x0: x0, v0: v0)
      let v = kernel.velocity(at: t, x0: x0, v0: v0)
      #expect(abs(x - (try row.number("x_minus_target"))) <= tolerance)
      #expect(abs(v - (try row.number("velocity"))) / omega <= tolerance)
      let motion = SpringMotion(spring: spring, start: 7 + x0, target: 7, velocity: v0)
      if !motion.isSettled(at: t) {
        #expect(abs(motion.value(at: t) - 7 - x) <= tolerance + 1e-14)
        #expect(motion.velocity(at: t) == v)
      }
    }
  }

  @Test("M-14 M-15 M-16 each regime equals its textbook formula, at any mass, start and velocity")
  func regimes() {
    var generator = SeededGenerator(seed: 14)
    for ratio in [0.05, 0.3, 0.9, 1, 1.1, 2, 10] {
      for _ in 0..<40 {
        let mass = Double.random(in: 0.1...8, using: &generator)
        let omega = Double.random(in: 1...60, using: &generator)
        let spring = Spring(
          mass: mass, stiffness: mass * omega * omega, damping: 2 * ratio * mass * omega)
        let x0 = Double.random(in: -500...500, using: &generator)
        let v0 = Double.random(in: -8000...8000, using: &generator)
        let motion = SpringMotion(spring: spring, start: x0, target: 0, velocity: v0)
        let tolerance = 1e-9 * (abs(x0) + abs(v0) / omega)
        #expect(motion.value(at: 0) == x0)
        #expect(motion.velocity(at: 0) == v0)
        for t in [0.01, 0.05, 0.1, 0.3, 0.7] where !motion.isSettled(at: t) {
          let (x, v) = closedForm(omega, ratio, x0, v0, t)
          #expect(abs(motion.value(at: t) - x) <= tolerance)
          #expect(abs(motion.velocity(at: t) - v) / omega <= tolerance)
        }
      }
    }
  }

  @Test("M-17 a millionth beside critical the motion is what the series about critical says")
  func nearCritical() {
    for mass in [1.0, 2.5] {
      for offset in [-1e-6, -1e-9, -1e-15, 0, 1e-15, 1e-9, 1e-6] {
        let omega = 10.0
        let spring = Spring(
          mass: mass, stiffness: mass * omega * omega, damping: 2 * (1 + offset) * mass * omega)
        let kernel = SpringKernel(spring)
        for t in [0.01, 0.1, 0.5, 1] {
          // S = t·(1 + (μt)²/6), C = 1 + (μt)²/2, with μ² = β² − ω²: the next terms are 1e-11.
          let beta = omega * (1 + offset)
          let square = omega * omega * offset * (2 + offset) * t * t
          let (even, odd) = (1 + square / 2, t * (1 + square / 6))
          let (x0, v0) = (-3.0, 40.0)
          let x = exp(-beta * t) * (x0 * even + (v0 + beta * x0) * odd)
          let v = exp(-beta * t) * (v0 * even - (beta * v0 + omega * omega * x0) * odd)
          #expect(abs(kernel.position(at: t, x0: x0, v0: v0) - x) < 1e-9 * 7)
          #expect(abs(kernel.velocity(at: t, x0: x0, v0: v0) - v) < 1e-8 * 7)
        }
      }
    }
  }

  @Test("M-16 a damping ratio of 100 stays finite at any time and creeps to the target")
  func strongDamping() {
    let spring = Spring(mass: 2, stiffness: 200, damping: 2 * 100 * 20)
    let motion = SpringMotion(spring: spring, start: 0, target: 1, velocity: 500)
    #expect(motion.settlingDuration > 100)
    #expect(motion.settlingDuration < 200)
    var last = motion.value(at: 1)
    for t in stride(from: 2.0, to: 140, by: 1) where !motion.isSettled(at: t) {
      let value = motion.value(at: t)
      #expect(value.isFinite)
      #expect(motion.velocity(at: t).isFinite)
      #expect(abs(1 - value) < abs(1 - last))
      last = value
    }
    #expect(SpringKernel(spring).position(at: 1e9, x0: 1, v0: 0) == 0)
  }

  @Test("M-18 the two values the specification names")
  func namedValues() {
    let over = SpringMotion(
      spring: Spring(mass: 1, stiffness: 100, damping: 30), start: 1, target: 0)
    #expect(abs(over.value(at: 0.5) - 0.1734) < 5e-5)
    let under = SpringMotion(
      spring: Spring(mass: 2, stiffness: 100, damping: 5), start: 1, target: 0)
    #expect(abs(under.value(at: 0.3) - -0.232) < 5e-4)
  }

  @Test("M-23 at the settling time the value steps to the target by a thousandth at most")
  func lastStep() {
    for damping in [3.0, 10, 19, 20, 25, 60, 400] {
      for mass in [1.0, 3] {
        let spring = Spring(mass: mass, stiffness: 100, damping: damping)
        let motion = SpringMotion(spring: spring, start: -200, target: 300)
        let end = motion.settlingDuration
        #expect(abs(motion.value(at: end * (1 - 1e-12)) - 300) <= 0.5)
        #expect(motion.value(at: end) == 300)
        #expect(motion.velocity(at: end) == 0)
        #expect(motion.isSettled(at: end))
        #expect(!motion.isSettled(at: end * 0.999))
        #expect(motion.value(at: end + 100) == 300)
      }
    }
  }

  @Test("a relative velocity is in distances to the target, in either direction")
  func relativeVelocity() {
    let spring = Spring(dampingRatio: 1, response: 0.4)
    let up = SpringMotion(spring: spring, start: 300, target: 100, relativeVelocity: 0.5)
    #expect(up.initialVelocity == -100)
    #expect(up.velocity(at: 0) == -100)
    let none = SpringMotion(spring: spring, start: 5, target: 5, relativeVelocity: 30)
    #expect(none.settlingDuration == 0)
    #expect(none.value(at: 0) == 5)
    #expect(none.isSettled(at: 0))
  }

  @Test("before its start a spring waits there")
  func beforeStart() {
    let motion = SpringMotion(spring: Spring(), start: 3, target: 9, velocity: 12)
    #expect(motion.value(at: -1) == 3)
    #expect(motion.velocity(at: -1) == 12)
    #expect(!motion.isSettled(at: -1))
    #expect(motion.restingValue == 9)
  }
}
