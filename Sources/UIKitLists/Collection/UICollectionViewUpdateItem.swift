import UIKitCore

/// A single change of a batch update, for a layout that animates the update.
///
/// The index path of a change of a whole section has the item `NSNotFound`.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change.
  public enum Action: Int, Sendable {
    /// The insertion of an item or section.
    case insert
    /// The deletion of an item or section.
    case delete
    /// A request to load an item or section again.
    case reload
    /// The move of an item or section.
    case move
    /// No change.
    case none
  }

  /// The index path before the update, or `nil` for an insertion.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// The index path after the update, or `nil` for a deletion.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// The kind of the change.
  open private(set) var updateAction: Action

  init(_ action: Action, from old: IndexPath?, to new: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, old, new)
    super.init()
  }
}

extension ListChange {
  /// The changes in the form for layouts: deletions, reloads, moves, insertions, each of them
  /// ordered by index path.
  @MainActor var updateItems: [UICollectionViewUpdateItem] {
    let changes = announced
    let all = [
      deletions(changes), reloads(changes), moves(changes), insertions(changes),
    ]
    return all.flatMap { $0 }
  }

  private static func path(ofSection section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }

  @MainActor private func deletions(_ changes: AnnouncedChanges) -> [UICollectionViewUpdateItem] {
    (changes.deletedSections.sorted().map(Self.path(ofSection:)) + changes.deletedItems.sorted())
      .map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
  }

  @MainActor private func insertions(_ changes: AnnouncedChanges) -> [UICollectionViewUpdateItem] {
    (changes.insertedSections.sorted().map(Self.path(ofSection:)) + changes.insertedItems.sorted())
      .map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
  }

  @MainActor private func reloads(_ changes: AnnouncedChanges) -> [UICollectionViewUpdateItem] {
    let sections = changes.reloadedSections.sorted().map { section in
      UICollectionViewUpdateItem(
        .reload, from: Self.path(ofSection: section),
        to: newSection(of: section).map(Self.path(ofSection:)))
    }
    return sections
      + changes.reloadedItems.sorted().map {
        UICollectionViewUpdateItem(.reload, from: $0, to: newPath(of: $0))
      }
  }

  @MainActor private func moves(_ changes: AnnouncedChanges) -> [UICollectionViewUpdateItem] {
    let sections = changes.movedSections.sorted { $0.key < $1.key }.map {
      UICollectionViewUpdateItem(
        .move, from: Self.path(ofSection: $0.key), to: Self.path(ofSection: $0.value))
    }
    return sections
      + changes.movedItems.sorted { $0.key < $1.key }.map {
        UICollectionViewUpdateItem(.move, from: $0.key, to: $0.value)
      }
  }
}
