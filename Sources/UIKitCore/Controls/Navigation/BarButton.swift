import Foundation

/// The view that shows a bar button item. The view is as high as the bar, and by default at least
/// as wide as a touch target.
@MainActor final class BarButton: UIButton, BarItemView {
  private static let margin: CGFloat = 8
  private static let leastWidth: CGFloat = 44

  private weak var item: UIBarButtonItem?
  private var custom: UIView?
  var barItem: UIBarItem? { item }

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    contentEdgeInsets = UIEdgeInsets(top: 0, left: Self.margin, bottom: 0, right: Self.margin)
    item.button = self
    let tap = UIAction { [weak item] _ in item?.perform() }
    addAction(tap, for: .touchUpInside)
    show(item)
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ item: UIBarButtonItem) {
    accessibilityIdentifier = item.accessibilityIdentifier
    isEnabled = item.isEnabled
    let usual = UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    titleLabel?.font = item.titleTextAttributes(for: .normal)?[.font] as? UIFont ?? usual
    setTitle(item.customView == nil ? item.title : nil, for: .normal)
    setImage(item.customView == nil ? item.image : nil, for: .normal)
    if custom !== item.customView {
      custom?.removeFromSuperview()
      custom = item.customView
      if let custom { addSubview(custom) }
    }
    tintColorDidChange()
    superview?.setNeedsLayout()
  }

  /// Updates the colors of the title: the tint color of the item or the bar, paler while the button
  /// is pressed, and gray while it is disabled.
  override func tintColorDidChange() {
    func own(_ state: State) -> UIColor? {
      item?.titleTextAttributes(for: state)?[.foregroundColor] as? UIColor
    }
    let color = own(.normal) ?? item?.tintColor ?? tintColor ?? .systemBlue
    setTitleColor(color, for: .normal)
    setTitleColor(own(.highlighted) ?? color.withAlphaComponent(0.35), for: .highlighted)
    setTitleColor(own(.disabled) ?? UIColor(white: 0.5, alpha: 0.6), for: .disabled)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    tintColorDidChange()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    custom?.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var width = max(super.sizeThatFits(size).width, Self.leastWidth)
    if let custom {
      var own = custom.bounds.size
      if own == .zero {
        own = custom.sizeThatFits(size)
        custom.bounds.size = own
      }
      width = own.width + 2 * Self.margin
    }
    if let item, item.width > 0 { width = item.width }
    return CGSize(width: width, height: UINavigationBar.height)
  }
}
