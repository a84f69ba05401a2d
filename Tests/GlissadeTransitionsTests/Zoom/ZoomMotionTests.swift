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

  @Test("every component moves like a release", arguments: [0.01, 0.1, 0.3])
  func closedForm(time: TimeInterval) {
    let motion = ZoomMotion(from: start, velocity: velocity, to: end, at: 0)
    for component in 0..<8 {
      let single = ReleaseMotion(
        start: start.components[component], target: end.components[component],
        velocity: velocity[component], frequency: motion.frequency)
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
    #expect(frequency(0, 0) == 24)
    #expect(abs(frequency(14 * line.x, 14 * line.y) - 28) < 1e-9)
    #expect(frequency(-8 * line.x, -8 * line.y) == 24)
    #expect(frequency(-900 * line.x, -900 * line.y) > 24)
    #expect(frequency(90 * line.x, 90 * line.y) == 48)
    #expect(ZoomMotion(from: start, velocity: away, to: end, at: 0, frequency: 9).frequency == 9)
  }

  @Test(
    "H-09 a page that moves to its end settles within 0.55 s, and no later than one at rest",
    arguments: [0, 100, 360, 600, 3000, 8000])
  func settlesInTime(speed: Double) {
    let line = SIMD2(end.center.x - start.center.x, end.center.y - start.center.y)
    let length = (line * line).sum().squareRoot()
    func settles(_ speed: Double) -> TimeInterval {
      let components = SIMD8(line[0] * speed / length, line[1] * speed / length, 0, 0, 0, 0, 0, 0)
      let motion = ZoomMotion(from: start, velocity: components, to: end, at: 0)
      return (0...100).map { Double($0) / 100 }.first { motion.isSettled(at: $0) } ?? .infinity
    }
    #expect(settles(speed) <= 0.55)
    #expect(settles(speed) <= settles(0))
  }

  @Test("Q-02 a motion that is turned in every frame to the same end is the same motion")
  func turned() {
    let whole = ZoomMotion(from: start, velocity: velocity, to: end, at: 0)
    var parts = whole
    for frame in 1...30 {
      let time = Double(frame) / 60
      parts = parts.turned(to: end, at: time)
      let difference =
        parts.pose(at: time + 0.01).components - whole.pose(at: time + 0.01).components
      #expect((0..<8).allSatisfy { abs(difference[$0]) < 1e-9 })
    }
  }

  @Test("a motion that crosses its end is not settled there")
  func crossing() {
    let near = ZoomPose(
      frame: CGRect(x: 20, y: 98, width: 100, height: 100), progress: 0, crop: 0, opacity: 1)
    let fast = SIMD8<Double>(0, 600, 0, 0, 0, 0, 0, 0)
    let motion = ZoomMotion(from: near, velocity: fast, to: end, at: 0)
    let crossed = (1...1000).map { Double($0) / 1000 }.first {
      motion.pose(at: $0).center.y >= end.center.y
    }
    #expect(crossed.map { motion.isSettled(at: $0) } == false)
  }

  @Test("sizes stay positive, however fast a pinch is")
  func positive() {
    let pinched = SIMD8<Double>(0, 0, -80, -80, 0, 0, 0, 0)
    let motion = ZoomMotion(from: start, velocity: pinched, to: end, at: 0)
    for step in 0..<100 { #expect(motion.pose(at: Double(step) / 100).size.width > 0) }
  }
}
