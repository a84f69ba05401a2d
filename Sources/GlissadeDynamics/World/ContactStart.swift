internal import CBox2D
import Foundation
import GlissadeGeometry

/// The beginning of a contact, with the time and speed calculated as exactly as possible from a
/// sub-step.
///
/// Box2D detects an overlap at the start of a sub-step, or stops a body within it when the overlap
/// is three tolerances deep. The gap s between the surfaces at the start of the sub-step is u·p·h −
/// depth, where u is the closing speed in the middle of the sub-step and p·h is the time that has
/// passed. Laws act at the ends of a sub-step, so that the speed at its start is v = u − ½ha, and
/// the surfaces meet after the time τ with
///
///     s = vτ + ½aτ²,  τ = 2s / (v + √(v² + 2as))
///
/// at the speed v + aτ. τ is negative if the overlap began in the sub-step before.
struct ContactStart {
  /// The time of the contact's beginning in sub-steps, from the start of the current one, at least
  /// −1.
  private(set) var fraction = 0.0
  /// The closing speed of the surfaces along the normal, in pt/s.
  private(set) var speed = 0.0
  let contact: Contact
  let point: CGPoint
  /// The impact of the free body on a fixed object; `nil` if not exactly one of the two is free.
  private(set) var impact: Impact?

  /// The state of a free body at an impact on a fixed object.
  struct Impact {
    let body: Int
    let contact: Contact
    let fraction: Double
    /// The closing speed of the surfaces when they met, in pt/s, at least 0.
    let speed: Double
    /// The direction away from the fixed surface, as a unit vector.
    let normal: Vector
    /// The velocity of the center of mass along the normal before the impact, as Box2D computes it,
    /// below 0.
    let incoming: Double
    /// The pose of the body when the surfaces met.
    let pose: BodyRecord.Pose
  }

  /// Computes the beginning of a contact from Box2D's event.
  ///
  /// - Parameter bodies: The bodies at the start of the sub-step.
  init(_ event: CB2ContactEvent, bodies: SlotMap<Body, BodyRecord>) {
    contact = Contact(event)
    point = event.point.points.point
    let normal = Vector(Double(event.normal.x), Double(event.normal.y))
    let closing = event.approach.points
    let halves = [
      (event.firstOwner, event.first, -normal), (event.secondOwner, event.second, normal),
    ]
    let free = halves.compactMap { owner, state, outward in
      owner > 0 ? Side(owner, state, outward, bodies) : nil
    }
    let passed = free.map(\.passed).max() ?? 0
    let kick = free.reduce(0) { $0 - $1.kick.dot($1.outward) }
    fraction = Self.fraction(
      passed: passed, depth: max(-event.separation.points, 0), closing: closing, kick: kick)
    speed = max(closing + (2 * fraction - 1) * kick, 0)
    if free.count == 1, let side = free.first, side.incoming < 0 {
      impact = side.impact(contact, at: fraction, speed: speed, bodies)
    }
  }

  /// Returns the time at which two surfaces met, in sub-steps.
  ///
  /// - Parameters:
  ///   - passed: The time at which Box2D found the surfaces, in sub-steps.
  ///   - depth: The overlap of the surfaces at that time, in points.
  ///   - closing: The closing speed of the surfaces at that time, in pt/s.
  ///   - kick: The part of `closing` that forces added at the start of the sub-step, in pt/s.
  private static func fraction(
    passed: Double, depth: Double, closing: Double, kick: Double
  ) -> Double {
    guard closing > 0 else { return passed }
    let step = PhysicsConstants.subStep
    let gap = closing * passed * step - depth
    let start = closing - kick
    let square = start * start + 4 * kick / step * gap
    let divisor = square >= 0 ? start + square.squareRoot() : 0
    let time = divisor > 0 ? 2 * gap / divisor : gap / closing
    return min(max(time / step, -1), passed)
  }

  /// A free body of the contact.
  private struct Side {
    let index: Int
    /// The direction away from the contact's other object, as a unit vector.
    let outward: Vector
    let pose: BodyRecord.Pose
    let kick: Vector
    let incoming: Double
    /// The fraction of the sub-step that has passed at the contact, 0…1.
    let passed: Double

    init?(
      _ owner: Int64, _ state: CB2State, _ outward: Vector, _ bodies: SlotMap<Body, BodyRecord>
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
      let path = record.center(pose) - record.center(record.start)
      let whole = velocity.dot(velocity) * PhysicsConstants.subStep
      passed = whole > 0 ? min(max(path.dot(velocity) / whole, 0), 1) : 0
    }

    func impact(
      _ contact: Contact, at fraction: Double, speed: Double, _ bodies: SlotMap<Body, BodyRecord>
    ) -> Impact {
      let start = bodies.records[index].start
      return Impact(
        body: index, contact: contact, fraction: fraction, speed: speed, normal: outward,
        incoming: incoming,
        pose: passed > 0 ? start.towards(pose, max(fraction, 0) / passed) : pose)
    }
  }
}

extension Contact {
  /// Creates a contact from the owners in Box2D's event. Boundaries have negative owners, and the
  /// lower owner is the first.
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
