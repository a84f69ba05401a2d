import Foundation

/// The bar above the pages of a navigation controller: title, back button and bar buttons.
///
/// It is 44 points high, and its buttons have its tint color. During a change of pages it shows
/// both contents and animates between them along with the transition.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// The height in points.
  static let height: CGFloat = 44

  /// A closure that is called when the user taps the back button.
  var onBack: () -> Void = {}
  private var content: NavigationBarContent?
  /// The content that enters during a transition.
  private var coming: NavigationBarContent?
  private let chevron = BackChevron()
  private let line = UIView()
  private var style = NavigationBarStyle()

  /// The item that is visible, or becomes visible.
  open var topItem: UINavigationItem? { (coming ?? content)?.item }
  /// The item before the top item.
  open var backItem: UINavigationItem? { (coming ?? content)?.back }

  /// The color of the bar; `nil` stands for the default.
  open var barTintColor: UIColor? { didSet { updateBackground() } }
  /// A Boolean value that indicates whether content behind the bar shines through. It has no
  /// effect, because the pages lie below the bar.
  open var isTranslucent = true
  /// The color of the bar without `barTintColor`: white or black.
  open var barStyle = UIBarStyle.default { didSet { updateBackground() } }
  /// The image in place of the line under the bar; an empty one removes the line.
  open var shadowImage: UIImage? {
    didSet { line.isHidden = shadowImage.map { $0.size == .zero } ?? false }
  }

  /// The attributes of titles: `.font` and `.foregroundColor`.
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

  /// Returns `nil`: bars cannot be decoded.
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

  /// Sets the image behind the bar's content; an empty one makes the bar clear.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgrounds[barMetrics] = backgroundImage
    updateBackground()
  }
  /// Returns the image that was set for these metrics.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgrounds[barMetrics] }
  private var backgrounds: [UIBarMetrics: UIImage] = [:]

  private func updateBackground() {
    let image = backgrounds[.default]
    layer.contents = image?.cgImage
    let usual = barStyle == .black ? UIColor(white: 0.1, alpha: 1) : Self.usualColor
    backgroundColor = image == nil ? barTintColor ?? usual : .clear
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

  /// Shows an item without animation.
  func show(_ item: UINavigationItem?, back: UINavigationItem?) {
    if let content, content.item === item, coming == nil {
      back?.bar = self
      if content.back !== back { content.setBack(back) }
    } else {
      for old in [content, coming] { old?.removeFromSuperview() }
      coming = nil
      content = item.map { makeContent($0, back: back) }
    }
    chevron.alpha = content?.hasBackButton ?? false ? 1 : 0
  }

  /// Adds an item's content at the position from which it enters.
  func prepare(_ item: UINavigationItem, back: UINavigationItem?, isPush: Bool) {
    coming?.removeFromSuperview()
    let made = makeContent(item, back: back)
    coming = made
    made.layoutIfNeeded()
    made.place = isPush ? .ahead : .behind
  }

  /// Moves both contents to their final positions, within the transition's animation.
  func move(isPush: Bool) {
    coming?.place = .shown
    content?.place = isPush ? .behind : .ahead
    chevron.alpha = coming?.hasBackButton ?? false ? 1 : 0
  }

  /// Removes one of the two contents at the end of a transition.
  func settle(arrived: Bool) {
    guard let coming else { return }
    let (stays, goes) = arrived ? (coming, content) : (content, coming)
    goes?.removeFromSuperview()
    (content, self.coming) = (stays, nil)
    stays?.place = .shown
    chevron.alpha = stays?.hasBackButton ?? false ? 1 : 0
  }

  /// Handles a change of an item.
  func itemChanged(_ item: UINavigationItem) {
    for content in [content, coming] {
      guard let content, content.item === item || content.back === item else { continue }
      content.reload()
    }
    if coming == nil { chevron.alpha = content?.hasBackButton ?? false ? 1 : 0 }
  }

  private func renew() {
    guard coming == nil, let old = content else { return }
    content = nil
    old.removeFromSuperview()
    show(old.item, back: old.back)
  }
}
