/// The tuning numbers of motion, each with its unit and where it comes from.
package enum MotionConstants {
  /// Fraction of the way at which a spring counts as at rest (SPEC M-22; our choice).
  package static let settledFraction = 8e-4
}
