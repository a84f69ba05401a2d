import Foundation

/// A spring that moves a body to a point and to the nearest upright angle (J-14).
package struct Snap: Hashable, Sendable {
  package var point: CGPoint
  /// The damping, 0…1. A higher value reduces the overshoot, and 1 has none (M-40).
  package var damping: CGFloat

  package init(point: CGPoint, damping: CGFloat = 0.5) {
    self.point = point
    self.damping = damping
  }
}
