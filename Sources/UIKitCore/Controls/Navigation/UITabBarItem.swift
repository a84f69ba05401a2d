import Foundation

/// The content of a tab for one controller. The bar uses only the opacity of the item's image, and
/// draws the image in the bar's colors.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// A closure that is called when the item has changed. The view that shows the item sets it.
  package var onChange: () -> Void = {}

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: The text below the image, or `nil` for none.
  ///   - image: The image, whose opacity alone counts, or `nil` for none.
  ///   - tag: A number for the program's own use.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates an item without title and image.
  public override convenience init() { self.init(title: nil, image: nil, tag: 0) }

  /// Creates an item with another image for the selected tab.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// The image of the tab while it is selected, by default `image`. The bar uses only the opacity
  /// of this image.
  open var selectedImage: UIImage? {
    get { ownSelectedImage ?? image }
    set {
      ownSelectedImage = newValue
      changed()
    }
  }
  private var ownSelectedImage: UIImage?
  /// The text of the badge at the upper right of the image, or `nil` for no badge.
  open var badgeValue: String? { didSet { changed() } }
  /// The color of the badge, or `nil` for red.
  open var badgeColor: UIColor? { didSet { changed() } }
  /// The offset of the title from its usual place, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }

  override func changed() { onChange() }
}
