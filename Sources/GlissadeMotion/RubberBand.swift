import Foundation

/// The increasing resistance of a view that is pulled beyond its end: a pull x displays the offset
/// b = x·d·c/(d + c·x), odd in x (M-11).
///
/// ```swift
/// let band = RubberBand(extent: 600)
/// card.frame.origin.y = band.offset(forPull: 120)
/// ```
public struct RubberBand: Hashable, Sendable {
  /// The extent d > 0 in points, which the displayed offset approaches but never reaches.
  public let extent: CGFloat
  /// The displayed fraction c > 0 of a small pull.
  public let coefficient: CGFloat

  /// Creates a rubber band with the resistance of a scroll view, of which 0.55 of a small pull is
  /// displayed.
  ///
  /// - Parameter extent: The extent in points, greater than 0. Any other number, such as the height
  ///   0 of a view before its first layout, counts as 1.
  public init(extent: CGFloat) {
    self.init(extent: extent, coefficient: MotionConstants.rubberBandCoefficient)
  }

  /// Creates a rubber band.
  ///
  /// - Parameters:
  ///   - extent: The extent in points, greater than 0. Any other number counts as 1.
  ///   - coefficient: The displayed fraction of a small pull, greater than 0. Any other number
  ///     counts as the fraction of a scroll view.
  public init(extent: CGFloat, coefficient: CGFloat) {
    self.extent = Self.usable(extent) ?? 1
    self.coefficient = Self.usable(coefficient) ?? MotionConstants.rubberBandCoefficient
  }

  /// Returns `number` limited to 1e-9…1e9, so that products remain finite, or `nil` if it is not a
  /// finite number above 0.
  private static func usable(_ number: CGFloat) -> CGFloat? {
    number > 0 && number.isFinite ? min(max(number, smallest), largest) : nil
  }
  private static let smallest: CGFloat = 1e-9
  private static let largest: CGFloat = 1e9

  // MARK: Beyond an end

  /// Returns the displayed distance beyond the end for a pull of the given distance.
  public func offset(forPull pull: CGFloat) -> CGFloat {
    let pull = Self.bounded(pull)
    return pull * extent * coefficient / (extent + coefficient * abs(pull))
  }

  /// Returns the pull that displays an offset, for a drag that begins on a stretched view.
  ///
  /// - Parameter offset: The displayed distance beyond the end in points. The distance is limited
  ///   to 0.99 of the extent.
  public func pull(forOffset offset: CGFloat) -> CGFloat {
    let offset = min(max(Self.bounded(offset), -0.99 * extent), 0.99 * extent)
    return offset * extent / (coefficient * (extent - abs(offset)))
  }

  /// Returns the displayed velocity at a pull x that grows at velocity 1: b′ = c·d²/(d + c·x)².
  public func slope(atPull pull: CGFloat) -> CGFloat {
    let share = extent / (extent + coefficient * abs(Self.bounded(pull)))
    return coefficient * share * share
  }

  /// Returns `pull` limited to ±1e30 points, far more than any screen has, or 0 if it is not a
  /// number.
  private static func bounded(_ pull: CGFloat) -> CGFloat {
    pull.isNaN ? 0 : min(max(pull, -farthest), farthest)
  }
  private static let farthest: CGFloat = 1e30

  // MARK: Around a range

  /// Returns the displayed position for a pull to the position `pull`. A position within `range` is
  /// displayed unchanged.
  public func position(forPull pull: CGFloat, within range: ClosedRange<CGFloat>) -> CGFloat {
    let pull = Self.bounded(pull)
    let end = min(max(pull, range.lowerBound), range.upperBound)
    return end + offset(forPull: pull - end)
  }

  /// Returns the position of the pull that displays `position`.
  public func pull(forPosition position: CGFloat, within range: ClosedRange<CGFloat>) -> CGFloat {
    let position = Self.bounded(position)
    let end = min(max(position, range.lowerBound), range.upperBound)
    return end + pull(forOffset: position - end)
  }

  /// Returns the displayed velocity for a pull that passes the position `pull` at velocity 1. The
  /// result is 1 within `range`.
  public func slope(atPull pull: CGFloat, within range: ClosedRange<CGFloat>) -> CGFloat {
    let pull = Self.bounded(pull)
    let end = min(max(pull, range.lowerBound), range.upperBound)
    return pull == end ? 1 : slope(atPull: pull - end)
  }
}
