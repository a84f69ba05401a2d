import GlissadeGeometry
import UIKitCore

/// A vector that is created from its components, or from an angle and a length, and has both forms.
struct PolarVector: Equatable {
  private(set) var vector: CGVector
  /// The angle in radians from the x axis towards the y axis. A vector of length 0 also keeps the
  /// angle with which it was created.
  private(set) var angle: CGFloat
  /// The length of the vector. With a negative length the vector points in the direction opposite
  /// to `angle`.
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
