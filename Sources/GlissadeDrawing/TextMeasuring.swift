import Foundation

/// The size of a laid-out text, in points.
package struct TextMetrics: Hashable, Sendable {
  /// The size of the box around all lines, rounded up to whole points.
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

/// A line of a laid-out text with the places of a caret between its characters.
package struct TextLineBox: Hashable, Sendable {
  /// A place of a caret: between two characters, at an end of the line, or within a character of
  /// several code units.
  package struct Stop: Hashable, Sendable {
    /// The number of UTF-16 code units of the text before the place.
    package var offset: Int
    /// The distance from the left edge of the text's frame, in points.
    package var x: CGFloat

    package init(offset: Int, x: CGFloat) {
      self.offset = offset
      self.x = x
    }
  }

  /// The box of the line in points, relative to the upper left corner of the text's frame.
  package var frame: CGRect
  /// The distance from the top of the text's frame to the baseline of the line, in points.
  package var baseline: CGFloat
  /// The places of a caret in the order of the text, at least one. The last place is at the end of
  /// the line, before its line feed.
  package var stops: [Stop]

  package init(frame: CGRect, baseline: CGFloat, stops: [Stop]) {
    self.frame = frame
    self.baseline = baseline
    self.stops = stops
  }
}

/// A measurer of texts and fonts, so that layout can be tested without a text engine.
package protocol TextMeasuring: Sendable {
  /// Returns the size of a text that is laid out in a width.
  ///
  /// - Parameter width: The width at which lines break, in points; `nil` breaks only at line feeds.
  func measure(_ text: String, style: TextStyle, width: CGFloat?) -> TextMetrics

  /// Returns the lines of a text, at least one, without truncating it.
  ///
  /// - Parameter width: The width at which lines break and in which they are aligned, in points;
  ///   `nil` breaks only at line feeds.
  func lines(of text: String, style: TextStyle, width: CGFloat?) -> [TextLineBox]

  /// Returns the heights of a font, or of the system's sans serif if the family is missing.
  func metrics(of font: FontDescription) -> FontMetrics

  /// Returns whether a family of this name is installed; case is ignored.
  func hasFamily(_ name: String) -> Bool

  /// Makes a font available to texts, and returns whether it can be used.
  func register(_ font: FontFile) -> Bool

  /// Returns the registered font with a name for programs or for people, or `nil` if there is none.
  func registeredFont(named name: String) -> FontFile?
}

extension TextMeasuring {
  /// Returns `false`, for a measurer without fonts of files.
  package func register(_ font: FontFile) -> Bool { false }
  /// Returns `nil`, for a measurer without fonts of files.
  package func registeredFont(named name: String) -> FontFile? { nil }
}
