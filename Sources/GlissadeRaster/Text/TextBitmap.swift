import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A bitmap of a text: letters as a mask that can be painted in any color, and color glyphs (emoji)
/// as pixels.
final class TextBitmap {
  /// All values on which the pixels depend. The color and the position are not among them.
  struct Key: Hashable {
    var text: String
    var style: TextStyle
    var size: CGSize
    /// The transform from points relative to the frame's corner to pixels relative to a whole
    /// pixel.
    var transform: CGAffineTransform
    /// The pixels that may be painted, relative to the same whole pixel as the result of
    /// `transform`.
    var window: PixelRect
  }

  /// The part of the key's window in which the text has ink, in the same coordinates as the window.
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
