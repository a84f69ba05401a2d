import GlissadeGestures
import UIKit

/// A field for the text that the visible lines of the log contain. While it has the focus, no key
/// reaches anything else (T-14).
final class LogSearchField: UIControl, KeyHandler, Hoverable {
  /// The greatest number of characters.
  private static let limit = 40

  /// The action when the text changes.
  var onChange: (String) -> Void = { _ in }
  var isHovered = false { didSet { if isHovered != oldValue { setNeedsLayout() } } }
  let hint: Hint? = Hint("Show the lines that contain a text; Escape shows all")
  /// The text of the field.
  private(set) var text = "" {
    didSet {
      guard text != oldValue else { return }
      setNeedsLayout()
      onChange(text)
    }
  }

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "log.search"
    layer.cornerRadius = 5
    label.font = .systemFont(ofSize: 12)
    addSubview(label)
    addTarget(self, action: Selector(LogSearchField.edit), for: .touchUpInside)
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
    case "Return", "Keypad Enter": _ = resignFirstResponder()
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
    label.text = isEmpty ? "Search" : text + (isFirstResponder ? "▏" : "")
    label.textColor = isEmpty ? Palette.quietText : Palette.text
    label.frame = CGRect(x: 8, y: 0, width: max(bounds.width - 16, 0), height: bounds.height)
    backgroundColor = isHovered || isFirstResponder ? Palette.pressedControl : Palette.control
    showFocus(outline: Palette.edge)
  }
}
