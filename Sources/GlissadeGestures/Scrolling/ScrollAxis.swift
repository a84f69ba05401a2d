import Foundation

/// Where the content may rest along one axis of a scroll view.
package struct ScrollAxis: Hashable, Sendable {
  /// Offsets within the content.
  package let range: ClosedRange<Double>
  /// The visible length, pt.
  package let extent: Double
  /// Whether the content can be pulled, and runs, beyond its ends.
  package let bounces: Bool

  package init(range: ClosedRange<Double>, extent: Double, bounces: Bool) {
    self.range = range
    self.extent = extent
    self.bounces = bounces && extent > 0
  }

  /// The nearest offset within the content.
  package func clamped(_ offset: Double) -> Double {
    min(max(offset, range.lowerBound), range.upperBound)
  }

  /// How far beyond its end the content shows at an offset, signed; 0 within.
  package func overscroll(at offset: Double) -> Double { offset - clamped(offset) }

  /// The page that a release leads to: the one nearest to where it would coast, next to the page where
  /// the drag began at the most.
  ///
  /// - Parameters:
  ///   - projected: the offset at which content would come to rest.
  ///   - start: the offset at which the drag began.
  package func page(near projected: Double, from start: Double) -> Double {
    guard extent > 0 else { return clamped(projected) }
    let first = range.lowerBound
    let (wanted, old) = (
      ((projected - first) / extent).rounded(), ((start - first) / extent).rounded()
    )
    return clamped(first + min(max(wanted, old - 1), old + 1) * extent)
  }
}
