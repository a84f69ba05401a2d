import GlissadeSprings
import UIKit

/// A button *Copy spring as* that opens a list of all tools whose spelling of the spring can be
/// copied.
final class SpringCopyList: UIView {
  /// The action when the user selects a tool.
  var onCopy: (SpringSpelling) -> Void = { _ in }
  /// The action when the list has opened.
  var onOpen: () -> Void = {}
  /// The action when the list opens or closes.
  var onResize: () -> Void = {}

  private static let rowHeight: CGFloat = 26
  /// The height of the button that opens the list, in points.
  static let buttonHeight: CGFloat = 32
  private static let gap: CGFloat = 4

  private let toggle = TransportButton(.text("Copy spring as ▸"))
  private let choices: [TransportButton]
  private(set) var isOpen = false
  /// The width beside the button that is left to another one, in points.
  var besideButton: CGFloat = 0 { didSet { setNeedsLayout() } }

  override init(frame: CGRect) {
    choices = SpringSpelling.allCases.map { TransportButton(.text($0.title), fontSize: 11) }
    super.init(frame: frame)
    accessibilityIdentifier = "parameters.spring"
    toggle.accessibilityIdentifier = "parameters.spring.toggle"
    toggle.hint = Hint("The spring in the spelling of another tool; Ctrl V in a value reads one")
    toggle.onPress = { [weak self] in self?.setOpen(self?.isOpen == false) }
    addSubview(toggle)
    for (spelling, button) in zip(SpringSpelling.allCases, choices) {
      button.accessibilityIdentifier = "spring.\(spelling.rawValue)"
      button.onPress = { [weak self] in self?.onCopy(spelling) }
      button.isHidden = true
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func setOpen(_ opens: Bool) {
    isOpen = opens
    toggle.face = .text(opens ? "Copy spring as ▾" : "Copy spring as ▸")
    for button in choices { button.isHidden = !opens }
    setNeedsLayout()
    onResize()
    if opens { onOpen() }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let rows = CGFloat((choices.count + 1) / 2)
    let list = isOpen ? rows * (Self.rowHeight + Self.gap) : 0
    return CGSize(width: size.width, height: Self.buttonHeight + list)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    toggle.frame = CGRect(
      x: 0, y: 0, width: bounds.width - besideButton, height: Self.buttonHeight)
    let width = (bounds.width - Self.gap) / 2
    for (index, button) in choices.enumerated() {
      button.frame = CGRect(
        x: CGFloat(index % 2) * (width + Self.gap),
        y: Self.buttonHeight + Self.gap + CGFloat(index / 2) * (Self.rowHeight + Self.gap),
        width: width, height: Self.rowHeight)
    }
  }
}
