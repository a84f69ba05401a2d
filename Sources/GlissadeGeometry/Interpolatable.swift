import Foundation

/// A value that has values in between.
package protocol Interpolatable: Sendable {
  /// The value at `fraction` of the way to `end`: `self` at 0 and exactly `end` at 1.
  ///
  /// Fractions outside 0…1 go on beyond the ends, as an overshooting spring does.
  func interpolated(to end: Self, at fraction: Double) -> Self
}

/// A value whose differences can be added up, as additive animations do.
package protocol AdditiveInterpolatable: Interpolatable {
  static var zero: Self { get }
  func adding(_ other: Self) -> Self
  func subtracting(_ other: Self) -> Self
  func scaled(by factor: Double) -> Self
  /// The size of a difference: 0 only for `zero`, in the value's own unit (points for geometry).
  var norm: Double { get }
}

extension AdditiveInterpolatable {
  package func interpolated(to end: Self, at fraction: Double) -> Self {
    // The sum would miss the end by a rounding error, and an animation must arrive exactly (M-27).
    if fraction == 1 { return end }
    return adding(end.subtracting(self).scaled(by: fraction))
  }
}
