internal import CPango
import Foundation
import GlissadeDrawing

/// A text that is broken into lines with their positions, in points from the frame's upper left
/// corner.
///
/// Pango shapes the text and breaks lines. The kept lines, the ellipsis and the alignment are
/// determined here, because Pango's line limit counts per paragraph.
struct LaidOutText {
  struct Line {
    /// The layout, which owns the line's memory.
    let layout: PangoTextLayout
    let index: Int
    /// The box of the line: as wide as the advances, and as tall as the tallest font.
    var left: CGFloat
    var top: CGFloat
    let width: CGFloat
    let height: CGFloat
    let ascent: CGFloat
    /// The line's start in the text, in bytes.
    let startByte: Int
    let isRightToLeft: Bool

    var baseline: CGFloat { top + ascent }
  }

  private(set) var lines: [Line] = []

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - width: The width at which lines break and in which they are aligned; `nil` breaks only at
  ///     line feeds.
  ///   - height: The height below which lines are omitted, except for the first; `nil` keeps all.
  init(
    _ text: String, _ style: TextStyle, width: CGFloat?, height: CGFloat?, engine: TextEngine
  ) {
    let breaks = style.lineBreak != .clip
    let layout = engine.makeLayout(text, style, width: breaks ? width : nil)
    lines = Self.lines(of: layout, spacing: style.lineSpacing)
    let limit = lineLimit(style, height)
    // A single line that is too wide must be truncated even if it is the last. Pango breaks it
    // instead, so a text that needs an ellipsis always has more lines than the limit.
    if lines.count > limit {
      let last = lines[limit - 1]
      lines.removeSubrange((limit - 1)...)
      lines.append(
        style.lineBreak.ellipsis == nil
          ? last : truncated(last, text, style, width: width, engine: engine))
    }
    align(style.alignment, in: width ?? lines.map(\.width).max() ?? 0)
  }

  var metrics: TextMetrics {
    let width = lines.map(\.width).max() ?? 0
    let height = lines.last.map { $0.top + $0.height } ?? 0
    // Rounding errors of Pango's units must not add a point.
    func up(_ value: CGFloat) -> CGFloat { (value - 1 / 512).rounded(.up) }
    return TextMetrics(
      size: CGSize(width: up(width), height: up(height)),
      firstBaseline: lines.first?.baseline ?? 0, lastBaseline: lines.last?.baseline ?? 0,
      lineCount: max(1, lines.count))
  }

  private func lineLimit(_ style: TextStyle, _ height: CGFloat?) -> Int {
    var limit = style.lineLimit == 0 ? Int.max : style.lineLimit
    if let height {
      // The tolerance is half a point, because frames are often rounded to pixels.
      limit = min(limit, lines.prefix { $0.top + $0.height <= height + 0.5 }.count)
    }
    return max(1, limit)
  }

  /// Returns the last line that is kept, with an ellipsis for the text after it.
  private func truncated(
    _ line: Line, _ text: String, _ style: TextStyle, width: CGFloat?, engine: TextEngine
  ) -> Line {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: line.startByte)
    var rest = String(text[start...])
    if style.lineBreak == .truncateTail, let lineFeed = rest.firstIndex(where: \.isNewline) {
      // The paragraph itself can fit, but the text continues after it.
      rest = String(rest[..<lineFeed]) + "…"
    } else {
      rest = String(rest.map { $0.isNewline ? " " : $0 })
    }
    let layout = engine.makeLayout(rest, style, width: width)
    pango_layout_set_ellipsize(layout.pointer, style.lineBreak.ellipsis ?? PANGO_ELLIPSIZE_END)
    pango_layout_set_height(layout.pointer, -1)
    guard var result = Self.lines(of: layout, spacing: 0).first else { return line }
    result.top = line.top
    return result
  }

  private mutating func align(_ alignment: TextAlignment, in width: CGFloat) {
    for index in lines.indices {
      let space = width - lines[index].width
      let isRightToLeft = lines[index].isRightToLeft
      switch alignment {
      case .left: lines[index].left = 0
      case .center: lines[index].left = space / 2
      case .right: lines[index].left = space
      case .natural, .justified: lines[index].left = isRightToLeft ? space : 0
      }
    }
  }

  private static func lines(of layout: PangoTextLayout, spacing: CGFloat) -> [Line] {
    var result: [Line] = []
    var top: CGFloat = 0
    for index in 0..<Int(pango_layout_get_line_count(layout.pointer)) {
      guard let line = pango_layout_get_line_readonly(layout.pointer, Int32(index)) else { break }
      var logical = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &logical)
      let direction = pango_layout_line_get_resolved_direction(line)
      let height = PangoTextLayout.points(logical.height)
      result.append(
        Line(
          layout: layout, index: index, left: 0, top: top,
          width: PangoTextLayout.points(logical.width), height: height,
          ascent: PangoTextLayout.points(-logical.y), startByte: Int(line.pointee.start_index),
          isRightToLeft: direction == PANGO_DIRECTION_RTL))
      top += height + spacing
    }
    return result
  }
}

extension LineBreak {
  /// The position of the ellipsis, or `nil`.
  var ellipsis: PangoEllipsizeMode? {
    switch self {
    case .wordWrap, .charWrap, .clip: nil
    case .truncateHead: PANGO_ELLIPSIZE_START
    case .truncateMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .truncateTail: PANGO_ELLIPSIZE_END
    }
  }
}
