import Foundation
import GlissadeMotion

/// A spring that continues a drag after its release, without an overshoot of its own.
///
/// ```swift
/// let spring = UISpringTimingParameters(HandOffSpring(velocity: 900, distance: 400))
/// let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
/// animator.addAnimations { [card] in card.frame.origin.y = 600 }
/// animator.startAnimation()
/// ```
///
/// The motion starts with the view's velocity and, towards the end, without acceleration, so that
/// the view neither jumps nor brakes at the release. A view at rest settles after 0.52 s, and a
/// moving view no later (H-09). A view that moves away from its end brakes immediately.
///
/// With r the relative velocity and ω the angular frequency, the remaining fraction of the distance
/// is (1 + (ω − r)·t + c·t²)·e^(−ωt), where c = ω·(ω/2 − r), limited to 0…ω²/2.
public struct HandOffSpring: Hashable, Sendable {
  /// The initial velocity towards the end, as a fraction of the remaining distance per second.
  public let relativeVelocity: CGFloat
  /// The angular frequency, in radians per second: at least twice the relative velocity.
  public let angularFrequency: CGFloat
  /// The time after which the motion of a view from rest has settled, in seconds.
  public let settlingTime: CGFloat
  private let leastFrequency: CGFloat
  private let space: CGFloat

  /// The usual settling time. It is equal to that of UIKit's default spring, with a mass of 3 and a
  /// stiffness of 1000.
  package static let usualSettlingTime: CGFloat = 0.52
  /// The phase at which the motion of a view from rest has settled.
  private static let restPhase = settlingPhase(0)
  /// The greatest angular frequency to which a small `space` can lead, in radians per second.
  private static let stiffestFrequency: CGFloat = 200
  /// The greatest relative velocity of a spring, per second; greater ones are limited to it.
  private static let greatestVelocity: CGFloat = 1e9

  /// Creates a spring for a relative velocity.
  ///
  /// - Parameters:
  ///   - relativeVelocity: The velocity towards the end as a fraction of the remaining distance per
  ///     second. It is limited to 10⁹ in magnitude, because a distance for which it is greater is a
  ///     rounding error. A velocity that is not finite counts as 0.
  ///   - leastFrequency: The least angular frequency, in radians per second.
  ///   - space: The greatest distance from its end that a view moving away from the end may reach,
  ///     as a multiple of the remaining distance, 1 or more.
  ///   - settlingTime: The time after which a view from rest has settled, in seconds, above 0. A
  ///     moving view settles no later. Another time counts as the default.
  public init(
    relativeVelocity: CGFloat = 0, leastFrequency: CGFloat = 0, space: CGFloat = .infinity,
    settlingTime: CGFloat = 0.52
  ) {
    let velocity = Self.limit(relativeVelocity)
    let isUsable = settlingTime > 0 && settlingTime.isFinite
    let time = isUsable ? settlingTime : Self.usualSettlingTime
    var frequency = max(Self.frequency(of: velocity, settlingIn: time), leastFrequency)
    while velocity < 0, frequency < Self.stiffestFrequency,
      Self.excursion(velocity, frequency) > max(space, 1.01)
    {
      frequency *= 1.25
    }
    self.relativeVelocity = velocity
    angularFrequency = frequency
    self.settlingTime = time
    self.leastFrequency = leastFrequency
    self.space = space
  }

  /// Returns the spring of the same release with another settling time, in seconds.
  package func settling(in time: CGFloat) -> HandOffSpring {
    HandOffSpring(
      relativeVelocity: relativeVelocity, leastFrequency: leastFrequency, space: space,
      settlingTime: time)
  }

  /// Creates a spring for a velocity in points per second.
  ///
  /// - Parameters:
  ///   - velocity: The velocity, in points per second.
  ///   - distance: The signed distance from the view to its end, in points. With a distance of 0
  ///     the relative velocity is 0.
  ///   - settlingTime: The time after which a view from rest has settled, in seconds, above 0.
  public init(velocity: CGFloat, distance: CGFloat, settlingTime: CGFloat = 0.52) {
    self.init(
      relativeVelocity: distance != 0 ? velocity / distance : 0, settlingTime: settlingTime)
  }

  /// Returns the motion of a value by this spring from a start to a target.
  package func motion(from start: Double, to target: Double) -> ReleaseMotion {
    ReleaseMotion(
      start: start, target: target, velocity: Double(relativeVelocity) * (target - start),
      frequency: Double(angularFrequency))
  }

  private static func limit(_ velocity: CGFloat) -> CGFloat {
    velocity.isFinite ? min(max(velocity, -greatestVelocity), greatestVelocity) : 0
  }

  /// Returns the least angular frequency with which the motion settles in time and does not brake
  /// before it is near its end.
  private static func frequency(of velocity: CGFloat, settlingIn time: CGFloat) -> CGFloat {
    velocity < 0 ? settlingPhase(-velocity * time) / time : max(restPhase / time, 2 * velocity)
  }

  /// Returns the phase u = ωt at which the motion has settled. It solves ε·e^u = 1 + u + ρ + u²/2,
  /// where ε is the settled fraction (M-22).
  ///
  /// - Parameter away: The velocity ρ away from the end in distances per settling time, 0 or more.
  private static func settlingPhase(_ away: CGFloat) -> CGFloat {
    let fraction = CGFloat(MotionConstants.springSettledFraction)
    // The difference of the two sides is convex in this range. Newton's method decreases to the
    // root from above, and ends where rounding stops the decrease. 1000 exceeds 1 + u + u²/2 for
    // each u below 43.
    var phase = log((away + 1000) / fraction)
    while true {
      let growth = fraction * exp(phase)
      let next = phase - (growth - 1 - phase - away - phase * phase / 2) / (growth - 1 - phase)
      guard next < phase else { return phase }
      phase = next
    }
  }

  /// Returns the greatest remaining fraction of the distance during a motion with a relative
  /// velocity below 0.
  private static func excursion(_ velocity: CGFloat, _ frequency: CGFloat) -> CGFloat {
    let turn =
      ((velocity * velocity - 2 * frequency * velocity).squareRoot() + velocity)
      / (frequency * frequency)
    let phase = frequency * turn
    return (1 + phase - velocity * turn + phase * phase / 2) * exp(-phase)
  }
}
