import UIKitCore

/// A position in a text, given by the number of UTF-16 code units before it.
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

/// A range between two positions of a text.
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

// This extension translates between the positions of `UITextInput` and the editor's storage.
extension TextEditor {
  private func offset(_ position: UITextPosition) -> Int {
    min(max((position as? TextPlace)?.offset ?? 0, 0), storage.length)
  }

  private func range(_ part: UITextRange) -> NSRange {
    let start = offset(part.start)
    return NSRange(location: start, length: max(0, offset(part.end) - start))
  }

  func text(in part: UITextRange) -> String? { (text as NSString).substring(with: range(part)) }

  /// Replaces a range of the text as a change by the program, without asking the delegate for
  /// permission.
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
