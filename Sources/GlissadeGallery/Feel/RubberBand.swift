import UIKit

/// Gives way past an end, the less the further: a finger gone `x` too far shows as less than `x`.
///
/// b = x·d·c / (d + c·x), odd in x; c is 0.55, as in a scroll view.
struct RubberBand {
  /// What the band would stretch to at most, in points, more than 0.
  let extent: CGFloat
  private static let give: CGFloat = 0.55

  /// How far it shows, in points, where the finger is `x` points past the end.
  func stretched(_ x: CGFloat) -> CGFloat {
    x * extent * Self.give / (extent + Self.give * abs(x))
  }

  /// Where the finger would be, in points past the end, for a band that shows `b`: who takes hold of
  /// it there finds it where it is.
  func pulled(_ b: CGFloat) -> CGFloat {
    let b = min(max(b, -0.99 * extent), 0.99 * extent)
    return b * extent / (Self.give * (extent - abs(b)))
  }

  /// How fast it shows for a finger of speed 1 at `x` points past the end.
  func slope(at x: CGFloat) -> CGFloat {
    let share = extent / (extent + Self.give * abs(x))
    return Self.give * share * share
  }
}

extension RubberBand {
  /// Where something shows that a finger has pulled to `value`, free within `range`.
  func held(_ value: CGFloat, within range: ClosedRange<CGFloat>) -> CGFloat {
    let end = min(max(value, range.lowerBound), range.upperBound)
    return end + stretched(value - end)
  }

  /// Where the finger would be for something that shows at `value`.
  func released(_ value: CGFloat, within range: ClosedRange<CGFloat>) -> CGFloat {
    let end = min(max(value, range.lowerBound), range.upperBound)
    return end + pulled(value - end)
  }

  /// How fast it shows there for a finger of speed 1.
  func slope(at value: CGFloat, within range: ClosedRange<CGFloat>) -> CGFloat {
    let end = min(max(value, range.lowerBound), range.upperBound)
    return value == end ? 1 : slope(at: value - end)
  }
}
