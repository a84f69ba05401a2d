import Foundation
import GlissadeMotion

/// The motion of content after a release along one axis. The content decelerates exponentially
/// (M-09); beyond an end, a critically damped spring starts with its velocity and brings it back
/// (M-15).
///
/// The motion is a function of the time since the release. Value and velocity are continuous,
/// except that the velocity becomes 0 at an end of content that does not bounce.
package struct ScrollFling: Motion {
  /// A part of the motion, from `start` in seconds since the release.
  private struct Leg: Sendable {
    let start: TimeInterval
    let motion: any Motion
  }

  private var legs: [Leg] = []

  /// Creates the motion of content that is released at an offset with a velocity.
  ///
  /// - Parameters:
  ///   - axis: The axis of the scroll view.
  ///   - offset: The offset at the release.
  ///   - velocity: The velocity at the release, in points per second.
  ///   - decelerationRate: The factor by which the velocity decreases in each millisecond.
  package init(
    along axis: ScrollAxis, from offset: Double, velocity: Double,
    decelerationRate: Double = MotionConstants.normalDecelerationRate
  ) {
    var time = 0.0
    var offset = offset
    var velocity = velocity
    if axis.overscroll(at: offset) != 0 {
      let edge = axis.clamped(offset)
      let spring = Self.bounce(from: offset, to: edge, velocity: velocity)
      add(spring, from: 0)
      guard let crossing = Self.crossing(of: spring), crossing < spring.settlingDuration else {
        return
      }
      time = crossing
      offset = edge
      velocity = spring.velocity(at: crossing)
    }
    let decay = Decay(start: offset, velocity: velocity, decelerationRate: decelerationRate)
    add(decay, from: time)
    guard axis.overscroll(at: decay.restingValue) != 0 else { return }
    stop(decay, at: axis.clamped(decay.restingValue), from: time, bounces: axis.bounces)
  }

  /// Returns the offset at a time since the release, in seconds.
  package func value(at time: TimeInterval) -> Double {
    let leg = leg(at: time)
    return leg.motion.value(at: time - leg.start)
  }

  /// Returns the velocity at a time since the release, in points per second.
  package func velocity(at time: TimeInterval) -> Double {
    let leg = leg(at: time)
    return leg.motion.velocity(at: time - leg.start)
  }

  /// The time until the motion has settled, in seconds.
  package var settlingDuration: TimeInterval {
    legs[legs.count - 1].start + legs[legs.count - 1].motion.settlingDuration
  }

  /// The offset at the end of the motion.
  package var restingValue: Double { legs[legs.count - 1].motion.restingValue }

  private func leg(at time: TimeInterval) -> Leg { legs.last { $0.start <= time } ?? legs[0] }

  private mutating func add(_ motion: any Motion, from start: TimeInterval) {
    legs.append(Leg(start: start, motion: motion))
  }

  /// Ends a decay at the time when it reaches the end of the content.
  private mutating func stop(
    _ decay: Decay, at edge: Double, from start: TimeInterval, bounces: Bool
  ) {
    let rate = 1000 * log(decay.decelerationRate)
    let arrival = log1p(-(edge - decay.start) / decay.travel) / rate
    // The branch for a decay that settles before it reaches the end of the content.
    let isOver = arrival >= decay.settlingDuration
    let velocity = bounces && !isOver ? decay.velocity(at: arrival) : 0
    add(
      Self.bounce(from: edge, to: edge, velocity: velocity),
      from: start + (isOver ? decay.settlingDuration : arrival))
  }

  private static func bounce(from start: Double, to edge: Double, velocity: Double) -> SpringMotion
  {
    SpringMotion(
      spring: Spring.critical(frequency: ScrollConstants.bounceFrequency), start: start,
      target: edge, velocity: velocity)
  }

  /// Returns the time at which a critically damped spring crosses its target, x₀ + (v₀ + ωx₀)t = 0
  /// (M-15), or `nil` if the spring never crosses it.
  private static func crossing(of motion: SpringMotion) -> TimeInterval? {
    let distance = motion.start - motion.target
    let slope = motion.initialVelocity + motion.spring.angularFrequency * distance
    let time = -distance / slope
    return time.isFinite && time > 0 ? time : nil
  }
}

extension Spring {
  /// Returns a critically damped spring (ζ = 1) with the angular frequency ω in rad/s.
  package static func critical(frequency: Double) -> Spring {
    Spring(dampingRatio: 1, response: 2 * .pi / frequency)
  }
}
