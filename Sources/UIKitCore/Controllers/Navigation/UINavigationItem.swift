import Foundation

/// The content of a navigation bar for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The title of the page, which also names the back button of the page above it.
  open var title: String? { didSet { changed() } }
  /// The view that is shown instead of the title, in its own size and centered.
  open var titleView: UIView? { didSet { changed() } }
  /// The title of the button that leads back to this page, or `nil` for the page's title.
  open var backButtonTitle: String? { didSet { changed() } }
  /// The item whose title names the button that leads back to this page.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The size of the page's title in a bar that prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }

  /// The size of a page's title in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// With `automatic` the title has the size of that on the page below, and is large on the first
    /// page; with `always` it is large, and with `never` it is small.
    case automatic = 0, always, never
  }

  /// A Boolean value that indicates whether the back button is hidden, and the drag from the edge
  /// disabled, while this page is at the top of the stack.
  open var hidesBackButton = false { didSet { changed() } }
  /// The items on the left, the outermost first. These items replace the back button, and disable
  /// the drag from the edge.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The items on the right, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

  /// The outermost item on the left. Setting it replaces all items on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The outermost item on the right. Setting it replaces all items on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The look of the bar while it shows the item; `nil` means the bar's own look.
  open var standardAppearance: UINavigationBarAppearance? {
    get { looks.standard }
    set { looks.standard = newValue }
  }
  /// The look of the bar in a window of compact height; `nil` means the bar's own look.
  open var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact }
    set { looks.compact = newValue }
  }
  /// The look of the bar while the page is scrolled to its upper edge; `nil` means the bar's own
  /// look.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.scrollEdge }
    set { looks.scrollEdge = newValue }
  }
  private(set) lazy var looks = BarLooks<UINavigationBarAppearance> { [weak self] in
    self?.changed()
  }

  /// Sets the items on the left. A bar in a window fades to the new items if the change is
  /// animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated: animated) { self.leftBarButtonItems = items }
  }
  /// Sets the items on the right. A bar in a window fades to the new items if the change is
  /// animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated: animated) { self.rightBarButtonItems = items }
  }
  /// Sets the only item on the left; see `setLeftBarButtonItems(_:animated:)`.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }
  /// Sets the only item on the right; see `setRightBarButtonItems(_:animated:)`.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }
  /// Hides or shows the back button. A bar in a window fades if the change is animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(animated: animated) { self.hidesBackButton = hidesBackButton }
  }

  private func change(animated: Bool, _ change: @escaping () -> Void) {
    guard animated, let bar, bar.window != nil else { return change() }
    UIView.transition(
      with: bar, duration: MotionDurations.bar, options: .transitionCrossDissolve,
      animations: change)
  }

  /// The bar that shows the item, or its title in the back button.
  weak var bar: UINavigationBar?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title.
  public override init() { super.init() }

  private func changed() { bar?.itemChanged(self) }

  /// A Boolean value that indicates whether the user may go back from this page.
  var allowsBack: Bool { !hidesBackButton && (leftBarButtonItems ?? []).isEmpty }

  /// The title of the button that leads back to this page.
  var backButtonText: String {
    let name = backBarButtonItem?.title ?? backButtonTitle ?? title ?? ""
    return name.isEmpty ? "Back" : name
  }
}
