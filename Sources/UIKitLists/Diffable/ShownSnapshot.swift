import UIKitCore

/// A list that shows snapshots: a table or a collection view.
@MainActor protocol SnapshotList: UIView {
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  func reloadData()
}

extension UICollectionView: SnapshotList {}
extension UITableView: SnapshotList {}

/// The snapshot that a list shows. It also performs the change to the next snapshot.
@MainActor final class ShownSnapshot<List: SnapshotList, Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var current = Snapshot()
  private weak var list: List?

  init(in list: List) { self.list = list }

  /// Shows a snapshot by changes of the items and sections that differ from the current snapshot.
  ///
  /// - Parameters:
  ///   - announce: A closure that adds a change of items or sections to the batch of the list.
  ///   - completion: A closure that is called after the animation.
  func apply(
    _ snapshot: Snapshot, animated: Bool, announce: @escaping (List, ListUpdate) -> Void,
    completion: (() -> Void)?
  ) {
    let change = SnapshotChange(from: current, to: snapshot)
    guard let list else {
      current = snapshot.loaded
      completion?()
      return
    }
    let update = {
      list.performBatchUpdates {
        self.current = snapshot.loaded
        for update in change.updates { announce(list, update) }
      } completion: { _ in
        completion?()
      }
    }
    if animated { update() } else { UIView.performWithoutAnimation(update) }
  }

  /// Shows a snapshot by loading the whole list again.
  func load(_ snapshot: Snapshot, completion: (() -> Void)?) {
    current = snapshot.loaded
    list?.reloadData()
    completion?()
  }
}
