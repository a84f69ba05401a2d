import Foundation

/// A place in a text that is edited.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  public override init() { super.init() }
}

/// A part of a text that is edited.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// The place at which the part begins.
  open var start: UITextPosition { UITextPosition() }
  /// The place at which the part ends.
  open var end: UITextPosition { UITextPosition() }
  /// A Boolean value that indicates whether the part is empty.
  open var isEmpty: Bool { true }

  public override init() { super.init() }
}

/// A responder whose text is edited, with the places in it.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// Returns the text of a part.
  func text(in range: UITextRange) -> String?
  /// Replaces a part of the text.
  func replace(_ range: UITextRange, withText text: String)
  /// The selected part, which is empty for a caret.
  var selectedTextRange: UITextRange? { get set }
  /// The part that an input method composes, or `nil`.
  var markedTextRange: UITextRange? { get }
  /// Shows a text that an input method composes, in place of the former one or of the selection.
  ///
  /// - Parameters:
  ///   - markedText: The text; an empty one or `nil` ends the composition without a text.
  ///   - selectedRange: The selected part of it, in UTF-16 code units.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Makes the composed text a part of the text.
  func unmarkText()
  /// The place at which the text begins.
  var beginningOfDocument: UITextPosition { get }
  /// The place at which the text ends.
  var endOfDocument: UITextPosition { get }
  /// Returns the part between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the place that is a number of UTF-16 code units after another one, or `nil` outside of
  /// the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the order of two places.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the number of UTF-16 code units between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns the box of the first line of a part, in the coordinates of the view.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the box of the caret at a place, in the coordinates of the view.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the place that is nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
}
