import UIKitCore

/// The numbers of items in the sections of a list.
struct ListCounts: Equatable {
  let items: [Int]

  init(_ items: [Int] = []) { self.items = items }

  var sectionCount: Int { items.count }

  func containsSection(_ section: Int) -> Bool { items.indices.contains(section) }

  /// Returns whether the list contains an item at an index path.
  func contains(_ path: IndexPath) -> Bool {
    guard path.count == 2, containsSection(path.section) else { return false }
    return path.item >= 0 && path.item < items[path.section]
  }
}
