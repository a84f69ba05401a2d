import Foundation

/// What the bar shows for one controller: title, way back, and buttons.
///
/// While controllers change there are two of them, one on its way out: each part of both has a place of
/// its own on either side, from where it comes or to where it goes.
@MainActor final class NavigationBarContent: UIView {
  /// Where a controller is, as seen from the one that shows.
  enum Place {
    /// Further on: it comes from the right.
    case ahead
    case shown
    /// Covered: its title becomes the way back.
    case behind
  }

  let item: UINavigationItem
  private(set) var back: UINavigationItem?
  var place = Place.shown { didSet { arrange() } }
  private let style: NavigationBarStyle
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

  /// Whether there is a way back to be shown.
  var hasWayBack: Bool { back != nil && item.allowsBack }

  func setBack(_ back: UINavigationItem?) {
    self.back = back
    reload()
  }

  /// Shows what the item says now.
  func reload() {
    for view in subviews { view.removeFromSuperview() }
    title.text = item.title
    title.font = style.font
    title.textColor = style.color
    left = (item.leftBarButtonItems ?? []).map { BarButton($0) }
    right = (item.rightBarButtonItems ?? []).map { BarButton($0) }
    for view in [middle] + left + right { addSubview(view) }
    if hasWayBack { addSubview(backButton) }
    setNeedsLayout()
  }

  private var middle: UIView { item.titleView ?? title }

  // MARK: Layout. Places are transforms and alphas, so that it is nothing to them.

  override func layoutSubviews() {
    super.layoutSubviews()
    let starts = lay(left, from: Self.margin, towards: 1)
    let ends = bounds.width - lay(right, from: Self.margin, towards: -1)
    var start = left.isEmpty ? 16 : starts
    let end = right.isEmpty ? bounds.width - 16 : ends
    if hasWayBack, let back {
      // Half of what a centred title leaves, and a third at least.
      let width = min(size(of: middle).width, bounds.width / 2)
      let room = max((bounds.width - width) / 2 - Self.margin, bounds.width / 3)
      start = Self.margin + backButton.fit(back.nameOfWayBack, within: room)
    }
    layMiddle(between: start, and: end)
    arrange()
  }

  /// - Returns: how far from the edge they reach.
  private func lay(_ buttons: [BarButton], from edge: CGFloat, towards way: CGFloat) -> CGFloat {
    var reach = edge
    for button in buttons {
      let size = button.sizeThatFits(bounds.size)
      let middle = reach + size.width / 2
      button.bounds.size = size
      button.center = CGPoint(x: way > 0 ? middle : bounds.width - middle, y: bounds.midY)
      reach += size.width
    }
    return reach
  }

  private func size(of middle: UIView) -> CGSize {
    middle === title ? title.intrinsicContentSize : middle.bounds.size
  }

  /// In the middle of the bar as long as there is room, else in the middle of the room there is.
  private func layMiddle(between start: CGFloat, and end: CGFloat) {
    let size = size(of: middle)
    let room = max(0, end - start)
    let width = min(size.width.rounded(.up), room)
    let x = min(max(bounds.midX - width / 2, start), end - width)
    middle.bounds.size = CGSize(
      width: width, height: middle === title ? UINavigationBar.height : size.height)
    middle.center = CGPoint(x: (x + width / 2).rounded(), y: bounds.midY)
  }

  private func arrange() {
    isUserInteractionEnabled = place == .shown
    let alpha: CGFloat = place == .shown ? 1 : 0
    for view in [middle, backButton.label] + left + right { view.alpha = alpha }
    switch place {
    case .shown: (middle.transform, backButton.label.transform) = (.identity, .identity)
    case .ahead:
      middle.transform = CGAffineTransform(translationX: bounds.width / 2, y: 0)
      backButton.label.transform = asTitle
    case .behind:
      middle.transform = asWayBack
      backButton.label.transform = CGAffineTransform(
        translationX: -backButton.bounds.width, y: 0)
    }
  }

  // A title and the way back that it becomes lie on each other all the way, and are as wide: else one
  // would see two of the same word.

  /// Puts the title where it is the way back.
  private var asWayBack: CGAffineTransform {
    guard middle === title, let name = title.text, !name.isEmpty else {
      let reach = BackButton.inset + size(of: middle).width / 2
      return CGAffineTransform(translationX: reach - middle.center.x, y: 0)
    }
    let width = BackButton.width(of: name)
    let way = BackButton.inset + width / 2 - middle.center.x
    return CGAffineTransform(translationX: way, y: 0)
      .scaledBy(x: width / title.intrinsicContentSize.width, y: 1)
  }

  /// Puts the way back where it is the title.
  private var asTitle: CGAffineTransform {
    let label = backButton.label
    let way = CGAffineTransform(translationX: bounds.midX - label.center.x, y: 0)
    guard let back, back.titleView == nil, label.text == back.title, label.bounds.width > 0
    else { return way }
    return way.scaledBy(x: style.width(of: back.title ?? "") / label.bounds.width, y: 1)
  }
}

/// How titles look.
@MainActor struct NavigationBarStyle {
  var font = UIFont.systemFont(ofSize: 17, weight: .semibold)
  var color = UIColor.label

  /// Of a title, in points.
  func width(of title: String) -> CGFloat {
    title.size(withAttributes: [.font: font]).width
  }
}
