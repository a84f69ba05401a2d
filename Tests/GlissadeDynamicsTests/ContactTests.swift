import Foundation
import GlissadeDynamics
import GlissadeGeometry
import Testing

/// Tests of the pairs that collide, and of the reports.
@Suite struct ContactTests {
  @Test(
    "J-13 modes: items collide with items, boundaries or both",
    arguments: [
      CollisionGroup.Mode.items, .boundaries, .everything,
    ])
  func modes(mode: CollisionGroup.Mode) throws {
    let trial = Trial()
    let first = try trial.box(velocity: CGVector(dx: 500, dy: 0))
    let second = try trial.box(at: 300, 0)
    let group = try trial.collisions(
      of: [first, second], mode: mode,
      with: .segment(CGPoint(x: 500, y: -99), CGPoint(x: 500, y: 99)))
    trial.run(for: 2)
    let partners = Set(
      trial.began.map { event in
        if case .boundary = event.contact.partner { "boundary" } else { "item" }
      })
    #expect(partners.contains("item") == mode.contains(.items))
    #expect(partners.contains("boundary") == mode.contains(.boundaries))
    #expect(trial.began.allSatisfy { $0.groups == [group] })
  }

  @Test("J-13 bodies of different groups pass each other, and each meets its own boundaries only")
  func groups() throws {
    let trial = Trial()
    let first = try trial.box(velocity: CGVector(dx: 500, dy: 0))
    let second = try trial.box(at: 800, 0, velocity: CGVector(dx: -500, dy: 0))
    let line = Boundary.segment(CGPoint(x: 1500, y: -99), CGPoint(x: 1500, y: 99))
    try trial.collisions(of: [first], with: line)
    try trial.collisions(
      of: [second], with: .segment(CGPoint(x: 400, y: 9), CGPoint(x: 400, y: 9.2)))
    trial.run(for: 1.5)
    #expect(trial.state(first).position.x > 700)
    #expect(trial.began.count == 1)
    #expect(trial.began[0].contact.body == second)
    trial.run(for: 3)
    #expect(trial.state(first).position.x < 1451)
  }

  @Test("J-13 a rectangle's insets move its sides inwards, negative ones outwards")
  func insets() throws {
    let insets = UIEdgeInsets(top: 10, left: -20, bottom: 30, right: -40)
    let cases = [
      (CGVector(dx: 0, dy: -900), 0, 60.0), (CGVector(dx: 900, dy: 0), 1, 390),
      (CGVector(dx: 0, dy: 900), 2, 420), (CGVector(dx: -900, dy: 0), 3, 30),
    ]
    for (velocity, side, end) in cases {
      let trial = Trial()
      let body = try trial.box(at: 200, 250, velocity: velocity)
      try trial.collisions(
        of: [body],
        with: .rectangle(CGRect(x: 0, y: 0, width: 400, height: 500), insets: insets))
      trial.run(for: 1)
      let place = trial.state(body).position
      #expect(abs((velocity.dx == 0 ? place.y : place.x) - end) < 0.3)
      guard case .boundary(_, let touched)? = trial.began.first?.contact.partner else {
        Issue.record("no boundary was touched")
        return
      }
      #expect(touched == side)
    }
  }

  @Test("J-13 a contact begins once and ends once, at its point and its time")
  func once() throws {
    let trial = Trial()
    let body = try trial.box(velocity: CGVector(dx: 0, dy: 1234)) { $0.elasticity = 1 }
    try trial.floor(250, for: [body])
    trial.run(for: 0.5)
    #expect(trial.contacts.map(\.phase) == [.began, .ended])
    let began = trial.contacts[0]
    #expect(abs(began.time - 200 / 1234) < 0.0003)
    #expect(abs(began.speed - 1234) < 0.1)
    #expect(abs(began.point.x) < 0.5)
    #expect(abs(began.point.y - 250) < 0.5)
    #expect(trial.contacts[1].time >= began.time)
    #expect(trial.contacts[1].time < began.time + 0.02)
    #expect(trial.contacts[1].contact == began.contact)
  }

  @Test("J-13 a body that slides along the floor reports the wall; one along a curve, nothing new")
  func sliding() throws {
    let trial = Trial()
    let body = try trial.box(at: 100, 149, velocity: CGVector(dx: 200, dy: 0))
    try trial.gravity(on: [body])
    try trial.collisions(
      of: [body], with: .rectangle(CGRect(x: 0, y: 0, width: 500, height: 200), insets: .zero))
    trial.run(for: 3)
    #expect(
      trial.began.map(\.contact.partner).map { partner in
        if case .boundary(_, let side) = partner { side } else { -1 }
      } == [2, 1])
    let bowl = Trial()
    let ball = try bowl.body(.ellipse(CGSize(width: 40, height: 40)), at: 80, 170)
    try bowl.gravity(on: [ball])
    let arc = (0...60).map { step in
      let angle = Double(step) / 60 * .pi
      return CGPoint(x: 200 + 200 * cos(angle), y: 100 + 200 * sin(angle))
    }
    try bowl.collisions(of: [ball], with: .polyline(arc, isClosed: false))
    bowl.run(for: 3)
    // It drops on the slope and then slides over dozens of pieces, to and fro.
    #expect(bowl.contacts.map(\.phase) == [.began])
  }

  @Test("J-13 a closed outline keeps bodies in, and out")
  func closed() throws {
    let outline = Boundary.polyline(
      [CGPoint(x: -200, y: -200), CGPoint(x: 200, y: -200), CGPoint(x: 0, y: 300)], isClosed: true)
    for x in [0.0, 900] {
      let trial = Trial()
      let body = try trial.box(60, 60, at: x, 0, velocity: CGVector(dx: -700, dy: 0)) {
        $0.elasticity = 0.8
      }
      try trial.collisions(of: [body], with: outline)
      trial.run(for: 2)
      #expect(!trial.began.isEmpty)
      #expect((abs(trial.state(body).position.x) < 200) == (x == 0))
    }
  }

  @Test("J-13 whoever is notified of a contact may take away the body, the boundary or the group")
  func removal() throws {
    for victim in 0..<3 {
      let trial = Trial()
      let body = try trial.box(velocity: CGVector(dx: 0, dy: 900))
      let group = try trial.collisions(of: [body])
      let boundary = try trial.world.insert(
        .segment(CGPoint(x: -100, y: 200), CGPoint(x: 100, y: 200)), in: group)
      trial.run(for: 0.2)
      #expect(trial.contacts.map(\.phase) == [.began])
      switch victim {
      case 0: trial.world.remove(body)
      case 1: trial.world.remove(boundary)
      default: trial.world.remove(group)
      }
      trial.run(for: 0.1)
      #expect(trial.contacts.map(\.phase) == [.began, .ended])
      #expect(trial.contacts[0].contact == trial.contacts[1].contact)
      #expect(trial.contacts[1].groups == [group])
    }
  }

  @Test("J-13 a body that leaves its group collides no more, and does again when it is back")
  func membership() throws {
    let trial = Trial()
    let body = try trial.box(at: 0, -60)
    try trial.gravity(on: [body])
    let group = try trial.floor(0, for: [body])
    trial.run(for: 0.3)
    #expect(abs(trial.state(body).position.y + 50) < 0.3)
    try trial.world.setGroup(CollisionGroup(bodies: []), for: group)
    trial.run(for: 0.5)
    #expect(trial.state(body).position.y > 50)
    #expect(trial.contacts.last?.phase == .ended)
    try trial.world.setState(BodyState(position: CGPoint(x: 0, y: -60)), of: body)
    try trial.world.setGroup(CollisionGroup(bodies: [body]), for: group)
    trial.run(for: 0.5)
    #expect(abs(trial.state(body).position.y + 50) < 0.3)
  }

  @Test("J-13 a contact names every group that makes the two collide")
  func shared() throws {
    let trial = Trial()
    let first = try trial.box(velocity: CGVector(dx: 500, dy: 0))
    let second = try trial.box(at: 150, 0)
    let groups = try (0..<3).map { number in
      try trial.collisions(of: [first, second], mode: number == 1 ? .boundaries : .items)
    }
    trial.run(for: 0.3)
    #expect(trial.began.map(\.groups) == [[groups[0], groups[2]]])
  }
}
