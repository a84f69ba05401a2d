import Foundation
import GlissadeDynamics
import GlissadeGeometry
import TestMaterial
import Testing

/// Tests of the properties of every world.
@Suite struct WorldPropertyTests {
  @Test(
    "whatever is done to it, a world holds no NaN, and contacts begin and end by turns",
    arguments: 1...12)
  func random(seed: UInt64) throws {
    var actor = RandomActor(seed: seed)
    for frame in 0..<240 {
      if frame % 3 == 0 { actor.act() }
      actor.trial.run(for: 1.0 / 60)
      for body in actor.trial.world.bodyHandles {
        let state = actor.trial.state(body)
        let numbers = [
          state.position.x, state.position.y, state.angle, state.velocity.dx, state.velocity.dy,
          state.angularVelocity,
        ]
        #expect(numbers.allSatisfy { $0.isFinite })
        #expect(hypot(state.velocity.dx, state.velocity.dy) < 9700)
      }
    }
    var open: Set<Contact> = []
    for event in actor.trial.contacts {
      switch event.phase {
      case .began: #expect(open.insert(event.contact).inserted)
      case .ended: #expect(open.remove(event.contact) != nil)
      }
    }
    #expect(!actor.trial.contacts.isEmpty)
  }

  @Test("without springs a closed box gains no energy", arguments: [0.0, 0.5, 1], [0.0, 0.4])
  func energy(elasticity: Double, friction: Double) throws {
    let trial = Trial()
    var generator = SeededGenerator(seed: 3)
    var bodies: [Handle<Body>] = []
    for index in 0..<9 {
      let velocity = CGVector(
        dx: CGFloat.random(in: -600...600, using: &generator),
        dy: CGFloat.random(in: -600...600, using: &generator))
      let place = CGPoint(x: 100 + index % 3 * 120, y: 100 + index / 3 * 120)
      bodies.append(
        try trial.box(60, 40, at: place.x, place.y, velocity: velocity) {
          $0.elasticity = elasticity
          $0.friction = friction
        })
    }
    try trial.gravity(on: bodies)
    try trial.collisions(
      of: bodies, with: .rectangle(CGRect(x: 0, y: 0, width: 450, height: 500), insets: .zero))
    let start = energy(of: bodies, in: trial)
    var most = start
    trial.run(for: 8) { most = max(most, energy(of: bodies, in: trial)) }
    // Overlaps that are reverted lift bodies a little.
    #expect(most < 1.02 * start, "\(most / start)")
    let end = energy(of: bodies, in: trial)
    if elasticity < 1 { #expect(end < 0.7 * start) }
  }

  /// Above the floor at 500, in mass · pt²/s².
  private func energy(of bodies: [Handle<Body>], in trial: Trial) -> Double {
    bodies.reduce(0) { sum, body in
      let state = trial.state(body)
      let mass = Double(trial.world.mass(of: body) ?? 0)
      let speed = Double(hypot(state.velocity.dx, state.velocity.dy))
      let inertia = mass * (60 * 60 + 40 * 40) / 12
      return sum + mass * speed * speed / 2 + mass * 1000 * (500 - Double(state.position.y))
        + inertia * Double(state.angularVelocity * state.angularVelocity) / 2
    }
  }

  @Test("one bounce after another keeps the energy of a perfectly elastic ball")
  func perfect() throws {
    let trial = Trial()
    let ball = try trial.body(.ellipse(CGSize(width: 40, height: 40)), at: 0, 0) {
      $0.elasticity = 1
    }
    try trial.gravity(on: [ball])
    try trial.floor(420, for: [ball])
    var highest: [Double] = []
    for _ in 0..<10 {
      var top = -Double.infinity
      trial.run(for: 2, framesPerSecond: 240) {
        top = max(top, -Double(trial.state(ball).position.y))
      }
      highest.append(top)
    }
    for top in highest { #expect(abs(top) < 8, "\(highest)") }
  }
}
