internal import CBox2D
import Foundation
import GlissadeGeometry

extension PhysicsWorld {
  /// Inserts a collision group. Bodies that the world does not contain are ignored.
  package func insert(_ group: CollisionGroup) throws(Refusal) -> Handle<CollisionGroup> {
    let used = groups.records.reduce(UInt64(0)) { $0 | $1.bit }
    guard ~used != 0 else { throw .tooManyGroups(limit: Limits.groups) }
    let handle = Handle<CollisionGroup>(number: nextNumber())
    let bit = UInt64(1) << UInt64((~used).trailingZeroBitCount)
    groups.append(GroupRecord(group: group, bit: bit), as: handle)
    refilter()
    return handle
  }

  package func group(_ handle: Handle<CollisionGroup>) -> CollisionGroup? { groups[handle]?.group }

  /// Sets the bodies and the mode of a group. The boundaries of the group are unchanged.
  package func setGroup(
    _ group: CollisionGroup, for handle: Handle<CollisionGroup>
  ) throws(Refusal) {
    guard let index = groups.index(of: handle) else { throw .gone }
    guard groups.records[index].group != group else { return }
    groups.records[index].group = group
    refilter()
  }

  /// Removes a group with its boundaries. The call has no effect if the group was removed before.
  package func remove(_ handle: Handle<CollisionGroup>) {
    guard groups.remove(handle) != nil else { return }
    let own = zip(boundaries.handles, boundaries.records).filter { $0.1.group == handle }
    for (boundary, _) in own { remove(boundary) }
    refilter()
  }

  package func insert(
    _ boundary: Boundary, in group: Handle<CollisionGroup>
  ) throws(Refusal) -> Handle<Boundary> {
    let sides = try boundary.sides()
    guard groups.index(of: group) != nil else { throw .gone }
    let handle = Handle<Boundary>(number: nextNumber())
    let made = CB2BodyCreate(box, CB2Fixed, CB2State(), handle.owner)
    guard let made else { preconditionFailure("Box2D always makes the body it is asked for.") }
    // A boundary has the friction of the other body and no elasticity of its own (M-39).
    CB2BodySetSurface(made, -1, 0)
    for side in sides {
      for (from, to) in zip(side.points, side.points.dropFirst()) {
        CB2BodyAddLine(made, CB2Vector(from), CB2Vector(to), Int32(side.number))
      }
    }
    boundaries.append(BoundaryRecord(group: group, box: made, sides: sides), as: handle)
    refilter()
    return handle
  }

  /// Removes a boundary. The call has no effect if the boundary was removed before.
  package func remove(_ handle: Handle<Boundary>) {
    guard let record = boundaries.remove(handle) else { return }
    CB2BodyDestroy(record.box)
    wake()
  }

  /// Updates the masks of bodies and boundaries. A body belongs to those of its groups whose bodies
  /// collide with each other, and collides with all of its groups; a boundary belongs to its group,
  /// if the group collides with boundaries.
  private func refilter() {
    var masks = [(is: UInt64, meets: UInt64)](repeating: (0, 0), count: bodies.records.count)
    for record in groups.records {
      for body in record.group.bodies {
        guard let index = bodies.index(of: body) else { continue }
        if record.group.mode.contains(.items) { masks[index].is |= record.bit }
        masks[index].meets |= record.bit
      }
    }
    for (record, mask) in zip(bodies.records, masks) {
      CB2BodySetFilter(record.box, mask.is, mask.meets)
    }
    for record in boundaries.records {
      guard let group = groups[record.group] else { continue }
      CB2BodySetFilter(record.box, group.group.mode.contains(.boundaries) ? group.bit : 0, 0)
    }
    wake()
  }
}
