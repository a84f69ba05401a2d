import Foundation
import GlissadeGeometry

/// The horizontal alignment of a text's lines.
package enum TextAlignment: Int, Hashable, Sendable {
  case left
  case center
  case right
  case justified
  /// The alignment of the writing direction of each paragraph.
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
  /// Lines break between words; the last line that fits ends, or starts, with an ellipsis.
  case truncateHead
  case truncateMiddle
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

  package init(
    font: FontDescription, color: CGColor = .black, alignment: TextAlignment = .natural,
    lineBreak: LineBreak = .wordWrap, lineLimit: Int = 0, lineSpacing: CGFloat = 0,
    tracking: CGFloat = 0
  ) {
    precondition(lineLimit >= 0, "A line limit is 0 (none) or a positive number of lines.")
    self.font = font
    self.color = color
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.lineLimit = lineLimit
    self.lineSpacing = lineSpacing
    self.tracking = tracking
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
  }
}
