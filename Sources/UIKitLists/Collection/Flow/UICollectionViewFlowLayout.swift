import GlissadeLayers
import UIKitCore

/// A layout that fills lines with items, section after section, each with a header and a footer.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// The spacing between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet {
      minimumLineSpacing = usable(
        "minimumLineSpacing", minimumLineSpacing, or: oldValue, .notNegative)
      invalidateLayout()
    }
  }
  /// The minimum spacing between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet {
      minimumInteritemSpacing = usable(
        "minimumInteritemSpacing", minimumInteritemSpacing, or: oldValue, .notNegative)
      invalidateLayout()
    }
  }
  /// The size of the items, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The estimated size in points of items that have not been visible. With any other value than
  /// zero, the default, the sizes of items are those that their cells prefer. With zero, they come
  /// from `itemSize` or the delegate.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      fitted = FittedSizes()
      invalidateLayout()
    }
  }
  /// A value for `itemSize` and `estimatedItemSize`. With this value the cells determine the sizes
  /// of their items. The estimate is then 50 × 50 points.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// The direction of scrolling. The lines of items are across this direction.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The size of the headers, in points. Only the extent in the direction of scrolling is used. If
  /// it is 0, there are no headers.
  open var headerReferenceSize = CGSize.zero {
    didSet {
      headerReferenceSize = usable(
        "headerReferenceSize", headerReferenceSize, or: oldValue, .notNegative)
      invalidateLayout()
    }
  }
  /// The size of the footers, in points. Only the extent in the direction of scrolling is used. If
  /// it is 0, there are no footers.
  open var footerReferenceSize = CGSize.zero {
    didSet {
      footerReferenceSize = usable(
        "footerReferenceSize", footerReferenceSize, or: oldValue, .notNegative)
      invalidateLayout()
    }
  }
  /// The insets around the items of a section, in points.
  open var sectionInset = UIEdgeInsets.zero {
    didSet {
      sectionInset = usable("sectionInset", sectionInset, or: oldValue)
      invalidateLayout()
    }
  }
  /// A Boolean value that indicates whether a header stays visible as long as its section is
  /// visible.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// A Boolean value that indicates whether a footer stays visible as long as its section is
  /// visible.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  /// The places of the sections, or `nil` until they have been computed.
  var sections: [FlowSection]?
  /// The space in points across the direction of scrolling for which the places were computed.
  var breadth: CGFloat = 0
  /// A Boolean value that indicates whether `answerItemSize()` was called, because the delegate
  /// does not determine item sizes.
  var hasAnsweredItemSize = false
  /// The sizes that cells prefer, if cells determine the sizes of their items.
  var fitted = FittedSizes()

  public override init() { super.init() }
  /// Returns `nil`: layouts cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Places: see UICollectionViewFlowLayout+Places.swift

  open override func prepare() {
    super.prepare()
    measureSections()
  }

  open override var collectionViewContentSize: CGSize { flowSize }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let range = axis.range(of: rect)
    var found: [UICollectionViewLayoutAttributes] = []
    for index in sections(in: range) {
      let section = measured[index]
      let header = boundary(UICollectionView.elementKindSectionHeader, section: index)
      let footer = boundary(UICollectionView.elementKindSectionFooter, section: index)
      found += [header, footer].compactMap { $0 }.filter { $0.frame.intersects(rect) }
      for item in section.items(in: range) {
        if let attributes = self.item(at: IndexPath(item: item, section: index)),
          attributes.frame.intersects(rect)
        {
          found.append(attributes)
        }
      }
    }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { item(at: indexPath) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    indexPath.first.flatMap { boundary(elementKind, section: $0) }
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { sections = nil }
    if context.invalidateEverything {
      // The preferred sizes of cells that are not visible remain the best estimate until the cells
      // are measured again.
      if context.invalidateDataSourceCounts { fitted = FittedSizes() } else { fitted.asked = [] }
    }
    if let (path, size) = (context as? UICollectionViewFlowLayoutInvalidationContext)?.fitted {
      fitted.sizes[path] = size
    }
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext,
      context.invalidateFlowLayoutDelegateMetrics || context.invalidateFlowLayoutAttributes
    {
      sections = nil
    }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
      || changesBreadth(newBounds)
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      let changes = changesBreadth(newBounds)
      context.invalidateFlowLayoutDelegateMetrics = changes
      context.invalidateFlowLayoutAttributes = changes
    }
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard fits, case .cell = originalAttributes.kind, preferredAttributes.isFinite else {
      return false
    }
    let (new, old) = (preferredAttributes.size, originalAttributes.size)
    return abs(new.width - old.width) > 0.1 || abs(new.height - old.height) > 0.1
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    name(preferredAttributes, insteadOf: originalAttributes, in: context)
    return context
  }

  private func changesBreadth(_ newBounds: CGRect) -> Bool {
    guard let owner else { return false }
    return axis.size(newBounds.size).breadth != axis.size(owner.bounds.size).breadth
  }
}
