import Foundation

/// The bar above the pages of a navigation controller: title, way back, buttons.
///
/// It is 44 points high; buttons are in its tint colour. While pages change it shows both contents, and
/// moves between them along with the transition.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// In points.
  static let height: CGFloat = 44

  /// Called as the user asks for the way back.
  var onBack: () -> Void = {}
  private var content: NavigationBarContent?
  /// The one that comes, while it does.
  private var coming: NavigationBarContent?
  private let chevron = BackChevron()
  private let line = UIView()
  private var style = NavigationBarStyle()

  /// What is shown, or about to be.
  open var topItem: UINavigationItem? { (coming ?? content)?.item }
  /// What lies before that.
  open var backItem: UINavigationItem? { (coming ?? content)?.back }

  /// The bar's own colour; nil is the usual one.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor ?? Self.usualColor } }

  /// How titles look: `.font` and `.foregroundColor`.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      let usual = NavigationBarStyle()
      style.font = titleTextAttributes?[.font] as? UIFont ?? usual.font
      style.color = titleTextAttributes?[.foregroundColor] as? UIColor ?? usual.color
      renew()
    }
  }

  private static let usualColor = UIColor(white: 0.976, alpha: 1)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Self.usualColor
    line.backgroundColor = UIColor(white: 0, alpha: 0.16)
    chevron.alpha = 0
    for view in [line, chevron] { addSubview(view) }
  }

  public required init?(coder: NSCoder) { return nil }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for content in [content, coming] { content?.frame = bounds }
    line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
    chevron.bounds.size = BackChevron.size
    chevron.center = CGPoint(x: 8 + BackChevron.size.width / 2, y: bounds.midY)
  }

  // MARK: Contents

  private func makeContent(
    _ item: UINavigationItem, back: UINavigationItem?
  ) -> NavigationBarContent {
    for known in [item, back] { known?.bar = self }
    let button = BackButton { [weak self] in self?.chevron.isPressed = $0 }
    let tap = UIAction { [weak self] _ in self?.onBack() }
    button.addAction(tap, for: .touchUpInside)
    let made = NavigationBarContent(item, back: back, style: style, backButton: button)
    made.frame = bounds
    insertSubview(made, belowSubview: chevron)
    return made
  }

  /// Shows an item at once.
  func show(_ item: UINavigationItem?, back: UINavigationItem?) {
    if let content, content.item === item, coming == nil {
      back?.bar = self
      if content.back !== back { content.setBack(back) }
    } else {
      for old in [content, coming] { old?.removeFromSuperview() }
      coming = nil
      content = item.map { makeContent($0, back: back) }
    }
    chevron.alpha = content?.hasWayBack ?? false ? 1 : 0
  }

  /// Puts an item's content where it comes from.
  func prepare(_ item: UINavigationItem, back: UINavigationItem?, isPush: Bool) {
    coming?.removeFromSuperview()
    let made = makeContent(item, back: back)
    coming = made
    made.layoutIfNeeded()
    made.place = isPush ? .ahead : .behind
  }

  /// Moves both contents to where they go; inside the transition's animation.
  func move(isPush: Bool) {
    coming?.place = .shown
    content?.place = isPush ? .behind : .ahead
    chevron.alpha = coming?.hasWayBack ?? false ? 1 : 0
  }

  /// One of the two contents stays.
  func settle(arrived: Bool) {
    guard let coming else { return }
    let (stays, goes) = arrived ? (coming, content) : (content, coming)
    goes?.removeFromSuperview()
    (content, self.coming) = (stays, nil)
    stays?.place = .shown
    chevron.alpha = stays?.hasWayBack ?? false ? 1 : 0
  }

  /// What an item says has changed.
  func itemChanged(_ item: UINavigationItem) {
    for content in [content, coming] {
      guard let content, content.item === item || content.back === item else { continue }
      content.reload()
    }
    if coming == nil { chevron.alpha = content?.hasWayBack ?? false ? 1 : 0 }
  }

  private func renew() {
    guard coming == nil, let old = content else { return }
    content = nil
    old.removeFromSuperview()
    show(old.item, back: old.back)
  }
}
