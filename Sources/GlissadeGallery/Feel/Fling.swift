import UIKit

/// The velocity of a release, and what follows from it.
enum Fling {
  /// The speed below which a pointer counts as at rest, in points per second.
  private static let slowest: CGFloat = 50
  /// The greatest speed that counts, in points per second.
  private static let fastest: CGFloat = 8000
  /// The factor by which the velocity decreases per millisecond: a scroll view's normal
  /// deceleration rate.
  private static var deceleration: CGFloat { UIScrollView.DecelerationRate.normal.rawValue }

  /// Returns a velocity limited to the greatest speed, with which a released view starts.
  static func limited(_ velocity: CGFloat) -> CGFloat {
    min(max(velocity, -fastest), fastest)
  }

  /// Returns a limited velocity, or 0 if it is too low to affect the decision.
  static func decisive(_ velocity: CGFloat) -> CGFloat {
    abs(velocity) < slowest ? 0 : limited(velocity)
  }

  /// Returns the distance that a released view would coast, in points. At deceleration rate d it is
  /// v/1000 · d/(1 − d), as in a scroll view.
  static func reach(of velocity: CGFloat) -> CGFloat {
    decisive(velocity) / 1000 * deceleration / (1 - deceleration)
  }

  /// Returns whether a release finishes: whether the projected progress exceeds the threshold.
  ///
  /// - Parameters:
  ///   - progress: The completed fraction, 0…1.
  ///   - velocity: The velocity towards the end, in points per second.
  ///   - distance: The distance from start to end in points, greater than 0.
  ///   - threshold: The fraction at which the decision changes, 0…1.
  static func finishes(
    progress: CGFloat, velocity: CGFloat, distance: CGFloat, threshold: CGFloat = 0.5
  ) -> Bool {
    progress + reach(of: velocity) / distance > threshold
  }
}
