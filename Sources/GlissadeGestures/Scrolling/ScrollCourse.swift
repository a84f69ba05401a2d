import Foundation
import GlissadeMotion

/// A scroll view's content on its way by itself, along both axes.
package struct ScrollCourse: Sendable {
  /// When it began, in the scene's seconds.
  package let start: TimeInterval
  private let x: any Motion
  private let y: any Motion
  /// Where it ends.
  package let restingOffset: CGPoint

  /// - Parameter target: where it ends, to the last bit; nil for where its motions do.
  package init(start: TimeInterval, x: any Motion, y: any Motion, target: CGPoint? = nil) {
    self.start = start
    self.x = x
    self.y = y
    restingOffset = target ?? CGPoint(x: x.restingValue, y: y.restingValue)
  }

  /// To a target along springs that are critically damped, or more quickly if that is what it takes
  /// not to overshoot.
  ///
  /// - Parameter frequency: ω, rad/s.
  package init(
    from offset: CGPoint, to target: CGPoint, velocity: CGPoint, frequency: Double,
    start: TimeInterval
  ) {
    func spring(_ offset: Double, _ target: Double, _ velocity: Double) -> any Motion {
      // x₀ + (v₀ + ωx₀)t keeps its sign for ω ≥ −v₀/x₀ (M-15).
      let way = target - offset
      let least = way == 0 ? 0 : velocity / way
      return SpringMotion(
        spring: .critical(frequency: max(frequency, least)), start: offset, target: target,
        velocity: way == 0 ? 0 : velocity)
    }
    self.init(
      start: start, x: spring(offset.x, target.x, velocity.x),
      y: spring(offset.y, target.y, velocity.y))
  }

  /// To a page, as fast at first as the finger was; what stood still or went the other way goes along
  /// a spring.
  package init(
    approaching target: CGPoint, from offset: CGPoint, velocity: CGPoint, start: TimeInterval
  ) {
    let springs = ScrollCourse(
      from: offset, to: target, velocity: velocity, frequency: ScrollConstants.bounceFrequency,
      start: start)
    func approach(_ offset: Double, _ target: Double, _ velocity: Double, _ spring: any Motion)
      -> any Motion
    {
      guard target != offset, velocity * (target - offset) > 0,
        abs(velocity) >= ScrollConstants.standingSpeed
      else { return spring }
      return PageApproach(start: offset, target: target, velocity: velocity)
    }
    self.init(
      start: start, x: approach(offset.x, target.x, velocity.x, springs.x),
      y: approach(offset.y, target.y, velocity.y, springs.y))
  }

  /// Coasting to a target that somebody chose instead of the one that friction had: friction changes,
  /// unless that would take more than twice as long.
  ///
  /// - Parameter decelerationRate: the part of the speed kept per millisecond.
  package init(
    coastingFrom offset: CGPoint, to target: CGPoint, velocity: CGPoint, decelerationRate: Double,
    start: TimeInterval
  ) {
    let springs = ScrollCourse(
      from: offset, to: target, velocity: velocity, frequency: ScrollConstants.bounceFrequency,
      start: start)
    func coast(_ offset: Double, _ target: Double, _ velocity: Double, _ spring: any Motion)
      -> any Motion
    {
      let rate = -velocity / (target - offset)
      guard rate.isFinite, rate <= 1000 * log(decelerationRate) / 2 else { return spring }
      let kept = exp(rate / 1000)
      guard kept > 0, kept < 1 else { return spring }
      return Decay(start: offset, velocity: velocity, decelerationRate: kept)
    }
    self.init(
      start: start, x: coast(offset.x, target.x, velocity.x, springs.x),
      y: coast(offset.y, target.y, velocity.y, springs.y), target: target)
  }

  package func offset(at now: TimeInterval) -> CGPoint {
    if isOver(at: now) { return restingOffset }
    return CGPoint(x: x.value(at: now - start), y: y.value(at: now - start))
  }

  /// In pt/s.
  package func velocity(at now: TimeInterval) -> CGPoint {
    CGPoint(x: x.velocity(at: now - start), y: y.velocity(at: now - start))
  }

  package func isOver(at now: TimeInterval) -> Bool {
    x.isSettled(at: now - start) && y.isSettled(at: now - start)
  }
}
