import Foundation

/// A value that can be interpolated.
package protocol Interpolatable: Sendable {
  /// Returns the value at a fraction between this one and `end`: `self` at 0 and exactly `end` at
  /// 1.
  ///
  /// Fractions outside 0…1 extrapolate, as an overshooting spring does.
  func interpolated(to end: Self, at fraction: Double) -> Self
}

/// A value whose differences can be added, as in additive animations.
package protocol AdditiveInterpolatable: Interpolatable {
  /// The difference of equal values.
  static var zero: Self { get }
  /// Returns the sum of two values.
  func adding(_ other: Self) -> Self
  /// Returns the difference from another value to this one.
  func subtracting(_ other: Self) -> Self
  /// Returns a difference multiplied by a factor.
  func scaled(by factor: Double) -> Self
  /// The size of a difference in the unit of the value (points for geometry), which is 0 only for
  /// `zero`.
  var norm: Double { get }
}

extension AdditiveInterpolatable {
  package func interpolated(to end: Self, at fraction: Double) -> Self {
    // The sum below would miss `end` by a rounding error, but an animation must end exactly at
    // `end` (M-27).
    if fraction == 1 { return end }
    return adding(end.subtracting(self).scaled(by: fraction))
  }
}
