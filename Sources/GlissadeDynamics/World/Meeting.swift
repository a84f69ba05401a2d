internal import CBox2D
import Foundation
import GlissadeGeometry

/// The beginning of a contact, as exactly as the sub-step around it allows.
///
/// Box2D notices an overlap at the start of a sub-step, or stops a body within it, three tolerances
/// deep. When the surfaces met follows from the way that the body had gone by then, and from the depth.
/// How fast follows from when: laws act at the ends of a sub-step, so that velocities are those of its
/// middle, and the acceleration carries them from there.
struct Meeting {
  /// When, in sub-steps from the start of the current one; −1 at the least.
  private(set) var fraction = 0.0
  /// pt/s along the normal.
  private(set) var speed = 0.0
  let contact: Contact
  let point: CGPoint
  /// The body that bounced off something fixed, if only one of the two is free.
  private(set) var impact: Impact?

  /// One body's part in it.
  struct Impact {
    let body: Int
    let fraction: Double
    /// Away from what was hit.
    let normal: Vector
    /// The velocity along it just before, < 0.
    let incoming: Double
    let pose: BodyRecord.Pose
  }

  /// - Parameter bodies: as they were at the start of the sub-step.
  init(_ event: CB2ContactEvent, bodies: Roster<Body, BodyRecord>) {
    contact = Contact(event)
    point = event.point.points.point
    let normal = Vector(Double(event.normal.x), Double(event.normal.y))
    let closing = event.approach.points
    let halves = [
      (event.firstOwner, event.first, -normal), (event.secondOwner, event.second, normal),
    ]
    let free = halves.compactMap { owner, state, outward in
      owner > 0 ? Half(owner, state, outward, bodies) : nil
    }
    let passed = free.map(\.passed).max() ?? 0
    let depth = max(-event.separation.points, 0)
    let sunk = closing > 0 ? min(depth / (closing * PhysicsConstants.subStep), 1) : 0
    fraction = passed - sunk
    let late = 2 * fraction - 1
    speed = max(free.reduce(closing) { $0 - late * $1.kick.dot($1.outward) }, 0)
    if free.count == 1, let half = free.first, half.incoming < 0 {
      impact = Impact(
        body: half.index, fraction: fraction, normal: half.outward, incoming: half.incoming,
        pose: half.pose)
    }
  }

  /// A free body in the meeting.
  private struct Half {
    let index: Int
    /// Away from the other.
    let outward: Vector
    let pose: BodyRecord.Pose
    let kick: Vector
    let incoming: Double
    /// How much of the sub-step it had behind it, 0…1.
    let passed: Double

    init?(
      _ owner: Int64, _ state: CB2State, _ outward: Vector, _ bodies: Roster<Body, BodyRecord>
    ) {
      let index = bodies.index(of: Handle(number: Int(owner)))
      guard let index, bodies.records[index].isFree else { return nil }
      let record = bodies.records[index]
      self.index = index
      self.outward = outward
      pose = state.pose
      kick = record.kick
      let velocity = state.velocity.points
      incoming = velocity.dot(outward)
      let way = record.center(pose) - record.center(record.start)
      let whole = velocity.dot(velocity) * PhysicsConstants.subStep
      passed = whole > 0 ? min(max(way.dot(velocity) / whole, 0), 1) : 0
    }
  }
}

extension Contact {
  /// Boundaries have negative owners, and the lower comes first.
  init(_ event: CB2ContactEvent) {
    self.init(event.firstOwner, event.firstPart, event.secondOwner)
  }

  init(_ touch: CB2Touch) {
    self.init(touch.firstOwner, touch.firstPart, touch.secondOwner)
  }

  private init(_ first: Int64, _ firstPart: Int32, _ second: Int64) {
    if first < 0 {
      body = Handle(number: Int(second))
      partner = .boundary(Handle(number: Int(-first)), side: Int(firstPart))
    } else {
      body = Handle(number: Int(first))
      partner = .body(Handle(number: Int(second)))
    }
  }
}
