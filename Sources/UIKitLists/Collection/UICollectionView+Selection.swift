import UIKitCore

// This extension handles selection by the program and by touch.
extension UICollectionView {
  func deselect(_ path: IndexPath) {
    guard selection.remove(path) != nil else { return }
    cell(at: path)?.isSelected = false
  }

  func deselectAll() {
    for path in selection.sorted() { deselect(path) }
  }

  // MARK: Touches

  /// Handles the beginning of a touch. Returns `false` if the touch highlights no item.
  func beginTouch(_ touches: Set<UITouch>) -> Bool {
    guard allowsSelection, highlighted == nil, let touch = touches.first,
      let path = touchedPath(touch),
      itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return false }
    highlighted = path
    cell(at: path)?.isHighlighted = true
    itemDelegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  /// Returns the item whose cell a touch hit, or `nil` if the touch hit no cell.
  private func touchedPath(_ touch: UITouch) -> IndexPath? {
    var view = touch.view
    while let current = view, current !== self {
      if let cell = current as? UICollectionViewCell, let path = indexPath(for: cell) {
        return path
      }
      view = current.superview
    }
    return nil
  }

  /// Handles the movement of a touch. A touch that leaves the cell does not select the item.
  func moveTouch(_ touches: Set<UITouch>) -> Bool {
    guard let path = highlighted, let touch = touches.first else { return false }
    let isInside = cell(at: path).map { $0.bounds.contains(touch.location(in: $0)) } ?? false
    if !isInside { unhighlight() }
    return true
  }

  /// Handles the end of a touch. The touch selects the item, or deselects it if several items can
  /// be selected and this one is.
  func endTouch() -> Bool {
    guard let path = highlighted else { return false }
    let isDeselection = allowsMultipleSelection && selection.contains(path)
    let isAllowed =
      (isDeselection
        ? itemDelegate?.collectionView(self, shouldDeselectItemAt: path)
        : itemDelegate?.collectionView(self, shouldSelectItemAt: path)) ?? true
    unhighlight()
    guard isAllowed, counts.contains(path) else { return true }
    if isDeselection {
      deselect(path)
      itemDelegate?.collectionView(self, didDeselectItemAt: path)
    } else {
      selectByTouch(path)
    }
    return true
  }

  func cancelTouch() -> Bool {
    guard highlighted != nil else { return false }
    unhighlight()
    return true
  }

  private func unhighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    cell(at: path)?.isHighlighted = false
    itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func selectByTouch(_ path: IndexPath) {
    let others = allowsMultipleSelection ? [] : selection.sorted().filter { $0 != path }
    selectItem(at: path, animated: false, scrollPosition: [])
    for other in others { itemDelegate?.collectionView(self, didDeselectItemAt: other) }
    itemDelegate?.collectionView(self, didSelectItemAt: path)
  }
}
