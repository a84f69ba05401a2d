import Foundation

/// Every tuning number of motion, with its unit and where it comes from.
package enum MotionConstants {
  // MARK: Velocity (M-02, M-04)

  /// How much of a stroke the velocity is fitted to, in s. From Android's and Flutter's estimators.
  package static let velocityWindow: TimeInterval = 0.100
  /// A pause longer than this, in s, cuts a stroke and voids its velocity. From Flutter's
  /// estimator.
  package static let velocityPause: TimeInterval = 0.040
  /// The same pause, in intervals of an event pump that is too slow for it. Our choice.
  package static let velocityPauseInPumps = 2.5

  // MARK: Deceleration (M-08, M-09, M-11)

  /// Speed kept per millisecond: `UIScrollView.DecelerationRate.normal`.
  package static let normalDecelerationRate = 0.998
  /// Speed kept per millisecond: `UIScrollView.DecelerationRate.fast`.
  package static let fastDecelerationRate = 0.99
  /// How far from its end, in pt, a decay counts as arrived. Our choice: under a tenth of a pixel.
  package static let decayRestDistance = 0.05
  /// How much of a small overscroll is shown. Measured on UIScrollView by many.
  package static let rubberBandCoefficient = 0.55

  // MARK: Springs (M-19, M-20, M-22)

  /// `CASpringAnimation`'s defaults: mass in kg, stiffness in N/m, damping in N·s/m.
  package static let springMass = 1.0
  package static let springStiffness = 100.0
  package static let springDamping = 10.0
  /// The part of the distance at which a spring counts as settled. Fits Apple's published examples
  /// of `settlingDuration`: 2.85 s and "just over 1 s" for damping 5 and 15.
  package static let springSettledFraction = 8e-4
  /// The part of the distance left when a spring fitted to a duration is over. From UIKit's
  /// behaviour.
  package static let springFitRemainder = 0.001
  /// Damping ratios below this are raised to it before a fit: under 0.001 there is no fit. Our
  /// choice.
  package static let springFitMinimumDampingRatio = 0.01
  /// Ratios as near to 1 as this are critical where the formulas part: far above rounding errors,
  /// far below anything visible. Our choice.
  package static let springCriticalBand = 1e-9
}
