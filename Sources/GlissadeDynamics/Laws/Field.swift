import Foundation
import GlissadeGeometry

/// An acceleration that depends on the position of a body's center of mass.
///
/// The magnitude of the acceleration is 1000 pt/s² · strength · (100 / max(r,
/// minimumRadius))^falloff, where r is the distance to `position` in points. With falloff 0 the
/// magnitude is the same everywhere, as for gravity.
package struct Field: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// An acceleration in one direction. The length of the vector is ignored.
    case linear(direction: CGVector)
    /// An acceleration towards `position`, or away from it if the strength is negative.
    case radial
    /// An acceleration by the body's charge divided by its mass: away from `position`, or towards
    /// it if the strength and the charge have different signs.
    case electric
  }

  package var kind: Kind
  package var position: CGPoint
  package var strength: CGFloat = 1
  /// The power by which the field decreases with distance, at least 0.
  package var falloff: CGFloat = 0
  /// The distance from `position` below which the field does not increase, in points, above 0. It
  /// avoids an infinite field at the center.
  package var minimumRadius: CGFloat = 1
  /// The region in which the field acts, relative to `position`.
  package var region: FieldRegion = .everywhere

  package init(_ kind: Kind, position: CGPoint) {
    self.kind = kind
    self.position = position
  }
}
