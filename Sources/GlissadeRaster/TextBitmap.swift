internal import CPango
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

  private init(rect: PixelRect, mask: CoverageMask?, colors: Surface?) {
    self.rect = rect
    self.mask = mask
    self.colors = colors
  }

  var cost: Int { (mask?.cost ?? 0) + (colors.map { $0.stride * $0.height * 4 } ?? 0) + 512 }

  convenience init(_ key: Key, engine: TextEngine) {
    let text = LaidOutText(
      key.text, key.style, width: key.size.width, height: key.size.height, engine: engine)
    let runs = text.lines.flatMap(GlyphRun.runs)
    let box = runs.reduce(CGRect.null) { $0.union($1.inkBounds) }
    let rect = PixelRect(containing: box.applying(key.transform)).outset(by: 1)
      .intersection(key.window)
    guard !box.isNull, !rect.isEmpty else {
      self.init(rect: .empty, mask: nil, colors: nil)
      return
    }
    let letters = runs.filter { !$0.hasColor }
    let pictures = runs.filter(\.hasColor)
    var mask: CoverageMask?
    if !letters.isEmpty {
      let made = CoverageMask(width: rect.width, height: rect.height)
      made.draw(originX: rect.x, originY: rect.y) { cairo in
        // Letters are small: twice the speed of what large curves need, and nothing shows.
        cairo_set_tolerance(cairo, 0.1)
        var matrix = key.transform.cairo
        cairo_transform(cairo, &matrix)
        for run in letters { run.fill(on: cairo) }
      }
      mask = made
    }
    let colors = pictures.isEmpty ? nil : Self.draw(pictures, rect, key.transform)
    self.init(rect: rect, mask: mask, colors: colors)
  }

  private static func draw(
    _ runs: [GlyphRun], _ rect: PixelRect, _ transform: CGAffineTransform
  ) -> Surface {
    let surface = Surface(width: rect.width, height: rect.height)
    let target = cairo_image_surface_create_for_data(
      UnsafeMutableRawPointer(surface.pixels).assumingMemoryBound(to: UInt8.self),
      CAIRO_FORMAT_ARGB32, Int32(rect.width), Int32(rect.height), Int32(surface.stride * 4))
    defer { cairo_surface_destroy(target) }
    guard let cairo = cairo_create(target) else { return surface }
    defer { cairo_destroy(cairo) }
    cairo_translate(cairo, Double(-rect.x), Double(-rect.y))
    var matrix = transform.cairo
    cairo_transform(cairo, &matrix)
    for run in runs { run.show(on: cairo) }
    cairo_surface_flush(target)
    return surface
  }
}
