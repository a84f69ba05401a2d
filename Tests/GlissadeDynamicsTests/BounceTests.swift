import Foundation
import GlissadeDynamics
import GlissadeGeometry
import TestMaterial
import Testing

/// Tests of series of bounces, to the last one.
@Suite struct BounceTests {
  /// The fall of a body on a floor: its impacts, and its heights at 960 samples a second.
  private struct Fall {
    let height: Double
    let elasticity: Double
    /// pt/s².
    var gravity = 1000.0
    private(set) var impacts: [ContactEvent] = []
    private(set) var lags: [Double] = []
    private let rate = 960.0

    init(
      from height: Double, elasticity: Double, gravity: Double = 1000, for seconds: Double,
      _ shape: BodyShape = .rectangle(CGSize(width: 100, height: 100)), under: CGFloat = 50
    ) throws {
      (self.height, self.elasticity, self.gravity) = (height, elasticity, gravity)
      let trial = Trial()
      let body = try trial.body(shape, at: 0, 0) { $0.elasticity = elasticity }
      try trial.gravity(CGVector(dx: 0, dy: gravity / 1000), on: [body])
      try trial.floor(height + under, for: [body])
      var lags: [Double] = []
      trial.run(for: seconds, framesPerSecond: rate) {
        lags.append(height - trial.state(body).position.y)
      }
      (impacts, self.lags) = (trial.began, lags)
    }

    /// Returns the greatest height between two times.
    func peak(from start: Double, to end: Double) -> Double {
      lags[Int(start * rate)..<min(Int(end * rate), lags.count)].max() ?? 0
    }
  }

  /// Compares a fall with the closed form: speeds √(2gh)·eⁿ, intervals 2v/g, heights v²/2g.
  private func expect(_ fall: Fall, bounces least: Int, _ comment: Comment) {
    var speed = (2 * fall.gravity * fall.height).squareRoot()
    var time = speed / fall.gravity
    var count = 0
    for impact in fall.impacts {
      let next = time + 2 * fall.elasticity * speed / fall.gravity
      let rebound = pow(fall.elasticity * speed, 2) / (2 * fall.gravity)
      guard rebound >= 1 else { break }
      count += 1
      #expect(abs(impact.time - time) < 0.01 * min(time, next - time), comment)
      #expect(abs(impact.speed - speed) < 0.01 * speed, comment)
      let peak = fall.peak(from: time, to: next)
      #expect(abs(peak - rebound) < max(0.02 * rebound, 0.03), "\(comment): \(rebound)")
      speed *= fall.elasticity
      time = next
    }
    #expect(count >= least, comment)
  }

  @Test("M-47 every rebound of 1 pt or more has the time and height of the reference")
  func table() throws {
    let rows = try ReferenceTable("physics_bounce.csv", in: .module).rows
    var fall: Fall?
    var (known, count) = (0.0, 0)
    for row in rows {
      guard let number = try? row.number("impact_number") else { continue }
      let height = try row.number("drop_height_pt(bottom edge to floor)")
      if height != known {
        let elasticity = try row.number("restitution")
        fall = try Fall(
          from: height, elasticity: elasticity, gravity: try row.number("gravity_pt_s2"), for: 4)
        known = height
      }
      let rebound = try row.number("next_peak_height_pt")
      guard let fall, rebound >= 1 else { continue }
      let impact = fall.impacts[Int(number) - 1]
      let (time, top) = (try row.number("impact_time_s"), try row.number("next_peak_time_s"))
      let speed = try row.number("impact_speed_pt_s")
      #expect(abs(impact.time - time) < 0.01 * (top - time))
      #expect(abs(impact.speed - speed) < 0.01 * speed)
      #expect(abs(fall.peak(from: time, to: 2 * top - time) - rebound) < max(0.02 * rebound, 0.03))
      count += 1
    }
    #expect(count >= 12)
  }

  @Test(
    "M-47 M-37 each rebound has the closed form's time and height at any gravity and elasticity",
    arguments: [(667.0, 0.6), (300, 0.8), (200, 0.9), (400, 0.7), (50, 0.3)],
    [300.0, 1000, 3000])
  func closedForm(drop: (height: Double, elasticity: Double), gravity: Double) throws {
    let (height, elasticity) = drop
    let first = (2 * height / gravity).squareRoot()
    let fall = try Fall(
      from: height, elasticity: elasticity, gravity: gravity,
      for: first * (1 + 2 * elasticity / (1 - elasticity)))
    let bounces = Int(log(1 / height) / log(elasticity * elasticity))
    expect(fall, bounces: bounces, "\(drop) under \(gravity)")
  }

  @Test("M-47 M-36 every rebound of the shade has the closed form's time and height")
  func shade() throws {
    let height = 667.0
    let trial = Trial()
    let body = try trial.shade(height)
    try trial.floor(height, for: [body])
    var lags: [Double] = []
    trial.run(for: 1.5, framesPerSecond: 960) {
      lags.append(height / 2 - trial.state(body).position.y)
    }
    var (time, rebound, count) = (0.0890940, 145.92, 0)
    for impact in trial.began where rebound >= 1 {
      let next = time + 0.1675063
      #expect(abs(impact.time - time) < 0.01 * 0.1675063)
      let peak = lags[Int(time * 960)..<Int(next * 960)].max() ?? 0
      #expect(abs(peak - rebound) < max(0.02 * rebound, 0.03), "\(peak) for \(rebound)")
      rebound *= 0.4375486
      (time, count) = (next, count + 1)
    }
    #expect(count == 7)
  }

  @Test(
    "M-47 with elasticity 1 the twentieth rebound is as high as the first")
  func perfect() throws {
    let size = CGSize(width: 40, height: 40)
    for shape in [BodyShape.rectangle(size), .ellipse(size)] {
      for height in [20.0, 100, 667] {
        let first = (2 * height / 1000).squareRoot()
        let fall = try Fall(
          from: height, elasticity: 1, for: 42 * first, shape, under: 20)
        #expect(fall.impacts.count == 21)
        let peak = fall.peak(from: 39.5 * first, to: 41.5 * first)
        #expect(abs(peak - height) < 0.005 * height)
      }
    }
  }

  @Test("M-47 J-13 each bounce down to 5 pt/s is reported once, and none after it")
  func once() throws {
    for (height, elasticity) in [(667.0, 0.6), (100, 0.5), (300, 0.4), (40, 0.25)] {
      let fall = try Fall(from: height, elasticity: elasticity, for: 6)
      let first = (2 * 1000 * height).squareRoot()
      for (index, impact) in fall.impacts.enumerated() {
        let speed = first * pow(elasticity, Double(index))
        #expect(abs(impact.speed - speed) < 0.02 * speed)
      }
      // The last impact is too slow to bounce. It is not found if the rebound before takes less
      // than two sub-steps.
      let bounces = Int((log(5 / first) / log(elasticity)).rounded(.up))
      #expect((bounces...bounces + 1).contains(fall.impacts.count), "\(height), \(elasticity)")
    }
  }

  @Test("M-47 a ball that hits walls at any angle is reflected at their surfaces")
  func walls() throws {
    for (dx, dy) in [(900.0, 300.0), (3000, -700), (60, 45), (-400, 380)] {
      let trial = Trial()
      let body = try trial.body(
        .ellipse(CGSize(width: 40, height: 40)), at: 200, 300, velocity: CGVector(dx: dx, dy: dy)
      ) { $0.elasticity = 1 }
      try trial.collisions(
        of: [body], with: .rectangle(CGRect(x: 0, y: 0, width: 375, height: 667), insets: .zero))
      trial.run(for: 3, framesPerSecond: 240) {
        let place = trial.state(body).position
        let x = Self.folded(200 + dx * trial.now, 20, 355)
        let y = Self.folded(300 + dy * trial.now, 20, 647)
        // A slow body overlaps the wall for a sub-step, by less than Box2D's three tolerances. The
        // body is smaller than it looks by 0.02 on each side, which adds up.
        let tolerance = 0.6 + 0.05 * Double(trial.began.count)
        #expect(abs(place.x - x) < tolerance, "\(trial.now)")
        #expect(abs(place.y - y) < tolerance, "\(trial.now)")
      }
    }
  }

  /// Returns the place of a point that moves to and fro between two ends.
  private static func folded(_ value: Double, _ low: Double, _ high: Double) -> Double {
    let span = high - low
    var phase = (value - low).truncatingRemainder(dividingBy: 2 * span)
    if phase < 0 { phase += 2 * span }
    return low + (phase <= span ? phase : 2 * span - phase)
  }
}
