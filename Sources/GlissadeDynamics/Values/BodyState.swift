import Foundation
import GlissadeGeometry

/// The position and motion of a body.
package struct BodyState: Hashable, Sendable {
  /// The body's center, like a view's `center`, in points.
  package var position: CGPoint
  /// The angle in radians, positive clockwise on the screen; it increases beyond a full turn.
  package var angle: CGFloat
  /// The velocity of the center of mass, in pt/s.
  package var velocity: CGVector
  /// The angular velocity in rad/s.
  package var angularVelocity: CGFloat

  package init(
    position: CGPoint, angle: CGFloat = 0, velocity: CGVector = .zero, angularVelocity: CGFloat = 0
  ) {
    self.position = position
    self.angle = angle
    self.velocity = velocity
    self.angularVelocity = angularVelocity
  }

  /// Returns the position in the world of a point that is given relative to the body's center, in
  /// the body's own directions.
  package func place(_ offset: CGVector) -> CGPoint {
    let (cosine, sine) = (cos(angle), sin(angle))
    return CGPoint(
      x: position.x + cosine * offset.dx - sine * offset.dy,
      y: position.y + sine * offset.dx + cosine * offset.dy)
  }
}

extension BodyState: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    hasher.combine(position)
    hasher.combine(angle)
    hasher.combine(velocity)
    hasher.combine(angularVelocity)
  }
}
