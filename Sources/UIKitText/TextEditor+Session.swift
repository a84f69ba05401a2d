import UIKitCore

// The beginning and the end of the editing, and what is typed meanwhile.
extension TextEditor {
  /// Begins the editing when the view becomes the first responder.
  ///
  /// - Parameter become: A closure that makes it the first responder, and returns whether it is.
  /// - Returns: `false` if the view or its delegate refuses.
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
  /// - Parameter resign: A closure that lets it resign, and returns whether it has.
  /// - Returns: `false` if the view or its delegate refuses.
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

  /// Inserts a typed text, in place of the whole text where the view wants it.
  func type(_ text: String) {
    guard view.clearsOnInsertion else { return insert(text) }
    view.clearsOnInsertion = false
    replace(storage.fullRange, with: text)
  }
}
