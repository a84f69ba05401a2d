import UIKitCore

/// The view of an alert: title, message and buttons.
@MainActor final class AlertPanel: UIView {
  private static let margin: CGFloat = 16
  private static let buttonHeight: CGFloat = 44
  private static let gap: CGFloat = 4

  /// A closure that receives the button that the user has chosen.
  var onChoice: (UIAlertAction) -> Void = { _ in }
  /// A Boolean value that indicates whether two buttons are one above the other instead of side by
  /// side. Three or more buttons are always one above the other.
  var stacksButtons = false
  /// A Boolean value that indicates whether the cancel button is shown.
  var showsCancel = true

  private let heading = UILabel()
  private let text = UILabel()
  private var buttons: [UIButton] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    clipsToBounds = true
    heading.font = .systemFont(ofSize: 17, weight: .semibold)
    text.font = .systemFont(ofSize: 13)
    for label in [heading, text] {
      label.textAlignment = .center
      label.numberOfLines = 0
      label.lineBreakMode = .byWordWrapping
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { return nil }

  func show(title: String?, message: String?) {
    heading.text = title
    text.text = message
    setNeedsLayout()
  }

  /// Replaces the buttons. The cancel button becomes the last button of a column, or the left
  /// button of a row of two.
  func rebuild(_ actions: [UIAlertAction], _ preferred: UIAlertAction?) {
    for button in buttons { button.removeFromSuperview() }
    let cancel = showsCancel ? actions.filter { $0.style == .cancel } : []
    let others = actions.filter { $0.style != .cancel }
    let isRow = actions.count == 2 && !stacksButtons
    buttons = (isRow ? cancel + others : others + cancel).map { action in
      let button = UIButton(type: .system)
      let isBold = action === preferred || (preferred == nil && action.style == .cancel)
      button.titleLabel?.font = .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
      button.setTitle(action.title, for: .normal)
      if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
      button.isEnabled = action.isEnabled
      action.button = button
      let choice = UIAction { [weak self, weak action] _ in
        if let action { self?.onChoice(action) }
      }
      button.addAction(choice, for: .touchUpInside)
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  private var isRow: Bool { buttons.count == 2 && !stacksButtons }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let rows = isRow ? 1 : CGFloat(buttons.count)
    let texts = height(of: heading, size.width) + height(of: text, size.width)
    let edges = texts > 0 ? 2 * Self.margin : 0
    return CGSize(width: size.width, height: texts + edges + rows * Self.buttonHeight)
  }

  private func height(of label: UILabel, _ width: CGFloat) -> CGFloat {
    guard label.text?.isEmpty == false else { return 0 }
    let inner = CGSize(width: width - 2 * Self.margin, height: 0)
    return label.sizeThatFits(inner).height + Self.gap
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var top = Self.margin
    for label in [heading, text] {
      let height = height(of: label, bounds.width)
      label.frame = CGRect(
        x: Self.margin, y: top, width: bounds.width - 2 * Self.margin,
        height: max(0, height - Self.gap))
      top += height
    }
    let rows = isRow ? 1 : CGFloat(buttons.count)
    let width = isRow ? bounds.width / 2 : bounds.width
    for (index, button) in buttons.enumerated() {
      let row = isRow ? 0 : CGFloat(index)
      button.frame = CGRect(
        x: isRow ? CGFloat(index) * width : 0,
        y: bounds.height - (rows - row) * Self.buttonHeight, width: width,
        height: Self.buttonHeight)
    }
  }
}
