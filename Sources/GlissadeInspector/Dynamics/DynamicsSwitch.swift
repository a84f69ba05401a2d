import GlissadeGestures
import UIKit

/// Turns the drawing of physics over the stage on and off: a button, and the key beside it.
package final class DynamicsSwitch: UIView {
  private static let buttonSize = CGSize(width: 40, height: 32)
  private static let gap: CGFloat = 8
  package static let size = CGSize(width: 72, height: 32)

  /// Called with a press of the button.
  package var onToggle: () -> Void = {}
  /// Whether it is drawn.
  package var isOn = false { didSet { button.isLit = isOn } }

  private let button = TransportButton(.glyph(.bodies))
  private let key = KeyCap("P")

  /// Whether a key means the same as the button.
  package static func isToggled(by key: InputEvent) -> Bool {
    key.key == "p" && key.modifiers.isEmpty
  }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    button.accessibilityIdentifier = "dynamics.toggle"
    button.onPress = { [weak self] in self?.onToggle() }
    addSubview(button)
    addSubview(key)
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let width = key.sizeThatFits(.zero).width
    key.frame = CGRect(
      x: bounds.width - width, y: (bounds.height - KeyCap.height) / 2, width: width,
      height: KeyCap.height)
    button.frame = CGRect(
      origin: CGPoint(x: key.frame.minX - Self.gap - Self.buttonSize.width, y: 0),
      size: Self.buttonSize)
  }
}
