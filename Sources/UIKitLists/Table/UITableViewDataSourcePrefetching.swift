import UIKitCore

/// An object that loads the data of rows before a table shows them.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: DelegateObject {
  /// Begins to load the data of rows that become visible soon. The nearest row is the first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Cancels the loading of rows that were announced before, and that do not become visible for
  /// now.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

extension UITableView {
  /// Reports the rows beyond the visible ones to the prefetching data source.
  func prefetchRows() {
    guard isPrefetchingEnabled, prefetchDataSource != nil else { return }
    report(
      prefetched.update(
        bounds: bounds, content: contentSize, visible: Set(indexPathsForVisibleRows ?? []),
        attributes: elements(in:)))
  }

  /// Cancels all requests for data of rows that are not visible.
  func cancelPrefetching() { report(prefetched.removeAll()) }

  private func report(_ change: PrefetchedItems.Change) {
    if !change.cancelled.isEmpty {
      prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: change.cancelled)
    }
    if !change.requested.isEmpty {
      prefetchDataSource?.tableView(self, prefetchRowsAt: change.requested)
    }
  }
}
