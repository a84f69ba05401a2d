import GlissadeDrawing
import GlissadeGestures
import UIKitCore

/// A text of several lines that scrolls and that the user can edit and select.
///
/// ```swift
/// let notes = UITextView(frame: page.bounds)
/// notes.text = "Low water at 6:12."
/// notes.isEditable = true
/// page.addSubview(notes)
/// ```
///
/// The text view handles the keys of `UITextField`. In addition, Return inserts a line feed, and Up
/// and Down move by lines. While the view is the first responder, a drag with the mouse selects
/// text, and a drag of a touch scrolls (our choice).
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  /// A Boolean value that indicates whether the font follows the preferred text size of the user.
  /// It must be a font of a text style, or one that font metrics have scaled.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
  }

  private func adjustFont() {
    guard adjustsFontForContentSizeCategory, let own = font else { return }
    let adjusted = own.adjusted(for: traitCollection)
    if adjusted != own { font = adjusted }
  }

  // MARK: Text

  /// The text of the view. Setting this property is a change by the program.
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
  /// The horizontal alignment of the lines of the text.
  open var textAlignment = NSTextAlignment.natural { didSet { textNeedsLayout() } }
  /// The attributes for text that the user types.
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
  /// The area in which the text is laid out.
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
  /// The selected range of the text, in UTF-16 code units.
  open var selectedRange: NSRange {
    get { editor.selection.range }
    set { editor.select(TextSelection(newValue)) }
  }
  /// A Boolean value that indicates whether the next text that is typed replaces the whole text.
  open var clearsOnInsertion = false
  /// The view that replaces an on-screen keyboard. It has no effect on a desktop, which has no such
  /// keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// The view above an on-screen keyboard. It has no effect on a desktop, which has no such
  /// keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  // MARK: Traits: without effect on a desktop

  /// The keys of an on-screen keyboard. The value has no effect on a desktop.
  open var keyboardType = UIKeyboardType.default
  /// The label of the Return key of an on-screen keyboard. The value has no effect on a desktop.
  open var returnKeyType = UIReturnKeyType.default
  /// The colors of an on-screen keyboard. The value has no effect on a desktop.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The words that an on-screen keyboard begins with a capital letter. The value has no effect on
  /// a desktop.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The automatic correction of typed words. The value has no effect on a desktop.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The spell checking of typed words. The value has no effect on a desktop.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The meaning of the text, such as a name or an address. The value has no effect on a desktop.
  open var textContentType: UITextContentType!
  /// A Boolean value that indicates whether an on-screen keyboard disables its Return key while the
  /// text is empty. The value has no effect on a desktop.
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
  /// A Boolean value that indicates whether the view must scroll to the caret at its next layout.
  var showsCaret = false

  /// Creates a text view.
  ///
  /// - Parameter textContainer: The area in which the text is laid out. With `nil` the view creates
  ///   one.
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
  /// The size of the text if scrolling is disabled. Otherwise the view has no intrinsic size.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? UIView.noIntrinsicSize : fittingSize(width: bounds.width > 0 ? bounds.width : 1e6)
  }
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  /// Scrolls by the smallest distance that makes a range of the text visible.
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

  /// Returns `false` for a pan during a drag with the mouse that selects text.
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
  /// Inserts a text at the caret as if the user had typed it.
  open func insertText(_ text: String) {
    editor.type(text)
  }
  /// Deletes the selection, or the character before the caret if nothing is selected, as if the
  /// user had pressed Backspace.
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

  /// Returns the text in a range.
  open func text(in range: UITextRange) -> String? { editor.text(in: range) }
  /// Replaces the text in a range as a change by the program.
  open func replace(_ range: UITextRange, withText text: String) {
    editor.replaceByClient(range, with: text)
  }
  /// The selected range of the text. An empty range is the caret.
  open var selectedTextRange: UITextRange? {
    get { editor.selectedPart }
    set { editor.selectedPart = newValue }
  }
  /// The range of the text that the user composes with an input method, or `nil`.
  open var markedTextRange: UITextRange? { editor.marked.map { TextPart($0.range) } }
  /// Shows a text that the user composes with an input method.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.setMarkedText(markedText ?? "", selected: selectedRange)
  }
  /// Ends a composition with an input method. The composed text becomes a part of the text.
  open func unmarkText() { editor.unmarkText() }
  /// The undo manager of the user's changes to the text.
  open override var undoManager: UndoManager? { editor.undoManager }
  /// The position at which the text begins.
  open var beginningOfDocument: UITextPosition { TextPlace(0) }
  /// The position at which the text ends.
  open var endOfDocument: UITextPosition { TextPlace(editor.storage.length) }
  /// Returns the range between two positions.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { editor.part(from: fromPosition, to: toPosition) }
  /// Returns the position at a distance in UTF-16 code units from another position, or `nil`
  /// outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, offset: offset)
  }
  /// Returns the order of two positions in the text.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.order(position, other)
  }
  /// Returns the distance between two positions, in UTF-16 code units.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.distance(from: from, to: toPosition)
  }
  /// Returns the rectangle of the first line of a range, in points of the content.
  open func firstRect(for range: UITextRange) -> CGRect { editor.firstBox(of: range) }
  /// Returns the rectangle of the caret at a position, in points of the content.
  open func caretRect(for position: UITextPosition) -> CGRect { editor.caret(at: position) }
  /// Returns the position in the text that is nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextPlace(editor.place(at: point))
  }
}

extension UITextView {
  /// The name of the notification that the user has begun to edit a text view.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// The name of the notification that the editing of a text view has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// The name of the notification that the user has changed the text of a text view.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
}
