import UIKitCore

/// An object that loads the data of items before a collection view shows them.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: DelegateObject {
  /// Begins to load the data of items that become visible soon. The nearest item is the first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Cancels the loading of items that were announced before, and that do not become visible for
  /// now.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

extension UICollectionView {
  /// Reports the items beyond the visible ones to the prefetching data source.
  func prefetchItems() {
    guard isPrefetchingEnabled, prefetchDataSource != nil else { return }
    report(
      prefetched.update(
        bounds: bounds, content: contentSize, visible: Set(indexPathsForVisibleItems),
        attributes: elements(in:)))
  }

  /// Cancels all requests for data of items that are not visible.
  func cancelPrefetching() { report(prefetched.removeAll()) }

  private func report(_ change: PrefetchedItems.Change) {
    if !change.cancelled.isEmpty {
      prefetchDataSource?.collectionView(
        self, cancelPrefetchingForItemsAt: change.cancelled)
    }
    if !change.requested.isEmpty {
      prefetchDataSource?.collectionView(self, prefetchItemsAt: change.requested)
    }
  }
}
