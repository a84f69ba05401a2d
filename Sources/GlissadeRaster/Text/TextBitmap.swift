import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A bitmap of a text: letters as a mask for any color, and color glyphs (emoji) as pixels.
final class TextBitmap {
  /// All values on which the pixels depend, which exclude color and position.
  struct Key: Hashable {
    var text: String
    var style: TextStyle
    var size: CGSize
    /// The transform from points relative to the frame's corner to pixels relative to a whole
    /// pixel.
    var transform: CGAffineTransform
    /// The pixels that may be painted, relative to the same whole pixel.
    var window: PixelRect
  }

  /// The part of the window that has ink, in the key's pixels.
  let rect: PixelRect
  let mask: CoverageMask?
  let colors: Surface?

  init(rect: PixelRect, mask: CoverageMask?, colors: Surface?) {
    self.rect = rect
    self.mask = mask
    self.colors = colors
  }

  var cost: Int { (mask?.cost ?? 0) + (colors.map { $0.stride * $0.height * 4 } ?? 0) + 512 }
}
