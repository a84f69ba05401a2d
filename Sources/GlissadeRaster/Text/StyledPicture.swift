internal import CPango
import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A rectangle behind a part of a text, or a line under or through it.
struct TextMark {
  /// The rectangle, in points from the upper left corner of the text's frame.
  let rect: CGRect
  let color: CGColor
  /// The lengths of dashes and gaps in points, or an empty array for a filled rectangle.
  var dashes: [CGFloat] = []
  /// A Boolean value that indicates whether the mark covers the letters.
  var isOnTop = false

  /// Returns the marks of all spans of a style.
  static func marks(of text: LaidOutText, _ style: TextStyle) -> [TextMark] {
    style.spans.flatMap { span in
      text.lines.flatMap { line in
        extents(of: span, in: line).flatMap { extent in marks(span, line, extent, style) }
      }
    }
  }

  /// Returns the horizontal parts of a line that a span covers, in points.
  private static func extents(
    of span: TextSpan, in line: LaidOutText.Line
  ) -> [ClosedRange<CGFloat>] {
    let bytes = span.range.clamped(to: line.startByte..<(line.startByte + line.byteCount))
    guard !bytes.isEmpty,
      let pango = pango_layout_get_line_readonly(line.layout.pointer, Int32(line.index))
    else { return [] }
    var ranges: UnsafeMutablePointer<Int32>?
    var count: Int32 = 0
    pango_layout_line_get_x_ranges(
      pango, Int32(bytes.lowerBound - line.layoutByte), Int32(bytes.upperBound - line.layoutByte),
      &ranges, &count)
    defer { g_free(ranges) }
    // The ranges of Pango are relative to the left edge of its layout, in which it aligns the line
    // itself.
    let origin = lineOrigin(pango, line)
    return (0..<Int(count)).compactMap { index in
      guard let ranges else { return nil }
      let (one, other) = (ranges[2 * index], ranges[2 * index + 1])
      let start = line.left + PangoTextLayout.points(min(one, other)) - origin
      let end = line.left + PangoTextLayout.points(max(one, other)) - origin
      return start < end ? start...end : nil
    }
  }

  /// Returns the distance of a line's first glyph from the left edge of its layout.
  private static func lineOrigin(
    _ pango: UnsafeMutablePointer<PangoLayoutLine>, _ line: LaidOutText.Line
  ) -> CGFloat {
    var ranges: UnsafeMutablePointer<Int32>?
    var count: Int32 = 0
    let start = pango.pointee.start_index
    pango_layout_line_get_x_ranges(
      pango, start, start + pango.pointee.length, &ranges, &count)
    defer { g_free(ranges) }
    guard let ranges, count > 0 else { return 0 }
    return PangoTextLayout.points((0..<Int(2 * count)).map { ranges[$0] }.min() ?? 0)
  }

  private static func marks(
    _ span: TextSpan, _ line: LaidOutText.Line, _ extent: ClosedRange<CGFloat>, _ style: TextStyle
  ) -> [TextMark] {
    var marks: [TextMark] = []
    let width = extent.upperBound - extent.lowerBound
    if let color = span.background {
      marks.append(
        TextMark(
          rect: CGRect(x: extent.lowerBound, y: line.top, width: width, height: line.height),
          color: color))
    }
    let size = (span.font ?? style.font).size
    let (color, base) = (span.color ?? style.color, line.baseline - span.rise)
    if let stroke = span.underline {
      marks += lines(stroke, at: base + size * 0.13, size, extent, color)
    }
    if let stroke = span.strikethrough {
      marks += lines(stroke, at: base - size * 0.27, size, extent, color).map { mark in
        var mark = mark
        mark.isOnTop = true
        return mark
      }
    }
    return marks
  }

  /// Returns the marks of a line under or through a text: one for each of its strokes.
  ///
  /// - Parameters:
  ///   - y: The middle of the first stroke, in points.
  ///   - size: The size of the font, to which the thickness is proportional.
  private static func lines(
    _ line: TextLine, at y: CGFloat, _ size: CGFloat, _ extent: ClosedRange<CGFloat>,
    _ color: CGColor
  ) -> [TextMark] {
    let thickness = max(size / 17, 0.5) * (line.weight == .thick ? 2 : 1)
    let tops =
      line.weight == .double
      ? [y - thickness / 2, y + thickness * 1.5]
      : [
        y - thickness / 2
      ]
    return tops.map { top in
      TextMark(
        rect: CGRect(
          x: extent.lowerBound, y: top, width: extent.upperBound - extent.lowerBound,
          height: thickness),
        color: line.color ?? color, dashes: line.dashes.map { $0 * thickness })
    }
  }

  /// Returns the part of the mark inside a box, without moving its dashes, or `nil` if no part is
  /// inside.
  func within(_ box: CGRect?) -> TextMark? {
    guard let box else { return self }
    var part = rect.intersection(box)
    guard !part.isNull, !part.isEmpty else { return nil }
    let period = dashes.reduce(0, +)
    if period > 0 {
      let start = rect.minX + ((part.minX - rect.minX) / period).rounded(.down) * period
      part = CGRect(x: start, y: rect.minY, width: part.maxX - start, height: rect.height)
    }
    return TextMark(rect: part, color: color, dashes: dashes, isOnTop: isOnTop)
  }

  func draw(on cairo: OpaquePointer) {
    cairo.setSource(color)
    guard !dashes.isEmpty else {
      cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
      cairo_fill(cairo)
      return
    }
    let lengths = dashes.map { Double($0) }
    cairo_set_dash(cairo, lengths, Int32(lengths.count), 0)
    cairo_set_line_width(cairo, rect.height)
    cairo_move_to(cairo, rect.minX, rect.midY)
    cairo_line_to(cairo, rect.maxX, rect.midY)
    cairo_stroke(cairo)
  }
}

/// The glyphs and marks of a text whose parts have styles of their own.
struct StyledPicture {
  let runs: [GlyphRun]
  let marks: [TextMark]
  let style: TextStyle
  /// The smallest rectangle around all glyphs and marks, in points.
  let box: CGRect

  /// Returns a new surface of the pixels of `rect` on which the text is drawn.
  func draw(in rect: PixelRect, _ transform: CGAffineTransform) -> Surface {
    let size = style.largestFontSize
    let isLarge = GlyphRun.areLarge(transform, fontSize: size, box)
    let seen = isLarge ? rect.outset(by: 8).cgRect.applying(transform.inverted()) : nil
    return TextTracing.surface(of: rect, transform) { cairo in
      cairo_set_tolerance(cairo, 0.1)
      for mark in marks where !mark.isOnTop { mark.within(seen)?.draw(on: cairo) }
      for run in runs {
        guard !run.hasColor else {
          run.show(on: cairo)
          continue
        }
        cairo.setSource(color(at: run.byte))
        if isLarge {
          cairo_save(cairo)
          cairo_identity_matrix(cairo)
          cairo_translate(cairo, Double(-rect.x), Double(-rect.y))
          run.path(fontSize: size).trace(on: cairo, transform, in: rect)
          cairo_restore(cairo)
        } else {
          run.trace(on: cairo)
        }
        cairo_fill(cairo)
      }
      for mark in marks where mark.isOnTop { mark.within(seen)?.draw(on: cairo) }
    }
  }

  private func color(at byte: Int) -> CGColor {
    style.spans.first { $0.range.contains(byte) }?.color ?? style.color
  }
}

extension OpaquePointer {
  /// Sets the color with which a Cairo context draws.
  fileprivate func setSource(_ color: CGColor) {
    cairo_set_source_rgba(self, color.red, color.green, color.blue, Double(color.alpha))
  }
}
