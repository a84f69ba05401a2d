import GlissadeDrawing
import GlissadeGestures
import UIKitCore

/// The view that shows a text editor's text, for example a text field.
@MainActor protocol TextEditorView: UIView, UITextInput {
  var editor: TextEditor { get }
  /// The laid-out text. Coordinates are relative to `textOrigin`.
  var navigator: TextNavigator { get }
  /// The upper left corner of the text's frame, in the view's coordinates.
  var textOrigin: CGPoint { get }
  var acceptsChanges: Bool { get }
  /// A Boolean value that indicates whether the next text that is typed replaces the whole text.
  var clearsOnInsertion: Bool { get set }
  /// A Boolean value that indicates whether the delegate permits the editing to begin.
  var shouldBeginEditing: Bool { get }
  /// Handles the beginning of the editing.
  func didBeginEditing()
  /// A Boolean value that indicates whether the delegate permits the editing to end.
  var shouldEndEditing: Bool { get }
  /// Handles the end of the editing.
  func didEndEditing()
  /// Returns whether the delegate permits a change by the user.
  func shouldReplace(_ range: NSRange, with text: String) -> Bool
  /// Handles a change by the user.
  func didEdit()
  func selectionDidChange()
  /// Lays out the text and the selection again.
  func textNeedsLayout()
}

/// An editor of a text with attributes and a selection. It handles the user's changes, keys and
/// touches.
@MainActor final class TextEditor {
  unowned let view: any TextEditorView
  let storage = NSMutableAttributedString(string: "")
  private(set) var selection = TextSelection.caret(0)
  /// A Boolean value that indicates whether the user edits the text.
  var isEditing = false
  /// The text that an input method composes, or `nil`.
  var marked: MarkedText?
  let undoManager = UndoManager()
  /// The last change by the user, with which the next change can be merged. It is `nil` after the
  /// user has selected another place.
  var lastChange: TextChange?
  /// The attributes for text that the user types.
  var typingAttributes: TextAttributes = [:]
  /// The horizontal position that the caret keeps when it moves up and down by lines, in points, or
  /// `nil` before such a movement.
  private var column: CGFloat?

  init(_ view: any TextEditorView) { self.view = view }

  var text: String { storage.string }

  /// Replaces the whole text as a change by the program, which cannot be undone.
  func setText(_ text: NSAttributedString) {
    marked = nil
    forgetChanges()
    storage.setAttributedString(text)
    let old = selection
    selection = .caret(storage.length)
    column = nil
    view.textNeedsLayout()
    if selection != old { view.selectionDidChange() }
  }

  /// Sets attributes for the whole text and for text that the user types.
  func setAttributes(_ attributes: TextAttributes) {
    storage.addAttributes(attributes, range: storage.fullRange)
    typingAttributes.merge(attributes) { $1 }
    view.textNeedsLayout()
  }

  /// Sets the selection without a notification of the view.
  func setSelection(_ new: TextSelection) {
    selection = new
    column = nil
  }

  func select(_ new: TextSelection) {
    unmarkText()
    let new = new.clamped(to: storage.length)
    column = nil
    lastChange = nil
    guard new != selection else { return }
    selection = new
    view.textNeedsLayout()
    view.selectionDidChange()
  }

  /// Selects the word at the caret.
  func selectWord() { select(TextSelection(view.navigator.word(at: selection.head))) }

  // MARK: Changes by the user

  /// Replaces a part of the text if the delegate permits it, and sets the caret after the new text.
  ///
  /// - Returns: `false` if the view or its delegate does not permit the change.
  @discardableResult func replace(_ range: NSRange, with text: String) -> Bool {
    discardMarkedText()
    guard view.acceptsChanges, view.shouldReplace(range, with: text) else { return false }
    // The delegate can have changed the text in the call above, so that the range is limited again.
    let whole = storage.fullRange
    let start = min(range.location, whole.length)
    let range = NSRange(location: start, length: min(range.length, whole.length - start))
    let new = NSAttributedString(string: text, attributes: typingAttributes)
    record(
      TextChange(
        at: start, removed: storage.attributedSubstring(from: range), inserted: new))
    storage.replaceCharacters(in: range, with: new)
    setSelection(.caret(start + text.utf16.count))
    view.textNeedsLayout()
    view.selectionDidChange()
    view.didEdit()
    return true
  }

  /// Discards any composed text, and then inserts a text in place of the selection.
  func insert(_ text: String) {
    discardMarkedText()
    replace(selection.range, with: text)
  }

  /// Deletes the selection. If it is empty, deletes the text between the caret and the place to
  /// which the movement leads.
  func delete(_ movement: TextMovement) {
    discardMarkedText()
    guard selection.isEmpty else {
      replace(selection.range, with: "")
      return
    }
    let place = view.navigator.place(from: selection.head, movement, column: 0)
    let range = TextSelection(anchor: selection.head, head: place).range
    if range.length > 0 { replace(range, with: "") }
  }

  var selectedText: String { (text as NSString).substring(with: selection.range) }

  func copySelection() {
    guard !selection.isEmpty, !view.isSecureTextEntry else { return }
    view.window?.windowScene?.pasteboard.string = selectedText
  }

  func cutSelection() {
    guard view.acceptsChanges, !selection.isEmpty, !view.isSecureTextEntry else { return }
    copySelection()
    separately { replace(selection.range, with: "") }
  }

  func paste() {
    guard let text = view.window?.windowScene?.pasteboard.string else { return }
    separately { insert(text) }
  }

  // MARK: Keys

  /// Handles a key that moves the caret, deletes text or is a command. Also returns `true` for a
  /// key that types a character, because the event of the typed text follows.
  func handles(_ event: InputEvent) -> Bool {
    if let command = TextCommandKey(event) {
      view.perform(command)
      return true
    }
    if let movement = TextMovement(event) {
      move(movement, extending: event.modifiers.contains(.shift))
      return true
    }
    let isControl = event.modifiers.contains(.control)
    switch event.key {
    case "Backspace" where isControl: delete(.word(forward: false))
    case "Backspace": view.deleteBackward()
    case "Delete": delete(isControl ? .word(forward: true) : .character(forward: true))
    default:
      return view.acceptsChanges && event.modifiers.isDisjoint(with: [.control, .command])
        && (event.key?.count == 1 || event.key == "Space")
    }
    return true
  }

  private func move(_ movement: TextMovement, extending: Bool) {
    let navigator = view.navigator
    let x = column ?? navigator.caret(at: selection.head).midX
    if !extending, !selection.isEmpty, case .character(let forward) = movement {
      return select(.caret(forward ? selection.end : selection.start))
    }
    let place = navigator.place(from: selection.head, movement, column: x)
    select(TextSelection(anchor: extending ? selection.anchor : place, head: place))
    if case .line = movement { column = x }
  }

  // MARK: Pointer

  /// Handles a press: the first one sets the caret, the second one selects a word, and the third
  /// one selects a paragraph.
  func press(at point: CGPoint, tapCount: Int) {
    let place = place(at: point)
    switch tapCount {
    case 2 where !view.isSecureTextEntry: select(TextSelection(view.navigator.word(at: place)))
    case 2...: select(TextSelection(view.navigator.paragraph(at: place)))
    default: select(.caret(place))
    }
  }

  /// Extends the selection to the point of a drag.
  func drag(to point: CGPoint) {
    select(TextSelection(anchor: selection.anchor, head: place(at: point)))
  }

  func place(at point: CGPoint) -> Int {
    let origin = view.textOrigin
    return view.navigator.place(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }
}
