import Foundation
import GlissadeGeometry

/// A command that draws the picture behind an outline blurred, with changed saturation, and covered
/// with a tint.
///
/// The picture includes everything that was drawn before the command, also outside of the groups
/// that contain the command. Exceptions are groups in perspective, and groups whose shadow or mask
/// is made from their content: the picture does not extend beyond them.
package struct BackdropCommand: Hashable, Sendable {
  package var outline: RoundedRect
  /// The standard deviation of the Gaussian blur, in points.
  package var sigma: CGFloat
  /// The saturation: 1 leaves colors unchanged, and 0 makes them gray.
  package var saturation: CGFloat
  /// The color that is painted over the blurred picture.
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

  /// The distance around the outline that affects the picture, in points. The weight of pixels
  /// beyond this distance is less than 0.3 %.
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
