import Foundation
import GlissadeGestures
import UIKit

/// A field for a parameter's value, which a click edits: typed text replaces the value, Return
/// applies it, Escape restores the old value, and arrow keys change it by useful steps (T-12).
/// While the field has the focus, no key reaches anything else.
final class ValueField: UIControl, KeyHandler, Hoverable {
  /// The parameter of the value.
  let parameter: Tuning.Parameter
  /// The action when the user sets a new value; `nil` restores the program's own value.
  var onValue: (Double?) -> Void = { _ in }
  /// The action when the user types a text that is not a value; receives a sentence about the text.
  var onFault: (String) -> Void = { _ in }
  /// The action when the user pastes a text that is not a value.
  var onPaste: (String) -> Void = { _ in }
  var isHovered = false { didSet { if isHovered != oldValue { setNeedsLayout() } } }
  let hint: Hint? = Hint("Click to type a value; arrows change it", key: "Return")

  private let label = UILabel()
  private var reading: ParameterReading?
  /// The text that the user is typing, or `nil` while the field shows the value.
  private(set) var typed: String? { didSet { setNeedsLayout() } }

  init(_ parameter: Tuning.Parameter) {
    self.parameter = parameter
    super.init(frame: .zero)
    accessibilityIdentifier = "value.\(parameter.rawValue)"
    layer.cornerRadius = 5
    label.textAlignment = .right
    addSubview(label)
    addTarget(self, action: Selector(ValueField.edit), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the value of a reading. A text that the user is typing stays visible.
  func show(_ reading: ParameterReading) {
    guard reading != self.reading else { return }
    self.reading = reading
    setNeedsLayout()
  }

  /// The text that the field shows.
  var text: String { typed ?? reading.map { parameter.text($0.value) } ?? "" }

  private func edit() { _ = becomeFirstResponder() }

  override var canBecomeFirstResponder: Bool { true }

  override func becomeFirstResponder() -> Bool {
    setNeedsLayout()
    return super.becomeFirstResponder()
  }

  /// A typed text that was not applied yet is applied when the field loses the focus.
  override func resignFirstResponder() -> Bool {
    apply()
    setNeedsLayout()
    return super.resignFirstResponder()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isChanged = reading?.isChanged ?? false
    label.text = isFirstResponder && typed != nil ? text + "▏" : text
    label.font = .systemFont(ofSize: 12, weight: isChanged ? .semibold : .regular)
    label.textColor = isChanged ? Palette.accentText : Palette.text
    label.frame = bounds.insetBy(dx: 6, dy: 0)
    backgroundColor = isHovered || isFirstResponder ? Palette.pressedControl : Palette.control
    showFocus(outline: Palette.edge)
  }

  // MARK: Keys

  func handle(_ event: InputEvent) -> Bool {
    if event.modifiers == .control, event.key?.lowercased() == "v" {
      paste()
      return true
    }
    guard event.modifiers.subtracting(.shift).isEmpty, let key = event.key else { return false }
    let step = parameter.step * (event.modifiers.contains(.shift) ? 10 : 1)
    switch key {
    case "Up": add(step)
    case "Down": add(-step)
    case "Return", "Keypad Enter":
      apply()
    case "Escape":
      if typed == nil { _ = resignFirstResponder() } else { typed = nil }
    case "Backspace", "Delete":
      if typed == nil { onValue(nil) } else { typed?.removeLast(typed?.isEmpty == true ? 0 : 1) }
    case "Space": type(" ")
    default: type(key)
    }
    return true
  }

  /// Appends the character of a key to the typed text; the first character replaces the value.
  private func type(_ key: String) {
    let character = key.hasPrefix("Keypad ") ? String(key.dropFirst("Keypad ".count)) : key
    guard character.count == 1, (typed ?? "").count < 16 else { return }
    typed = (typed ?? "") + character
  }

  private func add(_ step: Double) {
    let value = typed.flatMap { parameter.value(of: $0) } ?? reading?.value
    typed = nil
    if let value { onValue(parameter.rounded(value + step)) }
  }

  /// Applies a pasted value, or passes on a pasted text that is not a value.
  private func paste() {
    typed = nil
    let text = UIPasteboard.general.string?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    guard !text.isEmpty else { return onFault("The clipboard has no text.") }
    if let value = parameter.value(of: text) { onValue(value) } else { onPaste(text) }
  }

  private func apply() {
    guard let text = typed else { return }
    typed = nil
    if text.allSatisfy({ $0 == " " }) {
      return onFault("Nothing was typed: \(parameter.title.lowercased()) is still \(self.text).")
    }
    guard let value = parameter.value(of: text) else {
      return onFault("“\(text)” is no value of \(parameter.title.lowercased()).")
    }
    onValue(value)
    // The sentence follows the change, which hides earlier sentences.
    if let remark = parameter.remark(aboutLimiting: text, to: value) { onFault(remark) }
  }
}

extension Tuning.Parameter {
  /// The amount by which an arrow key changes the parameter.
  var step: Double {
    switch self {
    case .springResponse, .releaseSettling, .springDamping, .physicsDamping, .elasticity,
      .completionThreshold:
      0.01
    case .panSlop: 0.5
    case .decelerationRate: 0.0005
    case .physicsFrequency: 0.05
    }
  }

  /// A Boolean value that indicates whether the parameter is perceived by ratios, so that its
  /// slider is logarithmic.
  var isRatio: Bool {
    switch self {
    case .springResponse, .releaseSettling, .springDamping, .physicsFrequency, .panSlop: true
    case .completionThreshold, .decelerationRate, .physicsDamping, .elasticity: false
    }
  }

  /// Returns a sentence about a typed text whose value is outside the parameter's range, or `nil`
  /// if the value is within it.
  func remark(aboutLimiting typed: String, to value: Double) -> String? {
    guard let wanted = number(of: typed), abs(wanted - value) > 1e-9 else { return nil }
    return "“\(typed)” is outside of \(text(range.lowerBound)) to \(text(range.upperBound)): "
      + "\(title.lowercased()) is \(text(value))."
  }

  /// Returns the value of a typed text, such as “0.35”, “0,35 s”, “350 ms” or “40
  /// %”, clamped to the parameter's range, or `nil` if the text is not a value.
  func value(of text: String) -> Double? {
    number(of: text).map { min(max($0, range.lowerBound), range.upperBound) }
  }

  /// Returns the value of a typed text, in or outside of the parameter's range.
  private func number(of text: String) -> Double? {
    let text = text.lowercased().replacingOccurrences(of: ",", with: ".")
      .replacingOccurrences(of: "−", with: "-").replacingOccurrences(of: " ", with: "")
    let digits = text.prefix { "0123456789.-+".contains($0) }
    guard let number = Double(digits), number.isFinite else { return nil }
    var value = number
    switch (self, String(text.dropFirst(digits.count))) {
    case (.springResponse, "ms"), (.releaseSettling, "ms"): value /= 1000
    case (.completionThreshold, "%"), (.elasticity, "%"): value /= 100
    // A threshold without a unit is read in per cent if it is greater than 1.
    case (.completionThreshold, "") where number > 1: value /= 100
    case (_, ""), (.springResponse, "s"), (.releaseSettling, "s"), (.panSlop, "pt"),
      (.physicsFrequency, "/s"):
      break
    default: return nil
    }
    return value
  }
}
