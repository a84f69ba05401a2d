import Foundation
import GlissadeGeometry

/// What lies behind an outline, seen as through frosted glass: blurred, coloured, and covered with a
/// tint.
///
/// It sees everything that was drawn before it, beyond the groups that it stands in as well; a group in
/// perspective, and one whose shadow or mask is taken from it, keep what is outside to themselves.
package struct BackdropCommand: Hashable, Sendable {
  package var outline: RoundedRect
  /// Standard deviation of the Gaussian, in points.
  package var sigma: CGFloat
  /// 1 leaves colours as they are, 0 makes them grey.
  package var saturation: CGFloat
  /// Painted over the blurred picture.
  package var tint: CGColor

  package init(outline: RoundedRect, sigma: CGFloat, saturation: CGFloat = 1, tint: CGColor) {
    precondition(
      sigma.isFinite && sigma >= 0 && saturation.isFinite,
      "A backdrop's radius must be 0 or positive, and its saturation finite.")
    self.outline = outline
    self.sigma = sigma
    self.saturation = max(0, saturation)
    self.tint = tint
  }

  /// How far beyond the outline it sees, in points: what is farther away counts for less than 0.3 %.
  package var reach: CGFloat { sigma * 3 }
}

extension BackdropCommand: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    hasher.combine(outline)
    hasher.combine(Double(sigma))
    hasher.combine(Double(saturation))
    hasher.combine(tint)
  }
}
