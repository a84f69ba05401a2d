import Foundation
import GlissadeGeometry

/// The current geometry of a spring's attachment.
///
/// Along a line, a spring has one stretch and one effective mass; a spring of length 0 has no line,
/// and acts in both directions of the plane. The effective mass follows from the effect of an
/// impulse: an impulse J at a body's point changes the velocity of that point by J/m + (r × J) ×
/// r/I, summed over both ends.
struct Link {
  let index: Int
  let arm: Vector
  let otherIndex: Int?
  let otherArm: Vector

  /// The displacement of the spring's ends from its relaxed length, in points.
  let stretch: Vector
  /// The rate of change of `stretch`, in pt/s.
  let stretching: Vector
  /// The direction of the spring, or `nil` for a spring of length 0.
  private let axis: Vector?
  private let ends: [End]

  /// An end of the spring at a point of a body.
  private struct End {
    let inverseMass: Double
    let inverseInertia: Double
    let arm: Vector
    let position: Vector
    let velocity: Vector

    init(_ body: BodyRecord, at offset: CGVector) {
      (inverseMass, inverseInertia) = (body.inverseMass, body.inverseInertia)
      arm = body.arm(to: Vector(offset))
      position = body.center + arm
      velocity = body.live.velocity + body.live.spin * arm.turned
    }
  }

  /// Creates the geometry of a law's spring, or returns `nil` if the law has no body or no free
  /// one.
  init?(_ record: LawRecord, _ bodies: SlotMap<Body, BodyRecord>) {
    guard case .attachment(let attachment) = record.law, let index = record.indices.first else {
      return nil
    }
    let first = End(bodies.records[index], at: attachment.offset)
    (self.index, arm) = (index, first.arm)
    let (between, velocity): (Vector, Vector)
    switch attachment.end {
    case .anchor(let point):
      (otherIndex, otherArm, ends) = (nil, .zero, [first])
      (between, velocity) = (first.position - Vector(point), first.velocity)
    case .body(_, let offset):
      guard let other = record.otherIndex else { return nil }
      let second = End(bodies.records[other], at: offset)
      (otherIndex, otherArm, ends) = (other, second.arm, [first, second])
      (between, velocity) = (first.position - second.position, first.velocity - second.velocity)
    }
    guard ends.contains(where: { $0.inverseMass > 0 }) else { return nil }
    if attachment.length < PhysicsConstants.leastLength {
      axis = nil
      (stretch, stretching) = (between, velocity)
    } else {
      let distance = between.length
      // Coincident ends have no direction: any direction separates them.
      let along = distance > 1e-9 ? between / distance : Vector(0, 1)
      axis = along
      stretch = (distance - Double(attachment.length)) * along
      stretching = velocity.dot(along) * along
    }
  }

  /// The orthogonal directions in which the spring acts, with the effective mass along each.
  var masses: [(axis: Vector, mass: Double)] {
    if let axis { return [(axis, impulse(changing: axis).dot(axis))] }
    // The directions are the principal axes of the matrix by which `impulse` multiplies.
    let (right, down) = (impulse(changing: Vector(1, 0)), impulse(changing: Vector(0, 1)))
    let angle = atan2(right.y, (right.x - down.y) / 2) / 2
    let first = Vector(cos(angle), sin(angle))
    return [first, first.turned].map { ($0, impulse(changing: $0).dot($0)) }
  }

  /// Returns the impulse on the first end that causes a change of the ends' relative velocity. The
  /// second end receives the opposite impulse.
  func impulse(changing change: Vector) -> Vector {
    if let axis {
      let inverse = ends.reduce(0) { sum, end in
        let lever = end.arm.cross(axis)
        return sum + end.inverseMass + end.inverseInertia * lever * lever
      }
      return change / inverse
    }
    var (xx, xy, yy) = (0.0, 0.0, 0.0)
    for end in ends {
      xx += end.inverseMass + end.inverseInertia * end.arm.y * end.arm.y
      xy -= end.inverseInertia * end.arm.x * end.arm.y
      yy += end.inverseMass + end.inverseInertia * end.arm.x * end.arm.x
    }
    let determinant = xx * yy - xy * xy
    return Vector(yy * change.x - xy * change.y, xx * change.y - xy * change.x) / determinant
  }
}
