import Foundation

/// The bar above the pages of a navigation controller: title, back button and bar buttons.
///
/// The bar is 44 points high, and its buttons have the bar's tint color. During a transition
/// between pages, the bar shows the contents of both and animates from one to the other.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// The height of the bar without a large title, in points.
  static let height: CGFloat = 44
  /// The height that a large title adds, in points.
  static let largeTitleHeight: CGFloat = 52

  /// A closure that is called when the height of the bar can have changed.
  var onHeight: () -> Void = {}
  /// The height of the part of the bar below the buttons, which contains the large title, in
  /// points.
  var extent: CGFloat = 0 { didSet { if extent != oldValue { setNeedsLayout() } } }
  private let extensionView = UIView()
  /// The object that allows changes of the bar's items, and is notified of them. For the bar of a
  /// navigation controller it is the controller, if its class conforms to the protocol.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The place of the bar as its delegate determines it, or `.top` without a delegate.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }
  /// The navigation controller whose pages the bar shows, or `nil` for a bar with items of its own.
  weak var controller: UINavigationController?
  lazy var itemStack = NavigationItemStack(self)
  private var content: NavigationBarContent?
  /// The content that enters during a transition; otherwise `nil`.
  private var coming: NavigationBarContent?
  private let chevron = BackChevron()
  private lazy var background = BarBackground(of: self)
  private var line: UIView { background.line }
  package private(set) var looks: BarLooks<UINavigationBarAppearance>!
  /// A closure that returns whether the page of an item is scrolled to its upper edge.
  var isAtEdge: (UINavigationItem) -> Bool = { _ in false }
  /// The appearance that the bar shows at present.
  private weak var shownLook: UINavigationBarAppearance?
  private var style = NavigationBarStyle()

  /// The navigation item that the bar shows or, during a transition, the one that enters.
  open var topItem: UINavigationItem? { (coming ?? content)?.item }
  /// The navigation item of the page before that of the top item, or `nil`.
  open var backItem: UINavigationItem? { (coming ?? content)?.back }

  /// The items of the bar, the visible one last, or `nil` for none. Those of a navigation
  /// controller's bar are the items of its pages, and only the controller changes them.
  open var items: [UINavigationItem]? {
    get { itemStack.items.isEmpty ? nil : itemStack.items }
    set { setItems(newValue, animated: false) }
  }
  /// Replaces the items. An animated change is a pop if the new top item was in the bar below the
  /// former one, and a push otherwise. The delegate is not called.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    itemStack.set(items ?? [], animated: animated)
  }
  /// Adds an item, which the bar shows with a back button to the former top item. The delegate is
  /// asked before, and notified when the item has moved in.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    itemStack.push(item, animated: animated)
  }
  /// Removes and returns the top item, and shows the one below it. The delegate is asked before,
  /// and notified when the item has moved out. Returns `nil` if there is nothing to pop.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    itemStack.pop(animated: animated)
  }

  /// The color of the bar; `nil` stands for the color of `barStyle`.
  open var barTintColor: UIColor? { didSet { updateBackground() } }

  /// The look of the bar, unless another appearance applies. The default background has the color
  /// of `barTintColor` or `barStyle`.
  open var standardAppearance: UINavigationBarAppearance {
    get { looks.standard ?? UINavigationBarAppearance() }
    set { looks.standard = newValue }
  }
  /// The look of the bar in a window of compact height; `nil` for the standard one.
  open var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact }
    set { looks.compact = newValue }
  }
  /// The look of the bar while the page is scrolled to its upper edge, or cannot be scrolled; `nil`
  /// for the standard one (our choice).
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.scrollEdge }
    set { looks.scrollEdge = newValue }
  }
  /// A Boolean value that indicates whether content behind the bar shines through. The value has no
  /// effect, because the pages are placed below the bar and not behind it.
  open var isTranslucent = true
  /// The style of the bar, which is white or black while `barTintColor` is `nil`.
  open var barStyle = UIBarStyle.default { didSet { updateBackground() } }
  /// The image in place of the line under the bar. An image without area removes the line; other
  /// images are not shown.
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

  /// A Boolean value that indicates whether titles are large and below the bar's buttons, and
  /// become small while the user scrolls the page.
  open var prefersLargeTitles = false { didSet { onHeight() } }
  /// The attributes of large titles: `.font` and `.foregroundColor`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      let usual = NavigationBarStyle()
      style.largeFont = largeTitleTextAttributes?[.font] as? UIFont ?? usual.largeFont
      style.largeColor =
        largeTitleTextAttributes?[.foregroundColor] as? UIColor ?? usual.largeColor
      renew()
    }
  }

  private static let usualColor = UIColor(white: 0.976, alpha: 1)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Self.usualColor
    chevron.alpha = 0
    extensionView.clipsToBounds = true
    extensionView.isUserInteractionEnabled = false
    for view in [line, extensionView, chevron] { addSubview(view) }
    looks = BarLooks { [weak self] in self?.looksChanged() }
    looks.begin(with: UINavigationBarAppearance())
  }

  /// Returns `nil`: bars cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + extent)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for content in [content, coming] { lay(content) }
    extensionView.frame = CGRect(
      x: 0, y: Self.height, width: bounds.width, height: max(0, bounds.height - Self.height))
    line.alpha = shownLook?.hasUsualBackground == false ? 1 : 1 - min(extent / 16, 1)
    line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
    chevron.bounds.size = BackChevron.size
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = 8 + BackChevron.size.width / 2
    chevron.center = CGPoint(x: isMirrored ? bounds.width - start : start, y: Self.height / 2)
    chevron.transform = CGAffineTransform(scaleX: isMirrored ? -1 : 1, y: 1)
  }

  /// Lays out one of the bar's contents. While the bar becomes lower, the large title moves up and
  /// disappears behind the buttons.
  private func lay(_ content: NavigationBarContent?) {
    guard let content else { return }
    content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.height)
    let height = content.large.intrinsicContentSize.height
    let space = max(0, bounds.height - Self.height)
    content.large.bounds.size = CGSize(width: max(0, bounds.width - 32), height: height)
    content.large.center = CGPoint(
      x: bounds.midX, y: space - Self.largeTitleHeight / 2 - 2)
    content.smallTitleAlpha = 1 - min(space / 16, 1)
  }

  /// Sets the image behind the bar's content. An image without area makes the bar transparent.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgrounds[barMetrics] = backgroundImage
    updateBackground()
  }
  /// Sets the image behind the bar's content for a position of the bar. A navigation bar lies at
  /// the top of its page: an image for the position `bottom` is never shown, and is not kept.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    if barPosition != .bottom { setBackgroundImage(backgroundImage, for: barMetrics) }
  }
  /// Returns the image behind the bar's content that was set for bar metrics, or `nil`.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgrounds[barMetrics] }
  private var backgrounds: [UIBarMetrics: UIImage] = [:]

  private func updateBackground() {
    let image = backgrounds[.default]
    layer.contents = image?.cgImage
    let usual = barStyle == .black ? UIColor(white: 0.1, alpha: 1) : Self.usualColor
    let look = topItem.map(look(of:)) ?? standardAppearance
    background.show(look, usual: image == nil ? barTintColor ?? usual : .clear)
    if look !== shownLook { setNeedsLayout() }
    shownLook = look
  }

  /// Updates the bar after a change of its appearances or of those of an item.
  func looksChanged() {
    guard looks.standard != nil else { return }
    updateBackground()
    restyle()
  }

  /// Updates the titles, each with the attributes of the appearance for its item.
  private func restyle() {
    for content in [content, coming] {
      guard let content else { continue }
      content.style = style.with(look(of: content.item))
    }
  }

  /// Updates the appearance after the page has been scrolled to its upper edge, or away from it.
  func edgeChanged(animated: Bool) {
    guard coming == nil, let item = content?.item, hasEdge(item), look(of: item) !== shownLook
    else { return }
    guard animated, window != nil else { return looksChanged() }
    UIView.animate(
      withDuration: MotionDurations.answer, delay: 0, options: .allowUserInteraction
    ) {
      self.looksChanged()
      self.layoutIfNeeded()
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    looksChanged()
  }

  // MARK: Contents

  private func makeContent(
    _ item: UINavigationItem, back: UINavigationItem?
  ) -> NavigationBarContent {
    for known in [item, back] { known?.bar = self }
    let button = BackButton { [weak self] in self?.chevron.isPressed = $0 }
    let tap = UIAction { [weak self] _ in self?.itemStack.goBack() }
    button.addAction(tap, for: .touchUpInside)
    let made = NavigationBarContent(
      item, back: back, style: style.with(look(of: item)), backButton: button)
    made.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.height)
    insertSubview(made, belowSubview: chevron)
    extensionView.addSubview(made.large)
    setNeedsLayout()
    return made
  }

  /// Shows a navigation item, and a back button to the item `back`, without animation.
  func show(_ item: UINavigationItem?, back: UINavigationItem?) {
    if let content, content.item === item, coming == nil {
      back?.bar = self
      if content.back !== back { content.setBack(back) }
    } else {
      for old in [content, coming] { remove(old) }
      coming = nil
      content = item.map { makeContent($0, back: back) }
    }
    chevron.alpha = content?.hasBackButton ?? false ? 1 : 0
    looksChanged()
  }

  /// Adds the content of a navigation item at the position from which the content enters.
  func prepare(_ item: UINavigationItem, back: UINavigationItem?, isPush: Bool) {
    remove(coming)
    let made = makeContent(item, back: back)
    coming = made
    made.layoutIfNeeded()
    made.place = isPush ? .ahead : .behind
  }

  /// Moves the contents of both pages to their final positions, and the bar to its final height,
  /// within the transition's animation.
  func move(isPush: Bool, extent: CGFloat) {
    let top = frame.minY
    self.extent = extent
    bounds.size.height = Self.height + extent
    center.y = top + bounds.height / 2
    slide(isPush: isPush)
  }

  /// Moves the contents of both pages to their final positions, within an animation.
  func slide(isPush: Bool) {
    updateBackground()
    layoutIfNeeded()
    coming?.place = .shown
    content?.place = isPush ? .behind : .ahead
    chevron.alpha = coming?.hasBackButton ?? false ? 1 : 0
  }

  /// Removes one of the two contents at the end of a transition: the old content if the transition
  /// was completed, and the new one if it was cancelled.
  func settle(arrived: Bool) {
    guard let coming else { return }
    let (stays, goes) = arrived ? (coming, content) : (content, coming)
    remove(goes)
    (content, self.coming) = (stays, nil)
    stays?.place = .shown
    looksChanged()
    chevron.alpha = stays?.hasBackButton ?? false ? 1 : 0
  }

  /// Handles a change of a navigation item.
  func itemChanged(_ item: UINavigationItem) {
    for content in [content, coming] {
      guard let content, content.item === item || content.back === item else { continue }
      content.reload()
    }
    looksChanged()
    onHeight()
    if coming == nil { chevron.alpha = content?.hasBackButton ?? false ? 1 : 0 }
  }

  private func remove(_ content: NavigationBarContent?) {
    content?.removeFromSuperview()
    content?.large.removeFromSuperview()
  }

  private func renew() {
    guard coming == nil, let old = content else { return }
    content = nil
    remove(old)
    show(old.item, back: old.back)
  }
}
