import Foundation

/// A button of a navigation bar, as a value of its own: the bar makes the view for it.
@preconcurrency @MainActor open class UIBarButtonItem: NSObject {
  public enum Style: Int, Sendable {
    case plain = 0
    /// What one came for: its title is bold.
    case done = 2
  }

  open var title: String? { didSet { changed() } }
  open var image: UIImage? { didSet { changed() } }
  open var style: Style { didSet { changed() } }
  open var isEnabled = true { didSet { changed() } }
  /// Gets the item as its sender; held weakly (N-03).
  open weak var target: AnyObject?
  /// What is called on the target.
  open var action: Selector?
  /// What is done, beside what the target does.
  open var primaryAction: UIAction?
  /// The button's name in traces and tests.
  open var accessibilityIdentifier: String? { didSet { changed() } }

  /// The view that shows it now.
  weak var button: BarButton?

  public init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    (self.title, self.style, self.target, self.action) = (title, style, target, action)
    super.init()
  }

  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// - Parameter primaryAction: what it does; without `title` or `image` its title shows.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    let isNameless = title == nil && image == nil
    self.init(
      title: isNameless ? primaryAction?.title : title, style: .plain, target: nil, action: nil)
    (self.image, self.primaryAction) = (image, primaryAction)
  }

  private func changed() { button?.show(self) }

  /// The user has tapped it.
  func perform() {
    primaryAction?.run(from: self)
    guard let target, let action else { return }
    let call = TargetAction(target: target, action: action)
    if !call.send(from: self) { button?.window?.windowScene?.log(call.complaint(sender: self)) }
  }
}

/// The view of a bar button item: as high as the bar, and never narrower than a finger.
@MainActor final class BarButton: UIButton {
  private static let margin: CGFloat = 8
  private static let leastWidth: CGFloat = 44

  init(_ item: UIBarButtonItem) {
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
    titleLabel?.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    setTitle(item.title, for: .normal)
    setImage(item.image, for: .normal)
    tintColorDidChange()
    superview?.setNeedsLayout()
  }

  /// In the bar's tint, and paler while it is pressed or has no effect.
  override func tintColorDidChange() {
    setTitleColor(tintColor, for: .normal)
    setTitleColor(tintColor.withAlphaComponent(0.35), for: .highlighted)
    setTitleColor(UIColor(white: 0.5, alpha: 0.6), for: .disabled)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    tintColorDidChange()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = super.sizeThatFits(size)
    return CGSize(width: max(fitting.width, Self.leastWidth), height: UINavigationBar.height)
  }
}
