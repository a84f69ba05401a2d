import Foundation
import GlissadeGeometry

/// A fixed line that bodies cannot cross, from either side, in points of the world's coordinates.
package enum Boundary: Hashable, Sendable {
  case segment(CGPoint, CGPoint)
  /// Straight segments through the points, in their order; a closed polyline returns to the first
  /// point.
  case polyline([CGPoint], isClosed: Bool)
  /// The four sides of a rectangle, each moved inwards by its inset; a negative inset moves the
  /// side outwards (J-13).
  ///
  /// Each side has contacts of its own: a body that slides along the bottom to a side reports a
  /// contact with that side.
  case rectangle(CGRect, insets: UIEdgeInsets)
}
