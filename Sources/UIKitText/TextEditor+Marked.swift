import UIKitCore

/// A text that the user composes with an input method. The edited text does not contain it until
/// the composition ends.
struct MarkedText {
  /// The range of the composed text in the editor's storage.
  var range: NSRange
  /// The text that was selected before the composition and that the composed text has replaced.
  let replaced: NSAttributedString
}

// This extension handles text that the user composes with an input method.
extension TextEditor {
  /// Shows a composed text in place of the previous composed text or of the selection.
  ///
  /// - Parameter selected: The selected range of the composed text. An empty range is the caret.
  func setMarkedText(_ text: String, selected: NSRange) {
    guard view.acceptsChanges, !text.isEmpty || marked != nil else { return }
    guard !text.isEmpty else {
      discardMarkedText()
      return didCompose()
    }
    let present = marked?.range ?? selection.range
    let replaced = marked?.replaced ?? storage.attributedSubstring(from: present)
    storage.replaceCharacters(
      in: present, with: NSAttributedString(string: text, attributes: typingAttributes))
    let range = NSRange(location: present.location, length: text.utf16.count)
    marked = MarkedText(range: range, replaced: replaced)
    let start = range.location + min(max(selected.location, 0), range.length)
    let end = min(start + max(selected.length, 0), range.upperBound)
    setSelection(TextSelection(anchor: start, head: end))
    didCompose()
  }

  /// Ends the composition. The composed text becomes a part of the text, as an edit by the user.
  func unmarkText() {
    guard let marked else { return }
    let text = (self.text as NSString).substring(with: marked.range)
    discardMarkedText()
    insert(text)
  }

  /// Discards the composed text, and restores the text before the composition.
  func discardMarkedText() {
    guard let marked else { return }
    self.marked = nil
    storage.replaceCharacters(in: marked.range, with: marked.replaced)
    setSelection(
      TextSelection(
        anchor: marked.range.location, head: marked.range.location + marked.replaced.length))
    view.textNeedsLayout()
  }

  private func didCompose() {
    view.textNeedsLayout()
    view.selectionDidChange()
    view.didEdit()
  }

  /// The text with a line under the composed part.
  var shownText: NSAttributedString {
    guard let marked else { return storage }
    let shown = NSMutableAttributedString(attributedString: storage)
    shown.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: marked.range)
    return shown
  }
}
