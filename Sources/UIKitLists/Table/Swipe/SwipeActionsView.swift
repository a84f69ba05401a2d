import UIKitCore

/// A view with the buttons of the actions on one side of a row. It fills the space that the row's
/// content reveals.
@MainActor final class SwipeActionsView: UIView {
  /// A side of a row.
  enum Side {
    case leading, trailing

    /// Creates the side that a displacement of the row's content reveals.
    init(revealedBy shift: CGFloat) { self = shift > 0 ? .leading : .trailing }
    /// The sign of the displacement of the row's content that reveals this side.
    var sign: CGFloat { self == .leading ? 1 : -1 }
  }

  let configuration: UISwipeActionsConfiguration
  private let side: Side
  private var buttons: [UIButton] = []
  private var widths: [CGFloat] = []
  /// A Boolean value that indicates whether the first button covers the others. It does while a
  /// release would perform the first action.
  private(set) var isExpanded = false

  private static let leastWidth: CGFloat = 74
  private static let margin: CGFloat = 16

  init(
    _ configuration: UISwipeActionsConfiguration, side: Side,
    onPress: @escaping (UIContextualAction, UIView) -> Void
  ) {
    self.configuration = configuration
    self.side = side
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = configuration.actions.last?.backgroundColor
    for action in configuration.actions {
      let button = Self.makeButton(action)
      let press = UIAction { [weak button] _ in
        if let button { onPress(action, button) }
      }
      button.addAction(press, for: .touchUpInside)
      buttons.append(button)
      widths.append(max(button.sizeThatFits(.zero).width, Self.leastWidth).rounded(.up))
    }
    // The button of the first action is in front of the others.
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { return nil }

  private static func makeButton(_ action: UIContextualAction) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(action.title, for: .normal)
    button.setImage(action.image, for: .normal)
    button.backgroundColor = action.backgroundColor
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
    button.accessibilityIdentifier = "swipe.\(action.title ?? "")"
    return button
  }

  /// The width at which all buttons are visible, in points.
  var fullWidth: CGFloat { widths.reduce(0, +) }

  /// The button of the first action.
  var firstButton: UIView? { buttons.first }

  /// Animates the first button so that it covers the others, or back to its own width.
  func setExpanded(_ isExpanded: Bool) {
    guard isExpanded != self.isExpanded else { return }
    self.isExpanded = isExpanded
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var covered: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      var slot = widths[index] / max(fullWidth, 1) * bounds.width
      if isExpanded { slot = index == 0 ? bounds.width : 0 }
      covered += slot
      // A button that is only partly revealed keeps its full width. The previous button covers the
      // hidden part.
      let width = max(slot, widths[index])
      button.frame = CGRect(
        x: side == .trailing ? bounds.width - covered : covered - width, y: 0, width: width,
        height: bounds.height)
    }
  }
}
