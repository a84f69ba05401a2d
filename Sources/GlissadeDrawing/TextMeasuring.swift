import Foundation

/// The size of a laid-out text, in points.
package struct TextMetrics: Hashable, Sendable {
  /// The size of the box of the lines, rounded up to whole points.
  package var size: CGSize
  /// The distance from the top of the box to the baseline of the first line.
  package var firstBaseline: CGFloat
  /// The distance from the top of the box to the baseline of the last line.
  package var lastBaseline: CGFloat
  /// The number of lines, at least 1: an empty text has the height of one line.
  package var lineCount: Int

  package init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
  }
}

/// A measurer of texts and fonts, so that layout can be tested without a text engine.
package protocol TextMeasuring: Sendable {
  /// Measures a text.
  ///
  /// - Parameter width: The width at which lines break, in points; `nil` breaks only at line feeds.
  func measure(_ text: String, style: TextStyle, width: CGFloat?) -> TextMetrics

  /// Returns the heights of a font, or of the system's sans serif if the family is missing.
  func metrics(of font: FontDescription) -> FontMetrics

  /// Returns whether a family of this name is installed; case is ignored.
  func hasFamily(_ name: String) -> Bool
}
