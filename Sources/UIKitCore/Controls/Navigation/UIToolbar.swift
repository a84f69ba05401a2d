import Foundation

/// A row of bar buttons, 44 points high: at the bottom of a navigation controller, or anywhere.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The height of the toolbar, in points.
  static let height: CGFloat = 44
  private static let margin: CGFloat = 8

  private let line = UIView()
  private var parts: [(item: UIBarButtonItem, button: BarButton?)] = []

  /// The items of the toolbar, from left to right. Flexible spaces share the width that the other
  /// items leave.
  open var items: [UIBarButtonItem]? { didSet { itemsChanged() } }
  /// The color of the toolbar; `nil` stands for the color of `barStyle`.
  open var barTintColor: UIColor? { didSet { updateBackground() } }
  /// The style of the toolbar, which is white or black while `barTintColor` is `nil`.
  open var barStyle = UIBarStyle.default { didSet { updateBackground() } }
  /// A Boolean value that indicates whether content behind the bar shines through. The value has no
  /// effect, because the pages are placed above the bar and not behind it.
  open var isTranslucent = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = UIColor(white: 0, alpha: 0.16)
    addSubview(line)
    updateBackground()
  }

  /// Returns `nil`: bars cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  /// Sets the items; the new buttons fade in if the change is animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    let old = parts.map(\.item)
    self.items = items
    guard animated, window != nil else { return }
    for case (let item, let button?) in parts where !old.contains(where: { $0 === item }) {
      UIView.performWithoutAnimation { button.alpha = 0 }
      UIView.animate(withDuration: MotionDurations.bar) { button.alpha = 1 }
    }
  }

  private func itemsChanged() {
    for part in parts { part.button?.removeFromSuperview() }
    parts = (items ?? []).map { item in (item, item.space == nil ? BarButton(item) : nil) }
    for part in parts { part.button.map(addSubview) }
    setNeedsLayout()
  }

  private func updateBackground() {
    let usual = barStyle == .black ? UIColor.black : UIColor(white: 0.976, alpha: 1)
    backgroundColor = barTintColor ?? usual
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / UIScreen.main.scale)
    let sizes = parts.map { $0.button?.sizeThatFits(bounds.size) ?? .zero }
    let widths = zip(parts, sizes).map { $0.button == nil ? $0.item.width : $1.width }
    let flexible = parts.filter { $0.item.space == .flexibleSpace }.count
    let rest = max(0, bounds.width - 2 * Self.margin - widths.reduce(0, +))
    var x = Self.margin
    for (index, part) in parts.enumerated() {
      if part.item.space == .flexibleSpace { x += rest / CGFloat(flexible) }
      if let button = part.button {
        button.bounds.size = sizes[index]
        button.center = CGPoint(x: x + widths[index] / 2, y: Self.height / 2)
      }
      x += widths[index]
    }
  }
}
