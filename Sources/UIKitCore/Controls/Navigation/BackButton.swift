import Foundation

/// The back button, which shows the name of the page below beside the bar's chevron.
@MainActor final class BackButton: UIControl {
  /// The position of the name's left edge, to the right of the chevron.
  static let inset: CGFloat = 26
  private static let leastWidth: CGFloat = 44
  private static let margin: CGFloat = 12
  private static var font: UIFont { .systemFont(ofSize: 17) }

  /// Returns the width of a name, in points.
  static func width(of name: String) -> CGFloat { name.size(withAttributes: [.font: font]).width }

  let label = UILabel()
  private let onPress: (_ isPressed: Bool) -> Void

  /// Creates the button.
  ///
  /// - Parameter onPress: A closure that is called when a touch enters or leaves the button.
  init(onPress: @escaping (_ isPressed: Bool) -> Void) {
    self.onPress = onPress
    super.init(frame: .zero)
    accessibilityIdentifier = "button.back"
    label.font = Self.font
    addSubview(label)
  }

  required init?(coder: NSCoder) { return nil }

  override var isHighlighted: Bool {
    didSet {
      guard oldValue != isHighlighted else { return }
      onPress(isHighlighted)
      paint()
    }
  }

  override func tintColorDidChange() { paint() }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    paint()
  }

  private func paint() {
    label.textColor = isHighlighted ? tintColor.withAlphaComponent(0.35) : tintColor
  }

  /// Shows the name, or "Back", or nothing, depending on the available space.
  ///
  /// - Returns: The right end of the visible text.
  func fit(_ name: String, within space: CGFloat) -> CGFloat {
    label.isHidden = false
    for text in [name, "Back"] {
      label.text = text
      let width = label.intrinsicContentSize.width
      if Self.inset + width <= space { return place(width) }
    }
    label.isHidden = true
    return place(0)
  }

  private func place(_ width: CGFloat) -> CGFloat {
    let end = width > 0 ? Self.inset + width : BackChevron.size.width + Self.margin
    let height = UINavigationBar.height
    bounds.size = CGSize(width: max(end + Self.margin, Self.leastWidth), height: height)
    center = CGPoint(x: bounds.width / 2, y: height / 2)
    label.bounds.size = CGSize(width: width, height: height)
    label.center = CGPoint(x: Self.inset + width / 2, y: height / 2)
    return end
  }
}
