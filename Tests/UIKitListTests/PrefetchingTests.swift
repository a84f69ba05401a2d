import Foundation
import Testing
import UIKit

/// A data source that records which data it is to load.
@MainActor
private final class Loader: NSObject, UICollectionViewDataSourcePrefetching,
  UITableViewDataSourcePrefetching
{
  var loaded: [[Int]] = []
  var cancelled: [[Int]] = []

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    loaded.append(indexPaths.map(\.item))
  }
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { cancelled.append(indexPaths.map(\.item)) }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    loaded.append(indexPaths.map(\.row))
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancelled.append(indexPaths.map(\.row))
  }
}

@MainActor @Suite("Prefetching") struct PrefetchingTests {
  private let setup = CollectionSetup(count: 400)
  private let loader = Loader()

  init() {
    setup.view.prefetchDataSource = loader
    setup.frames()
  }

  @Test("V-50 the items below the visible ones are requested, the nearest first, and once")
  func ahead() {
    #expect(loader.loaded == [Array(40..<80)])
    setup.view.contentOffset.y = 60
    setup.frames(2)
    #expect(loader.loaded.dropFirst() == [Array(80..<85)])
    #expect(loader.cancelled.isEmpty)
  }

  @Test("V-50 a scroll back cancels what lies ahead, and requests what lies behind")
  func back() {
    setup.view.contentOffset.y = 3000
    setup.frames()
    loader.loaded = []
    loader.cancelled = []
    setup.view.contentOffset.y = 2940
    setup.frames()
    #expect(loader.cancelled == [Array(290..<330)])
    #expect(loader.loaded == [Array((205..<245).reversed())])
  }

  @Test("V-50 a jitter of a few points does not turn the direction")
  func jitter() {
    setup.view.contentOffset.y = 3000
    setup.frames()
    loader.cancelled = []
    setup.view.contentOffset.y = 2995
    setup.frames()
    #expect(loader.cancelled.isEmpty)
  }

  @Test("V-50 nothing is requested while prefetching is off, which cancels what was")
  func off() {
    setup.view.isPrefetchingEnabled = false
    #expect(loader.cancelled == [Array(40..<80)])
    setup.view.contentOffset.y = 600
    setup.frames()
    #expect(loader.loaded.count == 1)
    setup.view.isPrefetchingEnabled = true
    setup.frames()
    #expect(loader.loaded.count == 2)
  }

  @Test("V-50 rows of a table are requested, too")
  func rows() {
    let setup = TableSetup([100])
    let loader = Loader()
    setup.table.prefetchDataSource = loader
    setup.frames()
    #expect(
      loader.loaded.first?.first == (setup.table.indexPathsForVisibleRows?.last?.row ?? 0) + 1)
    setup.table.contentOffset.y = 44
    setup.frames()
    #expect(loader.loaded.count == 2)
  }
}
