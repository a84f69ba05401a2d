import Foundation
import TestMaterial
import Testing

@testable import GlissadeMotion

@Suite struct DecayTests {
  @Test("M-08 the projection is the sum over whole milliseconds, in both directions")
  func projectionTable() throws {
    for row in try ReferenceTable("projection.csv", in: .module).rows {
      let (v, d) = (
        try row.number("velocity_pt_per_s"), try row.number("deceleration_rate_per_ms")
      )
      let expected = try row.number("wwdc803_projection=(v/1000)*d/(1-d)")
      let result = projection(velocity: v, decelerationRate: d)
      #expect(abs(result - expected) <= 1e-9 * max(1, abs(expected)))
      #expect(projection(velocity: -v, decelerationRate: d) == -result)
    }
    #expect(abs(projection(velocity: 1000) - 499) < 1e-9)
    let fast = projection(
      velocity: 1000, decelerationRate: MotionConstants.fastDecelerationRate)
    #expect(abs(fast - 99) < 1e-9)
  }

  @Test("M-09 the continuous form: position and velocity follow the reference")
  func trajectories() throws {
    for row in try ReferenceTable("deceleration_trajectory.csv", in: .module).rows {
      let (v0, t) = (try row.number("v0"), try row.number("t"))
      let decay = Decay(
        start: 50, velocity: v0, decelerationRate: try row.number("deceleration_rate"))
      let (position, velocity) = (
        try row.number("position_continuous"), try row.number("velocity")
      )
      if decay.isSettled(at: t) {
        #expect(abs(decay.value(at: t) - 50 - position) <= MotionConstants.decayRestDistance)
      } else {
        #expect(abs(decay.value(at: t) - 50 - position) < 1e-9 * abs(v0))
        #expect(abs(decay.velocity(at: t) - velocity) < 1e-9 * abs(v0))
      }
    }
  }

  @Test("M-09 the continuous form's travel: 499.4998 and 99.4992 pt from 1000 pt/s")
  func travel() {
    let normal = Decay(start: 20, velocity: 1000)
    #expect(abs(normal.travel - 499.4998) < 5e-5)
    #expect(normal.restingValue == 20 + normal.travel)
    let fast = Decay(
      start: 0, velocity: -1000, decelerationRate: MotionConstants.fastDecelerationRate)
    #expect(abs(fast.travel + 99.4992) < 5e-5)
  }

  @Test(
    "M-09 a decay starts where and as fast as it is released, and settles within its rest distance")
  func ends() {
    let decay = Decay(start: 5, velocity: -800)
    for t in [-1.0, 0] {
      #expect(decay.value(at: t) == 5)
      #expect(decay.velocity(at: t) == -800)
    }
    let end = decay.settlingDuration
    let justBefore = decay.value(at: end * (1 - 1e-12))
    #expect(abs(abs(justBefore - decay.restingValue) - MotionConstants.decayRestDistance) < 1e-6)
    #expect(decay.value(at: end) == decay.restingValue)
    #expect(decay.velocity(at: end) == 0)
    #expect(Decay(start: 5, velocity: 0).settlingDuration == 0)
  }
}
