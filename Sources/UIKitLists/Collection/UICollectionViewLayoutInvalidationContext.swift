import UIKitCore

/// The part of a layout that has become invalid.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// A Boolean value that indicates whether the whole layout is invalid. It is `true` for a context
  /// of `invalidateLayout()` or `reloadData()`.
  open internal(set) var invalidateEverything = false
  /// A Boolean value that indicates whether the number of sections and items is requested from the
  /// data source again.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items that were marked as invalid, or `nil`.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that were marked as invalid, by kind, or `nil`.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views that were marked as invalid, by kind, or `nil`.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The distance in points by which the content is moved when the layout is invalidated.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The difference in points by which the content size changes when the layout is invalidated. The
  /// next value of the layout's `collectionViewContentSize` replaces the changed size.
  open var contentSizeAdjustment = CGSize.zero

  public override init() { super.init() }

  /// Creates a context for a layout whose `invalidationContextClass` is this class.
  ///
  /// This initializer calls `init()`. It is not available in Swift 5 mode.
  @available(swift, introduced: 6)
  public required convenience init(vendedBy layout: UICollectionViewLayout?) { self.init() }

  /// Marks items as invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Marks supplementary views of a kind as invalid.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// Marks decoration views of a kind as invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
}
