import UIKitCore

/// The updates that change a list from one snapshot to another one. They contain as few moves as
/// possible. Identifiers that only one of the snapshots contains are inserted or deleted.
struct SnapshotChange {
  private(set) var updates: [ListUpdate] = []

  /// Creates the updates that change one snapshot into another one.
  ///
  /// - Complexity: O(*n* log *n*) in the number of sections and items.
  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    addSections(from: old.sectionIdentifiers, to: new.sectionIdentifiers)
    let reloaded = Set(new.reloadedSectionIdentifiers)
    let again = old.sectionIdentifiers.indices.filter {
      reloaded.contains(old.sectionIdentifiers[$0])
    }
    if !again.isEmpty { updates.append(.reloadSections(IndexSet(again))) }
    let targets = Self.positions(new.sectionIdentifiers)
    let staying = old.sectionIdentifiers.enumerated().compactMap { source, section in
      reloaded.contains(section) ? nil : targets[section].map { (section, source, $0) }
    }
    var origins: [Item: IndexPath] = [:]
    for (section, source, _) in staying {
      for (item, identifier) in old.itemIdentifiers(inSection: section).enumerated() {
        origins[identifier] = IndexPath(item: item, section: source)
      }
    }
    var kept: Set<IndexPath> = []
    for (section, source, target) in staying {
      let sources = new.itemIdentifiers(inSection: section).map { origins[$0] }
      kept.formUnion(sources.compactMap(\.self))
      addItems(from: sources, of: source, to: target)
    }
    let deleted = origins.values.filter { !kept.contains($0) }
    let changed = new.reloadedItemIdentifiers.compactMap { origins[$0] }.filter(kept.contains)
    updates += [.deleteItems(deleted.sorted()), .reloadItems(changed)]
  }

  /// Appends the insertions of items into a section and the moves into it.
  ///
  /// - Parameters:
  ///   - sources: The index paths of the section's items before the change, with `nil` for new
  ///     items.
  ///   - section: The section's index before the change.
  ///   - target: The index of the section after the change.
  private mutating func addItems(from sources: [IndexPath?], of section: Int, to target: Int) {
    let unmoved = Self.longestIncrease(sources.map { $0?.section == section ? $0?.item : nil })
    let places = sources.indices.map { IndexPath(item: $0, section: target) }
    let inserted = sources.indices.filter { sources[$0] == nil }.map { places[$0] }
    if !inserted.isEmpty { updates.append(.insertItems(inserted)) }
    for (item, source) in sources.enumerated() where !unmoved.contains(item) {
      if let source { updates.append(.moveItem(source, places[item])) }
    }
  }

  private mutating func addSections<Section: Hashable>(from old: [Section], to new: [Section]) {
    let (before, after) = (Self.positions(old), Self.positions(new))
    let deleted = IndexSet(old.indices.filter { after[old[$0]] == nil })
    let inserted = IndexSet(new.indices.filter { before[new[$0]] == nil })
    if !deleted.isEmpty { updates.append(.deleteSections(deleted)) }
    if !inserted.isEmpty { updates.append(.insertSections(inserted)) }
    let sources = new.map { before[$0] }
    let unmoved = Self.longestIncrease(sources)
    for (target, source) in sources.enumerated() where !unmoved.contains(target) {
      if let source { updates.append(.moveSection(source, target)) }
    }
  }

  private static func positions<Identifier: Hashable>(_ all: [Identifier]) -> [Identifier: Int] {
    Dictionary(all.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the indices of a longest increasing subsequence of distinct numbers. `nil` elements
  /// are skipped. Elements of the subsequence keep their order, so that they need no move.
  ///
  /// The algorithm is known as patience sorting. Source: Fredman, “On computing the length of
  /// longest increasing subsequences” (1975).
  static func longestIncrease(_ numbers: [Int?]) -> Set<Int> {
    // For each length, `ends` has the index of the smallest number that ends an increasing
    // subsequence of this length. For each index, `before` has the index of the number before it.
    var (ends, before) = ([Int](), [Int?](repeating: nil, count: numbers.count))
    for (index, number) in numbers.enumerated() {
      guard let number else { continue }
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if let end = numbers[ends[middle]], end < number { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    return Set(
      sequence(state: ends.last) { index -> Int? in
        guard let current = index else { return nil }
        index = before[current]
        return current
      })
  }
}
