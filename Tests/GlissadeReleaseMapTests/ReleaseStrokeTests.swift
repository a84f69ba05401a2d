import Foundation
import GlissadeGestures
import GlissadeMotion
@testable import GlissadeReleaseMap
import Testing

@Suite("The stroke of a release") struct ReleaseStrokeTests {
  private let press = HeldPress(
    from: .down(at: CGPoint(x: 30, y: 60), t: 0), to: CGPoint(x: 34, y: 160), along: .vertical)

  @Test(
    "W-01 its velocity is exact, and its position is continuous",
    arguments: [-2000.0, -310, -1, 0, 0.5, 77, 2000], [-40.0, 0, 100, 431.5])
  func exact(velocity: Double, position: Double) throws {
    let release = Release(position: position, velocity: velocity)
    let stroke = ReleaseStroke(of: press, to: release, from: 3)
    var estimator = VelocityEstimator()
    var last = press.location
    var time = 3.0
    for event in stroke.events {
      let step = hypot(event.x - last.x, event.y - last.y)
      #expect(step <= max(25, abs(velocity) / 120) + 1e-9)
      #expect(event.t >= time)
      estimator.add(time: event.t, location: event.location)
      last = event.location
      time = event.t
    }
    let end = try #require(stroke.events.last)
    #expect(end.kind == .up)
    #expect(abs(end.y - 60 - position) < 1e-9)
    #expect(end.x == 34)
    #expect(abs(Double(estimator.velocity(at: end.t).dy) - velocity) < 1e-6)
    #expect(abs(end.t - 3 - Double(stroke.frameCount) * ReleaseStroke.frame) < 1e-9)
  }

  @Test("W-01 positions are those within the window, and those where the pointer has been")
  func positions() {
    #expect(press.positions(within: CGSize(width: 375, height: 667)) == -60...607)
    var outside = press
    outside.location.y = 800
    #expect(outside.positions(within: CGSize(width: 375, height: 667)) == -60...740)
    outside.axis = .horizontal
    #expect(outside.positions(within: CGSize(width: 375, height: 667)) == -30...345)
  }
}
