import UIKitCore

/// A change of a list from one state to another one. It converts the index path of an item before
/// the change to its index path after the change, and vice versa.
///
/// The work grows with the number of sections and of announced changes, and not with the number of
/// items.
struct ListChange {
  let old: ListCounts
  let new: ListCounts
  private(set) var announced: AnnouncedChanges

  private let removedSections: GapList
  private let addedSections: GapList
  private var removedItems: [Int: GapList]
  private var addedItems: [Int: GapList]

  /// Creates a change from announced changes and the numbers of items before and after.
  ///
  /// - Throws: An error if a change refers to an item or section that does not exist, or if the
  ///   numbers of items before and after do not fit the changes.
  init(_ updates: [ListUpdate], from old: ListCounts, to new: ListCounts) throws(ListChangeError) {
    (self.old, self.new) = (old, new)
    announced = try AnnouncedChanges(updates, from: old, to: new)
    removedSections = GapList(announced.deletedSections.union(announced.movedSections.keys))
    addedSections = GapList(announced.insertedSections.union(announced.movedSections.values))
    removedItems = Self.gaps(announced.deletedItems.union(announced.movedItems.keys))
    addedItems = Self.gaps(announced.insertedItems.union(announced.movedItems.values))
    try checkCounts()
  }

  private static func gaps(_ paths: Set<IndexPath>) -> [Int: GapList] {
    Dictionary(grouping: paths, by: \.section).mapValues { GapList($0.map(\.item)) }
  }

  private func checkCounts() throws(ListChangeError) {
    let (before, after) = (old.sectionCount, new.sectionCount)
    guard before - removedSections.gaps.count == after - addedSections.gaps.count else {
      throw ListChangeError(
        "there were \(before) sections and are \(after), but \(removedSections.gaps.count) were "
          + "removed and \(addedSections.gaps.count) added")
    }
    for section in old.items.indices {
      guard !announced.reloadedSections.contains(section), let target = newSection(of: section)
      else { continue }
      let (before, after) = (old.items[section], new.items[target])
      let removed = removedItems[section]?.gaps.count ?? 0
      let added = addedItems[target]?.gaps.count ?? 0
      guard before - removed == after - added else {
        throw ListChangeError(
          "section \(section) had \(before) items and has \(after), but \(removed) were removed "
            + "and \(added) added")
      }
    }
  }

  // MARK: Places

  /// Returns the index of a section after the change, or `nil` if the section is deleted.
  func newSection(of section: Int) -> Int? {
    if let target = announced.movedSections[section] { return target }
    return removedSections.rank(of: section).map(addedSections.number(atRank:))
  }

  /// Returns the index of a section before the change, or `nil` if the section is inserted.
  func oldSection(of section: Int) -> Int? {
    if let source = announced.movedSections.first(where: { $0.value == section }) {
      return source.key
    }
    return addedSections.rank(of: section).map(removedSections.number(atRank:))
  }

  /// Returns the index path of an item after the change, or `nil` if the item is deleted or its
  /// section is reloaded.
  func newPath(of path: IndexPath) -> IndexPath? {
    if let target = announced.movedItems[path] { return target }
    guard old.contains(path), !announced.reloadedSections.contains(path.section),
      let section = newSection(of: path.section),
      let rank = Self.rank(of: path.item, removedItems[path.section])
    else { return nil }
    return IndexPath(item: Self.number(atRank: rank, addedItems[section]), section: section)
  }

  /// Returns the index path of an item before the change, or `nil` if the item is inserted or its
  /// section is reloaded.
  func oldPath(of path: IndexPath) -> IndexPath? {
    if let source = announced.movedItems.first(where: { $0.value == path }) { return source.key }
    guard new.contains(path), let section = oldSection(of: path.section),
      !announced.reloadedSections.contains(section),
      let rank = Self.rank(of: path.item, addedItems[path.section])
    else { return nil }
    return IndexPath(item: Self.number(atRank: rank, removedItems[section]), section: section)
  }

  /// Returns whether an item has the same content before and after the change.
  func keepsItem(at path: IndexPath) -> Bool {
    newPath(of: path) != nil && !announced.reloadedItems.contains(path)
  }

  private static func rank(of item: Int, _ gaps: GapList?) -> Int? {
    gaps.map { $0.rank(of: item) } ?? item
  }

  private static func number(atRank rank: Int, _ gaps: GapList?) -> Int {
    gaps?.number(atRank: rank) ?? rank
  }
}
