import GlissadeGestures
import UIKitCore

// This extension handles the editing of a text field.
extension UITextField: TextEditorView, KeyResponder {
  var acceptsChanges: Bool { isEnabled }

  func shouldReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  func didEdit() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func selectionDidChange() { delegate?.textFieldDidChangeSelection(self) }

  // MARK: Begin and end

  var shouldBeginEditing: Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }

  func didBeginEditing() {
    editor.select(.caret(editor.storage.length))
    if clearsOnBeginEditing, hasText { clear() }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  var shouldEndEditing: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  func didEndEditing() {
    editor.typingAttributes = defaultTextAttributes
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: Changes

  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true, hasText else { return }
    editor.setText(NSAttributedString(string: ""))
    editor.typingAttributes = defaultTextAttributes
    didEdit()
  }

  /// Inserts typed text, with line feeds replaced by spaces, because a field has one line.
  func insertTyped(_ text: String) {
    editor.type(String(text.map { $0.isNewline ? " " : $0 }))
  }

  // MARK: Keys

  package func lostFirstResponder() { editor.finish() }

  package func handleKey(_ event: InputEvent) -> Bool {
    guard isEditing else { return false }
    switch event.key {
    case "Return" where event.modifiers.isEmpty: pressReturn()
    case "Escape" where event.modifiers.isEmpty: resignFirstResponder()
    case "Up", "Down":
      // The keys Up and Down move the caret to the start and the end of the text, because a field
      // has one line.
      let place = event.key == "Up" ? 0 : editor.storage.length
      let isExtending = event.modifiers.contains(.shift)
      editor.select(
        TextSelection(anchor: isExtending ? editor.selection.anchor : place, head: place))
    default: return editor.handles(event)
    }
    return true
  }

  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    sendActions(for: .editingDidEndOnExit)
    if ends { resignFirstResponder() }
  }
}

/// The button that removes the text of a field.
@MainActor final class ClearButton: UIControl {
  private let disc = UIView()
  private let cross = CAShapeLayer()

  init(onPress: @escaping () -> Void) {
    super.init(frame: .zero)
    accessibilityIdentifier = "button.clear"
    disc.isUserInteractionEnabled = false
    addSubview(disc)
    cross.fillColor = nil
    cross.lineWidth = 1.5
    cross.lineCap = .round
    layer.addSublayer(cross)
    addAction(UIAction { _ in onPress() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    disc.frame = bounds.insetBy(dx: 1.5, dy: 1.5)
    disc.layer.cornerRadius = disc.frame.width / 2
    disc.backgroundColor = isHighlighted ? .systemGray : .systemGray2
    let (near, far) = (bounds.width * 0.35, bounds.width * 0.65)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: near, y: near))
    path.addLine(to: CGPoint(x: far, y: far))
    path.move(to: CGPoint(x: far, y: near))
    path.addLine(to: CGPoint(x: near, y: far))
    cross.path = path.cgPath
    cross.strokeColor = resolved(.systemBackground).cgColor
  }
}
