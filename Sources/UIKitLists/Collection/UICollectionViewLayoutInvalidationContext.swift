import UIKitCore

/// The part of a layout that has become invalid.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// A Boolean value that indicates whether all of the layout is invalid: the context that
  /// `invalidateLayout()` and `reloadData()` make.
  open internal(set) var invalidateEverything = false
  /// A Boolean value that indicates whether the data source is asked for its counts again.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items that were named as invalid, or `nil`.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that were named as invalid, by kind, or `nil`.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views that were named as invalid, by kind, or `nil`.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The distance by which the content is moved together with the invalidation, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content's size together with the invalidation, in points. The layout's next
  /// `collectionViewContentSize` replaces the sum.
  open var contentSizeAdjustment = CGSize.zero

  public override init() { super.init() }

  /// Creates the context of the class that a layout vends.
  ///
  /// It calls `init()`, and is not to be seen in Swift 5 mode.
  @available(swift, introduced: 6)
  public required convenience init(vendedBy layout: UICollectionViewLayout?) { self.init() }

  /// Names items as invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names supplementary views as invalid.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// Names decoration views as invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
}
