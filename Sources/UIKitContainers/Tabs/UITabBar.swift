import Foundation
import UIKitCore

/// The bar of a tab bar controller, with one tab for each of its controllers.
///
/// The bar is 49 points high, and the selected tab has the bar's tint color. During a transition
/// the colors of the tabs change alongside.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The height of a bar, in points.
  static let height: CGFloat = 49
  /// The greatest width of a tab, in points; tabs are centered in the bar.
  private static let widestTab: CGFloat = 144

  /// The closure that a tap on a tab calls.
  var onSelect: (UITabBarItem) -> Void = { _ in }
  private(set) var buttons: [TabButton] = []
  private lazy var background = BarBackground(of: self)
  private var line: UIView { background.line }
  package private(set) var looks: BarLooks<UITabBarAppearance>!
  /// A closure that returns whether the visible page is scrolled to its lower edge.
  var isAtEdge: () -> Bool = { false }

  /// The items from the left to the right, or `nil` if there are none.
  open var items: [UITabBarItem]? { buttons.isEmpty ? nil : buttons.map(\.item) }
  /// The item whose page is visible or is about to become visible.
  open private(set) weak var selectedItem: UITabBarItem?

  /// A Boolean value that indicates whether content behind the bar shines through. The value has no
  /// effect, because the pages are placed above the bar and not behind it.
  open var isTranslucent = true
  /// The color of the bar; `nil` means the default color.
  open var barTintColor: UIColor? { didSet { updateBackground() } }
  /// The look of the bar. Its default background has the color `barTintColor`.
  open var standardAppearance: UITabBarAppearance {
    get { looks.standard ?? UITabBarAppearance() }
    set { looks.standard = newValue }
  }
  /// The look of the bar while the visible page is scrolled to its lower edge, or does not scroll;
  /// `nil` for the standard one (our choice).
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { looks.scrollEdge }
    set { looks.scrollEdge = newValue }
  }

  /// Updates the background of the bar for the scroll position of the visible page.
  func updateBackground() {
    let look = isAtEdge() ? looks.scrollEdge ?? standardAppearance : standardAppearance
    background.show(look, usual: barTintColor ?? Self.usualColor)
  }

  /// The color of the tabs that are not selected; `nil` means the default color.
  open var unselectedItemTintColor: UIColor? {
    didSet { for button in buttons { button.paint() } }
  }

  private static let usualColor = UIColor(white: 0.976, alpha: 1)
  private static let quietColor = UIColor(white: 0.44, alpha: 1)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Self.usualColor
    looks = BarLooks { [weak self] in self?.updateBackground() }
    looks.begin(with: UITabBarAppearance())
  }

  /// Returns `nil`: there are no storyboards to decode (N-05).
  public required init?(coder: NSCoder) { return nil }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
    for (index, button) in buttons.enumerated() { button.frame = frame(of: index) }
  }

  private func frame(of index: Int) -> CGRect {
    let width = min(bounds.width / CGFloat(max(buttons.count, 1)), Self.widestTab)
    let left = bounds.midX - width * CGFloat(buttons.count) / 2
    let start = (left + width * CGFloat(index)).rounded()
    let end = (left + width * CGFloat(index + 1)).rounded()
    return CGRect(x: start, y: 0, width: end - start, height: bounds.height)
  }

  // MARK: Tabs

  /// Replaces the items. Remaining tabs move to their new positions, and new tabs appear at theirs.
  func setItems(_ items: [UITabBarItem], animated: Bool) {
    guard items != buttons.map(\.item) else { return }
    let old = buttons
    for button in old where !items.contains(button.item) { button.removeFromSuperview() }
    buttons = items.map { item in old.first { $0.item === item } ?? makeButton(item) }
    let fresh = buttons.filter { button in !old.contains { $0 === button } }
    UIView.performWithoutAnimation {
      for (index, button) in buttons.enumerated() where fresh.contains(button) {
        button.frame = frame(of: index)
        button.alpha = animated ? 0 : 1
      }
    }
    setNeedsLayout()
    guard animated else { return }
    UIView.animate(withDuration: MotionDurations.bar) { [self] in
      for button in fresh { button.alpha = 1 }
      layoutIfNeeded()
    }
  }

  private func makeButton(_ item: UITabBarItem) -> TabButton {
    let button = TabButton(item) { [weak self] isSelected in
      isSelected
        ? self?.tintColor ?? .systemBlue : self?.unselectedItemTintColor ?? Self.quietColor
    }
    let tap = UIAction { [weak self] _ in self?.onSelect(item) }
    button.addAction(tap, for: .touchUpInside)
    addSubview(button)
    return button
  }

  /// Selects an item, within the current animation, if there is one.
  func select(_ item: UITabBarItem?) {
    selectedItem = item
    for button in buttons {
      button.isSelected = button.item === item
      button.paint()
    }
  }
}
