import Foundation

/// A view that shows an item of a bar.
@MainActor package protocol BarItemView: UIView {
  /// The item, or `nil` if it does not exist any more.
  var barItem: UIBarItem? { get }
}

/// The common superclass of the items of bars.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The title of the item.
  open var title: String? { didSet { changed() } }
  /// The image of the item.
  open var image: UIImage? { didSet { changed() } }
  /// A Boolean value that indicates whether the item reacts to touches.
  open var isEnabled = true { didSet { changed() } }
  /// A number of the item for the program's own use.
  open var tag = 0
  /// The item's name in traces and tests.
  open var accessibilityIdentifier: String? { didSet { changed() } }

  private var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Creates an item without title and image.
  public override init() { super.init() }

  /// Sets the `.font` and the `.foregroundColor` of the title in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes[state] = attributes
    changed()
  }

  /// Returns the attributes of the title that were set for a state, or `nil`.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
  }

  /// Returns the view that shows the item in a window, for the key `"view"`, which programs use to
  /// point at the item. Returns `nil` for another key, or if no bar shows the item.
  open func value(forKey key: String) -> Any? { key == "view" ? shownView : nil }

  /// Notifies the object that it has been loaded from a nib, which does not happen here.
  open func awakeFromNib() {}
  /// Notifies the object that Interface Builder shows it, which does not happen here.
  open func prepareForInterfaceBuilder() {}

  /// Updates the view that shows the item.
  func changed() {}
}
