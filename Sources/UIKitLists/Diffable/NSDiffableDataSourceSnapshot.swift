import UIKitCore

/// The sections and items of a list at one moment, given by identifiers.
///
/// Each identifier occurs once. It is an error of the program to add an identifier that the
/// snapshot already contains, or to refer to one that it does not contain.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The identifiers of the sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The identifiers of the sections to load again, in the order of the calls of
  /// `reloadSections(_:)`.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The identifiers of the items to load again, in the order of the calls of `reloadItems(_:)`.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: Contents

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The number of items in all sections.
  public var numberOfItems: Int { sections.count }
  /// The identifiers of the items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  /// Returns the number of items of a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// Returns the identifiers of the items of a section, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let items = items[identifier] else {
      preconditionFailure("The snapshot has no section \(identifier).")
    }
    return items
  }
  /// Returns the section that contains an item, or `nil` if the snapshot does not contain the item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  { sections[identifier] }
  /// Returns the index of an item among all items, or `nil` if the snapshot does not contain the
  /// item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sections[identifier] else { return nil }
    let before = sectionIdentifiers.prefix { $0 != section }.map { items[$0]?.count ?? 0 }
    return items[section]?.firstIndex(of: identifier).map { $0 + before.reduce(0, +) }
  }
  /// Returns the index of a section, or `nil` if the snapshot does not contain the section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Appends items to a section. The default is the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      preconditionFailure("Items need a section: call appendSections(_:) first.")
    }
    insert(identifiers, in: section, at: numberOfItems(inSection: section))
  }
  /// Inserts items before another item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let place = place(of: beforeIdentifier)
    insert(identifiers, in: place.section, at: place.index)
  }
  /// Inserts items after another item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let place = place(of: afterIdentifier)
    insert(identifiers, in: place.section, at: place.index + 1)
  }
  /// Removes items. Items that the snapshot does not contain are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers.filter { sections[$0] != nil })
    for section in Set(gone.compactMap { sections[$0] }) {
      items[section]?.removeAll(where: gone.contains)
    }
    gone.forEach { sections[$0] = nil }
    reloadedItemIdentifiers.removeAll(where: gone.contains)
  }
  /// Removes all sections and items.
  public mutating func deleteAllItems() { self = Self() }
  /// Moves an item before another item.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier) { $0.insertItems([identifier], beforeItem: toIdentifier) } }
  /// Moves an item after another item.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier) { $0.insertItems([identifier], afterItem: toIdentifier) } }
  /// Marks items that the snapshot has as changed, so that new cells replace theirs.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where !reloadedItemIdentifiers.contains(identifier) {
      _ = place(of: identifier)
      reloadedItemIdentifiers.append(identifier)
    }
  }

  // MARK: Sections

  /// Appends sections without items.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: numberOfSections)
  }
  /// Inserts sections without items before another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(of: toIdentifier)) }
  /// Inserts sections without items after another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(of: toIdentifier) + 1) }
  /// Removes sections with their items. Sections that the snapshot does not contain are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    deleteItems(gone.flatMap { items[$0] ?? [] })
    sectionIdentifiers.removeAll(where: gone.contains)
    reloadedSectionIdentifiers.removeAll(where: gone.contains)
    gone.forEach { items[$0] = nil }
  }
  /// Moves a section with its items before another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    sectionIdentifiers.remove(at: index(of: identifier))
    sectionIdentifiers.insert(identifier, at: index(of: toIdentifier))
  }
  /// Moves a section with its items after another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    sectionIdentifiers.remove(at: index(of: identifier))
    sectionIdentifiers.insert(identifier, at: index(of: toIdentifier) + 1)
  }
  /// Marks sections that the snapshot has as changed, so that new cells replace theirs.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where !reloadedSectionIdentifiers.contains(identifier) {
      _ = index(of: identifier)
      reloadedSectionIdentifiers.append(identifier)
    }
  }

  /// A copy of the snapshot in which no section or item is marked as changed.
  var loaded: Self {
    var loaded = self
    (loaded.reloadedSectionIdentifiers, loaded.reloadedItemIdentifiers) = ([], [])
    return loaded
  }

  // MARK: Places

  private func index(of section: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(section) else {
      preconditionFailure("The snapshot has no section \(section).")
    }
    return index
  }

  private func place(of item: ItemIdentifierType) -> (section: SectionIdentifierType, index: Int) {
    guard let section = sections[item], let index = items[section]?.firstIndex(of: item) else {
      preconditionFailure("The snapshot has no item \(item).")
    }
    return (section, index)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int
  ) {
    for identifier in identifiers {
      precondition(
        sections.updateValue(section, forKey: identifier) == nil,
        "The item \(identifier) is already in the snapshot.")
    }
    items[section]?.insert(contentsOf: identifiers, at: index)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for identifier in identifiers {
      precondition(
        items.updateValue([], forKey: identifier) == nil,
        "The section \(identifier) is already in the snapshot.")
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
  }

  private mutating func move(_ item: ItemIdentifierType, _ insert: (inout Self) -> Void) {
    let isReloaded = reloadedItemIdentifiers.contains(item)
    let place = place(of: item)
    items[place.section]?.remove(at: place.index)
    sections[item] = nil
    insert(&self)
    if isReloaded, !reloadedItemIdentifiers.contains(item) { reloadedItemIdentifiers.append(item) }
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
