import UIKit

/// A throw: the corner that it is going to, and along each axis the spring that takes it there.
///
/// The axes have springs of their own, because each has its own way to go and its own speed: one
/// spring for both would tear the tile away from the finger along the slower axis.
struct ThrowFlight {
  let corner: ThrowCorner
  let target: CGPoint
  let across: ThrowAxis
  let down: ThrowAxis

  /// To the corner nearest to where the tile would slide.
  ///
  /// - Parameters:
  ///   - point: where the tile's centre is let go.
  ///   - velocity: in points per second.
  ///   - room: where the centre may rest.
  ///   - margin: how far past the room the tile may swing, in points.
  init(from point: CGPoint, velocity: CGVector, room: CGRect, margin: CGFloat) {
    let landing = CGPoint(
      x: point.x + Fling.reach(of: velocity.dx), y: point.y + Fling.reach(of: velocity.dy))
    corner = ThrowCorner(nearest: landing, in: room)
    target = corner.point(in: room)
    across = ThrowAxis(way: target.x - point.x, velocity: velocity.dx, margin: margin)
    down = ThrowAxis(way: target.y - point.y, velocity: velocity.dy, margin: margin)
  }
}

/// One axis of a throw.
struct ThrowAxis {
  /// To go, in points; less than 0 to the left and upwards.
  let way: CGFloat
  /// Towards the target, in fractions of the way per second.
  let relativeVelocity: CGFloat
  /// The least angular frequency, in radians per second, with which it stays on the screen.
  let leastFrequency: CGFloat

  /// Less than this is no way to go, in points.
  private static let hair: CGFloat = 0.001
  private static let leastMargin: CGFloat = 4

  init(way: CGFloat, velocity: CGFloat, margin: CGFloat) {
    self.way = way
    let velocity = Fling.handedOver(velocity)
    relativeVelocity = abs(way) > Self.hair ? velocity / way : 0
    // What is already past its target and goes on swings v/(e·ω) further.
    let free = max(margin - abs(way), Self.leastMargin)
    leastFrequency = relativeVelocity < 0 ? abs(velocity) / (CGFloat(M_E) * free) : 0
  }

  @MainActor var spring: UISpringTimingParameters {
    HandOff.spring(relativeVelocity: relativeVelocity, leastFrequency: leastFrequency)
  }
}
