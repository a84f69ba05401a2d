import UIKitCore

/// The item sizes that the cells of a flow layout prefer.
struct FittedSizes {
  /// The sizes that cells prefer, by the index paths of their items.
  var sizes: [IndexPath: CGSize] = [:]
  /// The items whose cells have returned a preferred size.
  var asked: Set<IndexPath> = []
  /// The first visible item with a known preferred size at the beginning of the current layout.
  /// Such an item stays in place when items before it change their sizes.
  var anchor: IndexPath?

  /// Moves the sizes to the new index paths after a change of the items.
  mutating func move(by change: ListChange) {
    func kept(_ path: IndexPath) -> IndexPath? {
      change.keepsItem(at: path) ? change.newPath(of: path) : nil
    }
    sizes = Dictionary(
      sizes.compactMap { path, size in kept(path).map { ($0, size) } }, uniquingKeysWith: { $1 })
    asked = Set(asked.compactMap(kept))
  }
}

// This extension handles items whose cells determine their sizes.
extension UICollectionViewFlowLayout {
  /// A Boolean value that indicates whether cells determine the sizes of their items.
  var fits: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }

  private static var usualEstimate: CGSize { CGSize(width: 50, height: 50) }

  /// The size of an item whose cell has not returned a preferred size.
  private var estimate: CGSize {
    let isOpen = estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize
    return isOpen ? Self.usualEstimate : estimatedItemSize
  }

  /// Returns the size that an item's cell prefers, or else the size from the delegate, or else the
  /// estimate.
  func fittedSize(of path: IndexPath, delegates size: CGSize?) -> CGSize {
    fitted.sizes[path] ?? size ?? estimate
  }

  /// Adds the preferred size of an item to an invalidation context. If the item is before the
  /// visible ones, the context also moves the content, so that the visible items stay in place.
  func name(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes,
    in context: UICollectionViewLayoutInvalidationContext
  ) {
    guard let context = context as? UICollectionViewFlowLayoutInvalidationContext else { return }
    context.invalidateFlowLayoutDelegateMetrics = false
    var size = axis.size(preferred.size)
    size.breadth = min(size.breadth, breadth)
    context.fitted = (original.indexPath, axis.size(size))
    guard let owner else { return }
    let start = axis.range(of: owner.insetBounds).lowerBound
    guard let anchor = fitted.anchor, original.indexPath < anchor, start > 0 else { return }
    let growth = size.length - axis.size(original.size).length
    let move = axis.rect(along: growth, across: 0, FlowSize(length: 0, breadth: 0)).origin
    context.contentOffsetAdjustment = move
  }
}
