import Foundation
import GlissadeGeometry

extension PhysicsWorld {
  /// Returns the acceleration that a law gives a body at present, in pt/s²; `nil` for a rod, whose
  /// force the contacts' solver determines, and for a law that does not act on the body.
  ///
  /// The acceleration does not include damping, which never sets a body in motion.
  package func acceleration(by law: Handle<Law>, of body: Handle<Body>) -> CGVector? {
    guard let record = laws.records.first(where: { $0.handle == law }),
      let index = bodies.records.firstIndex(where: { $0.handle == body })
    else { return nil }
    return acceleration(by: record, of: index).map { CGVector(dx: $0.x, dy: $0.y) }
  }

  private func acceleration(by law: LawRecord, of index: Int) -> Vector? {
    let body = bodies.records[index]
    switch law.law {
    case .gravity(let vector): return Vector(vector) * PhysicsConstants.gravity
    case .push(let push):
      guard push.isActive, push.mode == .continuous else { return nil }
      return Vector(push.vector) * (PhysicsConstants.push * body.inverseMass)
    case .snap(let snap):
      guard let stiffness = law.oscillator?.stiffness else { return nil }
      return -stiffness * (body.pose.position - Vector(snap.point))
    case .field(let field): return field.acceleration(of: body)
    case .attachment:
      guard let stiffness = law.oscillator?.stiffness, let link = Link(law, bodies) else {
        return nil
      }
      let pull = link.impulse(changing: -stiffness * link.stretch) * body.inverseMass
      return link.otherIndex == index ? -pull : pull
    }
  }
}
