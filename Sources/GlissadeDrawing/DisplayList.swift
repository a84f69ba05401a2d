import Foundation
import GlissadeGeometry

/// The picture of a frame as a value, which has no references to the layer tree.
package struct DisplayList: Hashable, Sendable {
  /// The size of the picture in points.
  package var size: CGSize
  /// The number of pixels per point.
  package var scale: CGFloat
  package var background: CGColor
  package var root: DisplayGroup

  package init(size: CGSize, scale: CGFloat, background: CGColor, root: DisplayGroup) {
    precondition(scale.isFinite && scale > 0, "A scale must be a positive number.")
    self.size = size
    self.scale = scale
    self.background = background
    self.root = root
  }

  /// The whole picture in pixels, including fractions of pixels at the right and bottom.
  package var pixelBounds: PixelRect {
    PixelRect(
      containing: CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale))
  }
}

/// The stable hashes of equal lists are equal, in every process on the same machine.
extension DisplayList: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    hasher.combine(Double(size.width))
    hasher.combine(Double(size.height))
    hasher.combine(Double(scale))
    hasher.combine(background)
    hasher.combine(root)
  }
}
