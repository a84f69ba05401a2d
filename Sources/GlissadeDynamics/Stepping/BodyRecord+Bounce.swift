internal import CBox2D
import Foundation
import GlissadeGeometry

/// The correction of the body's state after a bounce, for the time and the place of the bounce.
///
/// Along the normal, let u be the velocity in the middle of the sub-step of length h, and a, a′ the
/// accelerations before and after. A body that meets a wall at the fraction f of the sub-step then
/// has the velocity w = u + (f − ½)ha, leaves the wall with −ew, and moves for the remaining (1 −
/// f)h. Box2D instead reverses u, and not at the wall but up to three tolerances behind it. Without
/// a correction, each bounce would lower the body by (1 + e) times that depth, which is more than
/// the height of some rebounds. Box2D's correction of the depth also rotates the body slightly, so
/// that a box that falls flat would hit with one corner at its next bounce.
extension BodyRecord {
  /// Moves the body to the place that it would have after a bounce at the surface. The caller must
  /// apply the forces at the end of the sub-step afterwards, because they depend on the place.
  ///
  /// The body stops at the surface if it hit too slowly to bounce, at whatever speed Box2D
  /// measured, or if it would fall back within the sub-step.
  ///
  /// - Returns: `true` if the body has left the surface.
  mutating func bounce(_ impact: ContactStart.Impact) -> Bool {
    let (normal, outgoing) = (impact.normal, motion.velocity.dot(impact.normal))
    guard outgoing > PhysicsConstants.leastParting else { return false }
    let (fraction, left, push) = (impact.fraction, 1 - impact.fraction, kick.dot(normal))
    // The velocity of a rotating body can be greater after the bounce than before.
    let change = elasticity(of: impact) * (2 * fraction - 1) * push
    let rise = left * (outgoing - change + left * push)
    guard rise > 0, impact.speed >= PhysicsConstants.leastImpact else {
      stop(impact)
      return false
    }
    if !hasBounced {
      hasBounced = true
      let turned = fraction * departing.spin + left * motion.spin
      pose.angle = start.angle + turned * PhysicsConstants.subStep
      if fraction > 0 { bend = (fraction, impact.pose) }
    }
    let fall = fraction * (impact.incoming - push + fraction * push)
    move(along: normal, to: center(start).dot(normal) + (fall + rise) * PhysicsConstants.subStep)
    return true
  }

  private mutating func stop(_ impact: ContactStart.Impact) {
    let outgoing = motion.velocity.dot(impact.normal)
    // A body that is faster after the contact than before has been pushed by something else.
    guard outgoing <= -impact.incoming else { return }
    motion.velocity -= outgoing * impact.normal
    live = motion
    move(along: impact.normal, to: center(impact.pose).dot(impact.normal))
  }

  /// Moves the center of mass to a place along a direction.
  private mutating func move(along direction: Vector, to place: Double) {
    pose.position += (place - center(pose).dot(direction)) * direction
    CB2BodyPlace(box, CB2Vector(pose.position), Float(pose.angle))
  }

  /// Sets the velocity of a body that has left the surface to the one that it would have after a
  /// bounce at the surface. The caller must apply the forces at the end of the sub-step before.
  ///
  /// The body has the velocity −eu + ½ha′ and should have −e(u + (f − ½)ha) + (1 − f)ha′. The
  /// difference is (1 − 2f)(½ha′ + e·½ha), in which ½ha′ and ½ha are known.
  mutating func correctVelocity(_ impact: ContactStart.Impact) {
    let normal = impact.normal
    let after = (live.velocity - motion.velocity).dot(normal)
    let change = (1 - 2 * impact.fraction) * (after + elasticity(of: impact) * kick.dot(normal))
    live.velocity += change * normal
    live = live.limited
    motion = live
  }

  /// Returns the ratio of the velocities after and before the bounce, which includes the effect of
  /// a rotation.
  private func elasticity(of impact: ContactStart.Impact) -> Double {
    min(-motion.velocity.dot(impact.normal) / impact.incoming, 1)
  }
}
