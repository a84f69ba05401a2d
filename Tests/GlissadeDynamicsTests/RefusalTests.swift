import Foundation
import GlissadeDynamics
import GlissadeGeometry
import Testing

/// Tests that a world refuses bad input.
@Suite struct RefusalTests {
  private static let bad: [CGFloat] = [.nan, .infinity, -.infinity, 1e300]

  /// Expects a refusal and a world that continues as if nothing had been.
  private func refused(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (PhysicsWorld, Handle<Body>, Handle<Law>) throws -> Void
  ) throws {
    let trial = Trial()
    let body = try trial.box(velocity: CGVector(dx: 10, dy: 0))
    let law = try trial.gravity(on: [body])
    func snapshot() -> [String] {
      let world = trial.world
      return [
        "\(world.stableHash)", "\(world.bodyHandles)", "\(String(describing: world.law(law)))",
      ]
    }
    let before = snapshot()
    #expect(throws: Refusal.self, "\(what)", sourceLocation: sourceLocation) {
      try change(trial.world, body, law)
    }
    #expect(before == snapshot(), "\(what)", sourceLocation: sourceLocation)
    trial.run(for: 0.1)
    #expect(
      abs(trial.state(body).velocity.dy - 100) < 0.1, "\(what)", sourceLocation: sourceLocation)
  }

  @Test("numbers that are none are refused in a body's state and traits")
  func bodies() throws {
    let size = CGSize(width: 10, height: 10)
    let traits: [WritableKeyPath<BodyTraits, CGFloat>] = [
      \.elasticity, \.friction, \.density, \.resistance, \.angularResistance, \.charge,
    ]
    for bad in Self.bad {
      let states = [
        BodyState(position: CGPoint(x: bad, y: 0)), BodyState(position: CGPoint(x: 0, y: bad)),
        BodyState(position: .zero, angle: bad),
        BodyState(position: .zero, velocity: CGVector(dx: bad, dy: 0)),
        BodyState(position: .zero, velocity: CGVector(dx: CGFloat(0), dy: bad)),
        BodyState(position: .zero, angularVelocity: bad),
      ]
      for state in states {
        try refused("\(state)") { world, body, _ in try world.setState(state, of: body) }
        try refused("\(state)") { world, _, _ in
          _ = try world.insert(Body(.rectangle(size), state: state))
        }
      }
      for trait in traits {
        var changed = BodyTraits()
        changed[keyPath: trait] = bad
        try refused("\(trait)") { world, body, _ in try world.setTraits(changed, of: body) }
      }
      try refused("velocity") { world, body, _ in
        try world.addVelocity(CGVector(dx: bad, dy: 0), to: body)
      }
      try refused("spin") { world, body, _ in
        try world.addVelocity(.zero, angular: bad, to: body)
      }
    }
    for trait in traits.dropLast() {
      var changed = BodyTraits()
      changed[keyPath: trait] = -1
      try refused("\(trait)") { world, body, _ in try world.setTraits(changed, of: body) }
    }
  }

  @Test("shapes without area, with dents or crossings are refused")
  func shapes() throws {
    let bowTie = [(0, 0), (10, 10), (10, 0), (0, 10)].map { CGPoint(x: $0.0, y: $0.1) }
    let arrow = [(0, 0), (10, 10), (0, 5), (-10, 10)].map { CGPoint(x: $0.0, y: $0.1) }
    let star = (0..<5).map { corner in
      let angle = Double(corner) * 4 * .pi / 5
      return CGPoint(x: 50 * cos(angle), y: 50 * sin(angle))
    }
    let line = [CGPoint.zero, CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 0)]
    let shapes: [BodyShape] =
      [
        .rectangle(.zero), .rectangle(CGSize(width: 10, height: 0)),
        .rectangle(CGSize(width: -5, height: 5)),
        .ellipse(CGSize(width: 0, height: 9)), .polygon([]), .polygon(line), .polygon(bowTie),
        .polygon(arrow), .polygon(star),
      ]
      + Self.bad.flatMap { bad -> [BodyShape] in
        [
          .rectangle(CGSize(width: bad, height: 9)), .ellipse(CGSize(width: 9, height: bad)),
          .polygon([.zero, CGPoint(x: 9, y: 0), CGPoint(x: bad, y: 9)]),
        ]
      }
    for shape in shapes {
      try refused("\(shape)") { world, body, _ in try world.setParts([BodyPart(shape)], of: body) }
      try refused("\(shape)") { world, _, _ in
        _ = try world.insert(Body(shape, state: BodyState(position: .zero)))
      }
    }
    try refused("no part") { world, body, _ in try world.setParts([], of: body) }
  }

  @Test("laws with numbers that are none are refused")
  func laws() throws {
    for bad in Self.bad {
      let vector = CGVector(dx: bad, dy: 0)
      var field = Field(.radial, position: .zero)
      var laws: [Law] = [
        .gravity(vector), .push(Push(mode: .instantaneous, vector: vector)),
        .attachment(Attachment(offset: vector, end: .anchor(.zero), length: 1)),
        .attachment(Attachment(end: .anchor(CGPoint(x: bad, y: 0)), length: 1)),
        .attachment(Attachment(end: .anchor(.zero), length: bad)),
        .attachment(Attachment(end: .anchor(.zero), length: 1, frequency: bad)),
        .attachment(Attachment(end: .anchor(.zero), length: 1, frequency: 1, damping: bad)),
        .snap(Snap(point: CGPoint(x: 0, y: bad))), .snap(Snap(point: .zero, damping: bad)),
        .field(Field(.linear(direction: vector), position: .zero)),
        .field(Field(.radial, position: CGPoint(x: bad, y: 0))),
      ]
      for path in [\Field.strength, \.falloff, \.minimumRadius] {
        var broken = field
        broken[keyPath: path] = bad
        laws.append(.field(broken))
      }
      field.region = .inverse(.circle(radius: bad))
      laws.append(.field(field))
      for law in laws {
        try refused("\(law)") { world, body, _ in _ = try world.insert(law, on: [body]) }
        try refused("\(law)") { world, _, gravity in try world.setLaw(law, for: gravity) }
      }
    }
    try refused("a push's offset") { world, body, _ in
      var push = Push(mode: .continuous, vector: CGVector(dx: 1, dy: 1))
      push.offsets = [body: CGVector(dx: CGFloat.nan, dy: 0)]
      _ = try world.insert(.push(push), on: [body])
    }
    try refused("to itself") { world, body, _ in
      let attachment = Attachment(end: .body(body, offset: .zero), length: 1)
      _ = try world.insert(.attachment(attachment), on: [body])
    }
  }

  @Test("boundaries without length, and things that are gone, are refused")
  func boundaries() throws {
    let point = CGPoint(x: 3, y: 3)
    let boundaries: [Boundary] = [
      .segment(point, point), .polyline([], isClosed: true), .polyline([point], isClosed: false),
      .segment(point, CGPoint(x: CGFloat.nan, y: 0)),
      .rectangle(
        CGRect(x: 0, y: 0, width: 10, height: 10),
        insets: UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)),
      .rectangle(CGRect(x: 0, y: CGFloat.infinity, width: 10, height: 10), insets: .zero),
    ]
    for boundary in boundaries {
      try refused("\(boundary)") { world, _, _ in
        let group = try world.insert(CollisionGroup(bodies: []))
        _ = try world.insert(boundary, in: group)
      }
    }
    try refused("a body that is gone") { world, _, _ in
      let other = try world.insert(
        Body(.rectangle(CGSize(width: 9, height: 9)), state: BodyState(position: .zero)))
      world.remove(other)
      world.remove(other)
      #expect(world.state(of: other) == nil)
      #expect(world.body(other) == nil)
      try world.addVelocity(.zero, to: other)
    }
    try refused("a law that is gone") { world, body, _ in
      let other = try world.insert(.gravity(.zero), on: [body])
      world.remove(other)
      try world.setLaw(.gravity(.zero), for: other)
    }
  }

  @Test("there are 64 collision groups at a time")
  func groups() throws {
    let world = PhysicsWorld()
    let groups = try (0..<64).map { _ in try world.insert(CollisionGroup(bodies: [])) }
    #expect(throws: Refusal.tooManyGroups(limit: 64)) {
      _ = try world.insert(CollisionGroup(bodies: []))
    }
    world.remove(groups[20])
    _ = try world.insert(CollisionGroup(bodies: []))
  }

  @Test("a refusal says in a sentence what is wrong")
  func sentences() {
    let refusals: [Refusal] = [
      .number("A body's density", -1, allowed: 0...1), .empty(.zero), .notConvex, .shortBoundary,
      .gone, .attachedToItself, .tooManyGroups(limit: 64),
    ]
    for refusal in refusals {
      #expect(refusal.description.hasSuffix("."))
      #expect(refusal.description.count > 25)
    }
    #expect(refusals[0].description.contains("A body's density is -1.0"))
  }
}
