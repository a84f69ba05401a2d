import Foundation
import GlissadeGeometry

/// The horizontal alignment of a text's lines.
package enum TextAlignment: Int, Hashable, Sendable {
  case left
  case center
  case right
  case justified
  /// The leading edge in the writing direction of each paragraph.
  case natural
}

/// The treatment of a text that does not fit its width.
package enum LineBreak: Int, Hashable, Sendable {
  /// Lines break between words, and inside a word that is wider than the line.
  case wordWrap
  /// Lines break between characters.
  case charWrap
  /// Lines do not break, and are clipped at the frame's edge.
  case clip
  /// Lines break between words; an ellipsis replaces the start of the last line that fits.
  case truncateHead
  /// Lines break between words; an ellipsis replaces the middle of the last line that fits.
  case truncateMiddle
  /// Lines break between words; an ellipsis replaces the end of the last line that fits.
  case truncateTail
}

/// The style of a text.
package struct TextStyle: Hashable, Sendable {
  package var font: FontDescription
  package var color: CGColor
  package var alignment: TextAlignment
  package var lineBreak: LineBreak
  /// The maximum number of lines; 0 stands for no limit.
  package var lineLimit: Int
  /// The additional distance between lines, in points.
  package var lineSpacing: CGFloat
  /// The additional distance between characters, in points.
  package var tracking: CGFloat
  /// The parts of the text that have a style of their own, in the order of the text, without
  /// overlaps.
  package var spans: [TextSpan]
  /// The layout of each paragraph, in the order of the text. If the array is empty, `alignment` and
  /// `lineSpacing` determine the layout of all paragraphs.
  package var paragraphs: [TextParagraph]

  package init(
    font: FontDescription, color: CGColor = .black, alignment: TextAlignment = .natural,
    lineBreak: LineBreak = .wordWrap, lineLimit: Int = 0, lineSpacing: CGFloat = 0,
    tracking: CGFloat = 0, spans: [TextSpan] = [], paragraphs: [TextParagraph] = []
  ) {
    precondition(lineLimit >= 0, "A line limit is 0 (none) or a positive number of lines.")
    self.font = font
    self.color = color
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.lineLimit = lineLimit
    self.lineSpacing = lineSpacing
    self.tracking = tracking
    self.spans = spans
    self.paragraphs = paragraphs
  }

  /// The size of the largest font, in points.
  package var largestFontSize: CGFloat {
    spans.reduce(font.size) { max($0, $1.font?.size ?? 0) }
  }

  /// Returns the layout of the paragraph with the given index.
  package func paragraph(_ index: Int) -> TextParagraph {
    if let own = paragraphs.indices.contains(index) ? paragraphs[index] : paragraphs.last {
      return own
    }
    var paragraph = TextParagraph()
    paragraph.alignment = alignment
    paragraph.lineSpacing = lineSpacing
    return paragraph
  }
}

extension TextStyle {
  /// Returns the style with all letters and lines in one color, and without backgrounds.
  package func silhouette(in color: CGColor) -> TextStyle {
    var style = self
    style.color = color
    for index in style.spans.indices {
      style.spans[index].color = nil
      style.spans[index].background = nil
      style.spans[index].underline?.color = nil
      style.spans[index].strikethrough?.color = nil
    }
    return style
  }
}

extension TextStyle: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    hasher.combine(font)
    hasher.combine(color)
    hasher.combine(alignment.rawValue)
    hasher.combine(lineBreak.rawValue)
    hasher.combine(lineLimit)
    hasher.combine(Double(lineSpacing))
    hasher.combine(Double(tracking))
    // Texts without spans must keep the hashes of older recordings.
    if !spans.isEmpty { hasher.combine(spans.count) }
    for span in spans { hasher.combine(span) }
    if !paragraphs.isEmpty { hasher.combine(paragraphs.count) }
    for paragraph in paragraphs { hasher.combine(paragraph) }
  }
}
