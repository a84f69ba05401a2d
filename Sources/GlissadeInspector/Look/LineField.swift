import GlissadeGestures
import UIKit

/// A field for a line of text. While it has the focus, no key reaches anything else (T-12, T-14).
final class LineField: UIControl, KeyHandler, Hoverable {
  /// The greatest number of characters.
  private static let limit = 40

  /// The action when the text changes.
  var onChange: (String) -> Void = { _ in }
  /// The action of the Return key.
  var onReturn: () -> Void = {}
  var isHovered = false { didSet { if isHovered != oldValue { setNeedsLayout() } } }
  let hint: Hint?
  /// The text of the field.
  var text = "" {
    didSet {
      guard text != oldValue else { return }
      setNeedsLayout()
      onChange(text)
    }
  }

  private let placeholder: String
  private let label = UILabel()

  /// Creates an empty field.
  ///
  /// - Parameters:
  ///   - placeholder: The text that an empty field shows.
  ///   - hint: The sentence of the field's tooltip.
  init(_ placeholder: String, hint: String) {
    self.placeholder = placeholder
    self.hint = Hint(hint)
    super.init(frame: .zero)
    layer.cornerRadius = 5
    label.font = .systemFont(ofSize: 12)
    addSubview(label)
    addTarget(self, action: Selector(LineField.edit), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func edit() { _ = becomeFirstResponder() }

  override var canBecomeFirstResponder: Bool { true }

  override func becomeFirstResponder() -> Bool {
    setNeedsLayout()
    return super.becomeFirstResponder()
  }

  override func resignFirstResponder() -> Bool {
    setNeedsLayout()
    return super.resignFirstResponder()
  }

  func handle(_ event: InputEvent) -> Bool {
    guard event.modifiers.subtracting(.shift).isEmpty, let key = event.key else { return false }
    switch key {
    case "Escape":
      if text.isEmpty { _ = resignFirstResponder() } else { text = "" }
    case "Return", "Keypad Enter":
      _ = resignFirstResponder()
      onReturn()
    case "Backspace": text = String(text.dropLast())
    case "Delete": text = ""
    case "Space": type(" ")
    default: type(key.hasPrefix("Keypad ") ? String(key.dropFirst("Keypad ".count)) : key)
    }
    return true
  }

  /// Appends the character of a key. The names of other keys have several characters.
  private func type(_ key: String) {
    if key.count == 1, text.count < Self.limit { text += key }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isEmpty = text.isEmpty && !isFirstResponder
    label.text = isEmpty ? placeholder : text + (isFirstResponder ? "▏" : "")
    label.textColor = isEmpty ? Palette.quietText : Palette.text
    label.frame = CGRect(x: 8, y: 0, width: max(bounds.width - 16, 0), height: bounds.height)
    backgroundColor = isHovered || isFirstResponder ? Palette.pressedControl : Palette.control
    showFocus(outline: Palette.edge)
  }
}
