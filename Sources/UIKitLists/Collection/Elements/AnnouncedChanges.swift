import UIKitCore

/// The changes that a client has announced for a list, sorted by kind.
struct AnnouncedChanges {
  private(set) var insertedItems: Set<IndexPath> = []
  private(set) var deletedItems: Set<IndexPath> = []
  private(set) var reloadedItems: Set<IndexPath> = []
  private(set) var movedItems: [IndexPath: IndexPath] = [:]
  private(set) var insertedSections: Set<Int> = []
  private(set) var deletedSections: Set<Int> = []
  private(set) var reloadedSections: Set<Int> = []
  private(set) var movedSections: [Int: Int] = [:]

  /// Sorts the changes of a batch by kind.
  ///
  /// - Throws: An error if a change refers to an item or section that does not exist, or if an item
  ///   or section is moved and also inserted, deleted or moved again.
  init(
    _ updates: [ListUpdate], from old: ListCounts, to new: ListCounts
  ) throws(ListChangeError) {
    for update in updates {
      switch update {
      case .insertItems(let paths): insertedItems.formUnion(paths)
      case .deleteItems(let paths): deletedItems.formUnion(paths)
      case .reloadItems(let paths): reloadedItems.formUnion(paths)
      case .moveItem(let source, let target): movedItems[source] = target
      case .insertSections(let sections): insertedSections.formUnion(sections)
      case .deleteSections(let sections): deletedSections.formUnion(sections)
      case .reloadSections(let sections): reloadedSections.formUnion(sections)
      case .moveSection(let source, let target): movedSections[source] = target
      }
    }
    try checkPaths(old, new)
    try checkMoves()
    dropItemsOfWholeSections()
  }

  private func checkPaths(_ old: ListCounts, _ new: ListCounts) throws(ListChangeError) {
    let before = deletedItems.union(reloadedItems).union(movedItems.keys)
    if let path = before.filter({ !old.contains($0) }).min() {
      throw ListChangeError("there was no item \(Array(path))")
    }
    let after = insertedItems.union(movedItems.values)
    if let path = after.filter({ !new.contains($0) }).min() {
      throw ListChangeError("there is no item \(Array(path))")
    }
    let sectionsBefore = deletedSections.union(reloadedSections).union(movedSections.keys)
    if let section = sectionsBefore.filter({ !old.containsSection($0) }).min() {
      throw ListChangeError("there was no section \(section)")
    }
    let sectionsAfter = insertedSections.union(movedSections.values)
    if let section = sectionsAfter.filter({ !new.containsSection($0) }).min() {
      throw ListChangeError("there is no section \(section)")
    }
  }

  private func checkMoves() throws(ListChangeError) {
    guard Set(movedItems.values).count == movedItems.count,
      insertedItems.isDisjoint(with: movedItems.values),
      deletedItems.isDisjoint(with: movedItems.keys)
    else { throw ListChangeError("an item is moved and also inserted, deleted or moved") }
    guard Set(movedSections.values).count == movedSections.count,
      insertedSections.isDisjoint(with: movedSections.values),
      deletedSections.isDisjoint(with: movedSections.keys)
    else { throw ListChangeError("a section is moved and also inserted, deleted or moved") }
  }

  /// Removes the changes of items in sections that are deleted, inserted or reloaded as a whole.
  /// Also removes the reloads of items and sections that are deleted.
  private mutating func dropItemsOfWholeSections() {
    reloadedSections.subtract(deletedSections)
    let gone = deletedSections.union(reloadedSections)
    deletedItems = deletedItems.filter { !gone.contains($0.section) }
    reloadedItems = reloadedItems.filter { !gone.contains($0.section) }
    reloadedItems.subtract(deletedItems)
    insertedItems = insertedItems.filter { !insertedSections.contains($0.section) }
  }
}
