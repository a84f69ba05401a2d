import Foundation
import GlissadeMotion
import Testing

@testable import GlissadeTransitions

@Suite("Q-01 the springs of a zoom") struct ZoomMotionTests {
  private let start = ZoomPose(
    frame: CGRect(x: 40, y: 200, width: 300, height: 500), progress: 0.8, crop: 1, opacity: 1)
  private let end = ZoomPose(
    frame: CGRect(x: 20, y: 100, width: 100, height: 100), progress: 0, crop: 0, opacity: 1)
  private let velocity = SIMD8<Double>(-300, 900, -0.5, -0.5, 1, -0.6, 0, 0)

  @Test("a motion starts at its pose with its velocity, and ends at its target")
  func ends() {
    let motion = ZoomMotion(from: start, velocity: velocity, to: end, at: 2)
    #expect(motion.pose(at: 2) == start)
    #expect(motion.pose(at: 1) == start)
    #expect(motion.velocity(at: 2) == velocity)
    #expect(!motion.isSettled(at: 2))
    #expect(motion.isSettled(at: 4))
    let last = motion.pose(at: 4).components - end.components
    #expect((0..<8).allSatisfy { abs(last[$0]) < 0.01 })
  }

  @Test("every component is a critically damped spring", arguments: [0.01, 0.1, 0.3])
  func closedForm(time: TimeInterval) {
    let motion = ZoomMotion(from: start, velocity: velocity, to: end, at: 0)
    let frequency = motion.frequency
    let spring = Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * frequency)
    for component in 0..<8 {
      let single = SpringMotion(
        spring: spring, start: start.components[component], target: end.components[component],
        velocity: velocity[component])
      let distance = abs(motion.pose(at: time).components[component] - single.value(at: time))
      #expect(distance < 1e-9 * 1000)
      let difference = abs(motion.velocity(at: time)[component] - single.velocity(at: time))
      #expect(difference < 1e-6)
    }
  }

  @Test("M-44 a page that is thrown at its end does not brake at first, up to a limit")
  func frequencies() {
    let away = SIMD8<Double>(0, 0, 0, 0, 0, 0, 0, 0)
    func frequency(_ x: Double, _ y: Double) -> Double {
      var thrown = away
      (thrown[0], thrown[1]) = (x, y)
      return ZoomMotion(from: start, velocity: thrown, to: end, at: 0).frequency
    }
    let line = CGPoint(x: end.center.x - start.center.x, y: end.center.y - start.center.y)
    #expect(frequency(0, 0) == 12.5)
    #expect(abs(frequency(8 * line.x, 8 * line.y) - 16) < 1e-9)
    #expect(frequency(-8 * line.x, -8 * line.y) == 12.5)
    #expect(frequency(90 * line.x, 90 * line.y) == 40)
    #expect(ZoomMotion(from: start, velocity: away, to: end, at: 0, frequency: 9).frequency == 9)
  }

  @Test("sizes stay positive, however fast a pinch is")
  func positive() {
    let pinched = SIMD8<Double>(0, 0, -80, -80, 0, 0, 0, 0)
    let motion = ZoomMotion(from: start, velocity: pinched, to: end, at: 0)
    for step in 0..<100 { #expect(motion.pose(at: Double(step) / 100).size.width > 0) }
  }
}
