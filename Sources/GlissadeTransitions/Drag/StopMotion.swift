import Foundation
import GlissadeMotion

/// The motion of content to a stop.
package enum StopMotion: Motion, Hashable {
  /// The motion of a release.
  case release(ReleaseMotion)
  /// A motion by a spring whose frequency the client determines.
  case spring(SpringMotion)

  /// Creates a motion of content to a stop.
  ///
  /// - Parameters:
  ///   - start: The position at the start, in points.
  ///   - target: The position of the stop, in points.
  ///   - velocity: The velocity at the start, in points per second.
  ///   - spring: The spring.
  package init(
    from start: CGFloat, to target: CGFloat, velocity: CGFloat, by spring: DragSpring
  ) {
    let release = HandOffSpring(velocity: velocity, distance: target - start)
    switch spring {
    case .handOff: self = .release(release.motion(from: start, to: target))
    case .release(let time):
      self = .release(release.settling(in: time).motion(from: start, to: target))
    case .spring(let spring):
      self = .spring(
        SpringMotion(spring: spring, start: start, target: target, velocity: velocity))
    }
  }

  private var motion: any Motion {
    switch self {
    case .release(let motion): motion
    case .spring(let motion): motion
    }
  }

  /// Returns the position of the content at a time since the start, in points.
  package func value(at time: TimeInterval) -> Double { motion.value(at: time) }
  /// Returns the velocity of the content at a time since the start, in points per second.
  package func velocity(at time: TimeInterval) -> Double { motion.velocity(at: time) }
  /// The time until the content rests, in seconds.
  package var settlingDuration: TimeInterval { motion.settlingDuration }
  /// The position of the stop at which the motion ends, in points.
  package var restingValue: Double { motion.restingValue }
}
