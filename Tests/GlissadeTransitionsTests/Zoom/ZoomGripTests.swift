import Foundation
import GlissadeGeometry
import Testing

@testable import GlissadeTransitions

@Suite("Q-01 a page in the grip of touches") struct ZoomGripTests {
  private let page = CGSize(width: 400, height: 600)
  private let down = CGVector(dx: 0, dy: 1)

  private func grip(
    _ pose: ZoomPose? = nil, source: CGSize? = CGSize(width: 80, height: 80),
    direction: CGVector? = nil
  ) -> ZoomGrip {
    let rest = ZoomPose(
      frame: CGRect(origin: .zero, size: page), progress: 1, crop: 1, opacity: 1)
    return ZoomGrip(pose: pose ?? rest, page: page, source: source, direction: direction ?? down)
  }

  private func pull(_ grip: inout ZoomGrip, by travel: CGVector, to point: CGPoint) {
    grip.move(by: travel, scale: 0, rotation: 0, about: point, pulls: true)
  }

  @Test("a pull holds the point under the touch, and shrinks the page along its direction")
  func pulls() {
    var grip = grip()
    pull(&grip, by: CGVector(dx: 30, dy: 72), to: CGPoint(x: 130, y: 272))
    #expect(abs(grip.pose.size.width - 400 * exp(-0.1)) < 1e-9)
    // The touch was 100 points to the left of the center, and 100 above it.
    let arm = 100 * exp(-0.1)
    #expect(abs(Double(grip.pose.center.x) - (130 + arm)) < 1e-9)
    #expect(abs(Double(grip.pose.center.y) - (272 + arm)) < 1e-9)
    #expect(grip.pose.progress < 1)
  }

  @Test("a pull back restores the page, and does not enlarge it")
  func pullsBack() {
    var grip = grip()
    let before = grip.pose
    pull(&grip, by: CGVector(dx: 0, dy: 200), to: CGPoint(x: 200, y: 400))
    pull(&grip, by: CGVector(dx: 0, dy: -200), to: CGPoint(x: 200, y: 200))
    let difference = grip.pose.components - before.components
    #expect((0..<8).allSatisfy { abs(difference[$0]) < 1e-9 })
    pull(&grip, by: CGVector(dx: 0, dy: -50), to: CGPoint(x: 200, y: 150))
    #expect(abs(grip.pose.size.height - 600) < 1e-9)
    #expect(abs(grip.pose.center.y - 250) < 1e-9)
  }

  @Test("the direction and the source determine how far a pull leads")
  func distances() {
    let wide = grip(direction: CGVector(dx: 1, dy: 0))
    #expect(abs(wide.distance / grip().distance - 400.0 / 600) < 1e-9)
    #expect(grip(source: CGSize(width: 20, height: 20)).distance > grip().distance)
    #expect(grip(source: nil).distance < grip().distance)
    #expect(grip(source: page).distance == grip(source: nil).distance)
  }

  @Test("two touches scale and turn the page about their centroid, and do not pull")
  func turns() {
    var grip = grip()
    grip.move(
      by: CGVector(dx: 10, dy: 20), scale: log(0.5), rotation: .pi / 2,
      about: CGPoint(x: 110, y: 320), pulls: false)
    #expect(abs(grip.pose.size.width - 200) < 1e-9)
    #expect(abs(grip.pose.rotation - .pi / 2) < 1e-12)
    // The arm (100, 0) from the centroid to the center is halved and turned clockwise.
    #expect(abs(grip.pose.center.x - 110) < 1e-9)
    #expect(abs(grip.pose.center.y - 370) < 1e-9)
  }

  @Test("L-10 velocities are the derivatives of the movement", arguments: [true, false])
  func velocities(pulls: Bool) {
    var grip = grip()
    pull(&grip, by: CGVector(dx: 0, dy: 100), to: CGPoint(x: 150, y: 300))
    let travel = CGVector(dx: 40, dy: 300)
    let centroid = CGPoint(x: 150, y: 300)
    let speed = grip.velocity(
      travel: travel, scale: -0.4, rotation: 0.7, about: centroid, pulls: pulls)
    var next = grip
    let step = 1e-6
    next.move(
      by: CGVector(dx: travel.dx * step, dy: travel.dy * step), scale: -0.4 * step,
      rotation: 0.7 * step,
      about: CGPoint(x: centroid.x + travel.dx * step, y: centroid.y + travel.dy * step),
      pulls: pulls)
    let measured = (next.pose.components - grip.pose.components) / step
    #expect((0..<8).allSatisfy { abs(measured[$0] - speed[$0]) < 0.01 })
  }

  @Test("M-10 the fraction and the speed of a pull, and of a pinch")
  func decisions() {
    var grip = grip()
    #expect(grip.pulledFraction == 0)
    pull(&grip, by: CGVector(dx: 0, dy: grip.distance / 4), to: .zero)
    #expect(abs(grip.pulledFraction - 0.25) < 1e-9)
    let travel = CGVector(dx: 500, dy: 200)
    #expect(grip.speedTowardsSource(travel: travel, scale: 0, pulls: true) == 200)
    #expect(grip.speedTowardsSource(travel: travel, scale: 0, pulls: false) == 0)
    #expect(grip.speedTowardsSource(travel: travel, scale: -1, pulls: false) == 720)
  }

  @Test("a page that is caught in flight keeps its pose and its progress")
  func caught() {
    let flying = ZoomPose(
      frame: CGRect(x: 50, y: 60, width: 200, height: 260), progress: 0.4, crop: 0.3, opacity: 1)
    var grip = grip(flying)
    #expect(grip.pose == flying)
    pull(&grip, by: CGVector(dx: 0, dy: -40), to: CGPoint(x: 100, y: 100))
    #expect(grip.pose.size.width > 200)
    #expect(grip.pose.progress > 0.4)
    #expect(grip.pose.crop == 0.3)
  }
}
