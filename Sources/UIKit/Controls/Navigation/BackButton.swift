import Foundation

/// The way back: beside the bar's chevron the name of the page that lies there.
@MainActor final class BackButton: UIControl {
  /// Where the name begins, to the right of the chevron.
  static let inset: CGFloat = 26
  private static let leastWidth: CGFloat = 44
  private static let margin: CGFloat = 12
  private static var font: UIFont { .systemFont(ofSize: 17) }

  /// Of a name, in points.
  static func width(of name: String) -> CGFloat { name.size(withAttributes: [.font: font]).width }

  let label = UILabel()
  private let onPress: (_ isPressed: Bool) -> Void

  /// - Parameter onPress: called as a finger comes and goes.
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

  /// Shows the name, or "Back", or nothing, as there is room.
  ///
  /// - Returns: where what shows ends.
  func fit(_ name: String, within room: CGFloat) -> CGFloat {
    label.isHidden = false
    for text in [name, "Back"] {
      label.text = text
      let width = label.intrinsicContentSize.width
      if Self.inset + width <= room { return place(width) }
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
