import GlissadeDrawing
import GlissadeGestures
import UIKitCore

/// A line of text that the user edits with the keyboard and the pointer.
///
/// The desktop's keys work: arrows, with Shift to select and with Control by words, Home and End,
/// Backspace and Delete, and Control with A, C, X and V. Escape ends the editing.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  /// A Boolean value that indicates whether the font follows the preferred size of texts, which no
  /// user can change here.
  open var adjustsFontForContentSizeCategory = false
  // MARK: Text

  /// The text. Setting it is no edit of the user and sends no event.
  open var text: String? {
    get { editor.text }
    set {
      if newValue == editor.text { return }
      editor.setText(
        NSAttributedString(string: newValue ?? "", attributes: defaultTextAttributes))
    }
  }
  /// The text with attributes of its parts, which the default attributes complete.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(attributedString: editor.storage) }
    set {
      let text = NSMutableAttributedString(
        string: newValue?.string ?? "", attributes: defaultTextAttributes)
      newValue?.enumerateAttributes(in: text.fullRange, options: []) { attributes, range, _ in
        text.addAttributes(attributes, range: range)
      }
      editor.setText(text)
    }
  }
  /// The attributes of text that has none of its own. Setting them changes the whole text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [
    .font: UITextField.usualFont, .foregroundColor: UIColor.label,
  ]
  {
    didSet { applyDefaults() }
  }
  /// The attributes of the text that is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { editor.typingAttributes }
    set { editor.typingAttributes = newValue ?? defaultTextAttributes }
  }
  /// The font of the text.
  open var font: UIFont? {
    get { defaultTextAttributes[.font] as? UIFont }
    set { defaultTextAttributes[.font] = newValue ?? Self.usualFont }
  }
  /// The color of the text.
  open var textColor: UIColor? {
    get { defaultTextAttributes[.foregroundColor] as? UIColor }
    set { defaultTextAttributes[.foregroundColor] = newValue ?? .label }
  }
  /// The horizontal alignment of the text.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsLayout() } }
  /// The text that is shown while there is none.
  open var placeholder: String? {
    get { placeholderLabel.text }
    set {
      placeholderLabel.text = newValue
      setNeedsLayout()
    }
  }
  /// The placeholder with attributes of its parts.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderLabel.attributedText }
    set {
      placeholderLabel.attributedText = newValue
      setNeedsLayout()
    }
  }
  /// A Boolean value that indicates whether a text that is too wide is shown in a smaller font
  /// while it is not edited.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsLayout() } }
  /// The size of the smallest font then, in points; 0 stands for a tenth of the font's own.
  open var minimumFontSize: CGFloat = 0 {
    didSet {
      minimumFontSize = usable("minimumFontSize", minimumFontSize, or: oldValue, .notNegative)
      setNeedsLayout()
    }
  }

  // MARK: Look

  /// The border of the field.
  open var borderStyle = BorderStyle.none {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// The image behind the text, unless the border is a rounded rectangle.
  open var background: UIImage? { didSet { setNeedsLayout() } }
  /// The image behind the text while the field is disabled; `nil` stands for `background`.
  open var disabledBackground: UIImage? { didSet { setNeedsLayout() } }
  /// The times at which a button that removes the text is visible.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The view at the left of the text.
  open var leftView: UIView? { didSet { exchange(oldValue) } }
  /// The times at which the left view is visible.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The view at the right of the text.
  open var rightView: UIView? { didSet { exchange(oldValue) } }
  /// The times at which the right view is visible.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  // MARK: Editing

  /// The delegate.
  open weak var delegate: (any UITextFieldDelegate)?
  /// A Boolean value that indicates whether the text is being edited.
  open var isEditing: Bool { editor.isEditing }
  /// A Boolean value that indicates whether the text is removed when the editing begins.
  open var clearsOnBeginEditing = false
  /// A Boolean value that indicates whether the first text that is typed replaces the whole text.
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

  static let usualFont = UIFont.systemFont(ofSize: 17)
  private(set) lazy var editor = TextEditor(self)
  private(set) lazy var clearButton = ClearButton { [weak self] in self?.clear() }
  let placeholderLabel = UILabel()
  let frameView = UIView()
  let canvas = TextCanvas(frame: .zero)
  var ownInputView: UIView?
  var ownAccessoryView: UIView?
  /// The width by which the text is scrolled, in points.
  var scroll: CGFloat = 0
  var knownNavigator: TextNavigator?

  /// Creates a text field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Returns `nil`: text fields cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Rectangles, in the coordinates of the field; overrides may move its parts

  /// Returns the rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { innerRect(bounds, isEditing: false) }
  /// Returns the rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { innerRect(bounds, isEditing: true) }
  /// Returns the rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = Self.clearSide
    return CGRect(
      x: bounds.maxX - side - (borderStyle == .none ? 0 : 5), y: bounds.midY - side / 2,
      width: side, height: side)
  }
  /// Returns the rectangle of the left view.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(leftView, bounds, .left) }
  /// Returns the rectangle of the right view.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView, bounds, .right)
  }

  open override var intrinsicContentSize: CGSize { fittingSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func tintColorDidChange() { setNeedsLayout() }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    editor.begin { super.becomeFirstResponder() }
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    editor.end { super.resignFirstResponder() }
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard isFirstResponder || becomeFirstResponder() else { return false }
    layoutIfNeeded()
    editor.press(at: touch.location(in: self), tapCount: touch.tapCount)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if touch.tapCount < 2 { editor.drag(to: touch.location(in: self)) }
    return true
  }

  /// A drag in an edited text selects: the views around it do not pan.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if isTracking, gestureRecognizer is UIPanGestureRecognizer { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

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
  open var isSecureTextEntry = false { didSet { textNeedsLayout() } }

  // MARK: Text input

  /// A Boolean value that indicates whether there is any text.
  open var hasText: Bool { !editor.text.isEmpty }
  /// Inserts a text at the caret, as the user does.
  open func insertText(_ text: String) { insertTyped(text) }
  /// Deletes the selection or the character before the caret, as the user does.
  open func deleteBackward() { editor.delete(.character(forward: false)) }

  open override func cut(_ sender: Any?) { editor.cutSelection() }
  open override func copy(_ sender: Any?) { editor.copySelection() }
  open override func paste(_ sender: Any?) {
    guard let text = window?.windowScene?.pasteboard.string else { return }
    editor.separately { insertTyped(text) }
  }
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

extension UITextField {
  /// The border of a field.
  public enum BorderStyle: Int, Sendable {
    /// No border, a thin line, a frame, or a rounded rectangle with a background.
    case none = 0, line, bezel, roundedRect
  }

  /// The times at which a part of a field is visible.
  public enum ViewMode: Int, Sendable {
    /// Never, while the field is edited, while it is not, or always.
    case never = 0, whileEditing, unlessEditing, always
  }

  /// The reason why the editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The field is no longer the first responder, or its text was thrown away.
    case committed = 0, cancelled
  }

  /// The notification that a field is being edited.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// The notification that a field is no longer edited.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// The notification that the user has changed the text of a field.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
}
