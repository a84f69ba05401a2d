import Foundation

/// The size of a laid-out text, in points.
package struct TextMetrics: Hashable, Sendable {
  /// The box of the lines, rounded up to whole points.
  package var size: CGSize
  /// From the top of the box down to the baseline of the first line.
  package var firstBaseline: CGFloat
  /// From the top of the box down to the baseline of the last line.
  package var lastBaseline: CGFloat
  /// At least 1: an empty text has the height of one line.
  package var lineCount: Int

  package init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
  }
}

/// Measures texts and finds fonts, so that layout can be tested without a text engine.
package protocol TextMeasuring: Sendable {
  /// Lays a text out.
  ///
  /// - Parameter width: the width at which lines break, in points; nil breaks only at line feeds.
  func measure(_ text: String, style: TextStyle, width: CGFloat?) -> TextMetrics

  /// The heights of a font, of the system's sans where the family is missing.
  func metrics(of font: FontDescription) -> FontMetrics

  /// Whether a family of this name is installed; case does not matter.
  func hasFamily(_ name: String) -> Bool
}
