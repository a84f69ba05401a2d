import UIKitCore

// This extension finds elements and scrolls to items.
extension UICollectionView {
  /// Returns the number of items of a section.
  func count(inSection section: Int) -> Int {
    let counts = loadCounts()
    if counts.containsSection(section) { return counts.items[section] }
    warn("there is no section \(section) in the collection view")
    return 0
  }

  /// Returns the attributes of an element in the layout. An invalid layout is prepared first.
  func attributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    if case .cell = element.kind, !counts.contains(element.path) { return nil }
    return layout.attributes(for: element)
  }

  func cell(at path: IndexPath) -> UICollectionViewCell? {
    views.shown[ListElement(.cell, path)]?.view as? UICollectionViewCell
  }

  /// Returns the index paths of the visible elements of a kind, in order.
  func paths(of kind: ListElement.Kind) -> [IndexPath] {
    views.shown.keys.filter { $0.kind == kind }.map(\.path).sorted()
  }

  /// Returns the index path of the frontmost item at a point of the content, or `nil` if there is
  /// none.
  func path(at point: CGPoint) -> IndexPath? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    prepareLayout()
    let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    let found = elements(in: around).filter { $0.kind == .cell && $0.frame.contains(point) }
    return found.max { $0.zIndex < $1.zIndex }?.indexPath
  }
}

extension UIScrollView {
  /// The visible part of the content between the insets.
  var insetBounds: CGRect {
    let inset = adjustedContentInset
    return CGRect(
      x: bounds.minX + inset.left, y: bounds.minY + inset.top,
      width: max(0, bounds.width - inset.left - inset.right),
      height: max(0, bounds.height - inset.top - inset.bottom))
  }
}

extension CGRect {
  /// A Boolean value that indicates whether all values of the rectangle are finite, so that it can
  /// be the frame of a view.
  var isFinitePlace: Bool { [minX, minY, width, height].allSatisfy(\.isFinite) }
}
