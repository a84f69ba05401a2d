import Foundation
import GlissadeGeometry

/// An acceleration that depends on where a body's centre of mass is.
///
/// Its size is 1000 pt/s² · strength · (100 / max(r, minimumRadius))^falloff, r being the distance to
/// `position` in points: with falloff 0 the same everywhere, as gravity is.
package struct Field: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Along a direction, whose length does not count.
    case linear(direction: CGVector)
    /// Towards `position`; away from it, if the strength is negative.
    case radial
    /// Away from `position`, times charge over mass; towards it, if the signs of strength and charge
    /// differ.
    case electric
  }

  package var kind: Kind
  package var position: CGPoint
  package var strength: CGFloat = 1
  /// The power by which the field fades with distance, ≥ 0.
  package var falloff: CGFloat = 0
  /// Points, > 0: nearer than this, the field grows no more. It smooths the pole at the centre.
  package var minimumRadius: CGFloat = 1
  /// Where the field is felt, about `position`.
  package var region: FieldRegion = .everywhere

  package init(_ kind: Kind, position: CGPoint) {
    self.kind = kind
    self.position = position
  }
}
