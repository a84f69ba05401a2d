import Foundation

/// The content of a navigation bar for one controller: title, back button and bar buttons.
///
/// During a transition between controllers, the bar has two contents. Each part of a content has a
/// position on either side of the bar, from which it enters or to which it leaves.
@MainActor final class NavigationBarContent: UIView {
  /// The position of the content's controller relative to the visible controller.
  enum Place {
    /// The content's controller will enter from the trailing edge.
    case ahead
    case shown
    /// The content's controller is covered, and its title becomes the back button.
    case behind
  }

  let item: UINavigationItem
  private(set) var back: UINavigationItem?
  var place = Place.shown { didSet { arrange() } }
  /// The large title, which the bar shows in its extension below the buttons.
  let large = UILabel()
  /// The opacity of the small title, 0…1: below 1 while the large title is visible.
  var smallTitleAlpha: CGFloat = 1 { didSet { if smallTitleAlpha != oldValue { arrange() } } }
  var style: NavigationBarStyle { didSet { if style != oldValue { restyle() } } }
  private let title = UILabel()
  private let backButton: BackButton
  private var left: [BarButton] = []
  private var right: [BarButton] = []
  private static let margin: CGFloat = 8

  init(
    _ item: UINavigationItem, back: UINavigationItem?, style: NavigationBarStyle,
    backButton: BackButton
  ) {
    (self.item, self.back, self.style, self.backButton) = (item, back, style, backButton)
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    title.accessibilityIdentifier = "bar.title"
    title.textAlignment = .center
    reload()
  }

  required init?(coder: NSCoder) { return nil }

  /// A Boolean value that indicates whether a back button is visible.
  var hasBackButton: Bool { back != nil && item.allowsBack }

  func setBack(_ back: UINavigationItem?) {
    self.back = back
    reload()
  }

  /// Creates the views of the content again from the navigation item.
  func reload() {
    for view in subviews { view.removeFromSuperview() }
    title.text = item.title
    large.text = item.title
    restyle()
    left = (item.leftBarButtonItems ?? []).map { BarButton($0) }
    right = (item.rightBarButtonItems ?? []).map { BarButton($0) }
    for view in [middle] + left + right { addSubview(view) }
    if hasBackButton { addSubview(backButton) }
    setNeedsLayout()
  }

  private func restyle() {
    title.font = style.font
    title.textColor = style.color
    large.font = style.largeFont
    large.textColor = style.largeColor
    setNeedsLayout()
  }

  private var middle: UIView { item.titleView ?? title }
  /// A Boolean value that indicates whether the back button and the left buttons are at the right.
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Layout. Positions are transforms and alphas, so that the layout does not depend on them.

  override func layoutSubviews() {
    super.layoutSubviews()
    let starts = lay(left, from: Self.margin, direction: 1)
    let ends = bounds.width - lay(right, from: Self.margin, direction: -1)
    var start = left.isEmpty ? 16 : starts
    let end = right.isEmpty ? bounds.width - 16 : ends
    if hasBackButton, let back {
      // The back button can fill the space to the left of a centered title, and at least a third of
      // the bar.
      let width = min(size(of: middle).width, bounds.width / 2)
      let space = max((bounds.width - width) / 2 - Self.margin, bounds.width / 3)
      start = Self.margin + backButton.fit(back.backButtonText, within: space)
    }
    layMiddle(between: start, and: end)
    if isMirrored {
      for view in [middle, backButton] + left + right {
        view.center.x = bounds.width - view.center.x
      }
      backButton.label.center.x = backButton.bounds.width - backButton.label.center.x
    }
    arrange()
  }

  /// Lays out buttons side by side, from an edge of the bar inward.
  ///
  /// - Returns: The distance from the edge of the bar to the inner end of the last button, in
  ///   points.
  private func lay(_ buttons: [BarButton], from edge: CGFloat, direction: CGFloat) -> CGFloat {
    var reach = edge
    for button in buttons {
      let size = button.sizeThatFits(bounds.size)
      let middle = reach + size.width / 2
      button.bounds.size = size
      button.center = CGPoint(x: direction > 0 ? middle : bounds.width - middle, y: bounds.midY)
      reach += size.width
    }
    return reach
  }

  private func size(of middle: UIView) -> CGSize {
    middle === title ? title.intrinsicContentSize : middle.bounds.size
  }

  /// Lays out the title in the center of the bar if there is space, and otherwise as close to the
  /// center as the available space permits.
  private func layMiddle(between start: CGFloat, and end: CGFloat) {
    let size = size(of: middle)
    let space = max(0, end - start)
    let width = min(size.width.rounded(.up), space)
    let x = min(max(bounds.midX - width / 2, start), end - width)
    middle.bounds.size = CGSize(
      width: width, height: middle === title ? UINavigationBar.height : size.height)
    let shift = middle === title ? style.offset : .zero
    middle.center = CGPoint(
      x: (x + width / 2).rounded() + shift.horizontal, y: bounds.midY + shift.vertical)
  }

  private func arrange() {
    isUserInteractionEnabled = place == .shown
    let alpha: CGFloat = place == .shown ? 1 : 0
    for view in [middle, backButton.label] + left + right { view.alpha = alpha }
    if middle === title { middle.alpha *= smallTitleAlpha }
    large.alpha = alpha
    let sign: CGFloat = isMirrored ? -1 : 1
    large.transform =
      switch place {
      case .shown: .identity
      case .ahead: CGAffineTransform(translationX: sign * bounds.width, y: 0)
      case .behind: CGAffineTransform(translationX: -sign * bounds.width / 3, y: 0)
      }
    switch place {
    case .shown: (middle.transform, backButton.label.transform) = (.identity, .identity)
    case .ahead:
      middle.transform = CGAffineTransform(translationX: sign * bounds.width / 2, y: 0)
      backButton.label.transform = asTitle
    case .behind:
      middle.transform = asBackButton
      backButton.label.transform = CGAffineTransform(
        translationX: -sign * backButton.bounds.width, y: 0)
    }
  }

  // A title and the back button that it becomes have the same position and width throughout the
  // animation; otherwise the same word would be visible twice.

  /// The transform that moves the title to the position of the back button's label.
  private var asBackButton: CGAffineTransform {
    guard middle === title, let name = title.text, !name.isEmpty else {
      let reach = BackButton.inset + size(of: middle).width / 2
      return CGAffineTransform(translationX: fromStart(reach) - middle.center.x, y: 0)
    }
    let width = BackButton.width(of: name)
    let offset = fromStart(BackButton.inset + width / 2) - middle.center.x
    return CGAffineTransform(translationX: offset, y: 0)
      .scaledBy(x: width / title.intrinsicContentSize.width, y: 1)
  }

  /// Returns the position at a distance from the leading edge of the bar, in points.
  private func fromStart(_ distance: CGFloat) -> CGFloat {
    isMirrored ? bounds.width - distance : distance
  }

  /// The transform that moves the back button's label to the position of the title.
  private var asTitle: CGAffineTransform {
    let label = backButton.label
    let center = label.center.x + (isMirrored ? bounds.width - backButton.bounds.width : 0)
    let translation = CGAffineTransform(translationX: bounds.midX - center, y: 0)
    guard let back, back.titleView == nil, label.text == back.title, label.bounds.width > 0
    else { return translation }
    return translation.scaledBy(x: style.width(of: back.title ?? "") / label.bounds.width, y: 1)
  }
}

/// The style of the titles of a navigation bar.
@MainActor struct NavigationBarStyle: @MainActor Equatable {
  var font = UIFont.systemFont(ofSize: 17, weight: .semibold)
  var color = UIColor.label
  var largeFont = UIFont.systemFont(ofSize: 34, weight: .bold)
  var largeColor = UIColor.label
  /// The distance of the title from its usual position, in points.
  var offset = UIOffset.zero

  /// Returns the width of a small title in this style, in points.
  func width(of title: String) -> CGFloat {
    title.size(withAttributes: [.font: font]).width
  }
}
