import Foundation

/// The increasing resistance of content that is pulled beyond its end: b = x·d·c/(d + c·x), odd in
/// x (M-11).
package struct RubberBand: Hashable, Sendable, Codable {
  /// The extent d > 0 in points, which the displayed offset never reaches.
  package let extent: Double
  /// The displayed fraction c > 0 of a small pull.
  package let coefficient: Double

  /// Creates a rubber band.
  ///
  /// - Parameters:
  ///   - extent: The extent in points, greater than 0.
  ///   - coefficient: The displayed fraction of a small pull, greater than 0.
  package init(extent: Double, coefficient: Double = MotionConstants.rubberBandCoefficient) {
    precondition(extent > 0 && extent.isFinite, "A rubber band's extent must be above 0.")
    precondition(
      coefficient > 0 && coefficient.isFinite, "A rubber band's coefficient must be above 0.")
    self.extent = extent
    self.coefficient = coefficient
  }

  /// Returns the displayed distance beyond the end for a pull of `overscroll` points.
  package func offset(forOverscroll overscroll: Double) -> Double {
    let pull = abs(overscroll)
    if pull == .infinity { return overscroll < 0 ? -extent : extent }
    return overscroll * extent * coefficient / (extent + coefficient * pull)
  }

  /// Returns the pull that displays `offset`, or `nil` for an offset at or beyond the extent.
  ///
  /// A drag that begins on bouncing content starts from this pull, so that the content does not
  /// jump.
  package func overscroll(forOffset offset: Double) -> Double? {
    guard abs(offset) < extent else { return nil }
    return offset * extent / (coefficient * (extent - abs(offset)))
  }
}
