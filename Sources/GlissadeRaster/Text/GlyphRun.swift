internal import CPango
import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// The glyphs of one font on one baseline, valid as long as the layout of its line.
struct GlyphRun {
  private let layout: PangoTextLayout
  /// The font, or `nil` if none is installed: Pango then draws boxes.
  private let font: UnsafeMutablePointer<PangoFont>?
  private let glyphs: UnsafeMutablePointer<PangoGlyphString>
  /// The origin of the first glyph, in points from the frame's upper left corner.
  private let origin: CGPoint
  let inkBounds: CGRect
  /// A Boolean value that indicates whether the font's glyphs are images.
  let hasColor: Bool
  /// The position of the first glyph's character in the text, in bytes.
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

  /// The distances in points by which a run is moved: up, and along its line before and after it.
  private struct Shift {
    var (up, start, end) = (CGFloat(0), CGFloat(0), CGFloat(0))

    /// Without a font, Pango leaves the distances of its boxes uninitialized.
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

  /// The number of pixels of a font's size, and of a distance, up to which Cairo and FreeType draw
  /// glyphs by themselves. Their coordinates have 16 and 24 bits before the point.
  private static let largestSize = 16_384.0
  private static let farthest = 1_048_576.0

  /// Returns whether glyphs are too large to be traced in the picture's pixels.
  static func areLarge(_ transform: CGAffineTransform, fontSize: CGFloat, _ box: CGRect) -> Bool {
    let image = box.applying(transform)
    return fontSize * max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
      > largestSize || max(-image.minX, -image.minY, image.maxX, image.maxY) > farthest
  }

  /// Returns the glyphs' outlines in points, for glyphs that are large in the picture.
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

  /// Makes the glyphs' outlines the current path. Cairo's own glyph images are aligned to whole
  /// pixels, which would space unhinted letters unevenly.
  func trace(on cairo: OpaquePointer) {
    cairo_move_to(cairo, origin.x, origin.y)
    pango_cairo_glyph_string_path(cairo, font, glyphs)
  }

  /// Draws the glyphs in their own colors.
  func show(on cairo: OpaquePointer) {
    cairo_move_to(cairo, origin.x, origin.y)
    pango_cairo_show_glyph_string(cairo, font, glyphs)
  }
}
