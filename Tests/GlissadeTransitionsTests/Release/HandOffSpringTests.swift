import Foundation
import GlissadeMotion
import Testing

@testable import GlissadeTransitions

@Suite("M-44 the spring of a release") struct HandOffSpringTests {
  private func motion(_ spring: HandOffSpring) -> SpringMotion {
    let frequency = Double(spring.angularFrequency)
    return SpringMotion(
      spring: Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * frequency),
      start: 0, target: 1, velocity: Double(spring.relativeVelocity))
  }

  @Test("H-06 a fast view starts with its velocity, and does not brake at first")
  func fast() {
    for velocity in [4.0, 12, 30] {
      let motion = motion(HandOffSpring(relativeVelocity: velocity))
      #expect(motion.velocity(at: 0) == velocity)
      #expect(abs(motion.velocity(at: 1e-4) / velocity - 1) < 1e-3)
    }
  }

  @Test("a view at rest or moving away has one frequency, a slow one another")
  func frequencies() {
    #expect(HandOffSpring().angularFrequency == 12.5)
    #expect(HandOffSpring(relativeVelocity: -3).angularFrequency == 12.5)
    #expect(HandOffSpring(relativeVelocity: 1).angularFrequency == 6)
    #expect(HandOffSpring(relativeVelocity: 10).angularFrequency == 20)
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
