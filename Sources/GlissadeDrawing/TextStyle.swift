import Foundation
import GlissadeGeometry

/// Where the lines of a text stand between its left and right edge.
package enum TextAlignment: Int, Hashable, Sendable {
  case left
  case center
  case right
  case justified
  /// Left or right, as the writing direction of each paragraph asks.
  case natural
}

/// What happens where a text does not fit its width.
package enum LineBreak: Int, Hashable, Sendable {
  /// Breaks between words, and inside a word that is wider than the line.
  case wordWrap
  /// Breaks between characters.
  case charWrap
  /// Does not break; what is too wide is cut off at the frame's edge.
  case clip
  /// Breaks between words; the last line that fits ends, or starts, with an ellipsis.
  case truncateHead
  case truncateMiddle
  case truncateTail
}

/// How a text looks and breaks.
package struct TextStyle: Hashable, Sendable {
  package var font: FontDescription
  package var color: CGColor
  package var alignment: TextAlignment
  package var lineBreak: LineBreak
  /// The most lines that are laid out; 0 means as many as needed.
  package var lineLimit: Int
  /// Extra distance between lines, in points.
  package var lineSpacing: CGFloat
  /// Extra distance between characters, in points.
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
