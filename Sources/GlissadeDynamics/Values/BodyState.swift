import Foundation
import GlissadeGeometry

/// Where a body is and how it moves.
package struct BodyState: Hashable, Sendable {
  /// The body's centre: where a view's `center` is. Points.
  package var position: CGPoint
  /// Radians, positive clockwise on the screen; grows past a full turn.
  package var angle: CGFloat
  /// Of the centre of mass, pt/s.
  package var velocity: CGVector
  /// rad/s.
  package var angularVelocity: CGFloat

  package init(
    position: CGPoint, angle: CGFloat = 0, velocity: CGVector = .zero, angularVelocity: CGFloat = 0
  ) {
    self.position = position
    self.angle = angle
    self.velocity = velocity
    self.angularVelocity = angularVelocity
  }

  /// Places a point given from the body's centre, in the body's own directions.
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
