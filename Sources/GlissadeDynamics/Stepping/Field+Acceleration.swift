import Foundation
import GlissadeGeometry

extension Field {
  /// Returns the acceleration that the field gives to a body, in pt/s².
  func acceleration(of body: BodyRecord) -> Vector {
    let offset = body.center - Vector(position)
    guard region.contains(offset.vector) else { return .zero }
    let distance = offset.length
    let fading = pow(
      PhysicsConstants.fieldRadius / max(distance, Double(minimumRadius)), Double(falloff))
    let size = PhysicsConstants.gravity * Double(strength) * fading
    let outward = distance > 1e-9 ? offset / distance : .zero
    switch kind {
    case .linear(let direction):
      let along = Vector(direction)
      return along == .zero ? .zero : size / along.length * along
    case .radial: return -size * outward
    case .electric: return size * Double(body.traits.charge) * body.inverseMass * outward
    }
  }
}
