import GlissadeGestures
import Foundation

/// A responder that receives typed text while it is the first responder.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// A Boolean value that indicates whether the responder contains any text.
  var hasText: Bool { get }
  /// Inserts text at the caret.
  func insertText(_ text: String)
  /// Deletes the character before the caret.
  func deleteBackward()
}

extension UIWindowScene {
  /// A Boolean value that indicates whether the first responder receives typed text.
  package var acceptsText: Bool { firstResponder is any UIKeyInput }

  /// Returns the form of an event that files may contain: dots replace what is typed into a field
  /// that hides its text, such as one for passwords (U-04).
  ///
  /// - Parameter event: An event that the scene is about to receive.
  package func withoutSecret(_ event: InputEvent) -> InputEvent {
    let hidesText = (firstResponder as? any UITextInputTraits)?.isSecureTextEntry == true
    return event.kind.isOfKeyboard && hidesText ? event.withDots : event
  }

  /// Returns a paste key's event as a text event with the text of the pasteboard, so that a
  /// recording contains the pasted text, and any other event unchanged.
  func withPastedText(_ event: InputEvent) -> InputEvent {
    guard event.kind == .key, acceptsText, TextCommandKey(event) == .paste,
      let text = pasteboard.string
    else { return event }
    var paste = InputEvent.text(text, t: event.t)
    paste.modifiers = .control
    return paste
  }

  /// Inserts or pastes the text of an event into the first responder.
  ///
  /// - Returns: `false` if the first responder does not receive text.
  func insert(_ event: InputEvent) -> Bool {
    guard let input = firstResponder as? any UIKeyInput, let text = event.text else { return false }
    if event.modifiers.isDisjoint(with: [.control, .command]) {
      input.insertText(text)
    } else {
      if pasteboard.string != text { pasteboard.string = text }
      firstResponder?.paste(nil)
    }
    return true
  }
}

extension UIWindowScene {
  /// Makes the first responder show the text that an input method composes.
  ///
  /// - Returns: `false` if the first responder does not receive text.
  func compose(_ event: InputEvent) -> Bool {
    guard let input = firstResponder as? any UITextInput else { return false }
    let caret = NSRange(location: event.caret, length: 0)
    input.setMarkedText(event.text, selectedRange: caret)
    return true
  }

  /// The box of the caret in the window's coordinates, or `nil` while no text is edited. An input
  /// method shows its choices near this box.
  package var caretBox: CGRect? {
    guard let view = firstResponder as? any UIView & UITextInput, let place = view.selectedTextRange
    else { return nil }
    return view.convert(view.caretRect(for: place.end), to: nil)
  }

  /// Undoes or redoes a change if the event is the key for it. It is called for a key that no
  /// responder has handled.
  func undo(by event: InputEvent, from responder: UIResponder) -> Bool {
    switch TextCommandKey(event) {
    case .undo? where responder.undoManager?.canUndo ?? false: responder.undoManager?.undo()
    case .redo? where responder.undoManager?.canRedo ?? false: responder.undoManager?.redo()
    default: return false
    }
    return true
  }
}

/// An editing command that a key triggers, such as copy or undo.
package enum TextCommandKey {
  case selectAll, copy, cut, paste, undo, redo

  /// Creates the command of a key with Control or Super, or of an older form such as Shift-Insert.
  package init?(_ event: InputEvent) {
    let modifiers = event.modifiers
    switch (event.key, modifiers) {
    case ("a", .control), ("a", .command): self = .selectAll
    case ("c", .control), ("c", .command), ("Insert", .control): self = .copy
    case ("x", .control), ("x", .command), ("Delete", .shift): self = .cut
    case ("v", .control), ("v", .command), ("Insert", .shift): self = .paste
    case ("z", .control), ("z", .command): self = .undo
    case ("z", [.control, .shift]), ("z", [.command, .shift]), ("y", .control): self = .redo
    default: return nil
    }
  }
}

extension UIResponder {
  /// Performs the command of a key on the responder's text.
  package func perform(_ command: TextCommandKey) {
    switch command {
    case .selectAll: selectAll(nil)
    case .copy: copy(nil)
    case .cut: cut(nil)
    case .paste: paste(nil)
    case .undo: undoManager?.undo()
    case .redo: undoManager?.redo()
    }
  }
}
