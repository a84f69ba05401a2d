import UIKitCore

/// The sizes that cells of a flow layout prefer.
struct FittedSizes {
  /// The sizes that differ from the estimate.
  var sizes: [IndexPath: CGSize] = [:]
  /// The items whose cells have been asked.
  var asked: Set<IndexPath> = []
  /// The first item in view whose cell had been asked when the current layout began.
  var anchor: IndexPath?

  /// Moves the sizes along with a change of the items.
  mutating func move(by change: ListChange) {
    func kept(_ path: IndexPath) -> IndexPath? {
      change.keepsItem(at: path) ? change.newPath(of: path) : nil
    }
    sizes = Dictionary(
      sizes.compactMap { path, size in kept(path).map { ($0, size) } }, uniquingKeysWith: { $1 })
    asked = Set(asked.compactMap(kept))
  }
}

// Items whose cells determine their sizes.
extension UICollectionViewFlowLayout {
  /// A Boolean value that indicates whether cells determine the sizes of their items.
  var fits: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }

  private static var usualEstimate: CGSize { CGSize(width: 50, height: 50) }

  /// The size of an item whose cell has not been asked.
  private var estimate: CGSize {
    let isOpen = estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize
    return isOpen ? Self.usualEstimate : estimatedItemSize
  }

  /// Returns the size of an item by its cell, or else by the delegate or the estimate.
  func fittedSize(of path: IndexPath, delegates size: CGSize?) -> CGSize {
    fitted.sizes[path] ?? size ?? estimate
  }

  /// Adds a preferred size to a context. What is in view stays where it is if an item before it has
  /// another size.
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
