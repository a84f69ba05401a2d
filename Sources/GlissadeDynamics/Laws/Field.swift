import Foundation
import GlissadeGeometry

/// An acceleration that depends on the position of a body's center of mass.
///
/// Its magnitude is 1000 pt/s² · strength · (100 / max(r, minimumRadius))^falloff, where r is the
/// distance to `position` in points. With falloff 0 it is the same everywhere, like gravity.
package struct Field: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A direction, whose length is ignored.
    case linear(direction: CGVector)
    /// Towards `position`, or away from it if the strength is negative.
    case radial
    /// Away from `position`, multiplied by charge over mass, or towards it if the signs of strength
    /// and charge differ.
    case electric
  }

  package var kind: Kind
  package var position: CGPoint
  package var strength: CGFloat = 1
  /// The power by which the field decreases with distance, at least 0.
  package var falloff: CGFloat = 0
  /// The distance in points, above 0, below which the field does not increase, which avoids the
  /// pole at the center.
  package var minimumRadius: CGFloat = 1
  /// The region of the field, relative to `position`.
  package var region: FieldRegion = .everywhere

  package init(_ kind: Kind, position: CGPoint) {
    self.kind = kind
    self.position = position
  }
}
