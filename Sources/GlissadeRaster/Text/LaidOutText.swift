internal import CPango
import Foundation
import GlissadeDrawing

/// A text that is broken into lines. The positions of the lines are in points from the upper left
/// corner of the text's frame.
///
/// Pango shapes the text and breaks lines. This type determines which lines are kept, the ellipsis
/// and the alignment, because Pango applies its line limit to each paragraph separately.
struct LaidOutText {
  struct Line {
    /// The layout of Pango that contains the line and owns its memory.
    let layout: PangoTextLayout
    let index: Int
    /// The left edge of the line's box, which is as wide as the sum of the advances and as tall as
    /// the tallest font of the line.
    var left: CGFloat
    var top: CGFloat
    let width: CGFloat
    let height: CGFloat
    let ascent: CGFloat
    /// The position of the layout's text in the whole text, in bytes.
    let layoutByte: Int
    /// The position of the line in the whole text, in bytes.
    let startByte: Int
    let byteCount: Int
    let isRightToLeft: Bool
    let paragraph: TextParagraph
    /// The distance of the line from the leading edge, in points.
    let indent: CGFloat

    var baseline: CGFloat { top + ascent }
  }

  private(set) var lines: [Line] = []

  /// Creates the layout of a text: breaks it into lines, truncates it and aligns the lines.
  ///
  /// - Parameters:
  ///   - width: The width at which lines break and in which they are aligned; `nil` breaks only at
  ///     line feeds.
  ///   - height: The height beyond which lines are omitted, except for the first line; `nil` keeps
  ///     all lines.
  init(
    _ text: String, _ style: TextStyle, width: CGFloat?, height: CGFloat?, engine: TextEngine
  ) {
    let breaks = style.lineBreak != .clip
    lines = Self.lines(of: text, style, width: breaks ? width : nil, engine: engine)
    let limit = lineLimit(style, height)
    // Only a text with more lines than the limit needs an ellipsis: Pango breaks a line that is too
    // wide, even the last one.
    if lines.count > limit {
      let last = lines[limit - 1]
      lines.removeSubrange((limit - 1)...)
      lines.append(
        style.lineBreak.ellipsis == nil
          ? last : truncated(last, text, style, width: width, engine: engine))
    }
    align(in: width ?? lines.map { $0.width + $0.indent }.max() ?? 0)
  }

  var metrics: TextMetrics {
    let width = lines.map { $0.width + $0.indent }.max() ?? 0
    let height = lines.last.map { $0.top + $0.height } ?? 0
    // Before a size is rounded up, 1/512 point is subtracted, so that rounding errors of Pango's
    // units do not add a point.
    func up(_ value: CGFloat) -> CGFloat { (value - 1 / 512).rounded(.up) }
    return TextMetrics(
      size: CGSize(width: up(width), height: up(height)),
      firstBaseline: lines.first?.baseline ?? 0, lastBaseline: lines.last?.baseline ?? 0,
      lineCount: max(1, lines.count))
  }

  private func lineLimit(_ style: TextStyle, _ height: CGFloat?) -> Int {
    var limit = style.lineLimit == 0 ? Int.max : style.lineLimit
    if let height {
      // A line may be half a point too tall, because frames are often rounded to pixels.
      limit = min(limit, lines.prefix { $0.top + $0.height <= height + 0.5 }.count)
    }
    return max(1, limit)
  }

  /// Returns the last line that is kept, truncated and with an ellipsis for the text after it.
  private func truncated(
    _ line: Line, _ text: String, _ style: TextStyle, width: CGFloat?, engine: TextEngine
  ) -> Line {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: line.startByte)
    var rest = String(text[start...])
    if style.lineBreak == .truncateTail, let lineFeed = rest.firstIndex(where: \.isNewline) {
      // The ellipsis is appended here, because the paragraph can fit although the text continues
      // after it.
      rest = String(rest[..<lineFeed]) + "…"
    } else {
      rest = String(rest.map { $0.isNewline ? " " : $0 })
    }
    var style = style
    style.spans = style.spans.compactMap { $0.within(line.startByte..<text.utf8.count) }
    let paragraph = line.paragraph
    let layout = engine.makeLayout(rest, style, width: paragraph.lineWidth(in: width))
    pango_layout_set_ellipsize(layout.pointer, style.lineBreak.ellipsis ?? PANGO_ELLIPSIZE_END)
    pango_layout_set_height(layout.pointer, -1)
    guard
      var result = Self.lines(of: layout, at: line.startByte, paragraph, isFirst: false).first
    else { return line }
    result.top = line.top
    return result
  }

  private mutating func align(in width: CGFloat) {
    for index in lines.indices {
      let line = lines[index]
      let space =
        (line.paragraph.lineWidth(in: width) ?? width) + line.paragraph.indent
        - line.indent - line.width
      let isRightToLeft = line.isRightToLeft
      let start = isRightToLeft ? width - line.indent - line.width - space : line.indent
      switch line.paragraph.alignment {
      case .left: lines[index].left = start
      case .center: lines[index].left = start + space / 2
      case .right: lines[index].left = start + space
      case .natural, .justified: lines[index].left = start + (isRightToLeft ? space : 0)
      }
    }
  }

  /// Returns the lines of all paragraphs. Paragraphs have a layout in common unless their styles
  /// differ.
  private static func lines(
    of text: String, _ style: TextStyle, width: CGFloat?, engine: TextEngine
  ) -> [Line] {
    if style.paragraphs.isEmpty {
      let layout = engine.layout(text, style, width: width)
      return lines(of: layout, at: 0, style.paragraph(0), isFirst: true)
    }
    var result: [Line] = []
    var (start, top) = (0, CGFloat(0))
    let parts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, part) in parts.enumerated() {
      let paragraph = style.paragraph(index)
      var own = style
      own.alignment = paragraph.alignment
      start = text.utf8.distance(from: text.startIndex, to: part.startIndex)
      own.spans = style.spans.compactMap { $0.within(start..<(start + part.utf8.count)) }
      let layout = engine.makeLayout(String(part), own, width: paragraph.lineWidth(in: width))
      pango_layout_set_indent(
        layout.pointer, PangoTextLayout.units(paragraph.firstLineIndent - paragraph.indent))
      if index > 0 { top += paragraph.spacingBefore }
      for var line in lines(of: layout, at: start, paragraph, isFirst: true) {
        line.top += top
        result.append(line)
      }
      top =
        (result.last.map { $0.top + $0.height } ?? 0) + paragraph.lineSpacing
        + paragraph.spacingAfter
    }
    return result
  }

  /// Returns the lines of a layout whose text begins at a byte of the whole text.
  private static func lines(
    of layout: PangoTextLayout, at byte: Int, _ paragraph: TextParagraph, isFirst: Bool
  ) -> [Line] {
    var result: [Line] = []
    var top: CGFloat = 0
    for index in 0..<Int(pango_layout_get_line_count(layout.pointer)) {
      guard let line = pango_layout_get_line_readonly(layout.pointer, Int32(index)) else { break }
      var logical = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &logical)
      let direction = pango_layout_line_get_resolved_direction(line)
      let natural = PangoTextLayout.points(logical.height)
      let height = paragraph.lineHeight(natural)
      result.append(
        Line(
          layout: layout, index: index, left: 0, top: top,
          width: PangoTextLayout.points(logical.width), height: height,
          // The additional height of a line lies above its letters.
          ascent: PangoTextLayout.points(-logical.y) + height - natural, layoutByte: byte,
          startByte: byte + Int(line.pointee.start_index), byteCount: Int(line.pointee.length),
          isRightToLeft: direction == PANGO_DIRECTION_RTL, paragraph: paragraph,
          indent: isFirst && index == 0 ? paragraph.firstLineIndent : paragraph.indent))
      top += height + paragraph.lineSpacing
    }
    return result
  }
}

extension LineBreak {
  /// The position of the ellipsis in a line, or `nil` for a mode without an ellipsis.
  var ellipsis: PangoEllipsizeMode? {
    switch self {
    case .wordWrap, .charWrap, .clip: nil
    case .truncateHead: PANGO_ELLIPSIZE_START
    case .truncateMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .truncateTail: PANGO_ELLIPSIZE_END
    }
  }
}
