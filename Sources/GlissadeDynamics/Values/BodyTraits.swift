import Foundation

/// The physical properties and the freedom of a body (J-08).
package struct BodyTraits: Hashable, Sendable {
  /// The fraction of the speed that remains after a bounce, 0…1. For a collision of two bodies, the
  /// larger one of their values counts; boundaries have the value 0 (M-39).
  package var elasticity: CGFloat = 0
  /// The coefficient of Coulomb friction, at least 0. For a contact of two bodies, √(f₁f₂) counts;
  /// a boundary has the coefficient of the body that touches it (M-39).
  package var friction: CGFloat = 0
  /// The mass per area, above 0; 100×100 points with density 1 have mass 1 (J-07).
  package var density: CGFloat = 1
  /// The rate c at which the velocity decays as e^(−ct), in 1/s, at least 0 (M-38).
  package var resistance: CGFloat = 0
  /// The rate c at which the angular velocity decays as e^(−ct), in 1/s, at least 0.
  package var angularResistance: CGFloat = 0
  /// The charge in electric fields, of either sign.
  package var charge: CGFloat = 0
  /// A Boolean value that indicates whether collisions rotate the body.
  package var allowsRotation = true
  /// A Boolean value that indicates whether the body is fixed. Other bodies collide with a fixed
  /// body without moving it.
  package var isAnchored = false

  package init() {}
}
