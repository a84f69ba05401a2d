import Foundation
import GlissadeMotion
import Testing

@testable import GlissadeTransitions

@Suite("M-44 the spring of a release") struct HandOffSpringTests {
  private func motion(_ spring: HandOffSpring) -> ReleaseMotion { spring.motion(from: 0, to: 1) }

  @Test("H-06 a view starts with its velocity, and neither brakes nor accelerates at first")
  func start() {
    for velocity in [0.5, 1.5, 4.0, 12, 30] {
      let motion = motion(HandOffSpring(relativeVelocity: velocity))
      #expect(motion.velocity(at: 0) == velocity)
      #expect(abs(motion.velocity(at: 1e-4) / velocity - 1) < 1e-3)
    }
  }

  @Test("H-09 a view at rest and a slow one have one frequency, a fast one twice its velocity")
  func frequencies() {
    let rest = HandOffSpring().angularFrequency
    #expect(abs(rest - 22.1053) < 1e-4)
    for velocity: CGFloat in [0.1, 1, 6, 11] {
      #expect(HandOffSpring(relativeVelocity: velocity).angularFrequency == rest)
    }
    #expect(HandOffSpring(relativeVelocity: 15).angularFrequency == 30)
    #expect(HandOffSpring(relativeVelocity: -30).angularFrequency > rest)
  }

  @Test(
    "T-13 another settling time is that of a view at rest, and keeps the rule for a moving one",
    arguments: [0.2, 0.52, 1.5])
  func settlingTime(time: CGFloat) {
    let rest = HandOffSpring(settlingTime: time)
    #expect(abs(motion(rest).settlingDuration - Double(time)) < 1e-9)
    for velocity: CGFloat in [-30, -1, 1, 6, 15, 60] {
      let spring = HandOffSpring(relativeVelocity: velocity, settlingTime: time)
      #expect(motion(spring).settlingDuration <= Double(time) + 1e-9)
      #expect(spring.angularFrequency >= max(rest.angularFrequency, 2 * velocity) - 1e-9)
      #expect(HandOffSpring(relativeVelocity: velocity).settling(in: time) == spring)
    }
    let bounded = HandOffSpring(relativeVelocity: -5, leastFrequency: 90, space: 1.2)
    #expect(bounded.settling(in: time).angularFrequency >= 90)
  }

  @Test(
    "T-13 a settling time that is no time counts as the usual one",
    arguments: [0, -1, CGFloat.nan])
  func noTime(time: CGFloat) {
    #expect(HandOffSpring(settlingTime: time) == HandOffSpring())
  }

  private static let velocities: [CGFloat] = [
    0, 1e-9, 1, 49, 50, 200, 360, 600, 1000, 3000, 8000, 1e6, .greatestFiniteMagnitude,
  ]
  private static let distances: [CGFloat] = [
    .leastNonzeroMagnitude, 1e-6, 0.1, 1, 20, 135, 375, 667, 1366, 1e6,
  ]

  @Test(
    "H-09 M-22 a release settles no later than one at rest, towards its end or away from it",
    arguments: velocities, distances)
  func settlesInTime(velocity: CGFloat, distance: CGFloat) {
    let rest = motion(HandOffSpring()).settlingDuration
    #expect(abs(rest - 0.52) < 1e-9)
    for (speed, length) in [(velocity, distance), (-velocity, distance), (velocity, -distance)] {
      let spring = HandOffSpring(velocity: speed, distance: length)
      #expect(spring.angularFrequency.isFinite)
      #expect(motion(spring).settlingDuration <= rest + 1e-9)
    }
  }

  @Test(
    "H-09 a view that moves towards its end does not overshoot, and arrives first if it is faster")
  func order() {
    var before = motion(HandOffSpring())
    for step in 1...160 {
      let next = motion(HandOffSpring(relativeVelocity: CGFloat(step) / 4))
      #expect(next.settlingDuration <= before.settlingDuration + 1e-9)
      for time in stride(from: 0.0, to: 0.5, by: 0.02) {
        #expect(next.value(at: time) <= 1)
        #expect(next.value(at: time) >= before.value(at: time) - 8e-4)
      }
      before = next
    }
  }

  @Test("H-09 neighbouring velocities have neighbouring frequencies")
  func continuity() {
    for step in -400..<400 {
      let velocity = CGFloat(step) / 20
      let this = HandOffSpring(relativeVelocity: velocity).angularFrequency
      let next = HandOffSpring(relativeVelocity: velocity + 0.05).angularFrequency
      #expect(abs(next - this) < 0.11)
    }
  }

  @Test("H-09 a velocity that is not finite counts as none")
  func notFinite() {
    for velocity in [CGFloat.infinity, -.infinity, .nan] {
      #expect(HandOffSpring(relativeVelocity: velocity) == HandOffSpring())
    }
  }

  @Test("a least frequency stiffens the spring")
  func leastFrequency() {
    let spring = HandOffSpring(relativeVelocity: 1, leastFrequency: 40)
    #expect(spring.angularFrequency == 40)
    #expect(HandOffSpring(relativeVelocity: 30, leastFrequency: 40).angularFrequency == 60)
  }

  @Test("a view that moves away stays within its space", arguments: [1.1, 1.5, 3])
  func space(_ space: CGFloat) {
    let motion = motion(HandOffSpring(relativeVelocity: -20, space: space))
    let farthest = stride(from: 0, to: 1.0, by: 0.001).map { 1 - motion.value(at: $0) }.max() ?? 0
    #expect(farthest <= Double(space))
    #expect(farthest > 1)
  }

  @Test("H-01 the velocity counts as a fraction of the signed distance")
  func distance() {
    #expect(HandOffSpring(velocity: 300, distance: 100).relativeVelocity == 3)
    #expect(HandOffSpring(velocity: -300, distance: -100).relativeVelocity == 3)
    #expect(HandOffSpring(velocity: 300, distance: 0) == HandOffSpring())
  }
}
