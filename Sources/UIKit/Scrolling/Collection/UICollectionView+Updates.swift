import Foundation

// Changes of the data and of the layout.
extension UICollectionView {
  /// Performs `reloadData()`.
  func reloadEverything() {
    guard batch == nil else {
      return warn("reloadData() has no effect in a batch update; announce the changes instead")
    }
    knownCounts = nil
    (selection, highlighted) = ([], nil)
    views.removeAll()
    let context = layout.makeInvalidationContext()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    layout.invalidateLayout(with: context)
  }

  /// Adds a change to the current batch, or performs it by itself.
  func announce(_ update: ListUpdate) {
    if batch != nil {
      batch?.append(update)
    } else if knownCounts == nil {
      // Nothing was shown yet, so everything is loaded with the next layout.
      setNeedsLayout()
    } else {
      performUpdates({ self.batch?.append(update) }, nil)
    }
  }

  /// Performs `performBatchUpdates(_:completion:)`.
  func performUpdates(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    guard batch == nil else {
      // A batch inside another one is a part of it.
      updates?()
      completion?(true)
      return
    }
    // A change of the layout that waits for the next frame is a part of the animation.
    loadCounts()
    let (before, places) = (counts, shownPlaces())
    batch = []
    updates?()
    let announced = batch ?? []
    batch = nil
    askShownCells()
    let after = askForCounts()
    do throws(ListChangeError) {
      let change = try ListChange(announced, from: before, to: after)
      knownCounts = after
      perform(change, from: places, completion)
    } catch {
      warn("a batch update does not add up: \(error.text); everything is loaded again")
      reloadEverything()
      layoutIfNeeded()
      completion?(false)
    }
  }

  /// Returns the places of the elements in view and around it.
  private func shownPlaces() -> [ListElement: UICollectionViewLayoutAttributes] {
    let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let known = isLayoutValid ? elements(in: around).map(\.copied) : []
    return Dictionary(known.map { (ListElement($0), $0) }, uniquingKeysWith: { $1 })
      .merging(views.shown.mapValues(\.attributes)) { $1 }
  }

  private func perform(
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

  /// Shows the elements of the prepared layout, with a motion of those that move.
  private func play(
    _ motion: ListMotion, alongside: @escaping () -> Void, completion: @escaping (Bool) -> Void
  ) {
    var target = offset(afterChangeTo: layoutSize)
    views.change(
      to: elements(in: CGRect(origin: target, size: bounds.size)).map(\.copied),
      adapted: { [self] in
        // New cells may prefer other sizes than expected.
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

  /// Returns the attributes of the elements that a content offset brings into view, and of those in
  /// view that it takes out of view.
  private func places(at offset: CGPoint) -> [UICollectionViewLayoutAttributes] {
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
    guard target.x.isFinite, target.y.isFinite, !isDragging, !isTracking, run == nil else {
      return contentOffset
    }
    let inset = adjustedContentInset
    return CGPoint(
      x: max(-inset.left, min(target.x, size.width + inset.right - bounds.width)),
      y: max(-inset.top, min(target.y, size.height + inset.bottom - bounds.height)))
  }

  // MARK: Layout

  /// Performs `setCollectionViewLayout(_:animated:completion:)`.
  func exchangeLayout(
    for new: UICollectionViewLayout, _ animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    let old = layout
    guard new !== old else {
      completion?(true)
      return
    }
    prepareLayout()
    let places = shownPlaces()
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    forEachReusable { $0.willTransition(from: old, to: new) }
    new.owner = self
    layout = new
    isLayoutValid = true
    new.prepare()
    new.change = LayoutChange(from: old, to: new, places)
    let motion = ListMotion(
      continuation: { $0 }, initial: new.initialAttributes, final: new.finalAttributes,
      isAnimated: animated)
    play(motion, alongside: {}) { [weak self] finished in
      self?.forEachReusable { $0.didTransition(from: old, to: new) }
      completion?(finished)
    }
    for each in [old, new] { each.finalizeLayoutTransition() }
    new.change = nil
    if old !== layout { old.owner = nil }
    setNeedsLayout()
  }

  private func forEachReusable(_ body: (UICollectionReusableView) -> Void) {
    for element in views.elements {
      if let view = views.shown[element]?.view as? UICollectionReusableView { body(view) }
    }
  }
}
