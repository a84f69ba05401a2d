import UIKitCore

/// A view of a list: a cell, a supplementary view such as a header, or a decoration.
struct ListElement: Hashable, Comparable {
  enum Kind: Hashable {
    case cell
    case supplementary(String)
    case decoration(String)
  }

  let kind: Kind
  let path: IndexPath

  init(_ kind: Kind, _ path: IndexPath) { (self.kind, self.path) = (kind, path) }

  @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
    (kind, path) = (attributes.kind, attributes.indexPath)
  }

  /// Returns the element of the same kind at another index path.
  func at(_ path: IndexPath) -> ListElement { ListElement(kind, path) }

  /// The order in which views are created and removed: by kind, and then by index path.
  static func < (one: ListElement, other: ListElement) -> Bool {
    one.rank == other.rank ? one.path < other.path : one.rank < other.rank
  }

  private var rank: String {
    switch kind {
    case .cell: ""
    case .supplementary(let name): "s\(name)"
    case .decoration(let name): "t\(name)"
    }
  }
}

extension ListChange {
  /// Returns the element after the change, or `nil` if it is gone.
  func newElement(of element: ListElement) -> ListElement? {
    guard case .cell = element.kind else { return moved(element, newSection(of:)) }
    return newPath(of: element.path).map(element.at)
  }

  /// Returns the element before the change, or `nil` if it is new.
  func oldElement(of element: ListElement) -> ListElement? {
    guard case .cell = element.kind else { return moved(element, oldSection(of:)) }
    return oldPath(of: element.path).map(element.at)
  }

  /// Returns whether the element's view shows the same content before and after the change.
  func keeps(_ element: ListElement) -> Bool {
    if case .cell = element.kind { return keepsItem(at: element.path) }
    guard let section = element.path.first else { return false }
    return newSection(of: section) != nil && !announced.reloadedSections.contains(section)
  }

  /// Returns an element at a new section index, or `nil` if the section does not exist. It is used
  /// for headers, footers and decorations, which move with their section.
  private func moved(_ element: ListElement, _ place: (Int) -> Int?) -> ListElement? {
    guard let section = element.path.first, let target = place(section) else { return nil }
    var path = element.path
    path[0] = target
    return element.at(path)
  }
}
