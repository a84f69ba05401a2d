import Foundation
import GlissadeDynamics
import GlissadeGeometry
import Testing

/// Tests of the conditions under which a world comes to rest, and of its reports about the rest.
@Suite struct RestTests {
  @Test("M-41 rest is 0.25 s without half a point of motion or a hundredth of a radian")
  func still() throws {
    for (velocity, spin, rests) in [
      (1.9, 0.0, true), (2.3, 0, false), (0, 0.035, true), (0, 0.045, false),
    ] {
      let trial = Trial()
      let body = try trial.box(velocity: CGVector(dx: velocity, dy: 0))
      try trial.world.addVelocity(.zero, angular: spin, to: body)
      trial.run(for: 0.24, framesPerSecond: 240)
      #expect(!trial.world.isAtRest)
      trial.run(for: 0.06, framesPerSecond: 240)
      #expect(trial.world.isAtRest == rests)
    }
  }

  @Test("J-01 at rest there are no steps, and nothing creeps; every change wakes")
  func wakes() throws {
    let trial = Trial()
    #expect(trial.world.isAtRest)
    let body = try trial.box(velocity: CGVector(dx: 1, dy: 0))
    trial.run(for: 1)
    #expect(trial.world.isAtRest)
    #expect(trial.state(body).velocity == .zero)
    let place = trial.state(body).position
    trial.run(for: 5)
    #expect(trial.state(body).position == place)
    let world = trial.world
    var traits = BodyTraits()
    traits.elasticity = 0.5
    let group = try trial.collisions(of: [])
    let law = try trial.gravity(CGVector(dx: 0, dy: 0), on: [body])
    let changes: [() throws -> Void] = [
      { try world.setTraits(traits, of: body) },
      { try world.setState(BodyState(position: .zero), of: body) },
      { try world.addVelocity(CGVector(dx: 1, dy: 0), to: body) },
      { try world.setParts([BodyPart(.ellipse(CGSize(width: 9, height: 9)))], of: body) },
      { try world.setGroup(CollisionGroup(bodies: [body]), for: group) },
      { _ = try world.insert(.segment(.zero, CGPoint(x: 900, y: 900)), in: group) },
      { try world.setLaw(.gravity(CGVector(dx: 0, dy: 0.0001)), for: law) },
      { try world.setBodies([], for: law) },
      { world.remove(law) },
      { world.remove(group) },
      { world.remove(body) },
    ]
    for (index, change) in changes.enumerated() {
      trial.run(for: 1)
      #expect(world.isAtRest, "before change \(index)")
      try change()
      #expect(!world.isAtRest, "after change \(index)")
    }
    trial.run(for: 0.02)
    #expect(world.isAtRest)
  }

  @Test("J-05 J-15 a fall without a floor never rests, and is reported with what pulls")
  func falling() throws {
    let trial = Trial()
    let falling = try trial.box()
    let resting = try trial.box(at: 400, 0)
    let law = try trial.gravity(on: [falling])
    trial.run(for: 20)
    #expect(!trial.world.isAtRest)
    let movements = trial.world.movements
    #expect(movements.map(\.body) == [falling])
    #expect(movements[0].laws == [law])
    #expect(!movements[0].isTouching)
    #expect(movements[0].state == trial.state(falling))
    #expect(movements[0].quietFor < 0.01)
    trial.world.remove(falling)
    trial.run(for: 0.5)
    #expect(trial.world.isAtRest)
    #expect(trial.world.movements.isEmpty)
    #expect(trial.state(resting).position == CGPoint(x: 400, y: 0))
  }

  @Test("J-15 contact under gravity rests, bounce or no", arguments: [0, 0.6, 0.9])
  func contact(elasticity: CGFloat) throws {
    let trial = Trial()
    let body = try trial.box { $0.elasticity = elasticity }
    try trial.gravity(on: [body])
    try trial.floor(300, for: [body])
    trial.run(for: 30)
    #expect(trial.world.isAtRest)
    // A body that bounces by less than half a point is at rest, too (M-41).
    #expect(abs(trial.state(body).position.y - 250) < (elasticity < 0.9 ? 0.25 : 0.5))
    if elasticity < 0.9 { #expect(trial.contacts.last?.phase == .began) }
  }

  @Test("J-15 a pile of twelve comes to rest, in its box and with nothing in anything else")
  func pile() throws {
    let trial = Trial()
    var tiles: [Handle<Body>] = []
    for index in 0..<12 {
      let (column, row) = (CGFloat(index % 3), CGFloat(index / 3))
      tiles.append(
        try trial.box(60, 60, at: 100 + column * 80 + row * 11, 60 + row * 90) {
          $0.elasticity = 0.3
          $0.friction = 0.4
        })
    }
    try trial.gravity(on: tiles)
    let space = CGRect(x: 0, y: 0, width: 375, height: 667)
    try trial.collisions(of: tiles, with: .rectangle(space, insets: .zero))
    trial.run(for: 15)
    #expect(trial.world.isAtRest)
    for tile in tiles {
      #expect(space.contains(trial.state(tile).position))
      for other in tiles where other > tile {
        let (a, b) = (trial.state(tile).position, trial.state(other).position)
        #expect(hypot(a.x - b.x, a.y - b.y) > 59)
      }
    }
  }
}
