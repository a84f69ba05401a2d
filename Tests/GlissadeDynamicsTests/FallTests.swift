import Foundation
import GlissadeDynamics
import GlissadeGeometry
import TestMaterial
import Testing

/// Tests of the fall under gravity and the bounce off the floor.
@Suite struct FallTests {
  @Test("J-06 gravity of 1 is 1000 pt/s², and a fall is where the closed form has it")
  func fall() throws {
    for row in try ReferenceTable("physics_freefall.csv", in: .module).rows {
      let time = try row.number("t_s")
      if time == 0 { continue }
      let trial = Trial()
      let body = try trial.box()
      try trial.gravity(
        CGVector(dx: 0, dy: try row.number("gravity_pt_s2") / 1000), on: [body])
      trial.run(for: time, framesPerSecond: 20)
      let state = trial.state(body)
      let (y, v) = (try row.number("analytic_y"), try row.number("analytic_vy"))
      #expect(abs(state.position.y - y) < 0.001 * y + 0.001)
      #expect(abs(state.velocity.dy - v) < 0.001 * v)
    }
  }

  @Test("M-37 a drop of 667 pt meets the floor and rises when and as high as it should")
  func drop() throws {
    let trial = Trial()
    let body = try trial.box { $0.elasticity = 0.6 }
    try trial.gravity(on: [body])
    try trial.floor(717, for: [body])
    var heights: [Double] = []
    trial.run(for: 4, framesPerSecond: 240) { heights.append(667 - trial.state(body).position.y) }
    let times = trial.began.map(\.time)
    let peaks = (1..<4).map { bounce in
      heights[Int(times[bounce - 1] * 240)..<Int(times[bounce] * 240)].max() ?? 0
    }
    for (time, expected) in zip(times, [1.15499, 2.54098, 3.37257]) {
      #expect(abs(time - expected) < 0.01 * expected)
    }
    for (peak, expected) in zip(peaks, [240.12, 86.443, 31.120]) {
      #expect(abs(peak - expected) < 0.02 * expected)
    }
  }

  @Test("M-36 the shade bounces when, as fast and as high as it should")
  func shade() throws {
    let height = 667.0
    let trial = Trial()
    let body = try trial.shade(height)
    try trial.collisions(
      of: [body],
      with: .rectangle(
        CGRect(x: 0, y: 0, width: 375, height: height),
        insets: UIEdgeInsets(top: -height, left: 0, bottom: 0, right: 0)))
    var lags: [Double] = []
    trial.run(for: 1, framesPerSecond: 240) {
      lags.append(height / 2 - trial.state(body).position.y)
    }
    let bounces = trial.began
    for (index, rebound) in [145.92, 63.85, 27.94].enumerated() {
      let (bounce, count) = (bounces[index], Double(index))
      #expect(abs(bounce.time - 0.0890940 - count * 0.1675063) < 0.01 * 0.1675063)
      let speed = 5314.50 * pow(0.4375486, count)
      #expect(abs(bounce.speed - speed) < 0.01 * speed)
      let flight = Int(bounce.time * 240)..<Int(bounces[index + 1].time * 240)
      let peak = lags[flight].max() ?? 0
      #expect(abs(peak - rebound) < 0.02 * rebound)
    }
  }
}
