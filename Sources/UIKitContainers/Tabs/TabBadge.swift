import Foundation
import UIKitCore

/// The badge of a tab: a short text on a colored capsule at the upper right of the tab's image.
@MainActor final class TabBadge: UIView {
  private let label = UILabel()

  private static let height: CGFloat = 18
  /// The distance between the text and the ends of the capsule, in points.
  private static let margin: CGFloat = 4
  /// The distance by which the capsule covers the image, in points.
  private static let overlap: CGFloat = 6

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.height / 2
    label.font = .systemFont(ofSize: 13)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows the badge of an item, if it has one.
  func show(_ item: UITabBarItem) {
    isHidden = item.badgeValue == nil
    label.text = item.badgeValue
    backgroundColor = item.badgeColor ?? .systemRed
  }

  /// Places the badge beside the upper right corner of an image, within the width of the tab.
  func place(beside corner: CGPoint, in bounds: CGRect) {
    let text = label.intrinsicContentSize.width.rounded(.up)
    let width = min(max(text + 2 * Self.margin, Self.height), bounds.width)
    let left = min(corner.x - Self.overlap, bounds.maxX - width)
    frame = CGRect(x: left.rounded(), y: corner.y + 2, width: width, height: Self.height)
    label.frame = self.bounds.insetBy(dx: min(Self.margin, width / 4), dy: 0)
  }
}
