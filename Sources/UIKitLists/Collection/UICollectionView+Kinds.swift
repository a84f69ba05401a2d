import UIKitCore

extension UICollectionView {
  /// The direction in which a flow layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Lines are horizontal and lie one below the other.
    case vertical
    /// Lines are vertical and lie side by side.
    case horizontal
  }

  /// The position of an item in the collection view after scrolling to the item. A value contains
  /// at most one vertical and one horizontal position.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the positions.
    public let rawValue: UInt
    /// Creates positions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top of the collection view.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The bottom of the collection view.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The left side of the collection view.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The right side of the collection view.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The category of an element.
  public enum ElementCategory: UInt, Sendable {
    /// The cell of an item.
    case cell
    /// A header, a footer or another view that the data source returns.
    case supplementaryView
    /// A view that the layout creates without the data source.
    case decorationView
  }

  /// The kind of the section headers of a flow layout.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the section footers of a flow layout.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
