import Foundation

/// What a body is made of, and how free it is (J-08).
package struct BodyTraits: Hashable, Sendable {
  /// 0…1: the part of its speed that a body keeps when it bounces. Of two bodies the larger counts,
  /// boundaries have 0 (M-39).
  package var elasticity: CGFloat = 0
  /// ≥ 0, Coulomb's. Of two bodies √(f₁f₂) counts; a boundary is as rough as what touches it (M-39).
  package var friction: CGFloat = 0
  /// Mass per area, > 0; 100×100 points at density 1 have mass 1 (J-07).
  package var density: CGFloat = 1
  /// ≥ 0, 1/s: velocity falls as e^(−ct) (M-38).
  package var resistance: CGFloat = 0
  /// ≥ 0, 1/s: angular velocity falls as e^(−ct).
  package var angularResistance: CGFloat = 0
  /// What electric fields take hold of; either sign.
  package var charge: CGFloat = 0
  /// False: the body keeps its angle whatever hits it.
  package var allowsRotation = true
  /// True: others collide with the body, and nothing moves it.
  package var isAnchored = false

  package init() {}
}
