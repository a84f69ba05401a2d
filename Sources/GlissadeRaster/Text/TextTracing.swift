internal import CPango
import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A laid-out text with the outlines of its letters. Filling the outlines is two thirds of the work
/// and needs neither Pango nor other shared state, so any thread can do it.
// Unchecked: the contexts and the mask belong to one tracing alone, and Cairo lets different
// threads use different contexts. If `fill()` runs in another thread, `bitmap` is read only after
// the call has ended (`Painter.draw`).
final class TextTracing: @unchecked Sendable {
  let bitmap: TextBitmap
  /// The Cairo contexts of the runs of letters. The current path of each is the outline of its run.
  private var letters: [OpaquePointer] = []

  init(_ key: TextBitmap.Key, engine: TextEngine) {
    let text = LaidOutText(
      key.text, key.style, width: key.size.width, height: key.size.height, engine: engine)
    let runs = text.lines.flatMap(GlyphRun.runs)
    let marks = key.style.spans.isEmpty ? [] : TextMark.marks(of: text, key.style)
    let box = (runs.map(\.inkBounds) + marks.map(\.rect)).reduce(CGRect.null) { $0.union($1) }
    let rect = PixelRect(containing: box.applying(key.transform)).outset(by: 1)
      .intersection(key.window)
    guard !box.isNull, !rect.isEmpty else {
      bitmap = TextBitmap(rect: .empty, mask: nil, colors: nil)
      return
    }
    guard key.style.spans.isEmpty else {
      let picture = StyledPicture(runs: runs, marks: marks, style: key.style, box: box)
      bitmap = TextBitmap(rect: rect, mask: nil, colors: picture.draw(in: rect, key.transform))
      return
    }
    let plain = runs.filter { !$0.hasColor }
    let pictures = runs.filter(\.hasColor)
    let mask = plain.isEmpty ? nil : CoverageMask(width: rect.width, height: rect.height)
    let colors = pictures.isEmpty ? nil : Self.draw(pictures, rect, key.transform)
    bitmap = TextBitmap(rect: rect, mask: mask, colors: colors)
    let size = key.style.largestFontSize
    letters = plain.compactMap {
      GlyphRun.areLarge(key.transform, fontSize: size, box)
        ? Self.trace($0.path(fontSize: size), into: mask, of: rect, key.transform)
        : Self.trace($0, into: mask, of: rect, key.transform)
    }
  }

  /// Returns a new Cairo context whose current path is the outline of a run.
  private static func trace(
    _ run: GlyphRun, into mask: CoverageMask?, of rect: PixelRect, _ transform: CGAffineTransform
  ) -> OpaquePointer? {
    guard let cairo = mask?.makeContext(originX: rect.x, originY: rect.y) else { return nil }
    // Letters are small, so a higher tolerance than for large curves is twice as fast, without a
    // visible difference.
    cairo_set_tolerance(cairo, 0.1)
    var matrix = transform.cairo
    cairo_transform(cairo, &matrix)
    run.trace(on: cairo)
    return cairo
  }

  /// Returns a new Cairo context whose current path is the outline of a run of large glyphs.
  private static func trace(
    _ path: CGPath, into mask: CoverageMask?, of rect: PixelRect, _ transform: CGAffineTransform
  ) -> OpaquePointer? {
    guard let cairo = mask?.makeContext(originX: rect.x, originY: rect.y) else { return nil }
    path.trace(on: cairo, transform, in: rect)
    return cairo
  }

  deinit {
    for cairo in letters { cairo_destroy(cairo) }
  }

  /// Fills the letters in the mask. Afterwards the bitmap is complete.
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
    surface(of: rect, transform) { cairo in
      for run in runs { run.show(on: cairo) }
    }
  }

  /// Returns a surface of the pixels of `rect` on which `draw` has drawn. The closure draws in
  /// points of the text's frame.
  static func surface(
    of rect: PixelRect, _ transform: CGAffineTransform, _ draw: (OpaquePointer) -> Void
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
    draw(cairo)
    cairo_surface_flush(target)
    return surface
  }
}
