import Foundation
import GlissadeMotion

/// The trajectory of scrolling content that no touch moves, along both axes.
package struct ScrollTrajectory: Sendable {
  /// The time of the start, in seconds of the scene's time.
  package let start: TimeInterval
  private let x: any Motion
  private let y: any Motion
  /// The content offset at the end of the trajectory.
  package let restingOffset: CGPoint

  /// Creates a trajectory of a horizontal and a vertical motion.
  ///
  /// - Parameters:
  ///   - start: The time of the start, in seconds of the scene's time.
  ///   - x: The horizontal motion.
  ///   - y: The vertical motion.
  ///   - target: The exact offset at the end; `nil` means the ends of the two motions.
  package init(start: TimeInterval, x: any Motion, y: any Motion, target: CGPoint? = nil) {
    self.start = start
    self.x = x
    self.y = y
    restingOffset = target ?? CGPoint(x: x.restingValue, y: y.restingValue)
  }

  /// Creates a trajectory to a target along critically damped springs. A spring that would
  /// overshoot the target gets a higher frequency, at which it does not.
  ///
  /// - Parameters:
  ///   - offset: The offset at the start.
  ///   - target: The offset at the end.
  ///   - velocity: The velocity at the start, in points per second.
  ///   - frequency: The angular frequency ω, in rad/s.
  ///   - start: The time of the start, in seconds of the scene's time.
  package init(
    from offset: CGPoint, to target: CGPoint, velocity: CGPoint, frequency: Double,
    start: TimeInterval
  ) {
    func spring(_ offset: Double, _ target: Double, _ velocity: Double) -> any Motion {
      // The sign of x₀ + (v₀ + ωx₀)t does not change for ω ≥ −v₀/x₀ (M-15).
      let distance = target - offset
      let least = distance == 0 ? 0 : velocity / distance
      return SpringMotion(
        spring: .critical(frequency: max(frequency, least)), start: offset, target: target,
        velocity: distance == 0 ? 0 : velocity)
    }
    self.init(
      start: start, x: spring(offset.x, target.x, velocity.x),
      y: spring(offset.y, target.y, velocity.y))
  }

  /// Creates a trajectory to a page that starts with the velocity of a release. An axis along which
  /// the content is idle or moves away from the page uses a spring.
  ///
  /// - Parameters:
  ///   - target: The offset at the end.
  ///   - offset: The offset at the start.
  ///   - velocity: The velocity at the start, in points per second.
  ///   - start: The time of the start, in seconds of the scene's time.
  package init(
    approaching target: CGPoint, from offset: CGPoint, velocity: CGPoint, start: TimeInterval
  ) {
    let springs = ScrollTrajectory(
      from: offset, to: target, velocity: velocity, frequency: ScrollConstants.bounceFrequency,
      start: start)
    func approach(_ offset: Double, _ target: Double, _ velocity: Double, _ spring: any Motion)
      -> any Motion
    {
      guard target != offset, velocity * (target - offset) > 0,
        abs(velocity) >= ScrollConstants.restingSpeed
      else { return spring }
      let pace = max(ScrollConstants.pageFrequency, 2 * velocity / (target - offset))
      return ReleaseMotion(start: offset, target: target, velocity: velocity, frequency: pace)
    }
    self.init(
      start: start, x: approach(offset.x, target.x, velocity.x, springs.x),
      y: approach(offset.y, target.y, velocity.y, springs.y))
  }

  /// Creates a decelerating trajectory to a target that a client chose instead of the projected
  /// one. The deceleration is adjusted to the target, unless the trajectory would then take more
  /// than twice as long as without the adjustment.
  ///
  /// - Parameters:
  ///   - offset: The offset at the start.
  ///   - target: The offset at the end.
  ///   - velocity: The velocity at the start, in points per second.
  ///   - decelerationRate: The factor by which the velocity decreases in each millisecond.
  ///   - start: The time of the start, in seconds of the scene's time.
  package init(
    coastingFrom offset: CGPoint, to target: CGPoint, velocity: CGPoint, decelerationRate: Double,
    start: TimeInterval
  ) {
    let springs = ScrollTrajectory(
      from: offset, to: target, velocity: velocity, frequency: ScrollConstants.bounceFrequency,
      start: start)
    func coast(_ offset: Double, _ target: Double, _ velocity: Double, _ spring: any Motion)
      -> any Motion
    {
      let rate = -velocity / (target - offset)
      guard rate.isFinite, rate <= 1000 * log(decelerationRate) / 2 else { return spring }
      let adjustedRate = exp(rate / 1000)
      guard adjustedRate > 0, adjustedRate < 1 else { return spring }
      return Decay(start: offset, velocity: velocity, decelerationRate: adjustedRate)
    }
    self.init(
      start: start, x: coast(offset.x, target.x, velocity.x, springs.x),
      y: coast(offset.y, target.y, velocity.y, springs.y), target: target)
  }

  /// Returns the offset at an instant of the scene's time.
  package func offset(at now: TimeInterval) -> CGPoint {
    if isOver(at: now) { return restingOffset }
    return CGPoint(x: x.value(at: now - start), y: y.value(at: now - start))
  }

  /// Returns the velocity at an instant of the scene's time, in points per second.
  package func velocity(at now: TimeInterval) -> CGPoint {
    CGPoint(x: x.velocity(at: now - start), y: y.velocity(at: now - start))
  }

  /// Returns whether the trajectory has ended at an instant of the scene's time.
  package func isOver(at now: TimeInterval) -> Bool {
    x.isSettled(at: now - start) && y.isSettled(at: now - start)
  }
}
