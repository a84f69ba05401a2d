internal import CBox2D
import Foundation
import GlissadeGeometry

/// A bounce, corrected for its time and place.
///
/// Along the normal, with u the velocity in the middle of the sub-step and a, a′ the accelerations
/// before and after, a body that meets a wall at the fraction f of the sub-step h has the velocity
/// u + (f − ½)ha then, leaves with −e times that, and has (1 − f)h left. Box2D instead reverses u,
/// and not at the wall but up to three tolerances behind it: uncorrected, each bounce would lower
/// the body by (1 + e) times that depth, which is more than some rebounds. Box2D's correction of
/// the depth also turns the body slightly, so that a box that falls flat would hit with one corner
/// the next time.
extension BodyRecord {
  /// Moves the body to the place that it would have after a bounce at the surface. Call this before
  /// the forces at the end of the sub-step, which depend on the place.
  ///
  /// A body that hit too slowly to bounce, at whatever speed Box2D saw it, or that would fall back
  /// within the sub-step, stops at the surface.
  ///
  /// - Returns: true if the body has left the surface.
  mutating func bounce(_ impact: ContactStart.Impact) -> Bool {
    let (normal, outgoing) = (impact.normal, motion.velocity.dot(impact.normal))
    guard outgoing > PhysicsConstants.leastParting else { return false }
    let (fraction, left, push) = (impact.fraction, 1 - impact.fraction, kick.dot(normal))
    // A body that rotates may leave faster than it came.
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
    // A body that is faster than it was has been pushed by something else.
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

  /// Gives a body that has left the surface the velocity that it would have after a bounce at the
  /// surface. Call this after the forces at the end of the sub-step.
  ///
  /// The body has −eu + ½ha′ and should have −e(u + (f − ½)ha) + (1 − f)ha′. The difference is
  /// (1 − 2f)(½ha′ + e·½ha), where both halves are known.
  mutating func correctVelocity(_ impact: ContactStart.Impact) {
    let normal = impact.normal
    let after = (live.velocity - motion.velocity).dot(normal)
    let change = (1 - 2 * impact.fraction) * (after + elasticity(of: impact) * kick.dot(normal))
    live.velocity += change * normal
    live = live.limited
    motion = live
  }

  /// Returns the ratio of the velocities after and before, which includes the effect of a rotation.
  private func elasticity(of impact: ContactStart.Impact) -> Double {
    min(-motion.velocity.dot(impact.normal) / impact.incoming, 1)
  }
}
