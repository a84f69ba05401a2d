import UIKitCore

/// An animated change of a collection view. It determines the default start and end of the motion
/// of each element.
@MainActor struct LayoutChange {
  /// A closure that returns the initial attributes of an element that appears, or `nil` for no
  /// motion.
  let initial: (ListElement) -> UICollectionViewLayoutAttributes?
  /// A closure that returns the final attributes of an element that disappears, or `nil` for no
  /// motion.
  let final: (ListElement) -> UICollectionViewLayoutAttributes?

  /// Creates the change that corresponds to a change of items and sections.
  ///
  /// - Parameter places: The attributes of the visible elements and those around them before the
  ///   change.
  init(
    _ change: ListChange, in layout: UICollectionViewLayout,
    from places: [ListElement: UICollectionViewLayoutAttributes]
  ) {
    initial = { element in
      let former = change.oldElement(of: element)
      if let former, change.keeps(former), let place = places[former] {
        return place.copied(to: element.path)
      }
      return layout.attributes(for: element)?.faded
    }
    final = { element in
      if change.keeps(element), let next = change.newElement(of: element) {
        return layout.attributes(for: next)?.copied(to: element.path)
      }
      return places[element]?.faded
    }
  }

  /// Creates the change from one layout to another one.
  init(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout,
    _ places: [ListElement: UICollectionViewLayoutAttributes]
  ) {
    initial = {
      (old.attributes(for: $0) ?? places[$0] ?? new.attributes(for: $0)?.faded)?.copied
    }
    final = { (new.attributes(for: $0) ?? places[$0]?.faded)?.copied }
  }
}

extension UICollectionViewLayout {
  /// Returns an invalidation context of the class that the layout has declared.
  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let type =
      Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
      ?? UICollectionViewLayoutInvalidationContext.self
    return type.init(vendedBy: self)
  }

  /// Returns attributes of the class that the layout has declared.
  func makeAttributes(for element: ListElement, frame: CGRect) -> UICollectionViewLayoutAttributes {
    let type =
      Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
    let attributes = type.init(vendedBy: self)
    (attributes.kind, attributes.indexPath) = (element.kind, element.path)
    attributes.frame = frame
    return attributes
  }

  /// Returns the attributes of an element in this layout, or `nil` if there is no such element.
  func attributes(for element: ListElement) -> UICollectionViewLayoutAttributes? {
    switch element.kind {
    case .cell: layoutAttributesForItem(at: element.path)
    case .supplementary(let kind):
      layoutAttributesForSupplementaryView(ofKind: kind, at: element.path)
    case .decoration(let kind): layoutAttributesForDecorationView(ofKind: kind, at: element.path)
    }
  }

  /// Returns the initial attributes of an element that appears, or `nil` for no motion.
  func initialAttributes(for element: ListElement) -> UICollectionViewLayoutAttributes? {
    let path = element.path
    return switch element.kind {
    case .cell: initialLayoutAttributesForAppearingItem(at: path)
    case .supplementary(let kind):
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decoration(let kind):
      initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  /// Returns the final attributes of an element that disappears, or `nil` for no motion.
  func finalAttributes(for element: ListElement) -> UICollectionViewLayoutAttributes? {
    let path = element.path
    return switch element.kind {
    case .cell: finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementary(let kind):
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decoration(let kind):
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }
}
