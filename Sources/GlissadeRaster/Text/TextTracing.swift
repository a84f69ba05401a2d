internal import CPango
import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A text that is laid out, with the outlines of its letters. Filling them is two thirds of the
/// work and needs neither Pango nor other shared state, so any thread can do it.
// Unchecked: the contexts and the mask belong to one tracing alone, Cairo lets different contexts
// be used in different threads, and a caller of `fill()` in another thread reads `bitmap` only
// after it waited for its end (`Painter.draw`).
final class TextTracing: @unchecked Sendable {
  let bitmap: TextBitmap
  /// The contexts of each run of letters, with its outline as the current path.
  private var letters: [OpaquePointer] = []

  init(_ key: TextBitmap.Key, engine: TextEngine) {
    let text = LaidOutText(
      key.text, key.style, width: key.size.width, height: key.size.height, engine: engine)
    let runs = text.lines.flatMap(GlyphRun.runs)
    let box = runs.reduce(CGRect.null) { $0.union($1.inkBounds) }
    let rect = PixelRect(containing: box.applying(key.transform)).outset(by: 1)
      .intersection(key.window)
    guard !box.isNull, !rect.isEmpty else {
      bitmap = TextBitmap(rect: .empty, mask: nil, colors: nil)
      return
    }
    let plain = runs.filter { !$0.hasColor }
    let pictures = runs.filter(\.hasColor)
    let mask = plain.isEmpty ? nil : CoverageMask(width: rect.width, height: rect.height)
    let colors = pictures.isEmpty ? nil : Self.draw(pictures, rect, key.transform)
    bitmap = TextBitmap(rect: rect, mask: mask, colors: colors)
    letters = plain.compactMap { run in
      guard let cairo = mask?.makeContext(originX: rect.x, originY: rect.y) else { return nil }
      // Letters are small: this is twice as fast as the tolerance of large curves, without a
      // visible difference.
      cairo_set_tolerance(cairo, 0.1)
      var matrix = key.transform.cairo
      cairo_transform(cairo, &matrix)
      run.trace(on: cairo)
      return cairo
    }
  }

  deinit {
    for cairo in letters { cairo_destroy(cairo) }
  }

  /// Fills the letters, which completes the bitmap.
  func fill() {
    for cairo in letters {
      cairo_fill(cairo)
      cairo_surface_flush(cairo_get_target(cairo))
      cairo_destroy(cairo)
    }
    letters = []
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
