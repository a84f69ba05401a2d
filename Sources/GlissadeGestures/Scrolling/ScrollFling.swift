import Foundation
import GlissadeMotion

/// Content let go, along one axis: it coasts (M-09), and a critically damped spring takes over its velocity
/// beyond an end and brings it back (M-15).
///
/// A pure function of the time since release; value and velocity are continuous, at an end of content
/// that does not bounce the velocity is not.
package struct ScrollFling: Motion {
  /// What it does from `start` on, in s since release.
  private struct Leg: Sendable {
    let start: TimeInterval
    let motion: any Motion
  }

  private var legs: [Leg] = []

  package init(
    along axis: ScrollAxis, from offset: Double, velocity: Double,
    decelerationRate: Double = MotionConstants.normalDecelerationRate
  ) {
    var (time, offset, velocity) = (0.0, offset, velocity)
    if axis.overscroll(at: offset) != 0 {
      let edge = axis.clamped(offset)
      let spring = Self.bounce(from: offset, to: edge, velocity: velocity)
      add(spring, from: 0)
      guard let crossing = Self.crossing(of: spring), crossing < spring.settlingDuration else {
        return
      }
      (time, offset, velocity) = (crossing, edge, spring.velocity(at: crossing))
    }
    let decay = Decay(start: offset, velocity: velocity, decelerationRate: decelerationRate)
    add(decay, from: time)
    guard axis.overscroll(at: decay.restingValue) != 0 else { return }
    stop(decay, at: axis.clamped(decay.restingValue), from: time, bounces: axis.bounces)
  }

  package func value(at time: TimeInterval) -> Double {
    let leg = leg(at: time)
    return leg.motion.value(at: time - leg.start)
  }

  package func velocity(at time: TimeInterval) -> Double {
    let leg = leg(at: time)
    return leg.motion.velocity(at: time - leg.start)
  }

  package var settlingDuration: TimeInterval {
    legs[legs.count - 1].start + legs[legs.count - 1].motion.settlingDuration
  }

  package var restingValue: Double { legs[legs.count - 1].motion.restingValue }

  private func leg(at time: TimeInterval) -> Leg { legs.last { $0.start <= time } ?? legs[0] }

  private mutating func add(_ motion: any Motion, from start: TimeInterval) {
    legs.append(Leg(start: start, motion: motion))
  }

  /// Ends a decay where it meets the end of the content.
  private mutating func stop(
    _ decay: Decay, at edge: Double, from start: TimeInterval, bounces: Bool
  ) {
    let rate = 1000 * log(decay.decelerationRate)
    let meeting = log1p(-(edge - decay.start) / decay.travel) / rate
    // It was as good as at rest before it got there.
    let isOver = meeting >= decay.settlingDuration
    let velocity = bounces && !isOver ? decay.velocity(at: meeting) : 0
    add(
      Self.bounce(from: edge, to: edge, velocity: velocity),
      from: start + (isOver ? decay.settlingDuration : meeting))
  }

  private static func bounce(from start: Double, to edge: Double, velocity: Double) -> SpringMotion
  {
    SpringMotion(
      spring: Spring.critical(frequency: ScrollConstants.bounceFrequency), start: start,
      target: edge, velocity: velocity)
  }

  /// When a critically damped spring passes its target: x₀ + (v₀ + ωx₀)t = 0 (M-15); nil if it never does.
  private static func crossing(of motion: SpringMotion) -> TimeInterval? {
    let distance = motion.start - motion.target
    let slope = motion.initialVelocity + motion.spring.angularFrequency * distance
    let time = -distance / slope
    return time.isFinite && time > 0 ? time : nil
  }
}

extension Spring {
  /// ζ = 1, by its angular frequency ω in rad/s.
  package static func critical(frequency: Double) -> Spring {
    Spring(dampingRatio: 1, response: 2 * .pi / frequency)
  }
}
