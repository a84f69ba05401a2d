import Foundation
import GlissadeGeometry

/// A rod or a spring between a point of a body and an anchor or another body (J-12, M-35).
package struct Attachment: Hashable, Sendable {
  package enum End: Hashable, Sendable {
    /// A fixed point of the world, which can be moved at any time. A spring's anchor moves at once;
    /// a rod's moves until the next `advance(to:)`, at up to 8000 pt/s, and takes the body with it.
    case anchor(CGPoint)
    /// A point of another body, relative to its center in its own directions.
    case body(Handle<Body>, offset: CGVector)
  }

  /// The attached point of the body, relative to its center in its own directions.
  package var offset: CGVector
  package var end: End
  /// The length of the rod or of the relaxed spring, in points, at least 0. At 0 the two points are
  /// pinned to each other: a spring then acts in every direction, not along a line.
  package var length: CGFloat
  /// The frequency in Hz, at least 0. 0 is a rod; otherwise it is that of the undamped oscillation
  /// with the effective mass along the spring. Values above 30 count as 30.
  package var frequency: CGFloat
  /// The damping ratio of a spring, at least 0; 1 is critical.
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
