import GlissadeDrawing
import GlissadeGestures
import UIKit

/// A button of the transport with a pictogram or a short text on a rounded background.
final class TransportButton: UIControl, Hoverable, KeyHandler {
  /// The content of a button.
  enum Face: Hashable {
    case glyph(Glyph)
    case text(String)
  }

  /// The content of the button.
  var face: Face { didSet { if face != oldValue { setNeedsLayout() } } }
  /// A Boolean value that indicates whether the button is shown as switched on.
  var isLit = false { didSet { if isLit != oldValue { setNeedsLayout() } } }
  /// A Boolean value that indicates whether the button is shown in the color of errors.
  var isAlarming = false { didSet { if isAlarming != oldValue { setNeedsLayout() } } }
  /// A Boolean value that indicates whether the pointer is over the button.
  var isHovered = false { didSet { if isHovered != oldValue { setNeedsLayout() } } }
  var hint: Hint?
  /// A Boolean value that indicates whether the button can have the focus. A segment of a row that
  /// handles keys itself cannot.
  var isFocusable = true
  /// A Boolean value that indicates whether the button has no background of its own at rest.
  var isPlain = false
  /// The action of a press on the button.
  var onPress: () -> Void = {}

  private let label = UILabel()

  /// Creates a button with a glyph or a text, whose font has a size in points.
  init(_ face: Face, fontSize: CGFloat = 14) {
    self.face = face
    super.init(frame: .zero)
    layer.cornerRadius = Palette.smallRadius
    label.font = .systemFont(ofSize: fontSize, weight: .semibold)
    label.textAlignment = .center
    addSubview(label)
    addTarget(self, action: Selector(TransportButton.press), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { setNeedsLayout() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = ground
    showFocus()
    label.frame = bounds
    switch face {
    case .text(let text):
      label.text = text
      label.textColor = textColor
      layer.contentCommands = []
    case .glyph(let glyph):
      label.text = nil
      layer.contentCommands = glyph.commands(
        at: CGPoint(x: bounds.midX - 8, y: bounds.midY - 8), color: shown(textColor))
    }
  }

  private var textColor: UIColor {
    if isAlarming { return Palette.alarm }
    return isLit ? Palette.accentText : Palette.text
  }

  private var ground: UIColor {
    if isHighlighted { return Palette.pressedControl }
    if isLit { return Palette.chosen }
    if isHovered { return Palette.hoveredControl }
    return isPlain ? .clear : Palette.control
  }

  private func press() { onPress() }

  override var canBecomeFirstResponder: Bool {
    isEnabled && isUserInteractionEnabled && isFocusable
  }

  func handle(_ event: InputEvent) -> Bool {
    guard event.isActivation else { return false }
    press()
    return true
  }
}
