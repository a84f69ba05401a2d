import Foundation
import GlissadeGeometry

/// A vector that can be told by its parts or by angle and length; neither loses what the other said.
struct PolarVector: Equatable {
  private(set) var vector: CGVector
  /// Radians from the x axis towards the y axis; kept while the magnitude is 0.
  private(set) var angle: CGFloat
  /// The length; a negative one points the other way.
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
