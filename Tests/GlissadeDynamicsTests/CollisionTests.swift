import Foundation
import GlissadeDynamics
import GlissadeGeometry
import TestMaterial
import Testing

/// Tests of collisions between bodies.
@Suite struct CollisionTests {
  @Test("M-39 a head-on collision shares velocity by mass and elasticity")
  func table() throws {
    for row in try ReferenceTable("physics_collision_1d.csv", in: .module).rows {
      let trial = Trial()
      let elasticity = try row.number("restitution")
      let (m1, m2) = (try row.number("m1"), try row.number("m2"))
      let first = try trial.box(
        at: 0, 0, velocity: CGVector(dx: CGFloat(try row.number("u1")), dy: 0)
      ) {
        $0.density = m1
        $0.elasticity = elasticity
      }
      let second = try trial.box(at: 180, 0) { $0.density = m2 }
      try trial.collisions(of: [first, second])
      trial.run(for: 0.5)
      let (v1, v2) = (try row.number("v1"), try row.number("v2"))
      #expect(abs(trial.state(first).velocity.dx - v1) < 1)
      #expect(abs(trial.state(second).velocity.dx - v2) < 1)
      #expect(abs(trial.state(first).angle) < 1e-3)
      // 80 pt between them at 500 pt/s.
      #expect(trial.began.count == 1)
      #expect(abs(trial.began[0].time - 0.16) < 0.0005)
      #expect(abs(trial.began[0].speed - 500) < 0.5)
    }
  }

  @Test("M-39 the larger elasticity counts, and boundaries have none")
  func larger() throws {
    for (first, second) in [(0.0, 0.5), (0.5, 0.0), (0.5, 0.2)] {
      let trial = Trial()
      let moving = try trial.box(velocity: CGVector(dx: 500, dy: 0)) { $0.elasticity = first }
      let hit = try trial.box(at: 150, 0) { $0.elasticity = second }
      try trial.collisions(of: [moving, hit])
      trial.run(for: 0.3)
      #expect(abs(trial.state(hit).velocity.dx - 375) < 1)
    }
    let trial = Trial()
    let dull = try trial.box(velocity: CGVector(dx: 0, dy: 500))
    try trial.floor(150, for: [dull])
    trial.run(for: 0.5)
    #expect(abs(trial.state(dull).velocity.dy) < 0.1)
  }

  @Test("M-39 what meets slower than 5 pt/s does not bounce, what is faster does")
  func threshold() throws {
    for (speed, bounces) in [(4.5, false), (5.5, true)] {
      let trial = Trial()
      let body = try trial.box(velocity: CGVector(dx: 0, dy: speed)) { $0.elasticity = 1 }
      try trial.floor(51, for: [body])
      trial.run(for: 0.45)
      #expect((trial.state(body).velocity.dy < -1) == bounces)
    }
  }

  @Test("M-39 friction is √(f₁f₂): on a body it brakes by f·g, on a boundary as by the body's own")
  func friction() throws {
    for (own, under, expected) in [(0.2, 0.8, 0.4), (0.4, 0.0, 0.0), (0.3, nil, 0.3)] {
      let trial = Trial()
      let body = try trial.box(velocity: CGVector(dx: 300, dy: 0)) { $0.friction = own }
      try trial.gravity(on: [body])
      if let under {
        let ground = try trial.box(10_000, 100, at: 0, 100) {
          $0.friction = under
          $0.isAnchored = true
        }
        try trial.collisions(of: [body, ground])
      } else {
        try trial.floor(50, for: [body])
      }
      trial.run(for: 0.5)
      let slowed = 300 - Double(trial.state(body).velocity.dx)
      #expect(abs(slowed - expected * 1000 * 0.5) < 0.03 * expected * 500 + 1)
    }
  }

  @Test("strong forces press a body against the floor without making it hop")
  func pressed() throws {
    let trial = Trial()
    let body = try trial.box(at: 0, -50.1) { $0.elasticity = 0.9 }
    try trial.gravity(CGVector(dx: 0, dy: 20), on: [body])
    try trial.floor(0, for: [body])
    trial.run(for: 0.3)
    for _ in 0..<20 {
      trial.run(for: 0.01)
      #expect(abs(trial.state(body).position.y + 50) < 0.3)
      #expect(abs(trial.state(body).velocity.dy) < 1)
    }
  }

  @Test("J-08 an anchored body stops others and does not move; one that may not turn does not")
  func anchored() throws {
    let trial = Trial()
    let wall = try trial.box(at: 200, 0) { $0.isAnchored = true }
    let thrown = try trial.box(at: 0, 60, velocity: CGVector(dx: 800, dy: 0)) {
      $0.elasticity = 1
      $0.allowsRotation = false
    }
    try trial.gravity(on: [wall])
    try trial.collisions(of: [wall, thrown])
    trial.run(for: 0.4)
    #expect(trial.state(wall) == BodyState(position: CGPoint(x: 200, y: 0)))
    #expect(trial.state(thrown).velocity.dx < -799)
    #expect(trial.state(thrown).angle == 0)
    #expect(trial.state(thrown).angularVelocity == 0)
  }

  @Test("a glancing blow turns what may turn")
  func turns() throws {
    let trial = Trial()
    let wall = try trial.box(at: 200, 0) { $0.isAnchored = true }
    let thrown = try trial.box(at: 0, 60, velocity: CGVector(dx: 800, dy: 0)) { $0.elasticity = 1 }
    try trial.collisions(of: [wall, thrown])
    trial.run(for: 0.4)
    #expect(abs(trial.state(thrown).angularVelocity) > 1)
  }

  @Test("nothing passes through a line, and fast bodies not through each other")
  func tunnel() throws {
    for speed in stride(from: 1000.0, through: 9500, by: 850) {
      let trial = Trial()
      let first = try trial.box(8, 8, at: 0, 0, velocity: CGVector(dx: speed, dy: 0)) {
        $0.elasticity = 1
      }
      let second = try trial.box(8, 8, at: 500, 0)
      try trial.collisions(
        of: [first, second],
        with: .segment(CGPoint(x: 900, y: -100), CGPoint(x: 900, y: 100)))
      trial.run(for: 1.2)
      #expect(abs(trial.state(first).velocity.dx) < 0.02 * speed)
      #expect(trial.state(second).position.x < 897)
      #expect(trial.began.count == 2)
    }
  }

  @Test("what only just fits between two walls touches neither")
  func flush() throws {
    let trial = Trial()
    let body = try trial.box(velocity: CGVector(dx: 0, dy: 300))
    let beside = try trial.box(at: 100, 500)
    try trial.collisions(
      of: [body, beside],
      with: .rectangle(CGRect(x: -50, y: -1000, width: 200, height: 2000), insets: .zero))
    trial.run(for: 2)
    #expect(trial.contacts.isEmpty)
    #expect(abs(trial.state(body).velocity.dy - 300) < 0.01)
  }

  @Test("an ellipse rolls and a polygon lands on its side", arguments: [true, false])
  func shapes(isEllipse: Bool) throws {
    let trial = Trial()
    let hexagon = (0..<6).map { corner in
      let angle = (Double(corner) + 0.5) * .pi / 3
      return CGPoint(x: 50 * cos(angle), y: 50 * sin(angle))
    }
    let shape = isEllipse ? BodyShape.ellipse(CGSize(width: 120, height: 60)) : .polygon(hexagon)
    let body = try trial.body(shape, at: 0, -100) {
      $0.friction = 0.6
      $0.angularResistance = 1
      $0.resistance = 0.5
    }
    try trial.world.setState(
      BodyState(position: CGPoint(x: 0, y: -100), angle: 0.3, velocity: CGVector(dx: 60, dy: 0)),
      of: body)
    try trial.gravity(on: [body])
    try trial.floor(0, for: [body])
    trial.run(for: 20)
    #expect(trial.world.isAtRest)
    let height = -Double(trial.state(body).position.y)
    if isEllipse {
      #expect(abs(height - 30) < 0.7)
    } else {
      #expect(abs(height - 50 * 3.0.squareRoot() / 2) < 0.3)
    }
    #expect(trial.state(body).position.x > 5)
  }
}
