import Foundation

/// A responder whose text is edited by positions and ranges.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// Returns the text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The selected range, which is empty for a caret.
  var selectedTextRange: UITextRange? { get set }
  /// The range of the text that an input method composes, or `nil` if there is none.
  var markedTextRange: UITextRange? { get }
  /// Shows a text that an input method composes, in place of the formerly composed text or of the
  /// selection.
  ///
  /// - Parameters:
  ///   - markedText: The text; an empty one or `nil` ends the composition without a text.
  ///   - selectedRange: The selected range of the composed text, in UTF-16 code units.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Ends the composition and keeps the composed text as ordinary text.
  func unmarkText()
  /// The position at which the text begins.
  var beginningOfDocument: UITextPosition { get }
  /// The position at which the text ends.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position that is a number of UTF-16 code units after another position, or `nil`
  /// outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the number of UTF-16 code units between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns the box of the first line of a range, in the coordinates of the view.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the box of the caret at a position, in the coordinates of the view.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the position that is nearest to a point, in the coordinates of the view.
  func closestPosition(to point: CGPoint) -> UITextPosition?
}
