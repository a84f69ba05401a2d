internal import CPango
internal import CPixels
import GlissadeDrawing

extension Canvas {
  /// Copies pixels of an opaque surface and composites a color over them, in one pass. The
  /// resulting pixels are the same as with two passes. The region of `clip(to:)` is ignored.
  ///
  /// - Parameters:
  ///   - sourceX, sourceY: The position of the source's origin in the picture.
  ///   - rect: The pixels of the picture, which the source contains.
  func copy(
    _ source: Surface, sourceX: Int, sourceY: Int, _ rect: PixelRect, under color: CGColor
  ) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    let opaque: UInt32 = surface.format == .argb ? 0xff00_0000 : 0
    let word = color.word
    for y in rect.y..<rect.maxY {
      glissade_copy_under(
        surface.pixels + (y - originY) * surface.stride + rect.x - originX,
        source.pixels + (y - sourceY) * source.stride + rect.x - sourceX, rect.width, opaque, word)
    }
  }
}

extension CGColor {
  /// The premultiplied components with 8 bits each, derived from those with 16 bits in the same way
  /// as in pixman.
  var word: UInt32 {
    let color = pixman
    func byte(_ component: UInt16) -> UInt32 { UInt32(component >> 8) }
    return byte(color.alpha) << 24 | byte(color.red) << 16 | byte(color.green) << 8
      | byte(color.blue)
  }
}
