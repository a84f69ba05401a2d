/// The world's record of a collision group.
struct GroupRecord {
  var group: CollisionGroup
  /// The group's bit in the masks of bodies and boundaries.
  let bit: UInt64
}

/// The world's record of a boundary.
struct BoundaryRecord {
  let group: Handle<CollisionGroup>
  /// The boundary in Box2D, a `CB2Body`.
  let box: OpaquePointer
  let sides: [Boundary.Side]
}
