/// A collision group as the world keeps it.
struct GroupRecord {
  var group: CollisionGroup
  /// Its bit in the masks of bodies and boundaries.
  let bit: UInt64
}

/// A boundary as the world keeps it.
struct BoundaryRecord {
  let group: Handle<CollisionGroup>
  /// A `CB2Body`.
  let box: OpaquePointer
  let sides: [Boundary.Side]
}
