import UIKitCore

// This extension creates, shows and reuses views.
extension UICollectionView: ListViewsOwner {
  /// Returns a class as the origin of views, or `nil` for `nil`, which removes a registration.
  func checked<View: UIView>(_ type: AnyClass?, _ base: View.Type) -> ReusePool<View>.Origin? {
    guard let type else { return nil }
    let viewType = type as? View.Type
    precondition(viewType != nil, "Register a subclass of \(base), which \(type) is not.")
    return viewType.map { .type($0) }
  }

  func named<View: UICollectionReusableView>(_ view: View, _ identifier: String) -> View {
    view.dequeuedIdentifier = identifier
    return view
  }

  func prepared<View: UICollectionReusableView>(
    _ view: View, _ attributes: UICollectionViewLayoutAttributes?
  ) -> View {
    view.prepareForReuse()
    guard let attributes, attributes.isFinite else { return view }
    UIView.performWithoutAnimation { view.apply(attributes, insteadOf: nil) }
    return view
  }

  // MARK: ListViewsOwner

  func makeView(for attributes: UICollectionViewLayoutAttributes) -> UIView? {
    let path = attributes.indexPath
    switch attributes.kind {
    case .cell:
      guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
      if cell.isSelected != selection.contains(path) { cell.isSelected.toggle() }
      if cell.isHighlighted != (path == highlighted) { cell.isHighlighted.toggle() }
      return cell
    case .supplementary(let kind):
      return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    case .decoration(let kind): return makeDecoration(kind, attributes)
    }
  }

  private func makeDecoration(_ kind: String, _ attributes: UICollectionViewLayoutAttributes)
    -> UIView?
  {
    let name = ReusePool<UICollectionReusableView>.Name(kind: kind, identifier: kind)
    if let view = supplements.reuse(name) { return prepared(view, attributes) }
    guard let type = layout.decorationClasses[kind] else {
      warn("the layout has registered no class for decoration views of the kind “\(kind)”")
      return nil
    }
    return named(type.init(dequeuedWith: attributes.frame), kind)
  }

  func willShow(_ view: UIView, as element: ListElement) {
    adaptLayout(to: view, element)
    switch (element.kind, view) {
    case (.cell, let cell as UICollectionViewCell):
      itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
    case (.supplementary(let kind), let view as UICollectionReusableView):
      itemDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.path)
    default: break
    }
  }

  /// Stores the first visible item with a known size. The item stays in place while items before it
  /// change their sizes.
  func anchorFittedCells() {
    guard let flow = layout as? UICollectionViewFlowLayout, flow.fits else { return }
    flow.fitted.anchor =
      views.elements.first { $0.kind == .cell && flow.fitted.asked.contains($0.path) }?.path
  }

  /// Requests the preferred sizes of the visible cells that have not returned one, if the layout
  /// depends on these sizes.
  func adaptToShownCells() {
    guard let flow = layout as? UICollectionViewFlowLayout, flow.fits else { return }
    for element in views.elements where element.kind == .cell {
      guard !flow.fitted.asked.contains(element.path), let shown = views.shown[element] else {
        continue
      }
      adaptLayout(to: shown.view, element)
    }
  }

  /// Requests the preferred sizes of all visible cells again, because their content may have
  /// changed.
  func askShownCells() {
    for element in views.elements where element.kind == .cell {
      if let shown = views.shown[element] { adaptLayout(to: shown.view, element) }
    }
  }

  /// Requests the preferred attributes of a view, and invalidates the layout if the layout adapts
  /// to them.
  private func adaptLayout(to view: UIView, _ element: ListElement) {
    guard let view = view as? UICollectionReusableView,
      let attributes = views.shown[element]?.attributes
    else { return }
    if attributes.fits {
      (layout as? UICollectionViewFlowLayout)?.fitted.asked.insert(element.path)
    }
    let preferred = view.preferredLayoutAttributesFitting(attributes.copied)
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
  }

  func didApply(_ attributes: UICollectionViewLayoutAttributes, to view: UIView) {
    (view as? UICollectionReusableView)?.apply(attributes)
  }

  func didRemove(_ view: UIView, of element: ListElement) {
    let path = element.path
    switch (element.kind, view) {
    case (.cell, let cell as UICollectionViewCell):
      itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      guard let identifier = cell.reuseIdentifier else { return }
      cells.recycle(cell, as: .init(kind: nil, identifier: identifier))
    case (.supplementary(let kind), let view as UICollectionReusableView):
      itemDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
      guard let identifier = view.reuseIdentifier else { return }
      supplements.recycle(view, as: .init(kind: kind, identifier: identifier))
    case (.decoration(let kind), let view as UICollectionReusableView):
      supplements.recycle(view, as: .init(kind: kind, identifier: kind))
    default: break
    }
  }
}
