import Foundation
import GlissadeGeometry

/// A description of a font as a value, by which the measurer and the painter of texts find the
/// font.
package struct FontDescription: Hashable, Sendable {
  package var family: String
  /// The em size in points.
  package var size: CGFloat
  /// The weight: 100 (thin) … 400 (regular) … 900 (black).
  package var weight: Int
  package var isItalic: Bool
  /// A Boolean value that indicates whether all digits have the same width.
  package var hasEqualDigits = false

  package init(family: String, size: CGFloat, weight: Int = 400, isItalic: Bool = false) {
    precondition(size.isFinite && size > 0, "A font's size must be a positive number of points.")
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}

/// The heights of a font in points, all positive; `descender` is measured downwards from the
/// baseline.
package struct FontMetrics: Hashable, Sendable {
  package var ascender: CGFloat
  package var descender: CGFloat
  package var lineHeight: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat

  package init(
    ascender: CGFloat, descender: CGFloat, lineHeight: CGFloat, capHeight: CGFloat,
    xHeight: CGFloat
  ) {
    self.ascender = ascender
    self.descender = descender
    self.lineHeight = lineHeight
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}

extension FontDescription: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    hasher.combine(family)
    hasher.combine(Double(size))
    hasher.combine(weight)
    hasher.combine(isItalic)
    // The hashes of texts in old recordings stay valid.
    if hasEqualDigits { hasher.combine("tnum") }
  }
}
