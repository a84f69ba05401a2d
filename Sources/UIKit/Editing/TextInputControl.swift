import Foundation
import GlissadeGestures

/// The part of a text field that concerns the text's traits, its changes and the places in it.
@preconcurrency @MainActor open class TextInputControl: UIControl, UITextInput {
  private(set) lazy var editor = makeEditor()

  /// Creates the part of a text field. Clients do not see the initializer, and there is no other.
  @usableFromInline init(partIn frame: CGRect) { super.init(frame: frame) }

  /// Returns `nil`: controls cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  /// Returns the text with its selection.
  func makeEditor() -> TextEditor { preconditionFailure("A subclass makes the text.") }

  // MARK: Traits: without effect on a desktop, except for the hidden text

  /// The keys of a keyboard on the screen.
  open var keyboardType = UIKeyboardType.default
  /// The label of its Return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Its colors.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The words that it begins with a capital letter.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The correction of typed words.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The check of typed words.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The meaning of the text.
  open var textContentType: UITextContentType!
  /// A Boolean value that would make a Return key wait for text.
  open var enablesReturnKeyAutomatically = false
  /// A Boolean value that indicates whether dots are shown instead of the text, which cannot be
  /// copied then.
  open var isSecureTextEntry = false

  // MARK: Text

  /// A Boolean value that indicates whether there is any text.
  open var hasText: Bool { !editor.text.isEmpty }
  /// Inserts a text at the caret, as the user does.
  open func insertText(_ text: String) { editor.insert(text) }
  /// Deletes the selection or the character before the caret, as the user does.
  open func deleteBackward() { editor.delete(.character(forward: false)) }

  open override func cut(_ sender: Any?) { editor.cutSelection() }
  open override func copy(_ sender: Any?) { editor.copySelection() }
  open override func paste(_ sender: Any?) { editor.paste() }
  open override func delete(_ sender: Any?) { deleteBackward() }
  open override func select(_ sender: Any?) {
    editor.selectWord()
  }
  open override func selectAll(_ sender: Any?) {
    editor.select(TextSelection(editor.storage.fullRange))
  }

  // MARK: Places: see UITextInput

  /// Returns the text of a part.
  open func text(in range: UITextRange) -> String? { editor.text(in: range) }
  /// Replaces a part of the text, as the program does.
  open func replace(_ range: UITextRange, withText text: String) {
    editor.replaceByClient(range, with: text)
  }
  /// The selected part, which is empty for a caret.
  open var selectedTextRange: UITextRange? {
    get { editor.selectedPart }
    set { editor.selectedPart = newValue }
  }
  /// The part that an input method composes, or `nil`.
  open var markedTextRange: UITextRange? { editor.marked.map { TextPart($0.range) } }
  /// Shows a text that an input method composes.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.setMarkedText(markedText ?? "", selected: selectedRange)
  }
  /// Makes the composed text a part of the text.
  open func unmarkText() { editor.unmarkText() }
  /// The changes that the user can undo.
  open override var undoManager: UndoManager? { editor.undoManager }
  /// The place at which the text begins.
  open var beginningOfDocument: UITextPosition { TextPlace(0) }
  /// The place at which the text ends.
  open var endOfDocument: UITextPosition { TextPlace(editor.storage.length) }
  /// Returns the part between two places.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { editor.part(from: fromPosition, to: toPosition) }
  /// Returns the place at a distance from another one, or `nil` outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, offset: offset)
  }
  /// Returns the order of two places.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.order(position, other)
  }
  /// Returns the distance of two places, in UTF-16 code units.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.distance(from: from, to: toPosition)
  }
  /// Returns the box of the first line of a part.
  open func firstRect(for range: UITextRange) -> CGRect { editor.firstBox(of: range) }
  /// Returns the box of the caret at a place. An empty one hides it.
  open func caretRect(for position: UITextPosition) -> CGRect { editor.caret(at: position) }
  /// Returns the place that is nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextPlace(editor.place(at: point))
  }
}
