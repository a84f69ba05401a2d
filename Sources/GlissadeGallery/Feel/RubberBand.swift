import UIKit

/// The resistance of a view that is pulled beyond its range: the further it is pulled, the less it
/// follows.
///
/// The displayed distance is b = x·d·c / (d + c·x), odd in x, with c = 0.55 as in a scroll view.
struct RubberBand {
  /// The distance that the band approaches but never reaches, in points, greater than 0.
  let extent: CGFloat
  private static let coefficient: CGFloat = 0.55

  /// Returns the displayed distance for a pull of `x` points beyond the end.
  func stretched(_ x: CGFloat) -> CGFloat {
    x * extent * Self.coefficient / (extent + Self.coefficient * abs(x))
  }

  /// Returns the pull in points that displays the distance `b`. It is the inverse of
  /// `stretched(_:)`, for a drag that begins on a stretched view.
  func pulled(_ b: CGFloat) -> CGFloat {
    let b = min(max(b, -0.99 * extent), 0.99 * extent)
    return b * extent / (Self.coefficient * (extent - abs(b)))
  }

  /// Returns the displayed velocity for a pull of velocity 1 at `x` points beyond the end.
  func slope(at x: CGFloat) -> CGFloat {
    let share = extent / (extent + Self.coefficient * abs(x))
    return Self.coefficient * share * share
  }
}

extension RubberBand {
  /// Returns the displayed position for a pull to `value`, which is free within `range`.
  func stretched(_ value: CGFloat, within range: ClosedRange<CGFloat>) -> CGFloat {
    let end = min(max(value, range.lowerBound), range.upperBound)
    return end + stretched(value - end)
  }

  /// Returns the pull that displays the position `value`.
  func pulled(_ value: CGFloat, within range: ClosedRange<CGFloat>) -> CGFloat {
    let end = min(max(value, range.lowerBound), range.upperBound)
    return end + pulled(value - end)
  }

  /// Returns the displayed velocity for a pull of velocity 1 at `value`.
  func slope(at value: CGFloat, within range: ClosedRange<CGFloat>) -> CGFloat {
    let end = min(max(value, range.lowerBound), range.upperBound)
    return value == end ? 1 : slope(at: value - end)
  }
}
