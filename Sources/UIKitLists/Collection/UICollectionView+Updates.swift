import UIKitCore

// This extension performs changes of the data and of the layout.
extension UICollectionView {
  /// Adds a change to the current batch. Outside of a batch it performs the change at once.
  func announce(_ update: ListUpdate) {
    if batch != nil {
      batch?.append(update)
    } else if knownCounts == nil {
      // Nothing has been shown yet, so the next layout loads everything.
      setNeedsLayout()
    } else {
      performBatchUpdates { self.batch?.append(update) }
    }
  }

  /// Returns the attributes of the elements in and around the visible rectangle.
  func shownPlaces() -> [ListElement: UICollectionViewLayoutAttributes] {
    let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let known = isLayoutValid ? elements(in: around).map(\.copied) : []
    return Dictionary(known.map { (ListElement($0), $0) }, uniquingKeysWith: { $1 })
      .merging(views.shown.mapValues(\.attributes)) { $1 }
  }

  func perform(
    _ change: ListChange, from places: [ListElement: UICollectionViewLayoutAttributes],
    _ completion: ((Bool) -> Void)?
  ) {
    selection = Set(selection.filter(change.keepsItem).compactMap(change.newPath))
    highlighted = highlighted.flatMap(change.newPath)
    (layout as? UICollectionViewFlowLayout)?.fitted.move(by: change)
    let context = layout.makeInvalidationContext()
    context.invalidateDataSourceCounts = true
    batch = []
    layout.invalidateLayout(with: context)
    batch = nil
    isLayoutValid = true
    layout.prepare()
    layout.prepare(forCollectionViewUpdates: change.updateItems)
    layout.change = LayoutChange(change, in: layout, from: places)
    let motion = ListMotion(
      continuation: { change.keeps($0) ? change.newElement(of: $0) : nil },
      initial: layout.initialAttributes, final: layout.finalAttributes)
    play(motion, alongside: layout.finalizeCollectionViewUpdates) { completion?($0) }
    layout.change = nil
  }

  /// Shows the elements of the prepared layout, and animates the elements that move.
  func play(
    _ motion: ListMotion, alongside: @escaping () -> Void, completion: @escaping (Bool) -> Void
  ) {
    var target = offset(afterChangeTo: layoutSize)
    views.change(
      to: elements(in: CGRect(origin: target, size: bounds.size)).map(\.copied),
      adapted: { [self] in
        // New cells may prefer other sizes than those the layout has used.
        guard !isLayoutValid else { return nil }
        isLayoutValid = true
        layout.prepare()
        target = offset(afterChangeTo: layoutSize)
        return places(at: target)
      }, by: motion,
      alongside: { [self] in
        let size = layoutSize
        if contentSize != size { contentSize = size }
        if contentOffset != target { contentOffset = target }
        alongside()
      },
      completion: { [weak self] finished in
        self?.setNeedsLayout()
        completion(finished)
      })
  }

  /// Returns the attributes of all elements that are visible at a content offset, and of those that
  /// are visible now but not at that offset.
  func places(at offset: CGPoint) -> [UICollectionViewLayoutAttributes] {
    let wanted = elements(in: CGRect(origin: offset, size: bounds.size))
    let names = Set(wanted.map { ListElement($0) })
    let others = views.elements.filter { !names.contains($0) }
    return (wanted + others.compactMap { layout.attributes(for: $0) }).map(\.copied)
  }

  /// Returns the content offset after a change.
  private func offset(afterChangeTo size: CGSize) -> CGPoint {
    let proposed = layout.targetContentOffset(forProposedContentOffset: contentOffset)
    let target =
      itemDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? proposed
    guard target.x.isFinite, target.y.isFinite, !isDragging, !isTracking, !isRunning else {
      return contentOffset
    }
    let inset = adjustedContentInset
    return CGPoint(
      x: max(-inset.left, min(target.x, size.width + inset.right - bounds.width)),
      y: max(-inset.top, min(target.y, size.height + inset.bottom - bounds.height)))
  }

  // MARK: Layout

  func forEachReusable(_ body: (UICollectionReusableView) -> Void) {
    for element in views.elements {
      if let view = views.shown[element]?.view as? UICollectionReusableView { body(view) }
    }
  }
}
