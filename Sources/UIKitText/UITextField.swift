import GlissadeDrawing
import GlissadeGestures
import UIKitCore

/// A line of text that the user edits with the keyboard and the pointer.
///
/// ```swift
/// let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
/// field.borderStyle = .roundedRect
/// field.placeholder = "Name"
/// page.addSubview(field)
/// field.becomeFirstResponder()
/// ```
///
/// The field handles the keys of a desktop: the arrow keys, with Shift to select and with Control
/// to move by words; Home and End; Backspace and Delete; and Control with A, C, X and V. Escape
/// ends the editing.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
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

  /// The text of the field. Setting this property is a change by the program, and sends no event.
  open var text: String? {
    get { editor.text }
    set {
      if newValue == editor.text { return }
      editor.setText(
        NSAttributedString(string: newValue ?? "", attributes: defaultTextAttributes))
    }
  }
  /// The text with attributes of its parts. The default attributes complete the attributes of each
  /// part.
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
  /// The attributes of text without attributes of its own. Setting this property changes the whole
  /// text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [
    .font: UITextField.usualFont, .foregroundColor: UIColor.label,
  ]
  {
    didSet { applyDefaults() }
  }
  /// The attributes for text that the user types.
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
  /// The text that is shown while the field is empty.
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
  /// The minimum font size in points for a text that is shrunk to the field's width. 0 stands for a
  /// tenth of the size of `font`.
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
  /// The image behind the text. A rounded rectangle as the border hides it.
  open var background: UIImage? { didSet { setNeedsLayout() } }
  /// The image behind the text while the field is disabled; `nil` stands for `background`.
  open var disabledBackground: UIImage? { didSet { setNeedsLayout() } }
  /// The times at which the clear button, which removes the text, is visible.
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

  /// The delegate, which permits and is notified of changes by the user.
  open weak var delegate: (any UITextFieldDelegate)?
  /// A Boolean value that indicates whether the text is being edited.
  open var isEditing: Bool { editor.isEditing }
  /// A Boolean value that indicates whether the text is removed when the editing begins.
  open var clearsOnBeginEditing = false
  /// A Boolean value that indicates whether the next text that the user types replaces the whole
  /// text.
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

  static let usualFont = UIFont.systemFont(ofSize: 17)
  private(set) lazy var editor = TextEditor(self)
  private(set) lazy var clearButton = ClearButton { [weak self] in self?.clear() }
  let placeholderLabel = UILabel()
  let frameView = UIView()
  let canvas = TextCanvas(frame: .zero)
  var ownInputView: UIView?
  var ownAccessoryView: UIView?
  /// The distance by which the text is scrolled to the left, in points.
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

  /// Returns `false` for a pan during a drag in the field, because the drag selects text and must
  /// not pan the views around the field.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if isTracking, gestureRecognizer is UIPanGestureRecognizer { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Traits: without effect on a desktop, except for the hidden text

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
  /// A Boolean value that indicates whether the field shows dots instead of the text. Such a text
  /// cannot be copied.
  open var isSecureTextEntry = false { didSet { textNeedsLayout() } }

  // MARK: Text input

  /// A Boolean value that indicates whether there is any text.
  open var hasText: Bool { !editor.text.isEmpty }
  /// Inserts a text at the caret as if the user had typed it.
  open func insertText(_ text: String) { insertTyped(text) }
  /// Deletes the selection, or the character before the caret if nothing is selected, as if the
  /// user had pressed Backspace.
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
  /// Returns the rectangle of the first line of a range, in the coordinates of the field.
  open func firstRect(for range: UITextRange) -> CGRect { editor.firstBox(of: range) }
  /// Returns the rectangle of the caret at a position. An override that returns an empty rectangle
  /// hides the caret.
  open func caretRect(for position: UITextPosition) -> CGRect { editor.caret(at: position) }
  /// Returns the position in the text that is nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextPlace(editor.place(at: point))
  }
}

extension UITextField {
  /// The kinds of a field's border.
  public enum BorderStyle: Int, Sendable {
    /// No border, a thin line, a frame, or a rounded rectangle with a background.
    case none = 0, line, bezel, roundedRect
  }

  /// The times at which a part of a field is visible.
  public enum ViewMode: Int, Sendable {
    /// The part is visible at no time (`never`), while the user edits the field (`whileEditing`),
    /// while the user does not edit it (`unlessEditing`), or at all times (`always`).
    case never = 0, whileEditing, unlessEditing, always
  }

  /// The reason why the editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The field has resigned as the first responder (`committed`), or its text was discarded
    /// (`cancelled`).
    case committed = 0, cancelled
  }

  /// The name of the notification that the user has begun to edit a field.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// The name of the notification that the editing of a field has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// The name of the notification that the user has changed the text of a field.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
}
