import GlissadeDrawing
import GlissadeGestures
import UIKitCore

/// A text of several lines that scrolls and that the user can edit and select.
///
/// Its keys are those of `UITextField`; Return inserts a line feed, and Up and Down move by lines.
/// Once the view is the first responder, a drag with the mouse selects; a drag of a touch scrolls
/// (our choice).
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  /// A Boolean value that indicates whether the font follows the preferred size of texts, which no
  /// user can change here.
  open var adjustsFontForContentSizeCategory = false
  // MARK: Text

  /// The text. Setting it is no edit of the user.
  open var text: String! {
    get { editor.text }
    set {
      editor.setText(NSAttributedString(string: newValue ?? "", attributes: usualAttributes))
    }
  }
  /// The text with attributes of its parts.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: editor.storage) }
    set {
      editor.setText(newValue ?? NSAttributedString(string: ""))
      if let newValue, newValue.length > 0 {
        editor.typingAttributes = newValue.attributes(
          at: newValue.length - 1, effectiveRange: nil)
      }
    }
  }
  /// The font of the whole text.
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue
      editor.setAttributes([.font: newValue ?? Self.usualFont])
    }
  }
  /// The color of the whole text.
  open var textColor: UIColor? {
    get { ownColor }
    set {
      ownColor = newValue
      editor.setAttributes([.foregroundColor: newValue ?? .label])
    }
  }
  /// The horizontal alignment of lines.
  open var textAlignment = NSTextAlignment.natural { didSet { textNeedsLayout() } }
  /// The attributes of the text that is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { editor.typingAttributes }
    set { editor.typingAttributes = newValue }
  }

  // MARK: Layout

  /// The distances of the text from the edges of the content, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet {
      textContainerInset = usable("textContainerInset", textContainerInset, or: oldValue)
      textNeedsLayout()
    }
  }
  /// The space in which the text is laid out.
  open private(set) var textContainer: NSTextContainer

  // MARK: Editing

  /// The delegate, which can be a `UITextViewDelegate`.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { textDelegate = delegate as? any UITextViewDelegate }
  }
  weak var textDelegate: (any UITextViewDelegate)?
  /// A Boolean value that indicates whether the user can change the text.
  open var isEditable = true { didSet { if !isEditable, isFirstResponder { setNeedsLayout() } } }
  /// A Boolean value that indicates whether the user can select and edit the text.
  open var isSelectable = true {
    didSet { if !isSelectable, isFirstResponder { resignFirstResponder() } }
  }
  /// The selected part, in UTF-16 code units.
  open var selectedRange: NSRange {
    get { editor.selection.range }
    set { editor.select(TextSelection(newValue)) }
  }
  /// A Boolean value that indicates whether the next text that is typed replaces the whole text.
  open var clearsOnInsertion = false
  /// The view in place of the keyboard on the screen, which a desktop does not have.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// The view above the keyboard on the screen, which a desktop does not have.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  // MARK: Traits: without effect on a desktop

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

  static let usualFont = UIFont.systemFont(ofSize: 12)
  private(set) lazy var editor = TextEditor(self)
  let canvas = TextCanvas(frame: .zero)
  var ownFont: UIFont?
  var ownColor: UIColor?
  var ownInputView: UIView?
  var ownAccessoryView: UIView?
  var knownLayout: TextViewLayout?
  var isEditing: Bool { editor.isEditing }
  /// A Boolean value that indicates whether the caret has to be made visible.
  var showsCaret = false

  /// Creates a text view.
  ///
  /// - Parameter textContainer: The space in which the text is laid out; `nil` makes one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: frame.size)
    super.init(frame: frame)
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Returns `nil`: text views cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  open override func layoutSubviews() {
    layOutText()
    super.layoutSubviews()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }
  /// The size of the text if the view does not scroll; otherwise none.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? UIView.noIntrinsicSize : fittingSize(width: bounds.width > 0 ? bounds.width : 1e6)
  }
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  /// Scrolls by the least distance that shows a part of the text.
  open func scrollRangeToVisible(_ range: NSRange) { show(range) }

  open override func tintColorDidChange() { setNeedsLayout() }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isSelectable }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    editor.begin { super.becomeFirstResponder() }
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    editor.end { super.resignFirstResponder() }
  }

  /// A drag with the mouse in an edited text selects: nothing pans.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if isSelecting, gestureRecognizer is UIPanGestureRecognizer { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Touches

  var isSelecting = false

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { begin(touch) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { move(touch) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { end(touch) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isSelecting = false
  }

  // MARK: Text input

  /// A Boolean value that indicates whether there is any text.
  open var hasText: Bool { !editor.text.isEmpty }
  /// Inserts a text at the caret, as the user does.
  open func insertText(_ text: String) {
    editor.type(text)
  }
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

extension UITextView {
  /// The notification that a view is being edited.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// The notification that a view is no longer edited.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// The notification that the user has changed the text of a view.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
}
