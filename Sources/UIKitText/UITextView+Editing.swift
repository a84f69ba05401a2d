import GlissadeGestures
import UIKitCore

// This extension handles the editing of a text view.
extension UITextView: TextEditorView, KeyResponder {
  var acceptsChanges: Bool { isEditable }

  func shouldReplace(_ range: NSRange, with text: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func didEdit() {
    showsCaret = true
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func selectionDidChange() {
    if isEditing, !isSelecting { showsCaret = true }
    textDelegate?.textViewDidChangeSelection(self)
  }

  // The delegate is not called for a view that is not editable: the user can select text in such a
  // view without permission.

  var shouldBeginEditing: Bool {
    !isEditable || textDelegate?.textViewShouldBeginEditing(self) ?? true
  }

  func didBeginEditing() {
    guard isEditable else { return }
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  var shouldEndEditing: Bool {
    !isEditable || textDelegate?.textViewShouldEndEditing(self) ?? true
  }

  func didEndEditing() {
    guard isEditable else { return }
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  package func lostFirstResponder() { editor.finish() }

  package func handleKey(_ event: InputEvent) -> Bool {
    guard isEditing else { return false }
    switch event.key {
    case "Return" where isEditable: insertText("\n")
    case "Tab" where isEditable && event.modifiers.isEmpty: insertText("\t")
    case "Escape" where event.modifiers.isEmpty: resignFirstResponder()
    default: return editor.handles(event)
    }
    return true
  }

  // MARK: Touches

  func begin(_ touch: UITouch) {
    guard isSelectable else { return }
    isSelecting = isEditing && touch.type == .indirectPointer
    if isSelecting { editor.press(at: touch.location(in: self), tapCount: touch.tapCount) }
  }

  func move(_ touch: UITouch) {
    guard isSelecting, touch.tapCount < 2 else { return }
    let point = touch.location(in: self)
    editor.drag(to: point)
    // The view scrolls to the pointer if the pointer leaves the visible part during a selection.
    scrollRectToVisible(
      CGRect(x: bounds.minX, y: point.y - 4, width: 1, height: 8), animated: false)
  }

  /// Ends a touch. A tap begins the editing and sets the caret.
  func end(_ touch: UITouch) {
    guard isSelectable, !isSelecting else {
      isSelecting = false
      return
    }
    let point = touch.location(in: self)
    guard bounds.contains(point), isFirstResponder || becomeFirstResponder() else { return }
    layoutIfNeeded()
    editor.press(at: point, tapCount: touch.tapCount)
  }
}
