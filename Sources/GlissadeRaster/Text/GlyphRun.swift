internal import CPango
import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// Successive glyphs of a line in one font and on one baseline. They are valid as long as the
/// line's layout exists.
struct GlyphRun {
  private let layout: PangoTextLayout
  /// The font, or `nil` if no font is installed. Pango then draws boxes.
  private let font: UnsafeMutablePointer<PangoFont>?
  private let glyphs: UnsafeMutablePointer<PangoGlyphString>
  /// The origin of the first glyph, in points from the upper left corner of the text's frame.
  private let origin: CGPoint
  let inkBounds: CGRect
  /// A Boolean value that indicates whether the font's glyphs are images.
  let hasColor: Bool
  /// The position in the text of the character of the first glyph, in bytes.
  let byte: Int

  /// Returns the runs of a line, in visual order.
  static func runs(_ line: LaidOutText.Line) -> [GlyphRun] {
    guard let pango = pango_layout_get_line_readonly(line.layout.pointer, Int32(line.index)) else {
      return []
    }
    var result: [GlyphRun] = []
    var x = line.left
    var node = pango.pointee.runs
    while let current = node {
      node = current.pointee.next
      guard let data = current.pointee.data else { continue }
      let item = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      guard let glyphs = item.glyphs, let analysis = item.item?.pointee.analysis else { continue }
      if analysis.font == nil { FontComplaints.reportNone() }
      let shift = Shift(item, hasFont: analysis.font != nil)
      let start = CGPoint(x: x + shift.start, y: line.baseline - shift.up)
      let byte = line.layoutByte + Int(item.item?.pointee.offset ?? 0)
      result.append(GlyphRun(line.layout, analysis.font, glyphs, start, at: byte))
      x +=
        PangoTextLayout.points(pango_glyph_string_get_width(glyphs)) + shift.start + shift.end
    }
    return result
  }

  /// The distances by which a run is moved, in points: up, and along the line at its start and at
  /// its end.
  private struct Shift {
    var (up, start, end) = (CGFloat(0), CGFloat(0), CGFloat(0))

    /// Without a font the distances are 0, because Pango does not initialize the distances of its
    /// boxes.
    init(_ item: PangoGlyphItem, hasFont: Bool) {
      guard hasFont else { return }
      up = PangoTextLayout.points(item.y_offset)
      start = PangoTextLayout.points(item.start_x_offset)
      end = PangoTextLayout.points(item.end_x_offset)
    }
  }

  private init(
    _ layout: PangoTextLayout, _ font: UnsafeMutablePointer<PangoFont>?,
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>, _ origin: CGPoint, at byte: Int
  ) {
    self.byte = byte
    self.layout = layout
    self.font = font
    self.glyphs = glyphs
    self.origin = origin
    var ink = PangoRectangle()
    pango_glyph_string_extents(glyphs, font, &ink, nil)
    inkBounds = CGRect(
      x: origin.x + PangoTextLayout.points(ink.x), y: origin.y + PangoTextLayout.points(ink.y),
      width: PangoTextLayout.points(ink.width), height: PangoTextLayout.points(ink.height))
    hasColor = font.map(Self.hasColor) ?? false
  }

  private static func hasColor(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    // Every font of a FreeType font map is a PangoFcFont.
    let fcFont = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
    var value: FcBool = 0
    let found = FcPatternGetBool(pango_fc_font_get_pattern(fcFont), FC_COLOR, 0, &value)
    return found == FcResultMatch && value != 0
  }

  /// The size of a font in pixels up to which FreeType, whose coordinates have 16 bits before the
  /// point, draws glyphs correctly.
  private static let largestSize = 16_384.0
  /// The distance of a glyph from the origin in pixels up to which Cairo, whose coordinates have 24
  /// bits before the point, draws it correctly.
  private static let farthest = 1_048_576.0

  /// Returns whether glyphs are too large or too far away for Cairo and FreeType to trace them in
  /// the picture's pixels.
  static func areLarge(_ transform: CGAffineTransform, fontSize: CGFloat, _ box: CGRect) -> Bool {
    let image = box.applying(transform)
    return fontSize * max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
      > largestSize || max(-image.minX, -image.minY, image.maxX, image.maxY) > farthest
  }

  /// Returns the outlines of the glyphs in points. Use them for glyphs that are too large in the
  /// picture to be traced in its pixels.
  func path(fontSize: CGFloat) -> CGPath {
    let reach = max(abs(inkBounds.minX), abs(inkBounds.maxX), abs(inkBounds.maxY), 1)
    let scale = min(Self.largestSize / Double(max(fontSize, 1)), Self.farthest / Double(reach))
    let mask = CoverageMask(width: 1, height: 1)
    guard let cairo = mask.makeContext(originX: 0, originY: 0) else { return CGPath(elements: []) }
    defer { cairo_destroy(cairo) }
    cairo_scale(cairo, scale, scale)
    trace(on: cairo)
    guard let path = cairo_copy_path(cairo) else { return CGPath(elements: []) }
    defer { cairo_path_destroy(path) }
    return CGPath(elements: Self.elements(of: path.pointee))
  }

  private static func elements(of path: cairo_path_t) -> [PathElement] {
    var elements: [PathElement] = []
    var index = 0
    while index < Int(path.num_data), let data = path.data {
      let header = data[index].header
      func point(_ number: Int) -> CGPoint {
        CGPoint(x: data[index + number].point.x, y: data[index + number].point.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: elements.append(.move(point(1)))
      case CAIRO_PATH_LINE_TO: elements.append(.line(point(1)))
      case CAIRO_PATH_CURVE_TO:
        elements.append(.curve(control1: point(1), control2: point(2), end: point(3)))
      default: elements.append(.close)
      }
      index += Int(header.length)
    }
    return elements
  }

  /// A single glyph, with its outline or picture.
  struct Glyph {
    /// The origin of the glyph, in points from the upper left corner of the text's frame.
    let origin: CGPoint
    /// The size of the glyph's font, in points.
    let fontSize: CGFloat
    /// The outline in points relative to the origin. It is empty for a glyph that is a picture or
    /// has no ink.
    let outline: CGPath
    /// The picture with its frame in points, or `nil` for a glyph that is an outline.
    let picture: (image: CGImage, frame: CGRect)?
  }

  /// The size in pixels in which the picture of a glyph is drawn. It is that of the largest bitmaps
  /// that fonts contain.
  private static let pictureSize: CGFloat = 160

  /// Returns the glyphs of the run as separate values, in visual order.
  func separateGlyphs(fontSize: CGFloat) -> [Glyph] {
    let size = self.fontSize ?? fontSize
    guard let one = pango_glyph_string_new() else { return [] }
    defer { pango_glyph_string_free(one) }
    pango_glyph_string_set_size(one, 1)
    var x = origin.x
    return (0..<Int(glyphs.pointee.num_glyphs)).compactMap { index in
      let info = glyphs.pointee.glyphs[index]
      let place = CGPoint(
        x: x + PangoTextLayout.points(info.geometry.x_offset),
        y: origin.y + PangoTextLayout.points(info.geometry.y_offset))
      x += PangoTextLayout.points(info.geometry.width)
      one.pointee.glyphs[0] = info
      one.pointee.glyphs[0].geometry.x_offset = 0
      one.pointee.glyphs[0].geometry.y_offset = 0
      let run = GlyphRun(layout, font, one, .zero, at: byte)
      if run.inkBounds.isEmpty { return nil }
      let outline = hasColor ? CGPath(elements: []) : run.path(fontSize: size)
      return Glyph(
        origin: place, fontSize: size, outline: outline,
        picture: hasColor ? run.picture(fontSize: size) : nil)
    }
  }

  /// The size of the font in points, or `nil` if there is no font.
  private var fontSize: CGFloat? {
    guard let font, let description = pango_font_describe_with_absolute_size(font) else {
      return nil
    }
    defer { pango_font_description_free(description) }
    return PangoTextLayout.points(pango_font_description_get_size(description))
  }

  /// Draws the glyphs in their own colors, and returns the picture and its frame in points.
  private func picture(fontSize: CGFloat) -> (image: CGImage, frame: CGRect) {
    let scale = Self.pictureSize / max(fontSize, 1)
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    let rect = PixelRect(containing: inkBounds.applying(transform)).outset(by: 1)
    let surface = TextTracing.surface(of: rect, transform) { show(on: $0) }
    return (surface.makeImage(), rect.cgRect.applying(transform.inverted()))
  }

  /// Makes the outlines of the glyphs the current path of a Cairo context. Cairo's own glyph images
  /// are aligned to whole pixels, which would space unhinted letters unevenly.
  func trace(on cairo: OpaquePointer) {
    cairo_move_to(cairo, origin.x, origin.y)
    pango_cairo_glyph_string_path(cairo, font, glyphs)
  }

  /// Draws the glyphs in their own colors with a Cairo context.
  func show(on cairo: OpaquePointer) {
    cairo_move_to(cairo, origin.x, origin.y)
    pango_cairo_show_glyph_string(cairo, font, glyphs)
  }
}
