import Foundation
import GlissadeDynamics
import GlissadeGeometry
import Testing

/// The places and times at which bodies come to rest under forces.
@Suite struct PlaceTests {
  /// Runs a trial until it rests.
  ///
  /// - Parameter place: The location of the body; `nil` stands for that at which it comes to rest.
  /// - Returns: the time in seconds for which it had moved by less than 0.5 pt and been within 0.5
  ///   pt of its place; nil if it never rests.
  private func rest(
    _ trial: Trial, _ body: Handle<Body>, at place: CGPoint? = nil, within limit: TimeInterval
  ) -> Double? {
    var places: [CGPoint] = []
    while !trial.world.isAtRest {
      guard trial.now < limit else { return nil }
      trial.run(for: 1.0 / 60)
      places.append(trial.state(body).position)
    }
    let end = place ?? trial.state(body).position
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    let still = places.reversed().prefix { here in
      low = CGPoint(x: min(low.x, here.x), y: min(low.y, here.y))
      high = CGPoint(x: max(high.x, here.x), y: max(high.y, here.y))
      return hypot(high.x - low.x, high.y - low.y) < 0.5
        && hypot(here.x - end.x, here.y - end.y) < 0.5
    }
    return Double(still.count) / 60
  }

  @Test(
    "M-35 M-41 a spring of any frequency and damping comes to rest within 0.5 pt of its place",
    arguments: [0.1, 0.2, 0.5, 1, 1.5, 2, 3, 8], [0.1, 0.3, 0.7, 1, 2])
  func springs(frequency: Double, damping: Double) throws {
    let square = pow(2 * .pi * frequency, 2)
    for (furthest, start) in [(0.0, 289.0), (0, 100), (100, 200), (40, 241)] {
      let gravity = min(furthest * square / 1000, 1)
      let sag = 1000 * gravity / square
      let trial = Trial()
      let body = try trial.box(100, 60, at: 0, start)
      let spring = Attachment(
        end: .anchor(.zero), length: 200, frequency: frequency, damping: damping)
      _ = try trial.world.insert(.attachment(spring), on: [body])
      try trial.gravity(CGVector(dx: 0, dy: gravity), on: [body])
      let delay = rest(trial, body, at: CGPoint(x: 0, y: 200 + sag), within: 150)
      #expect(abs(trial.state(body).position.y - 200 - sag) < 0.5, "\(sag)")
      #expect(delay.map { $0 <= 0.5 } ?? false, "\(sag) \(delay as Any)")
    }
  }

  @Test("M-41 a slow spring at its turning point is not at rest")
  func turningPoint() throws {
    let trial = Trial()
    // From 89 pt away the body overshoots by 4.09 pt.
    let body = try trial.box(at: 0, 289)
    let spring = Attachment(end: .anchor(.zero), length: 200, frequency: 0.5, damping: 0.7)
    let law = try trial.world.insert(.attachment(spring), on: [body])
    var furthest = 0.0
    while trial.now < 1.6 {
      trial.run(for: 1.0 / 60)
      furthest = min(furthest, trial.state(body).position.y - 200)
      #expect(!trial.world.isAtRest)
    }
    #expect(abs(furthest + 4.09) < 0.05)
    #expect(trial.world.movements.map(\.laws) == [[law]])
  }

  @Test(
    "M-41 a body on several slow springs rests at the place that they determine together")
  func several() throws {
    let trial = Trial()
    let (body, other) = (
      try trial.box(at: 30, 20), try trial.box(at: 500, 0) { $0.isAnchored = true }
    )
    let ends: [GlissadeDynamics.Attachment.End] = [
      .anchor(CGPoint(x: 0, y: -300)), .anchor(CGPoint(x: 0, y: 300)), .body(other, offset: .zero),
      .anchor(CGPoint(x: -500, y: 0)),
    ]
    for (end, length) in zip(ends, [300.0, 300, 500, 500]) {
      let spring = Attachment(end: end, length: length, frequency: 0.15, damping: 0.4)
      _ = try trial.world.insert(.attachment(spring), on: [body])
    }
    #expect(rest(trial, body, within: 120) != nil)
    let place = trial.state(body).position
    #expect(hypot(place.x, place.y) < 0.6)
  }

  @Test("M-41 a slow spring moves a body to its place on a smooth floor, but not on a rough one")
  func floors() throws {
    for friction in [0.0, 0.3] {
      let trial = Trial()
      let body = try trial.box(at: 0, -50.1) { $0.friction = friction }
      try trial.gravity(on: [body])
      try trial.floor(0, for: [body])
      let spring = Attachment(
        end: .anchor(CGPoint(x: 300, y: -50)), length: 200, frequency: 0.25, damping: 0.5)
      _ = try trial.world.insert(.attachment(spring), on: [body])
      let delay = rest(trial, body, within: 60)
      #expect(delay.map { $0 <= 0.5 } ?? false, "\(delay as Any)")
      // Friction of 300 pt/s² is stronger than the spring at 100 pt, of 247.
      #expect(abs(trial.state(body).position.x - (friction == 0 ? 100 : 0)) < 0.5)
    }
  }

  @Test(
    "L-14 J-15 a body rests within 0.5 s on a floor, against a wall, on a slope and by friction",
    arguments: [0, 0.3, 0.6, 0.9])
  func held(elasticity: Double) throws {
    for (gravity, speed) in [
      (CGVector(dx: 0, dy: 1), 0.0), (CGVector(dx: 0, dy: 3), 0), (CGVector(dx: 0.2, dy: 1), 0),
      (CGVector(dx: 0, dy: 1), 80), (CGVector(dx: -0.3, dy: 0.3), 0),
    ] {
      let trial = Trial()
      let body = try trial.box(at: 200, 60, velocity: CGVector(dx: speed, dy: 0)) {
        $0.elasticity = elasticity
        $0.friction = 0.3
        $0.allowsRotation = false
      }
      try trial.gravity(gravity, on: [body])
      try trial.collisions(
        of: [body], with: .rectangle(CGRect(x: 0, y: 0, width: 400, height: 120), insets: .zero))
      let delay = rest(trial, body, within: 30)
      #expect(delay.map { $0 <= 0.5 } ?? false, "\(gravity) \(speed): \(delay as Any)")
    }
  }

  @Test("L-14 a body that oscillates by less than 0.5 pt about the centre of a field rests")
  func field() throws {
    let trial = Trial()
    let body = try trial.box(20, 20, at: 40, 30) { $0.resistance = 3 }
    var field = Field(.radial, position: .zero)
    field.strength = 0.2
    _ = try trial.world.insert(.field(field), on: [body])
    let delay = rest(trial, body, within: 30)
    #expect(delay.map { $0 <= 0.5 } ?? false, "\(delay as Any)")
    let place = trial.state(body).position
    #expect(hypot(place.x, place.y) < 1)
  }

  @Test(
    "M-41 a force of 0.5 pt in 0.25 s keeps the world from resting, a weaker one does not"
  )
  func weak() throws {
    for (gravity, rests) in [(0.014, true), (0.018, false)] {
      let trial = Trial()
      let body = try trial.box(velocity: CGVector(dx: 0, dy: -1000 * gravity * 0.125))
      try trial.gravity(CGVector(dx: 0, dy: gravity), on: [body])
      trial.run(for: 0.26, framesPerSecond: 240)
      #expect(trial.world.isAtRest == rests)
    }
  }

  @Test("M-41 a pendulum rests within 0.5 pt of its lowest place")
  func pendulum() throws {
    let trial = Trial()
    let body = try trial.box(40, 40, at: 100, 400) {
      $0.allowsRotation = false
      $0.resistance = 0.8
    }
    let rod = Attachment(end: .anchor(.zero), length: hypot(100.0, 400))
    _ = try trial.world.insert(.attachment(rod), on: [body])
    try trial.gravity(on: [body])
    #expect(rest(trial, body, within: 60) != nil)
    #expect(abs(trial.state(body).position.x) < 0.5)
  }
}
