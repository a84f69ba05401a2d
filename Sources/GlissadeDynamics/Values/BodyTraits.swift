import Foundation

/// The physical properties and the freedom of a body (J-08).
package struct BodyTraits: Hashable, Sendable {
  /// The fraction of the speed after a bounce, 0…1. The larger one of two bodies is used;
  /// boundaries have 0 (M-39).
  package var elasticity: CGFloat = 0
  /// The coefficient of Coulomb friction, at least 0. √(f₁f₂) of two bodies is used; a boundary has
  /// that of the other body (M-39).
  package var friction: CGFloat = 0
  /// The mass per area, above 0; 100×100 points at density 1 have mass 1 (J-07).
  package var density: CGFloat = 1
  /// The decay rate of the velocity, e^(−ct), in 1/s, at least 0 (M-38).
  package var resistance: CGFloat = 0
  /// The decay rate of the angular velocity, e^(−ct), in 1/s, at least 0.
  package var angularResistance: CGFloat = 0
  /// The charge in electric fields, of either sign.
  package var charge: CGFloat = 0
  /// A Boolean value that indicates whether collisions rotate the body.
  package var allowsRotation = true
  /// A Boolean value that indicates whether nothing moves the body, although others collide with
  /// it.
  package var isAnchored = false

  package init() {}
}
