import Foundation
import GlissadeGeometry

/// The style of a line under or through a part of a text.
package struct TextLine: Hashable, Sendable {
  /// The number and thickness of the strokes of a line.
  package enum Weight: Int, Hashable, Sendable {
    case single = 1
    case thick = 2
    case double = 9
  }

  package var weight: Weight
  /// The lengths of dashes and gaps in multiples of the line's thickness; empty for a solid line.
  package var dashes: [CGFloat]
  /// The color of the line, or `nil` for the color of the text.
  package var color: CGColor?

  package init(weight: Weight = .single, dashes: [CGFloat] = [], color: CGColor? = nil) {
    self.weight = weight
    self.dashes = dashes
    self.color = color
  }
}

/// The style of a part of a text, as far as it differs from the style of the whole text.
package struct TextSpan: Hashable, Sendable {
  /// The range of the part, in bytes of UTF-8.
  package var range: Range<Int>
  package var font: FontDescription?
  package var color: CGColor?
  package var background: CGColor?
  /// The additional distance between characters, in points.
  package var tracking: CGFloat?
  /// The distance by which the part is raised, in points.
  package var rise: CGFloat
  package var underline: TextLine?
  package var strikethrough: TextLine?

  package init(
    range: Range<Int>, font: FontDescription? = nil, color: CGColor? = nil,
    background: CGColor? = nil, tracking: CGFloat? = nil, rise: CGFloat = 0,
    underline: TextLine? = nil, strikethrough: TextLine? = nil
  ) {
    self.range = range
    self.font = font
    self.color = color
    self.background = background
    self.tracking = tracking
    self.rise = rise
    self.underline = underline
    self.strikethrough = strikethrough
  }

  /// Returns the part of the span within a range of bytes, or `nil` if there is none. The resulting
  /// range is counted from the start of `part`.
  package func within(_ part: Range<Int>) -> TextSpan? {
    let common = range.clamped(to: part)
    guard !common.isEmpty else { return nil }
    var span = self
    span.range = (common.lowerBound - part.lowerBound)..<(common.upperBound - part.lowerBound)
    return span
  }
}

/// The layout of a paragraph.
package struct TextParagraph: Hashable, Sendable {
  package var alignment = TextAlignment.natural
  /// The additional distance between the lines of the paragraph, in points.
  package var lineSpacing: CGFloat = 0
  /// The additional distance before the paragraph, in points.
  package var spacingBefore: CGFloat = 0
  /// The additional distance after the paragraph, in points.
  package var spacingAfter: CGFloat = 0
  /// The distance of the first line from the leading edge, in points.
  package var firstLineIndent: CGFloat = 0
  /// The distance of all lines except the first from the leading edge, in points.
  package var indent: CGFloat = 0
  /// The distance from the leading edge at which lines end or, if it is not positive, from the
  /// trailing edge, in points.
  package var tailIndent: CGFloat = 0
  /// The minimum height of a line, after its multiplication by `lineHeightMultiple`, in points.
  package var minimumLineHeight: CGFloat = 0
  /// The maximum height of a line, after its multiplication, in points; 0 stands for no limit.
  package var maximumLineHeight: CGFloat = 0
  /// The factor of the height of each line; 0 stands for 1.
  package var lineHeightMultiple: CGFloat = 0

  package init() {}

  /// Returns the height of a line in points. `natural` is the height that the fonts of the line
  /// need.
  package func lineHeight(_ natural: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }

  /// Returns the width at which lines break in a text of a width, in points, or `nil` if lines do
  /// not break.
  package func lineWidth(in width: CGFloat?) -> CGFloat? {
    width.map { max(0, (tailIndent > 0 ? min(tailIndent, $0) : $0 + tailIndent) - indent) }
  }
}

extension TextLine: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    hasher.combine(weight.rawValue)
    hasher.combine(dashes.count)
    for dash in dashes { hasher.combine(Double(dash)) }
    hasher.combine(color)
  }
}

extension TextSpan: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    hasher.combine(range.lowerBound)
    hasher.combine(range.upperBound)
    hasher.combine(font)
    hasher.combine(color)
    hasher.combine(background)
    hasher.combine(Double(tracking ?? .infinity))
    hasher.combine(Double(rise))
    hasher.combine(underline)
    hasher.combine(strikethrough)
  }
}

extension TextParagraph: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    hasher.combine(alignment.rawValue)
    let lengths = [
      lineSpacing, spacingBefore, spacingAfter, firstLineIndent, indent, tailIndent,
      minimumLineHeight, maximumLineHeight, lineHeightMultiple,
    ]
    for length in lengths { hasher.combine(Double(length)) }
  }
}
