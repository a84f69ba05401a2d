import UIKit

/// What the speed of a finger that lets go means.
enum Fling {
  /// Slower than this counts as standing still, in points per second.
  private static let slowest: CGFloat = 50
  /// Faster than this counts as this fast, in points per second.
  private static let fastest: CGFloat = 8000
  /// What is left of the speed after each millisecond: a scroll view's ordinary rate.
  private static var deceleration: CGFloat { UIScrollView.DecelerationRate.normal.rawValue }

  /// The speed that something let go starts off with.
  static func handedOver(_ velocity: CGFloat) -> CGFloat {
    min(max(velocity, -fastest), fastest)
  }

  /// The speed as far as it has a say in where to go.
  static func decisive(_ velocity: CGFloat) -> CGFloat {
    abs(velocity) < slowest ? 0 : handedOver(velocity)
  }

  /// How far something would slide that is let go with `velocity`, in points: what a scroll view of
  /// the ordinary rate makes of it, v/1000 · d/(1 − d).
  static func reach(of velocity: CGFloat) -> CGFloat {
    decisive(velocity) / 1000 * deceleration / (1 - deceleration)
  }

  /// Whether a release finishes: whether it is past the middle, or another part of the way, as
  /// projected.
  ///
  /// - Parameters:
  ///   - progress: towards the end, 0…1.
  ///   - velocity: towards the end, in points per second.
  ///   - distance: the whole way, in points, more than 0.
  ///   - threshold: the part of the way, 0…1.
  static func finishes(
    progress: CGFloat, velocity: CGFloat, distance: CGFloat, threshold: CGFloat = 0.5
  ) -> Bool {
    progress + reach(of: velocity) / distance > threshold
  }
}
