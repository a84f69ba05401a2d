import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A text drawn once: letters as a mask that takes any colour, colour glyphs (emoji) as pixels.
final class TextBitmap {
  /// Everything the pixels depend on, and nothing else: colour and place are not in it.
  struct Key: Hashable {
    var text: String
    var style: TextStyle
    var size: CGSize
    /// From points, the frame's corner being the origin, to pixels from a whole pixel.
    var transform: CGAffineTransform
    /// The pixels that may be painted, from the same whole pixel.
    var window: PixelRect
  }

  /// The window's part that has ink, in the key's pixels.
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
