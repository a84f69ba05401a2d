import Foundation
import GlissadeDynamics
import GlissadeGeometry
import Testing

/// Tests of the description that overlays draw.
@Suite struct PictureTests {
  @Test("J-18 a picture shows bodies, boundaries, attachments and touches where they are")
  func picture() throws {
    let trial = Trial()
    let resting = try trial.box(at: 0, -50)
    let hanging = try trial.body(.ellipse(CGSize(width: 40, height: 20)), at: 300, 100)
    let wall = try trial.box(10, 10, at: 900, 0) { $0.isAnchored = true }
    try trial.gravity(on: [resting, hanging])
    try trial.floor(0, for: [resting])
    let rod = Attachment(end: .anchor(CGPoint(x: 200, y: 0)), length: hypot(100.0, 100))
    let spring = Attachment(
      offset: CGVector(dx: 5, dy: 0), end: .body(resting, offset: CGVector(dx: 50, dy: 0)),
      length: 80, frequency: 0.01)
    let laws = try [rod, spring].map { try trial.world.insert(.attachment($0), on: [hanging]) }
    trial.run(for: 0.4)
    let picture = trial.world.picture

    #expect(picture.bodies.map(\.handle) == [resting, hanging, wall])
    #expect(picture.bodies.map(\.isAnchored) == [false, false, true])
    #expect(picture.bodies.map(\.isMoving) == [false, true, false])
    let corners = picture.bodies[0].outlines[0]
    #expect(corners.count == 4)
    #expect(corners.allSatisfy { abs(abs($0.x) - 50) < 1 && abs(abs($0.y + 50) - 50) < 1 })
    #expect(picture.bodies[1].state == trial.state(hanging))

    #expect(
      picture.boundaries.map(\.lines) == [[[CGPoint(x: -10_000, y: 0), CGPoint(x: 10_000, y: 0)]]])

    #expect(picture.attachments.map(\.law) == laws)
    #expect(picture.attachments.map(\.isRod) == [true, false])
    #expect(picture.attachments[0].to == CGPoint(x: 200, y: 0))
    #expect(picture.attachments[0].from == trial.state(hanging).position)
    #expect(picture.attachments[1].from == trial.state(hanging).place(CGVector(dx: 5, dy: 0)))
    #expect(picture.attachments[1].to == trial.state(resting).place(CGVector(dx: 50, dy: 0)))
    #expect(picture.attachments[1].length == 80)

    #expect(picture.touches.map(\.contact.body) == [resting])
    #expect(picture.touches[0].points.count == 2)
    #expect(picture.touches[0].points.allSatisfy { abs($0.y) < 0.5 && abs(abs($0.x) - 50) < 1 })
  }

  @Test("J-08 traits have their documented defaults")
  func defaults() {
    let traits = BodyTraits()
    #expect(
      [traits.elasticity, traits.friction, traits.angularResistance, traits.charge] == [0, 0, 0, 0])
    #expect(traits.resistance == 0)
    #expect(traits.density == 1)
    #expect(traits.allowsRotation)
    #expect(!traits.isAnchored)
    #expect(Snap(point: .zero).damping == 0.5)
    #expect(CollisionGroup(bodies: []).mode == .everything)
  }

  @Test("a body is handed back as it is now")
  func read() throws {
    let trial = Trial()
    let body = try trial.box(30, 40, at: 5, 6, velocity: CGVector(dx: 100, dy: 0)) {
      $0.friction = 0.5
    }
    trial.run(for: 0.1)
    let found = try #require(trial.world.body(body))
    #expect(found.parts == [BodyPart(.rectangle(CGSize(width: 30, height: 40)))])
    #expect(found.traits.friction == 0.5)
    #expect(found.state == trial.state(body))
  }
}
