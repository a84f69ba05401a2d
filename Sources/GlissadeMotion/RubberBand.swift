import Foundation

/// The growing resistance of content pulled beyond its end: b = x·d·c/(d + c·x), odd in x (M-11).
package struct RubberBand: Hashable, Sendable, Codable {
  /// d > 0: the visible extent in points, which the shown offset never reaches.
  package let extent: Double
  /// c > 0: the part of a small pull that is shown.
  package let coefficient: Double

  package init(extent: Double, coefficient: Double = MotionConstants.rubberBandCoefficient) {
    precondition(extent > 0 && extent.isFinite, "A rubber band's extent must be above 0.")
    precondition(
      coefficient > 0 && coefficient.isFinite, "A rubber band's coefficient must be above 0.")
    self.extent = extent
    self.coefficient = coefficient
  }

  /// How far the content shows beyond its end when the finger has gone `overscroll` points beyond.
  package func offset(forOverscroll overscroll: Double) -> Double {
    let pull = abs(overscroll)
    if pull == .infinity { return overscroll < 0 ? -extent : extent }
    return overscroll * extent * coefficient / (extent + coefficient * pull)
  }

  /// How far the finger must have gone for the content to show `offset`; nil for one that it never
  /// shows, at or beyond the extent.
  ///
  /// Catching content in mid-bounce starts the drag from here, so that it does not jump.
  package func overscroll(forOffset offset: Double) -> Double? {
    guard abs(offset) < extent else { return nil }
    return offset * extent / (coefficient * (extent - abs(offset)))
  }
}
