internal import CBox2D
import Foundation
import GlissadeGeometry

extension PhysicsWorld {
  /// The handles of the bodies in the order of their insertion.
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

  /// Removes a body from the world, its laws and its groups, and ends its contacts. The call has no
  /// effect if the body was removed before.
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

  /// Returns the description of a body with its state at `now`, or `nil` if the body was removed.
  package func body(_ handle: Handle<Body>) -> Body? {
    guard let record = bodies[handle], let state = state(of: handle) else { return nil }
    return Body(parts: record.parts, traits: record.traits, state: state)
  }

  /// Returns the state of a body at `now`, or `nil` if the body was removed.
  package func state(of handle: Handle<Body>) -> BodyState? {
    bodies[handle]?.state(at: fraction)
  }

  /// Returns the mass of a body, or `nil` if the body was removed; 100×100 points with density 1
  /// have mass 1.
  package func mass(of handle: Handle<Body>) -> CGFloat? {
    bodies[handle].map { CGFloat($0.massProperties.mass) }
  }

  /// Sets the position and the velocity of a body.
  package func setState(_ state: BodyState, of handle: Handle<Body>) throws(Refusal) {
    try Limits.check(state)
    guard let index = bodies.index(of: handle) else { throw .gone }
    bodies.records[index].place(state)
    CB2BodyPlace(bodies.records[index].box, CB2Vector(Vector(state.position)), Float(state.angle))
    wake()
  }

  /// Adds to the velocity of a body, in pt/s and rad/s (J-09). Anchored bodies do not move, and
  /// bodies that do not allow rotation do not rotate.
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

  /// Sets the shape of a body. The contacts of the body end, and those whose partner it still
  /// touches begin again.
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

  /// Passes the traits of a body and new shapes to Box2D.
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
