import Foundation
import GlissadeGeometry

/// A rod or a spring between a point of a body and something else (J-12, M-35).
package struct Attachment: Hashable, Sendable {
  package enum End: Hashable, Sendable {
    /// A fixed point of the world. It may be set elsewhere at any time: a spring's is there at once, a
    /// rod's goes there by the next `advance(to:)`, at up to 8000 pt/s, and takes the body along.
    case anchor(CGPoint)
    /// A point of another body, from its centre in its own directions.
    case body(Handle<Body>, offset: CGVector)
  }

  /// Where the body is held, from its centre in its own directions.
  package var offset: CGVector
  package var end: End
  /// The distance that a rod keeps and a spring strives for, points, ≥ 0. At 0 the two points are
  /// pinned to each other: a spring draws in every direction then, not along a line.
  package var length: CGFloat
  /// Hz, ≥ 0: 0 is a rod, anything else the oscillation of what hangs on the spring, with the mass
  /// that counts along it, without damping. What is above 30 counts as 30.
  package var frequency: CGFloat
  /// The damping ratio of a spring, ≥ 0: 1 is critical.
  package var damping: CGFloat

  package init(
    offset: CGVector = .zero, end: End, length: CGFloat, frequency: CGFloat = 0,
    damping: CGFloat = 0
  ) {
    self.offset = offset
    self.end = end
    self.length = length
    self.frequency = frequency
    self.damping = damping
  }
}
