import Foundation
import GlissadeGeometry

/// A position, a velocity or a force inside the engine.
typealias Vector = SIMD2<Double>

extension SIMD2<Double> {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }

  var point: CGPoint { CGPoint(x: x, y: y) }
  var vector: CGVector { CGVector(dx: x, dy: y) }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
  /// Returns the third component of the cross product of this vector and another.
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
  var length: Double { dot(self).squareRoot() }
  /// The vector rotated by a quarter turn clockwise: the velocity of a point at this vector from a
  /// center of rotation, at 1 rad/s.
  var turned: Vector { Vector(-y, x) }

  func rotated(by angle: Double) -> Vector {
    let (cosine, sine) = (cos(angle), sin(angle))
    return Vector(cosine * x - sine * y, sine * x + cosine * y)
  }
}
