import Foundation

/// Draws a body to a point and to the nearest upright angle (J-14).
package struct Snap: Hashable, Sendable {
  package var point: CGPoint
  /// 0…1: the more, the less it swings over; 1 not at all (M-40).
  package var damping: CGFloat

  package init(point: CGPoint, damping: CGFloat = 0.5) {
    self.point = point
    self.damping = damping
  }
}
