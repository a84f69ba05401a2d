import GlissadeDrawing
import UIKit

/// A button of the transport: a picture or a short text on a rounded ground.
final class TransportButton: UIControl, Hoverable {
  enum Face: Hashable {
    case glyph(Glyph)
    case text(String)
  }

  var face: Face { didSet { if face != oldValue { setNeedsLayout() } } }
  /// Whether what it stands for is so now.
  var isLit = false { didSet { if isLit != oldValue { setNeedsLayout() } } }
  /// Whether it has to tell of something that went wrong.
  var isAlarming = false { didSet { if isAlarming != oldValue { setNeedsLayout() } } }
  /// Whether the pointer is over it.
  var isHovered = false { didSet { if isHovered != oldValue { setNeedsLayout() } } }
  var onPress: () -> Void = {}

  private let label = UILabel()

  init(_ face: Face) {
    self.face = face
    super.init(frame: .zero)
    layer.cornerRadius = Palette.smallRadius
    label.font = .systemFont(ofSize: 14, weight: .semibold)
    label.textAlignment = .center
    addSubview(label)
    addTarget(self, action: Selector(TransportButton.press), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { setNeedsLayout() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let color = isAlarming ? Palette.alarm : isLit ? Palette.accent : Palette.text
    backgroundColor =
      isHighlighted
      ? Palette.pressedControl
      : isLit ? Palette.chosen : isHovered ? Palette.hoveredControl : Palette.control
    label.frame = bounds
    switch face {
    case .text(let text):
      label.text = text
      label.textColor = color
      layer.contentCommands = []
    case .glyph(let glyph):
      label.text = nil
      layer.contentCommands = glyph.commands(
        at: CGPoint(x: bounds.midX - 8, y: bounds.midY - 8), color: color)
    }
  }

  private func press() { onPress() }
}
