import UIKitCore

/// One change of a batch update, as the layout receives it.
///
/// The index paths of a whole section have the item `NSNotFound`.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change.
  public enum Action: Int, Sendable {
    /// An item or section that is new.
    case insert
    /// An item or section that is gone.
    case delete
    /// An item or section whose content is loaded again.
    case reload
    /// An item or section at another place.
    case move
    /// No change.
    case none
  }

  /// The place before the update, or `nil` for what is inserted.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// The place after the update, or `nil` for what is deleted.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// The kind of the change.
  open private(set) var updateAction: Action

  init(_ action: Action, from old: IndexPath?, to new: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, old, new)
    super.init()
  }
}

extension ListChange {
  /// The changes for a layout: deletions, reloads, moves, insertions, each in the order of places.
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
