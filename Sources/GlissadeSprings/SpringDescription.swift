import Foundation
import GlissadeMotion

/// A spring as tools describe it: its constants, its initial velocity, and the meaning of a damping
/// ratio above 1.
///
///     let spring = SpringDescription(angularFrequency: 18.257, dampingRatio: 0.8)
///     for spelled in SpringText.spellings(of: spring) { print(spelled.text ?? "") }
package struct SpringDescription: Hashable, Sendable {
  /// The meaning of a damping ratio above 1.
  package enum Overdamping: Hashable, Sendable {
    /// The motion is overdamped, as its constants determine.
    case allowed
    /// The motion is that of the critically damped spring with the same ω and mass, as in Core
    /// Animation without `allowsOverdamping` (H-04).
    case countsAsCritical
  }

  /// The spring with the constants of the text, which may be overdamped.
  package let written: Spring
  /// The velocity towards the target at the start, in distances per second.
  package let relativeVelocity: Double
  /// The meaning of a damping ratio above 1.
  package let overdamping: Overdamping

  /// Creates a description from a spring.
  ///
  /// - Parameters:
  ///   - spring: The spring with the constants of the text, which may be overdamped.
  ///   - relativeVelocity: The velocity towards the target, in distances per second.
  ///   - overdamping: The meaning of a damping ratio above 1.
  package init(
    _ spring: Spring, relativeVelocity: Double = 0, overdamping: Overdamping = .allowed
  ) {
    precondition(relativeVelocity.isFinite, "A spring's velocity must be finite.")
    written = spring
    self.relativeVelocity = relativeVelocity
    self.overdamping = overdamping
  }

  /// Creates a description from a measured or computed motion.
  ///
  /// - Parameters:
  ///   - angularFrequency: ω₀ in rad/s, greater than 0.
  ///   - dampingRatio: ζ ≥ 0.
  ///   - mass: The mass in kg, which scales stiffness and damping and changes no motion.
  ///   - relativeVelocity: The velocity towards the target, in distances per second.
  package init(
    angularFrequency: Double, dampingRatio: Double, mass: Double = 1, relativeVelocity: Double = 0
  ) {
    self.init(
      Spring(angularFrequency: angularFrequency, dampingRatio: dampingRatio, mass: mass),
      relativeVelocity: relativeVelocity)
  }

  /// The spring of the motion: critically damped if `written` is overdamped and overdamping counts
  /// as critical, otherwise `written`.
  package var spring: Spring {
    overdamping == .allowed ? written : written.withoutOverdamping
  }

  /// The damping ratio ζ of the motion. Ratios that differ from 1 by 1e-9 or less count as 1,
  /// critical damping.
  package var dampingRatio: Double {
    let ratio = spring.dampingRatio
    return abs(ratio - 1) < MotionConstants.springCriticalBand ? 1 : ratio
  }

  /// The angular frequency ω₀ of the motion without damping, in rad/s.
  package var angularFrequency: Double { written.angularFrequency }

  /// The motion from 0 to 1.
  package var motion: SpringMotion {
    SpringMotion(spring: spring, start: 0, target: 1, velocity: relativeVelocity)
  }
}
