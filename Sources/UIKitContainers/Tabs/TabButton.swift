import Foundation
import GlissadeLayers
import UIKitCore

/// A tab of a tab bar: an image above a title. Both are masks of one color, which can be animated.
@MainActor final class TabButton: UIControl, BarItemView {
  let item: UITabBarItem
  var barItem: UIBarItem? { item }
  private let ink = UIView()
  private let badge = TabBadge()
  private let picture = CALayer()
  private let title = CALayer()
  private var titleSize = CGSize.zero
  /// The text, the available width in points and the font of the rendered title, or `nil` before a
  /// title is rendered.
  private var drawnTitle: (text: String, space: CGFloat, font: UIFont)?
  private var pictureSize = CGSize.zero
  /// A closure that returns the color of the tab.
  private let color: (_ isSelected: Bool) -> UIColor

  private static let largestPicture: CGFloat = 28
  private static let font = UIFont.systemFont(ofSize: 10, weight: .medium)

  init(_ item: UITabBarItem, color: @escaping (_ isSelected: Bool) -> UIColor) {
    (self.item, self.color) = (item, color)
    super.init(frame: .zero)
    ink.isUserInteractionEnabled = false
    let mask = CALayer()
    for layer in [picture, title] { mask.addSublayer(layer) }
    ink.layer.mask = mask
    for view in [ink, badge] { addSubview(view) }
    item.onChange = { [weak self] in self?.showItem() }
    showItem()
  }

  required init?(coder: NSCoder) { return nil }

  /// The image for the state of the tab, which is selected or not.
  private var image: UIImage? { isSelected ? item.selectedImage : item.image }

  /// Shows the image and the state of the item.
  private func showItem() {
    accessibilityIdentifier = item.accessibilityIdentifier
    isEnabled = item.isEnabled
    let size = image?.size ?? .zero
    let factor = min(1, Self.largestPicture / max(size.width, size.height, 1))
    pictureSize = CGSize(width: size.width * factor, height: size.height * factor)
    badge.show(item)
    paint()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    picture.contents = image?.cgImage
    picture.contentsScale = image?.scale ?? 1
    drawTitle()
    arrange()
    CATransaction.commit()
  }

  /// Renders the title within the available width.
  private func drawTitle() {
    let (text, space) = (item.title ?? "", max(0, bounds.width - 4))
    let font = item.titleTextAttributes(for: .normal)?[.font] as? UIFont ?? Self.font
    if let drawnTitle, drawnTitle == (text, space, font) { return }
    drawnTitle = (text, space, font)
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineBreakMode = .byTruncatingTail
    let attributes: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: UIColor.black, .paragraphStyle: paragraph,
    ]
    let whole = text.size(withAttributes: attributes)
    let size = CGSize(
      width: min(whole.width.rounded(.up), space), height: whole.height.rounded(.up))
    titleSize = size
    guard size.width > 0 else {
      title.contents = nil
      return
    }
    let drawn = UIGraphicsImageRenderer(size: size).image { _ in
      text.draw(in: CGRect(origin: .zero, size: size), withAttributes: attributes)
    }
    title.contents = drawn.cgImage
    title.contentsScale = drawn.scale
  }

  private func arrange() {
    ink.frame = bounds
    ink.layer.mask?.frame = bounds
    let isAlone = pictureSize.height == 0 || titleSize.height == 0
    let middle = bounds.midX
    picture.frame = CGRect(
      x: (middle - pictureSize.width / 2).rounded(),
      y: ((isAlone ? bounds.midY : 19) - pictureSize.height / 2).rounded(),
      width: pictureSize.width, height: pictureSize.height)
    let top = isAlone ? bounds.midY - titleSize.height / 2 : bounds.height - 3 - titleSize.height
    let shift = item.titlePositionAdjustment
    title.frame = CGRect(
      x: (middle - titleSize.width / 2 + shift.horizontal).rounded(),
      y: (top + shift.vertical).rounded(), width: titleSize.width, height: titleSize.height)
    badge.place(beside: CGPoint(x: middle + pictureSize.width / 2, y: bounds.minY), in: bounds)
  }

  /// Applies the color for the state of the tab.
  func paint() {
    let state: State = isSelected ? .selected : .normal
    let own = item.titleTextAttributes(for: state)?[.foregroundColor] as? UIColor
    let color = own ?? color(isSelected)
    ink.backgroundColor = isEnabled ? color : color.withAlphaComponent(0.4)
  }

  override var isSelected: Bool { didSet { if isSelected != oldValue { showItem() } } }
  override var isEnabled: Bool { didSet { if isEnabled != oldValue { paint() } } }
  /// A Boolean value that indicates whether the tab is pressed. The opacity of the tab changes
  /// without animation, so that a press has an immediate effect.
  override var isHighlighted: Bool { didSet { ink.alpha = isHighlighted ? 0.5 : 1 } }
  override func tintColorDidChange() { paint() }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    paint()
  }
}
