import Foundation
import GlissadeMotion
import Testing

@testable import GlissadeTransitions

/// The motion of a zoomed page by a tuned spring.
@Suite struct ZoomSpringTests {
  private let start = ZoomPose(
    frame: CGRect(x: 20, y: 400, width: 90, height: 120), progress: 0, crop: 0, opacity: 1)
  private let end = ZoomPose(
    frame: CGRect(x: 0, y: 0, width: 375, height: 667), progress: 1, crop: 1, opacity: 1)

  @Test(
    "T-11 each component of a page moves by the spring, and goes on by it after a turn",
    arguments: [0.3, 1, 1.4])
  func components(damping: Double) {
    let spring = Spring(dampingRatio: damping, response: 0.4)
    let velocity = SIMD8<Double>(120, -900, 0.5, 0, 0, 0, 0, 0)
    let motion = ZoomMotion(from: start, velocity: velocity, to: end, at: 2, spring: spring)
    let turned = motion.turned(to: start, at: 2.1)
    for component in 0..<4 {
      let one = SpringMotion(
        spring: spring, start: start.components[component], target: end.components[component],
        velocity: velocity[component])
      for time in [0, 0.05, 0.1, 0.3, 0.7] {
        let value = motion.pose(at: 2 + time).components[component]
        #expect(abs(value - one.value(at: time)) < 1e-6)
        let speed = motion.velocity(at: 2 + time)[component]
        #expect(abs(speed - one.velocity(at: time)) < 1e-6)
      }
      let back = SpringMotion(
        spring: spring, start: one.value(at: 0.1), target: start.components[component],
        velocity: one.velocity(at: 0.1))
      let value = turned.pose(at: 2.3).components[component]
      #expect(abs(value - back.value(at: 0.2)) < 1e-6)
    }
  }

  @Test("T-11 a page is settled only when the spring does not move it visibly any more")
  func settled() {
    let spring = Spring(dampingRatio: 0.2, response: 0.5)
    let motion = ZoomMotion(from: start, velocity: .zero, to: end, at: 0, spring: spring)
    let times = stride(from: 0, to: 8, by: 1.0 / 120)
    let settled = times.first { motion.isSettled(at: $0) } ?? 0
    #expect(settled > 1)
    for time in times where time >= settled {
      #expect(abs(motion.pose(at: time).center.y - end.center.y) < 0.25)
    }
  }
}
