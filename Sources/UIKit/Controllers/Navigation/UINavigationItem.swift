import Foundation

/// What the navigation bar shows for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The title of the page, which also names the back button of the page above it.
  open var title: String? { didSet { changed() } }
  /// In place of the title, in its own size and centred.
  open var titleView: UIView? { didSet { changed() } }
  /// What the way back to here is called; else the title.
  open var backButtonTitle: String? { didSet { changed() } }
  /// No way back from here: neither the button nor the pull from the edge.
  open var hidesBackButton = false { didSet { changed() } }
  /// The first is outermost; they take the place of the back button, and of the pull from the edge.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The first is outermost.
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

  /// The bar that shows it, or its name on the way back.
  weak var bar: UINavigationBar?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Without a title.
  public override init() { super.init() }

  private func changed() { bar?.itemChanged(self) }

  /// Whether the user may go back from here.
  var allowsBack: Bool { !hidesBackButton && (leftBarButtonItems ?? []).isEmpty }

  /// The name of the way back to here.
  var nameOfWayBack: String {
    let name = backButtonTitle ?? title ?? ""
    return name.isEmpty ? "Back" : name
  }
}
