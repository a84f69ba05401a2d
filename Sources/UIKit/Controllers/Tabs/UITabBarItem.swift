import Foundation

/// The content of a tab for one controller.
@preconcurrency @MainActor open class UITabBarItem: NSObject {
  /// The text below the image, or `nil` for none.
  open var title: String? { didSet { changed() } }
  /// The image, of which only the opacity counts: the bar draws it in its own colors.
  open var image: UIImage? { didSet { changed() } }
  /// A number for the program's own use. The bar ignores it.
  open var tag: Int
  /// A Boolean value that indicates whether the user may select the tab.
  open var isEnabled = true { didSet { changed() } }
  /// The tab's name in traces and tests.
  open var accessibilityIdentifier: String? { didSet { changed() } }

  /// The view that shows the item.
  weak var button: TabButton?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: The text below the image, or `nil` for none.
  ///   - image: The image, whose opacity alone counts, or `nil` for none.
  ///   - tag: A number for the program's own use.
  public init(title: String?, image: UIImage?, tag: Int) {
    (self.title, self.image, self.tag) = (title, image, tag)
    super.init()
  }

  /// Creates an item without title and image.
  public override convenience init() { self.init(title: nil, image: nil, tag: 0) }

  private func changed() { button?.show(self) }
}
