import Foundation
import GlissadeMotion

/// The scales at which zoomed content can rest, and the resistance against scales beyond them.
///
/// The resistance is that of a rubber band on the logarithm of the scale (M-11), so that it is the
/// same for each doubling.
package struct ScrollZoomRange: Hashable, Sendable {
  /// The scales of content at rest, above 0.
  package let scales: ClosedRange<Double>
  /// A Boolean value that indicates whether a pinch can scale the content beyond its limits.
  package let bounces: Bool

  private static let band = RubberBand(extent: ScrollConstants.zoomBandExtent)

  /// Creates a range of scales. A limit that is not a finite number above 0 counts as 1, and a
  /// maximum below the minimum counts as the minimum.
  package init(minimum: Double, maximum: Double, bounces: Bool) {
    func valid(_ scale: Double) -> Double { scale.isFinite && scale > 0 ? scale : 1 }
    let minimum = valid(minimum)
    scales = minimum...max(minimum, valid(maximum))
    self.bounces = bounces
  }

  /// A Boolean value that indicates whether the range contains more than one scale.
  package var isOpen: Bool { scales.lowerBound < scales.upperBound }

  /// Returns the scale within the limits that is nearest to a scale.
  package func clamped(_ scale: Double) -> Double {
    min(max(scale, scales.lowerBound), scales.upperBound)
  }

  /// Returns the displayed scale of content that a pinch has scaled to `pull` without resistance;
  /// both are above 0.
  package func scale(forPull pull: Double) -> Double {
    let end = clamped(pull)
    guard bounces, pull != end else { return end }
    return end * exp(Self.band.offset(forPull: log(pull / end)))
  }

  /// Returns the scale without resistance of a pinch that displays a scale; both are above 0.
  package func pull(forScale scale: Double) -> Double {
    let end = clamped(scale)
    guard bounces, scale != end else { return scale }
    return end * exp(Self.band.pull(forOffset: log(scale / end)))
  }

  /// Returns the displayed change of the scale per second.
  ///
  /// - Parameters:
  ///   - pull: The scale of the pinch without resistance.
  ///   - velocity: The change of that scale per second.
  package func shownVelocity(ofPull pull: Double, velocity: Double) -> Double {
    let end = clamped(pull)
    guard pull != end else { return velocity }
    guard bounces else { return 0 }
    return scale(forPull: pull) * Self.band.slope(atPull: log(pull / end)) * velocity / pull
  }
}
