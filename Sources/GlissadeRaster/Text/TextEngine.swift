internal import CPango
import Foundation
import GlissadeDrawing

/// The engine that lays out texts with Pango. Its layouts are the same at every scale: one point is
/// one unit, outlines are not hinted, and advances are not rounded.
final class TextEngine {
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private var fontMetrics: [FontDescription: FontMetrics] = [:]
  private var families: Set<String>?
  /// The fonts of files that the program has registered.
  let registered = RegisteredFonts()
  private let layouts = LeastRecentlyUsedCache<LayoutKey, PangoTextLayout>(budget: 96)
  /// The number of layouts that the method `layout` has made so far.
  private(set) var layoutCount = 0

  /// All values on which the layout of a text depends.
  private struct LayoutKey: Hashable {
    var text: String
    var style: TextStyle
    var width: CGFloat?

    init(_ text: String, _ style: TextStyle, width: CGFloat?) {
      self.text = text
      self.width = width
      self.style = style
      self.style.color = .black
      self.style.alignment = style.alignment == .justified ? .justified : .left
      self.style.lineBreak = style.lineBreak == .charWrap ? .charWrap : .wordWrap
      self.style.lineLimit = 0
      self.style.lineSpacing = 0
    }
  }

  init() {
    FontComplaints.listen()
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT),
      let context = pango_font_map_create_context(map)
    else { preconditionFailure("Pango was built without FreeType fonts; install libpango1.0.") }
    fontMap = map
    self.context = context
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    // The language is fixed, so that pictures do not depend on the user's locale.
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(fontMap)
  }

  /// Returns a layout of a text. The caller must not change the layout. The last layouts are kept,
  /// because a text is drawn soon after it is measured.
  ///
  /// - Parameter width: The width in points; `nil` breaks only at line feeds.
  func layout(_ text: String, _ style: TextStyle, width: CGFloat?) -> PangoTextLayout {
    let key = LayoutKey(text, style, width: width)
    return layouts.value(for: key, cost: { _ in 1 }) {
      layoutCount += 1
      return makeLayout(text, style, width: width)
    }
  }

  /// Returns a new layout of a text.
  ///
  /// - Parameters:
  ///   - text: The text. The ranges of the style's spans count from its first byte.
  ///   - width: The width in points; `nil` breaks only at line feeds.
  func makeLayout(_ text: String, _ style: TextStyle, width: CGFloat?) -> PangoTextLayout {
    let layout = PangoTextLayout(context)
    let description = Self.description(style.font)
    pango_layout_set_font_description(layout.pointer, description)
    pango_font_description_free(description)
    pango_layout_set_text(layout.pointer, text, -1)
    pango_layout_set_auto_dir(layout.pointer, 1)
    if let width {
      pango_layout_set_width(layout.pointer, max(0, PangoTextLayout.units(width)))
    }
    pango_layout_set_wrap(
      layout.pointer, style.lineBreak == .charWrap ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    pango_layout_set_justify(layout.pointer, style.alignment == .justified ? 1 : 0)
    setAttributes(style, on: layout)
    return layout
  }

  private func setAttributes(_ style: TextStyle, on layout: PangoTextLayout) {
    let attributes = pango_attr_list_new()
    // Hyphens are off: otherwise Pango would add a hyphen where it breaks a line inside a word.
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    if style.tracking != 0 {
      pango_attr_list_insert(
        attributes, pango_attr_letter_spacing_new(PangoTextLayout.units(style.tracking)))
    }
    if style.font.hasEqualDigits {
      pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    }
    for span in style.spans { insert(span, into: attributes) }
    pango_layout_set_attributes(layout.pointer, attributes)
    pango_attr_list_unref(attributes)
  }

  /// Inserts the attributes of a span that affect the layout. `TextTracing` draws the colors and
  /// lines of the span.
  private func insert(_ span: TextSpan, into attributes: OpaquePointer?) {
    func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
      attribute?.pointee.start_index = UInt32(span.range.lowerBound)
      attribute?.pointee.end_index = UInt32(span.range.upperBound)
      pango_attr_list_change(attributes, attribute)
    }
    if let font = span.font {
      let description = Self.description(font)
      insert(pango_attr_font_desc_new(description))
      pango_font_description_free(description)
      insert(pango_attr_font_features_new(font.hasEqualDigits ? "tnum=1" : "tnum=0"))
    }
    if let tracking = span.tracking {
      insert(pango_attr_letter_spacing_new(PangoTextLayout.units(tracking)))
    }
    if span.rise != 0 { insert(pango_attr_rise_new(PangoTextLayout.units(span.rise))) }
    // The color is arbitrary: it only makes Pango split the runs of glyphs at the ends of the span.
    insert(pango_attr_foreground_new(0, 0, UInt16(truncatingIfNeeded: span.range.lowerBound)))
  }

  /// The families for which Fontconfig chooses an installed one. A family beside one of them would
  /// be chosen instead.
  private static let genericFamilies: Set<String> = ["serif", "monospace"]

  /// Returns a description that lists the requested family, then Inter, and then the system's sans
  /// serif font. Fontconfig selects the first of these that is installed.
  private static func description(_ font: FontDescription) -> OpaquePointer? {
    let description = pango_font_description_new()
    let isGeneric = genericFamilies.contains(font.family)
    pango_font_description_set_family(
      description, isGeneric ? font.family : "\(font.family),Inter,sans-serif")
    pango_font_description_set_absolute_size(
      description, Double(font.size) * Double(PANGO_SCALE))
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(min(max(font.weight, 100), 1000))))
    pango_font_description_set_style(
      description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return description
  }

  /// Performs the initialization of Pango in advance, so that the first text of a program does not
  /// wait for it.
  func warmUp() {
    let style = TextStyle(font: FontDescription(family: "Inter", size: 17))
    let key = TextBitmap.Key(
      text: "Hamburgefonstiv 0123456789", style: style, size: CGSize(width: 400, height: 40),
      transform: .identity, window: PixelRect(x: 0, y: 0, width: 400, height: 40))
    _ = TextTracing(key, engine: self)
  }

  func metrics(of font: FontDescription) -> FontMetrics {
    if let known = fontMetrics[font] { return known }
    // The metrics are measured in a large size and scaled down, because Pango rounds some of them
    // to its units.
    var large = font
    large.size = 1000
    let factor = font.size / large.size / CGFloat(PANGO_SCALE)
    let description = Self.description(large)
    defer { pango_font_description_free(description) }
    guard let metrics = pango_context_get_metrics(context, description, nil) else {
      preconditionFailure("No font is installed; install fonts-inter or any other font.")
    }
    defer { pango_font_metrics_unref(metrics) }
    let ascender = CGFloat(pango_font_metrics_get_ascent(metrics)) * factor
    let descender = CGFloat(pango_font_metrics_get_descent(metrics)) * factor
    let height = CGFloat(pango_font_metrics_get_height(metrics)) * factor
    if ascender + descender == 0 { return Self.metricsWithoutFont(font.size) }
    let result = FontMetrics(
      ascender: ascender, descender: descender, lineHeight: max(height, ascender + descender),
      capHeight: inkHeight("H", large) * factor, xHeight: inkHeight("x", large) * factor)
    fontMetrics[font] = result
    return result
  }

  /// Returns typical metrics of a font. They are used if no font is installed and text is drawn as
  /// boxes.
  private static func metricsWithoutFont(_ size: CGFloat) -> FontMetrics {
    FontMetrics(
      ascender: size, descender: size / 4, lineHeight: size * 1.25, capHeight: size * 0.7,
      xHeight: size / 2)
  }

  private func inkHeight(_ letter: String, _ font: FontDescription) -> CGFloat {
    let layout = makeLayout(letter, TextStyle(font: font), width: nil)
    var ink = PangoRectangle()
    pango_layout_get_extents(layout.pointer, &ink, nil)
    return CGFloat(ink.height)
  }

  func hasFamily(_ name: String) -> Bool {
    if families == nil { families = listFamilies() }
    return families?.contains(name.lowercased()) == true
  }

  /// Forgets what is known of the fonts, after a font was added.
  func fontsChanged() {
    pango_fc_font_map_config_changed(OpaquePointer(fontMap))
    families = nil
    fontMetrics = [:]
    layouts.removeAll { _, _ in true }
  }

  private func listFamilies() -> Set<String> {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(fontMap, &list, &count)
    defer { g_free(list) }
    var names: Set<String> = []
    for index in 0..<Int(count) {
      guard let name = pango_font_family_get_name(list?[index]) else { continue }
      names.insert(String(cString: name).lowercased())
    }
    return names
  }
}

/// An object that owns a Pango layout and releases it.
final class PangoTextLayout {
  let pointer: OpaquePointer

  init(_ context: OpaquePointer) {
    pointer = pango_layout_new(context)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }

  /// Converts points to Pango's units.
  static func units(_ points: CGFloat) -> Int32 {
    Int32(min(max((Double(points) * Double(PANGO_SCALE)).rounded(), -1e9), 1e9))
  }

  static func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
}
