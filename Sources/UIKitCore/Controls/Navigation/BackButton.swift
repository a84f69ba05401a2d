import Foundation

/// The back button of a navigation bar. It shows the name of the previous page beside the bar's
/// chevron.
@MainActor final class BackButton: UIControl {
  /// The distance from the left edge of the button to the name at the right of the chevron, in
  /// points.
  static let inset: CGFloat = 26
  private static let leastWidth: CGFloat = 44
  private static let margin: CGFloat = 12
  private static var font: UIFont { .systemFont(ofSize: 17) }

  /// Returns the width of a name in the font of the button, in points.
  static func width(of name: String) -> CGFloat { name.size(withAttributes: [.font: font]).width }

  let label = UILabel()
  private let onPress: (_ isPressed: Bool) -> Void

  /// Creates a back button.
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

  /// Shows the name if it fits into the available space in points, or else "Back", or else no text.
  ///
  /// - Returns: The position of the right end of the visible text, in points.
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
