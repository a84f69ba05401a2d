import Foundation
import GlissadeGeometry

/// A region of the plane, relative to a field's position.
package indirect enum FieldRegion: Hashable, Sendable {
  case everywhere
  case circle(radius: CGFloat)
  /// A rectangle whose center is the position of the field.
  case rectangle(CGSize)
  case inverse(FieldRegion)
  case union(FieldRegion, FieldRegion)
  case intersection(FieldRegion, FieldRegion)
  /// The points of the first region that are not in the second.
  case difference(FieldRegion, FieldRegion)

  /// Returns whether the point at an offset from the center belongs to the region, including its
  /// edges.
  package func contains(_ offset: CGVector) -> Bool {
    switch self {
    case .everywhere: true
    case .circle(let radius): offset.dx * offset.dx + offset.dy * offset.dy <= radius * radius
    case .rectangle(let size):
      abs(offset.dx) <= size.width / 2 && abs(offset.dy) <= size.height / 2
    case .inverse(let region): !region.contains(offset)
    case .union(let first, let second): first.contains(offset) || second.contains(offset)
    case .intersection(let first, let second): first.contains(offset) && second.contains(offset)
    case .difference(let first, let second): first.contains(offset) && !second.contains(offset)
    }
  }
}
