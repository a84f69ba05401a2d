import Foundation
import GlissadeGeometry

/// The conditions of rest: nothing has moved for 0.25 s, and no force is about to move anything
/// (M-41).
extension PhysicsWorld {
  /// A Boolean value that indicates whether no body keeps the world from resting. It is valid after
  /// a sub-step.
  var isSettled: Bool {
    for record in bodies.records where record.isFree && !record.rest.isQuiet { return false }
    return bodies.records.indices.allSatisfy { !keepsMoving($0) }
  }

  /// Returns `true` if a body moves or is about to move.
  ///
  /// A body on a spring or a rod is about to move until it is at its final position, however slowly
  /// it moves there. Any other body is about to move if the forces on it would move it by the
  /// distance or the angle of M-41 within 0.25 s.
  func keepsMoving(_ index: Int) -> Bool {
    let record = bodies.records[index]
    guard record.isFree else { return false }
    guard record.rest.isQuiet else { return true }
    let (pull, stiffness) = (record.rest.unopposedPull, stiffness(of: index))
    let gone = record.pose.coordinates - record.rest.place
    let turn = Self.distance(under: pull.z, stiffness: stiffness.turning, after: gone.z)
    if abs(turn) >= PhysicsConstants.restAngle { return true }
    return stiffness.axes.contains { axis, stiffness in
      let distance = Self.distance(
        under: Vector(pull.x, pull.y).dot(axis), stiffness: stiffness,
        after: Vector(gone.x, gone.y).dot(axis))
      let isAttached = stiffness >= PhysicsConstants.leastStiffness
      let least = isAttached ? PhysicsConstants.placeDistance : PhysicsConstants.restDistance
      return abs(distance) >= least
    }
  }

  /// Returns the distance by which a body would move along a coordinate: to its final position if
  /// springs or rods determine one, otherwise as far as it moves within the 0.25 s of M-41.
  ///
  /// - Parameters:
  ///   - pull: The mean acceleration of the body, in pt/s² or rad/s².
  ///   - stiffness: The decrease of the acceleration for each point or radian, in 1/s².
  ///   - gone: The distance of the body from the mean position for which `pull` was measured.
  private static func distance(
    under pull: Double, stiffness: Double, after gone: Double
  ) -> Double {
    if stiffness >= PhysicsConstants.leastStiffness { return pull / stiffness - gone }
    let time = Double(PhysicsConstants.restSubSteps) * PhysicsConstants.subStep
    return pull * time * time / 2
  }

  private func stiffness(of index: Int) -> Stiffness {
    laws.records.reduce(into: Stiffness()) { sum, law in
      switch law.law {
      case .snap: addSnap(law, of: index, to: &sum)
      case .attachment(let attachment):
        if law.rod == nil {
          addSpring(law, of: index, to: &sum)
        } else if law.indices.first == index {
          addRod(attachment, of: index, to: &sum)
        }
      case .gravity, .push, .field: break
      }
    }
  }

  private func addSnap(_ law: LawRecord, of index: Int, to sum: inout Stiffness) {
    guard let stiffness = law.oscillator?.stiffness, law.indices.contains(index) else { return }
    sum.add(stiffness, along: Vector(1, 0))
    sum.add(stiffness, along: Vector(0, 1))
    if bodies.records[index].traits.allowsRotation { sum.turning += stiffness }
  }

  private func addSpring(_ law: LawRecord, of index: Int, to sum: inout Stiffness) {
    guard let stiffness = law.oscillator?.stiffness, let link = Link(law, bodies),
      link.index == index || link.otherIndex == index
    else { return }
    let share = stiffness * bodies.records[index].inverseMass
    for (axis, mass) in link.masses { sum.add(share * mass, along: axis) }
  }

  /// Adds the stiffness of a pendulum across its rod: the tension divided by the length.
  private func addRod(_ attachment: Attachment, of index: Int, to sum: inout Stiffness) {
    guard case .anchor(let anchor) = attachment.end,
      attachment.length >= PhysicsConstants.leastLength
    else { return }
    let record = bodies.records[index]
    let rod = Vector(anchor) - record.center - record.arm(to: Vector(attachment.offset))
    guard rod.length > 0 else { return }
    let tension = max(record.rest.reaction.dot(rod) / rod.length, 0)
    sum.add(tension / rod.length, along: rod.turned / rod.length)
  }
}

/// The stiffness of all springs and rods on a body, in 1/s².
private struct Stiffness {
  private var (xx, xy, yy) = (0.0, 0.0, 0.0)
  var turning = 0.0

  mutating func add(_ stiffness: Double, along axis: Vector) {
    xx += stiffness * axis.x * axis.x
    xy += stiffness * axis.x * axis.y
    yy += stiffness * axis.y * axis.y
  }

  /// The two principal axes of the stiffness: the force on a body that is moved along one of them
  /// pulls it back along the same axis.
  var axes: [(axis: Vector, stiffness: Double)] {
    let middle = (xx + yy) / 2
    let spread = Vector((xx - yy) / 2, xy).length
    let angle = atan2(xy, (xx - yy) / 2) / 2
    let axis = Vector(cos(angle), sin(angle))
    return [(axis, middle + spread), (axis.turned, middle - spread)]
  }
}
