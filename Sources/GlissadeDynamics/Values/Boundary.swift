import Foundation
import GlissadeGeometry

/// A fixed line that bodies cannot cross, from either side, in points of the world's coordinates.
package enum Boundary: Hashable, Sendable {
  case segment(CGPoint, CGPoint)
  /// Straight segments through the points, in order; a closed one returns to the first.
  case polyline([CGPoint], isClosed: Bool)
  /// The four sides of a rectangle, each moved inwards by its inset; a negative one enlarges it
  /// (J-13).
  ///
  /// Each side has contacts of its own: a body that slides along the floor reports the wall.
  case rectangle(CGRect, insets: UIEdgeInsets)
}
