import Foundation
import GlissadeDynamics
import GlissadeGeometry
import TestMaterial
import Testing

/// The same world, whenever it is looked at.
@Suite struct RateTests {
  /// A box with everything in it.
  static func busyBox(at time: TimeInterval = 0) throws -> (Trial, [Handle<Body>]) {
    let trial = Trial(at: time)
    var generator = SeededGenerator(seed: 7)
    var bodies: [Handle<Body>] = []
    for index in 0..<16 {
      let size = CGSize(
        width: .random(in: 20...50, using: &generator),
        height: .random(in: 20...50, using: &generator))
      let shape: BodyShape = index % 4 == 3 ? .ellipse(size) : .rectangle(size)
      let velocity = CGVector(
        dx: CGFloat.random(in: -900...900, using: &generator),
        dy: CGFloat.random(in: -900...900, using: &generator))
      bodies.append(
        try trial.body(
          shape, at: CGFloat(60 + index % 4 * 80), CGFloat(60 + index / 4 * 90), velocity: velocity
        ) {
          $0.elasticity = 0.7
          $0.friction = 0.2
          $0.resistance = 0.1
          $0.angularResistance = 0.3
          $0.charge = CGFloat(index)
        })
    }
    try trial.gravity(on: bodies)
    try trial.collisions(
      of: bodies, with: .rectangle(CGRect(x: 0, y: 0, width: 375, height: 667), insets: .zero))
    try addLaws(to: trial, bodies)
    return (trial, bodies)
  }

  private static func addLaws(to trial: Trial, _ bodies: [Handle<Body>]) throws {
    let world = trial.world
    let spring = Attachment(
      offset: CGVector(dx: 5, dy: 5), end: .body(bodies[1], offset: .zero), length: 80,
      frequency: 3, damping: 0.1)
    let rod = Attachment(end: .anchor(CGPoint(x: 187, y: 100)), length: 90)
    _ = try world.insert(.attachment(spring), on: [bodies[0]])
    _ = try world.insert(.attachment(rod), on: [bodies[2]])
    _ = try world.insert(.snap(Snap(point: CGPoint(x: 187, y: 300))), on: [bodies[5]])
    _ = try world.insert(
      .push(Push(mode: .continuous, vector: CGVector(dx: 0.2, dy: 0))), on: [bodies[6]])
    var field = Field(.electric, position: CGPoint(x: 100, y: 500))
    field.strength = 0.01
    field.falloff = 1.5
    _ = try world.insert(.field(field), on: bodies)
  }

  @Test("M-42 the same bits at every display rate", arguments: [24.0, 30, 60, 120, 144, 240, 1000])
  func rates(framesPerSecond: Double) throws {
    let (reference, _) = try Self.busyBox()
    let (trial, _) = try Self.busyBox()
    for _ in 0..<3 {
      reference.run(for: 1)
      trial.run(for: 1, framesPerSecond: framesPerSecond)
      #expect(trial.world.stableHash == reference.world.stableHash)
    }
    // reported once each, with the same times; two within a sub-step may be reported in either
    // order.
    #expect(trial.contacts.count == reference.contacts.count)
    #expect(Set(trial.contacts) == Set(reference.contacts))
  }

  @Test("M-42 a hitch makes the same sub-steps, and so do times that begin anywhere")
  func hitches() throws {
    let (reference, bodies) = try Self.busyBox()
    let (trial, _) = try Self.busyBox(at: 12_345.678)
    trial.world.start(at: trial.now)
    var times = stride(from: 1.0 / 60, through: 2, by: 1.0 / 60).map { 12_345.678 + $0 }
    times.removeSubrange(10..<13)
    times.removeSubrange(40..<70)
    for time in times { trial.world.advance(to: time) }
    trial.world.advance(to: 12_345.678 + 2)
    reference.run(for: 2)
    for body in bodies { #expect(trial.state(body) == reference.state(body)) }
  }

  @Test("M-42 between two sub-steps a body is between their places")
  func between() throws {
    let trial = Trial()
    let body = try trial.box(velocity: CGVector(dx: 960, dy: 0))
    trial.world.start(at: 0)
    for time in [0.001, 0.0031, 0.004, 0.0107, 0.1] {
      trial.world.advance(to: time)
      #expect(abs(Double(trial.state(body).position.x) - 960 * time) < 1e-3)
      #expect(abs(trial.state(body).velocity.dx - 960) < 1e-3)
    }
  }

  @Test("M-42 between two sub-steps a bounce is seen where it happens")
  func bounce() throws {
    let trial = Trial()
    let body = try trial.box(velocity: CGVector(dx: 4800, dy: 0)) { $0.elasticity = 1 }
    try trial.collisions(
      of: [body], with: .segment(CGPoint(x: 500, y: -99), CGPoint(x: 500, y: 99)))
    trial.run(for: 0.12, framesPerSecond: 5000) {
      // It meets the line at 0.09375 s, halfway through a sub-step.
      let exact = 450 - abs(450 - 4800 * trial.now)
      #expect(abs(Double(trial.state(body).position.x) - exact) < 0.05)
    }
  }

  @Test("a state that is set is the state that is handed out")
  func set() throws {
    let trial = Trial()
    let body = try trial.box(velocity: CGVector(dx: 100, dy: 100))
    trial.world.start(at: 0)
    trial.world.advance(to: 0.0123)
    let state = BodyState(
      position: CGPoint(x: 7, y: -3), angle: 2, velocity: CGVector(dx: 5, dy: 6),
      angularVelocity: 0.25)
    try trial.world.setState(state, of: body)
    #expect(trial.state(body) == state)
    trial.world.advance(to: 0.0123)
    #expect(trial.state(body) == state)
    trial.world.advance(to: 0.1123)
    #expect(abs(trial.state(body).angle - 2 - 0.025) < 0.002)
  }

  @Test("J-09 velocity that is added counts in pt/s and rad/s")
  func add() throws {
    let trial = Trial()
    let body = try trial.box(velocity: CGVector(dx: 100, dy: 0))
    try trial.world.addVelocity(CGVector(dx: 20, dy: -30), angular: 2, to: body)
    #expect(trial.state(body).velocity == CGVector(dx: 120, dy: -30))
    #expect(trial.state(body).angularVelocity == 2)
    trial.run(for: 0.5)
    #expect(abs(trial.state(body).position.x - 60) < 0.01)
    #expect(abs(trial.state(body).position.y + 15) < 0.01)
    #expect(abs(trial.state(body).angle - 1) < 1e-3)
  }
}
