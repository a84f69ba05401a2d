import Foundation

/// The constants of motion, with their units and sources.
package enum MotionConstants {
  // MARK: Velocity (M-02, M-04)

  /// The time over which the velocity is fitted, in seconds, as in Android's and Flutter's
  /// estimators.
  package static let velocityWindow: TimeInterval = 0.100
  /// The length of a pause after which earlier samples are ignored and the velocity is 0, in
  /// seconds, as in Flutter's estimator.
  package static let velocityPause: TimeInterval = 0.040
  /// The length of the pause after which the velocity is 0, in intervals between readings of the
  /// event queue, where these intervals are too long for `velocityPause` (our choice).
  package static let velocityPauseInPumps = 2.5

  // MARK: Deceleration (M-08, M-09, M-11)

  /// The factor of the velocity per millisecond, from `UIScrollView.DecelerationRate.normal`.
  package static let normalDecelerationRate = 0.998
  /// The factor of the velocity per millisecond, from `UIScrollView.DecelerationRate.fast`.
  package static let fastDecelerationRate = 0.99
  /// The distance from the resting value at which a decay counts as settled, in points (our choice:
  /// less than a tenth of a pixel).
  package static let decayRestDistance = 0.05
  /// The displayed fraction of a small overscroll, as measured on `UIScrollView` by many
  /// developers.
  package static let rubberBandCoefficient = 0.55

  // MARK: Springs (M-19, M-20, M-22)

  /// The default mass of `CASpringAnimation`, in kg.
  package static let springMass = 1.0
  /// The default stiffness of `CASpringAnimation`, in N/m.
  package static let springStiffness = 100.0
  /// The default damping of `CASpringAnimation`, in N·s/m.
  package static let springDamping = 10.0
  /// The fraction of the initial distance at which a spring counts as settled. The fraction fits
  /// Apple's published examples of `settlingDuration`: 2.85 s and "just over 1 s" for damping 5 and
  /// 15.
  package static let springSettledFraction = 8e-4
  /// The remaining fraction of the distance at the end of a spring that is fitted to a duration,
  /// from the behavior of UIKit.
  package static let springFitRemainder = 0.001
  /// The least damping ratio of a spring that is fitted to a duration. Lower ratios are raised to
  /// this one, because no spring fits with a ratio below 0.001 (our choice).
  package static let springFitMinimumDampingRatio = 0.01
  /// The greatest difference from 1 at which a damping ratio counts as critical and the formulas of
  /// critical damping apply: far above rounding errors, and far below anything visible (our
  /// choice).
  package static let springCriticalBand = 1e-9
}
