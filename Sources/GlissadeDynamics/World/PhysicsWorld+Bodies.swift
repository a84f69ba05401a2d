internal import CBox2D
import Foundation
import GlissadeGeometry

extension PhysicsWorld {
  /// In order of their coming.
  package var bodyHandles: [Handle<Body>] { bodies.handles }

  package func insert(_ body: Body) throws(Refusal) -> Handle<Body> {
    try Limits.check(body.state)
    try Limits.check(body.traits)
    let shapes = try Self.shapes(body.parts)
    let handle = Handle<Body>(number: nextNumber())
    let kind = body.traits.isAnchored ? CB2Fixed : CB2Free
    let made = CB2BodyCreate(box, kind, CB2State(body.state), handle.owner)
    guard let made else { preconditionFailure("Box2D always makes the body it is asked for.") }
    let record = BodyRecord(handle: handle, box: made, body: body)
    bodies.append(record, as: handle)
    Self.furnish(record, shapes)
    wake()
    return handle
  }

  /// Takes the body out of every law and group; nothing happens if it is gone already. What it touched
  /// ends.
  package func remove(_ handle: Handle<Body>) {
    guard let index = bodies.index(of: handle) else { return }
    for law in laws.handles { release(handle, from: law) }
    for index in groups.records.indices {
      groups.records[index].group.bodies.removeAll { $0 == handle }
    }
    CB2BodyDestroy(bodies.records[index].box)
    bodies.remove(handle)
    wake()
  }

  /// What it was made with, at its state of `now`; nil if it is gone.
  package func body(_ handle: Handle<Body>) -> Body? {
    guard let record = bodies[handle], let state = state(of: handle) else { return nil }
    return Body(parts: record.parts, traits: record.traits, state: state)
  }

  /// At `now`; nil if it is gone.
  package func state(of handle: Handle<Body>) -> BodyState? {
    bodies[handle]?.state(at: fraction)
  }

  /// 1 for 100×100 points at density 1; nil if it is gone.
  package func mass(of handle: Handle<Body>) -> CGFloat? {
    bodies[handle].map { CGFloat($0.massProperties.mass) }
  }

  /// Puts the body somewhere, moving as given from there.
  package func setState(_ state: BodyState, of handle: Handle<Body>) throws(Refusal) {
    try Limits.check(state)
    guard let index = bodies.index(of: handle) else { throw .gone }
    bodies.records[index].place(state)
    CB2BodyPlace(bodies.records[index].box, CB2Vector(Vector(state.position)), Float(state.angle))
    wake()
  }

  /// In pt/s and rad/s (J-09). An anchored body stays where it is, one that may not turn does not.
  package func addVelocity(
    _ linear: CGVector, angular: CGFloat = 0, to handle: Handle<Body>
  ) throws(Refusal) {
    try Limits.check(linear, "an added velocity", in: Limits.velocity)
    try Limits.check(angular, "An added angular velocity", in: Limits.velocity)
    guard let index = bodies.index(of: handle) else { throw .gone }
    bodies.records[index].add(BodyRecord.Motion(velocity: Vector(linear), spin: angular))
    wake()
  }

  package func setTraits(_ traits: BodyTraits, of handle: Handle<Body>) throws(Refusal) {
    try Limits.check(traits)
    guard let index = bodies.index(of: handle) else { throw .gone }
    guard bodies.records[index].traits != traits else { return }
    bodies.records[index].traits = traits
    bodies.records[index].weigh()
    Self.furnish(bodies.records[index], [])
    wake()
  }

  /// Gives the body another shape. What it touched ends, and begins anew if it still touches.
  package func setParts(_ parts: [BodyPart], of handle: Handle<Body>) throws(Refusal) {
    let shapes = try Self.shapes(parts)
    guard let index = bodies.index(of: handle) else { throw .gone }
    guard bodies.records[index].parts != parts else { return }
    bodies.records[index].parts = parts
    bodies.records[index].weigh()
    CB2BodyRemoveFixtures(bodies.records[index].box)
    Self.furnish(bodies.records[index], shapes)
    wake()
  }

  private static func shapes(_ parts: [BodyPart]) throws(Refusal) -> [CollisionShape] {
    guard !parts.isEmpty else { throw .empty(.zero) }
    var shapes: [CollisionShape] = []
    for part in parts { shapes.append(try CollisionShape(part)) }
    return shapes
  }

  /// Tells Box2D of a body's traits, and of shapes that it does not know yet.
  private static func furnish(_ record: BodyRecord, _ shapes: [CollisionShape]) {
    CB2BodySetKind(record.box, record.isFree ? CB2Free : CB2Fixed)
    for shape in shapes { shape.add(to: record.box) }
    CB2BodySetSurface(
      record.box, Float(record.traits.friction), Float(record.traits.elasticity))
    CB2BodySetMass(record.box, CB2Mass(record.massProperties), record.traits.allowsRotation)
  }
}

extension CollisionShape {
  fileprivate func add(to box: OpaquePointer) {
    switch self {
    case .circle(let center, let radius):
      CB2BodyAddCircle(box, CB2Vector(center), CB2Vector.metres(radius), 0)
    case .polygons(let pieces, let skin):
      for piece in pieces {
        let corners = piece.map { CB2Vector($0) }
        CB2BodyAddPolygon(box, corners, Int32(corners.count), CB2Vector.metres(skin), 0)
      }
    }
  }
}
