import UIKitCore

/// The buttons of the actions on one side of a row. It covers what the row's content has left free.
@MainActor final class SwipeActionsView: UIView {
  /// A side of a row.
  enum Side {
    case leading, trailing

    /// The side that a displacement of the content reveals.
    init(revealedBy shift: CGFloat) { self = shift > 0 ? .leading : .trailing }
    /// The sign of the displacement that reveals the side.
    var sign: CGFloat { self == .leading ? 1 : -1 }
  }

  let configuration: UISwipeActionsConfiguration
  private let side: Side
  private var buttons: [UIButton] = []
  private var widths: [CGFloat] = []
  /// A Boolean value that indicates whether the first action covers the others, because a release
  /// performs it.
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
    // The first action is in front, and slides out from under none.
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

  /// Lets the first action cover the others, or not any more.
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
      // A button that is not completely out yet has its whole width, under the one before it.
      let width = max(slot, widths[index])
      button.frame = CGRect(
        x: side == .trailing ? bounds.width - covered : covered - width, y: 0, width: width,
        height: bounds.height)
    }
  }
}
