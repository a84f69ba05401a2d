import Foundation

/// The increasing resistance of a view that is pulled beyond its end: b = x·d·c/(d + c·x), odd in x
/// (M-11).
///
///     let band = RubberBand(extent: view.bounds.height)
///     card.center.y = band.position(forPull: start + translation, within: 0...end)
public struct RubberBand: Hashable, Sendable {
  /// The extent d > 0 in points, which the displayed offset approaches but never reaches.
  public let extent: CGFloat
  /// The displayed fraction c > 0 of a small pull.
  public let coefficient: CGFloat

  /// Creates a rubber band with the resistance of a scroll view, of which 0.55 of a small pull is
  /// displayed.
  ///
  /// - Parameter extent: The extent in points, greater than 0.
  public init(extent: CGFloat) {
    self.init(extent: extent, coefficient: MotionConstants.rubberBandCoefficient)
  }

  /// Creates a rubber band.
  ///
  /// - Parameters:
  ///   - extent: The extent in points, greater than 0.
  ///   - coefficient: The displayed fraction of a small pull, greater than 0.
  public init(extent: CGFloat, coefficient: CGFloat) {
    precondition(extent > 0 && extent.isFinite, "A rubber band's extent must be above 0.")
    precondition(
      coefficient > 0 && coefficient.isFinite, "A rubber band's coefficient must be above 0.")
    self.extent = extent
    self.coefficient = coefficient
  }

  // MARK: Beyond an end

  /// Returns the displayed distance beyond the end for a pull of the given distance.
  public func offset(forPull pull: CGFloat) -> CGFloat {
    if abs(pull) == .infinity { return pull < 0 ? -extent : extent }
    return pull * extent * coefficient / (extent + coefficient * abs(pull))
  }

  /// Returns the pull that displays an offset, for a drag that begins on a stretched view.
  ///
  /// - Parameter offset: The displayed distance beyond the end in points. It counts as at most 0.99
  ///   of the extent.
  public func pull(forOffset offset: CGFloat) -> CGFloat {
    let offset = min(max(offset, -0.99 * extent), 0.99 * extent)
    return offset * extent / (coefficient * (extent - abs(offset)))
  }

  /// Returns the displayed velocity for a pull of velocity 1: b′ = c·d²/(d + c·x)².
  public func slope(atPull pull: CGFloat) -> CGFloat {
    let share = extent / (extent + coefficient * abs(pull))
    return coefficient * share * share
  }

  // MARK: Around a range

  /// Returns the displayed position for a pull to `pull`, which is free within `range`.
  public func position(forPull pull: CGFloat, within range: ClosedRange<CGFloat>) -> CGFloat {
    let end = min(max(pull, range.lowerBound), range.upperBound)
    return end + offset(forPull: pull - end)
  }

  /// Returns the pull that displays `position`.
  public func pull(forPosition position: CGFloat, within range: ClosedRange<CGFloat>) -> CGFloat {
    let end = min(max(position, range.lowerBound), range.upperBound)
    return end + pull(forOffset: position - end)
  }

  /// Returns the displayed velocity for a pull of velocity 1 to `pull`.
  public func slope(atPull pull: CGFloat, within range: ClosedRange<CGFloat>) -> CGFloat {
    let end = min(max(pull, range.lowerBound), range.upperBound)
    return pull == end ? 1 : slope(atPull: pull - end)
  }
}
