import UIKit

/// The target corner of a throw, with a spring for each axis.
///
/// Each axis has its own remaining distance and velocity. A common spring would suddenly change the
/// tile's velocity along the slower axis at the release.
struct ThrowFlight {
  let corner: ThrowCorner
  let target: CGPoint
  let across: ThrowAxis
  let down: ThrowAxis

  /// Creates a throw to the corner nearest to where the tile would coast.
  ///
  /// - Parameters:
  ///   - point: The center of the tile at the release.
  ///   - velocity: The velocity of the tile, in points per second.
  ///   - area: The area in which the center of the tile can rest.
  ///   - margin: The distance by which the tile may overshoot the area, in points.
  init(from point: CGPoint, velocity: CGVector, area: CGRect, margin: CGFloat) {
    let rate = UIScrollView.DecelerationRate.normal
    let landing = CGPoint(
      x: point.x + rate.projection(of: ReleaseRule.limitForDecision(velocity.dx)),
      y: point.y + rate.projection(of: ReleaseRule.limitForDecision(velocity.dy)))
    corner = ThrowCorner(nearest: landing, in: area)
    target = corner.point(in: area)
    across = ThrowAxis(distance: target.x - point.x, velocity: velocity.dx, margin: margin)
    down = ThrowAxis(distance: target.y - point.y, velocity: velocity.dy, margin: margin)
  }
}

/// One axis of a throw.
struct ThrowAxis {
  /// The remaining distance to the target in points, negative to the left and upwards.
  let distance: CGFloat
  /// The velocity towards the target, as a fraction of the remaining distance per second.
  let relativeVelocity: CGFloat
  /// The least angular frequency of the spring that keeps the tile on the screen, in radians per
  /// second.
  let leastFrequency: CGFloat

  /// The distance below which a tile counts as being at its target, in points.
  private static let tolerance: CGFloat = 0.001
  private static let leastMargin: CGFloat = 4

  init(distance: CGFloat, velocity: CGFloat, margin: CGFloat) {
    self.distance = distance
    let velocity = ReleaseRule.limit(velocity)
    relativeVelocity = abs(distance) > Self.tolerance ? velocity / distance : 0
    // A tile beyond its target that moves away from the target overshoots by a further v/(e·ω).
    let free = max(margin - abs(distance), Self.leastMargin)
    leastFrequency = relativeVelocity < 0 ? abs(velocity) / (CGFloat(M_E) * free) : 0
  }

  @MainActor var spring: UISpringTimingParameters {
    UISpringTimingParameters(
      HandOffSpring(relativeVelocity: relativeVelocity, leastFrequency: leastFrequency))
  }
}
