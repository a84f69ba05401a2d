import UIKitCore

// This extension prepares the layout and shows the visible elements.
extension UICollectionView {
  /// The known numbers of sections and items; there are none before the data source has returned
  /// them.
  var counts: ListCounts { knownCounts ?? ListCounts() }

  /// Returns the numbers of sections and items. The data source is called only if they are not
  /// known.
  @discardableResult
  func loadCounts() -> ListCounts {
    if let knownCounts { return knownCounts }
    let counts = askForCounts()
    knownCounts = counts
    return counts
  }

  /// Returns the numbers of sections and items from the data source.
  func askForCounts() -> ListCounts {
    guard let dataSource else { return ListCounts() }
    let sections = checked(dataSource.numberOfSections(in: self), "sections")
    return ListCounts(
      (0..<sections).map {
        checked(dataSource.collectionView(self, numberOfItemsInSection: $0), "items")
      })
  }

  private func checked(_ count: Int, _ name: String) -> Int {
    if count < 0 { warn("the data source has \(count) \(name); 0 are shown") }
    return max(0, count)
  }

  /// Prepares the layout, if it is invalid.
  func prepareLayout() {
    loadCounts()
    guard !isLayoutValid else { return }
    isLayoutValid = true
    layout.prepare()
    let size = layoutSize
    if contentSize != size { contentSize = size }
  }

  /// The size of the layout's content in points, or zero if the layout returns an invalid size.
  var layoutSize: CGSize {
    let size = layout.collectionViewContentSize
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      warn("\(type(of: layout)) has a content of \(size.width)×\(size.height) pt; 0 is used")
      return .zero
    }
    return size
  }

  /// Lays out the visible elements.
  func layOutElements() {
    prepareLayout()
    anchorFittedCells()
    views.show(elements(in: bounds))
    adaptToShownCells()
    if backgroundView?.frame != bounds { backgroundView?.frame = bounds }
  }

  /// Returns the attributes of the visible elements in a rectangle. Elements without a finite
  /// place, and those of items that do not exist, are left out with a warning.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard rect.isFinitePlace, !rect.isEmpty else { return [] }
    return (layout.layoutAttributesForElements(in: rect) ?? []).filter { attributes in
      guard attributes.isFinite, attributes.frame.isFinitePlace else {
        warn("\(type(of: layout)) has no finite place for \(Array(attributes.indexPath))")
        return false
      }
      guard exists(attributes) else {
        warn("\(type(of: layout)) has a place for \(Array(attributes.indexPath)), which is no item")
        return false
      }
      return attributes.isVisible(in: rect)
    }
  }

  private func exists(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    if case .cell = attributes.kind { return counts.contains(attributes.indexPath) }
    return !attributes.indexPath.isEmpty
  }

  // MARK: Invalidation

  /// Handles the invalidation of the layout.
  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    isLayoutValid = false
    if context.invalidateDataSourceCounts, batch == nil { knownCounts = nil }
    let (move, growth) = (context.contentOffsetAdjustment, context.contentSizeAdjustment)
    if growth != .zero {
      contentSize = CGSize(
        width: max(0, contentSize.width + growth.width),
        height: max(0, contentSize.height + growth.height))
    }
    if move != .zero {
      contentOffset = CGPoint(x: contentOffset.x + move.x, y: contentOffset.y + move.y)
    }
    setNeedsLayout()
  }

  /// Invalidates the layout before a change of bounds if the layout depends on the bounds.
  func prepareForBounds(_ newBounds: CGRect) {
    guard isLayoutValid, layout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
  }
}
