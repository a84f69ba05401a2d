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

/// A place as the number of UTF-16 code units before it.
final class TextPlace: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextPlace)?.offset == offset
  }
  nonisolated override var hash: Int { offset }
}

/// A part between two places.
final class TextPart: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var start: UITextPosition { TextPlace(range.location) }
  override var end: UITextPosition { TextPlace(range.location + range.length) }
  override var isEmpty: Bool { range.length == 0 }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextPart)?.range == range
  }
  nonisolated override var hash: Int { range.location ^ range.length << 16 }
}

// The places in a text as a client knows them.
extension TextEditor {
  private func offset(_ position: UITextPosition) -> Int {
    min(max((position as? TextPlace)?.offset ?? 0, 0), storage.length)
  }

  private func range(_ part: UITextRange) -> NSRange {
    let start = offset(part.start)
    return NSRange(location: start, length: max(0, offset(part.end) - start))
  }

  func text(in part: UITextRange) -> String? { (text as NSString).substring(with: range(part)) }

  /// Replaces a part by the program, without asking the delegate.
  func replaceByClient(_ part: UITextRange, with text: String) {
    discardMarkedText()
    forgetChanges()
    let range = range(part)
    storage.replaceCharacters(
      in: range, with: NSAttributedString(string: text, attributes: typingAttributes))
    select(.caret(range.location + text.utf16.count))
    view.textNeedsLayout()
    view.didEdit()
  }

  var selectedPart: UITextRange? {
    get { TextPart(selection.range) }
    set { if let newValue { select(TextSelection(range(newValue))) } }
  }

  func part(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    TextPart(TextSelection(anchor: offset(start), head: offset(end)).range)
  }

  func position(from position: UITextPosition, offset distance: Int) -> UITextPosition? {
    let place = offset(position) + distance
    return (0...storage.length).contains(place) ? TextPlace(place) : nil
  }

  func order(_ one: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    let (one, other) = (offset(one), offset(other))
    if one == other { return .orderedSame }
    return one < other ? .orderedAscending : .orderedDescending
  }

  func distance(from start: UITextPosition, to end: UITextPosition) -> Int {
    offset(end) - offset(start)
  }

  func caret(at position: UITextPosition) -> CGRect {
    let origin = view.textOrigin
    return view.navigator.caret(at: offset(position)).offsetBy(dx: origin.x, dy: origin.y)
  }

  func firstBox(of part: UITextRange) -> CGRect {
    let origin = view.textOrigin
    let range = range(part)
    let box = view.navigator.boxes(of: range).first ?? view.navigator.caret(at: range.location)
    return box.offsetBy(dx: origin.x, dy: origin.y)
  }
}
