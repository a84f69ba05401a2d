import Foundation

/// One axis of a scroll view: the offsets at which its content can rest.
package struct ScrollAxis: Hashable, Sendable {
  /// The offsets at which the content fills the view, in points.
  package let range: ClosedRange<Double>
  /// The visible length of the content, in points.
  package let extent: Double
  /// A Boolean value that indicates whether the content moves beyond its ends.
  package let bounces: Bool

  /// Creates an axis. An axis without a visible length does not bounce.
  package init(range: ClosedRange<Double>, extent: Double, bounces: Bool) {
    self.range = range
    self.extent = extent
    self.bounces = bounces && extent > 0
  }

  /// Returns the offset within the content that is nearest to an offset.
  package func clamped(_ offset: Double) -> Double {
    min(max(offset, range.lowerBound), range.upperBound)
  }

  /// Returns the signed distance of an offset from the content's range; 0 within it.
  package func overscroll(at offset: Double) -> Double { offset - clamped(offset) }

  /// Returns the offset of the page at which content stops after a release: the page nearest to
  /// `projected`, and at most one page from that at `start`.
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
