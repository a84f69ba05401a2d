import UIKitCore

/// A text that an input method composes and that is not part of the edited text yet.
struct MarkedText {
  /// The part of the storage.
  var range: NSRange
  /// The text that was selected before.
  let replaced: NSAttributedString
}

// Text that an input method composes.
extension TextEditor {
  /// Shows a text that is being composed, in place of the former one or of the selection.
  ///
  /// - Parameter selected: The selected part of it; an empty one is the caret.
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

  /// Makes the composed text a part of the text, as the user's edit.
  func unmarkText() {
    guard let marked else { return }
    let text = (self.text as NSString).substring(with: marked.range)
    discardMarkedText()
    insert(text)
  }

  /// Restores the text before the composition.
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

  /// The text as it is shown: a composed part has a line under it.
  var shownText: NSAttributedString {
    guard let marked else { return storage }
    let shown = NSMutableAttributedString(attributedString: storage)
    shown.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: marked.range)
    return shown
  }
}
