import Foundation

/// A button of a navigation bar, independent of the view that the bar creates for it.
@preconcurrency @MainActor open class UIBarButtonItem: NSObject {
  /// The style of a bar button.
  public enum Style: Int, Sendable {
    /// A button with a plain title.
    case plain = 0
    /// A button that completes the user's task, with a bold title.
    case done = 2
  }

  /// The title of the button.
  open var title: String? { didSet { changed() } }
  /// The image of the button.
  open var image: UIImage? { didSet { changed() } }
  /// The style of the button.
  open var style: Style { didSet { changed() } }
  /// A Boolean value that indicates whether the button reacts to touches.
  open var isEnabled = true { didSet { changed() } }
  /// The target, which receives the item as the sender. It is held weakly (N-03).
  open weak var target: AnyObject?
  /// The method that is called on the target.
  open var action: Selector?
  /// The action that is performed in addition to the target's.
  open var primaryAction: UIAction?
  /// The button's name in traces and tests.
  open var accessibilityIdentifier: String? { didSet { changed() } }

  /// The view that currently shows the item.
  weak var button: BarButton?

  /// Creates an item with a title.
  public init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    (self.title, self.style, self.target, self.action) = (title, style, target, action)
    super.init()
  }

  /// Creates an item with an image.
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates an item with an action.
  ///
  /// - Parameter primaryAction: The action of the button. Its title is visible if `title` and
  ///   `image` are `nil`.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    let isNameless = title == nil && image == nil
    self.init(
      title: isNameless ? primaryAction?.title : title, style: .plain, target: nil, action: nil)
    (self.image, self.primaryAction) = (image, primaryAction)
  }

  private func changed() { button?.show(self) }

  /// Performs the actions of a tap.
  func perform() {
    primaryAction?.run(from: self)
    guard let target, let action else { return }
    let call = TargetAction(target: target, action: action)
    if !call.send(from: self) {
      button?.window?.windowScene?.log(.warning(call.complaint(sender: self)))
    }
  }
}

/// The view of a bar button item. It is as high as the bar, and at least as wide as a touch target.
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

  /// Updates the colors: the bar's tint, which is paler while the button is pressed or disabled.
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
