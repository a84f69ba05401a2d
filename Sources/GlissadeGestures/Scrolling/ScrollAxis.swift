import Foundation

/// One axis of a scroll view: the offsets at which its content can rest.
package struct ScrollAxis: Hashable, Sendable {
  /// The offsets within the content.
  package let range: ClosedRange<Double>
  /// The visible length, in points.
  package let extent: Double
  /// A Boolean value that indicates whether the content moves beyond its ends.
  package let bounces: Bool

  /// Creates an axis. Content without a visible length does not bounce.
  package init(range: ClosedRange<Double>, extent: Double, bounces: Bool) {
    self.range = range
    self.extent = extent
    self.bounces = bounces && extent > 0
  }

  /// Returns the nearest offset within the content.
  package func clamped(_ offset: Double) -> Double {
    min(max(offset, range.lowerBound), range.upperBound)
  }

  /// Returns the signed distance of an offset from the content's range; 0 within it.
  package func overscroll(at offset: Double) -> Double { offset - clamped(offset) }

  /// Returns the offset of the page that a release leads to: the page nearest to where the content
  /// would coast, and at most one page from that of the drag's start.
  ///
  /// - Parameters:
  ///   - projected: The offset at which the content would coast to rest.
  ///   - start: The offset at which the drag began.
  package func page(near projected: Double, from start: Double) -> Double {
    guard extent > 0 else { return clamped(projected) }
    let first = range.lowerBound
    let wanted = ((projected - first) / extent).rounded()
    let old = ((start - first) / extent).rounded()
    return clamped(first + min(max(wanted, old - 1), old + 1) * extent)
  }
}
