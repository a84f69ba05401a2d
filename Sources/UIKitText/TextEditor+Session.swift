import UIKitCore

// This extension begins and ends the editing, and inserts typed text.
extension TextEditor {
  /// Begins the editing when the view becomes the first responder.
  ///
  /// - Parameter become: A closure that makes the view the first responder, and returns `true` if
  ///   this succeeds.
  /// - Returns: `false` if the view or its delegate does not permit the editing.
  func begin(_ become: () -> Bool) -> Bool {
    if view.isFirstResponder { return true }
    guard view.canBecomeFirstResponder, view.window != nil, view.shouldBeginEditing, become()
    else { return false }
    isEditing = true
    view.setNeedsLayout()
    view.didBeginEditing()
    return true
  }

  /// Ends the editing when the view resigns as the first responder.
  ///
  /// - Parameter resign: A closure that makes the view resign as the first responder, and returns
  ///   `true` if this succeeds.
  /// - Returns: `false` if the view or its delegate does not permit the end of the editing.
  func end(_ resign: () -> Bool) -> Bool {
    guard view.isFirstResponder else { return resign() }
    guard view.shouldEndEditing, resign() else { return false }
    finish()
    return true
  }

  /// Ends the editing after the view is no longer the first responder.
  func finish() {
    guard isEditing else { return }
    unmarkText()
    isEditing = false
    view.setNeedsLayout()
    view.didEndEditing()
  }

  /// Inserts a typed text. It replaces the selection, or the whole text if `clearsOnInsertion` is
  /// `true`.
  func type(_ text: String) {
    guard view.clearsOnInsertion else { return insert(text) }
    view.clearsOnInsertion = false
    replace(storage.fullRange, with: text)
  }
}
