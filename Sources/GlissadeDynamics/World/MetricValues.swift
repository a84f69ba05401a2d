internal import CBox2D
import Foundation
import GlissadeGeometry

/// The conversion between points and Box2D's values in metres.
extension CB2Vector {
  static func metres(_ points: Double) -> Float {
    Float(points / PhysicsConstants.pointsPerMetre)
  }

  init(_ points: Vector) { self.init(x: Self.metres(points.x), y: Self.metres(points.y)) }

  var points: Vector { Vector(Double(x), Double(y)) * PhysicsConstants.pointsPerMetre }
}

extension CB2State {
  init(_ state: BodyState) {
    self.init(
      position: CB2Vector(Vector(state.position)), angle: Float(state.angle),
      velocity: CB2Vector(Vector(state.velocity)), spin: Float(state.angularVelocity))
  }

  var pose: BodyRecord.Pose {
    BodyRecord.Pose(position: position.points, angle: Double(angle))
  }

  var motion: BodyRecord.Motion {
    BodyRecord.Motion(velocity: velocity.points, spin: Double(spin))
  }
}

extension CB2Mass {
  /// Creates Box2D's values of the mass. Box2D needs the inertia about the body's origin.
  init(_ properties: MassProperties) {
    let scale = PhysicsConstants.pointsPerMetre * PhysicsConstants.pointsPerMetre
    let arm = properties.center
    let inertia = properties.inertia + properties.mass * arm.dot(arm)
    self.init(
      mass: Float(properties.mass), center: CB2Vector(arm), inertia: Float(inertia / scale))
  }
}

extension Float {
  /// The value in points, for a length or a speed in metres.
  var points: Double { Double(self) * PhysicsConstants.pointsPerMetre }
}
