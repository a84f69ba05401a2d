import Foundation
import GlissadeGeometry

/// A fixed line that bodies cannot cross, from either side. Points in the world's coordinates.
package enum Boundary: Hashable, Sendable {
  case segment(CGPoint, CGPoint)
  /// Straight pieces through the points, in order; a closed one returns to the first.
  case polyline([CGPoint], isClosed: Bool)
  /// A rectangle's four sides, each moved inwards by its inset; a negative one enlarges (J-13).
  ///
  /// Each side makes contacts of its own: a body that slides along the floor reports the wall.
  case rectangle(CGRect, insets: UIEdgeInsets)
}
