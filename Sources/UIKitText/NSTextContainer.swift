import UIKitCore

/// The area in which a text view lays out its text.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// The distance in points between each end of a line and the side of the container.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet {
      lineFragmentPadding = usable("lineFragmentPadding", lineFragmentPadding, or: oldValue)
      changed()
    }
  }
  /// The maximum number of lines; 0 stands for no limit.
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  /// The treatment of lines that do not fit.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
  /// The size of the container in points, which follows the size of the text view.
  open internal(set) var size: CGSize

  var onChange: () -> Void = {}

  /// Creates a container of a size in points.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  private func changed() { onChange() }
}
