import GlissadeGeometry
import UIKitCore

/// A vector that can be set by its components or by angle and length, and keeps both.
struct PolarVector: Equatable {
  private(set) var vector: CGVector
  /// The angle in radians from the x axis towards the y axis. It is kept while the magnitude is 0.
  private(set) var angle: CGFloat
  /// The length; a negative one points in the opposite direction.
  private(set) var magnitude: CGFloat

  init(_ vector: CGVector) {
    self.vector = vector
    angle = vector == .zero ? 0 : atan2(vector.dy, vector.dx)
    magnitude = hypot(vector.dx, vector.dy)
  }

  init(angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
    vector = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }
}
