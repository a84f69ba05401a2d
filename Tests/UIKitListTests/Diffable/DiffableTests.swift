import Foundation
import GlissadeTesting
import TestMaterial
import Testing
import UIKit

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
  var snapshot = Snapshot()
  for (section, items) in sections {
    snapshot.appendSections([section])
    snapshot.appendItems(items, toSection: section)
  }
  return snapshot
}

/// Tests of `UICollectionViewDiffableDataSource` and `UITableViewDiffableDataSource`.
@MainActor @Suite struct DiffableTests {
  private final class Cell: UICollectionViewCell {
    var item = 0
  }

  /// A collection of numbers in a window of 100 points' width, two in a row.
  @MainActor private final class Grid {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 600),
      collectionViewLayout: UICollectionViewFlowLayout())
    private(set) var source: UICollectionViewDiffableDataSource<String, Int>!
    private(set) var harness: Harness!
    var made = 0

    init() {
      harness = Harness(size: CGSize(width: 100, height: 600)) {
        let page = UIViewController()
        let flow = view.collectionViewLayout as? UICollectionViewFlowLayout
        flow?.itemSize = CGSize(width: 40, height: 40)
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        source = .init(collectionView: view) { [unowned self] view, path, item in
          let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
          (cell as? Cell)?.item = item
          made += 1
          return cell
        }
        page.view.addSubview(view)
        return page
      }
    }

    /// The items of the visible cells, by section.
    var shown: [[Int]] {
      (0..<view.numberOfSections).map { section in
        (0..<view.numberOfItems(inSection: section)).map {
          (view.cellForItem(at: IndexPath(item: $0, section: section)) as? Cell)?.item ?? -1
        }
      }
    }
    var warnings: [String] { harness.log.filter { $0.hasPrefix("warning") } }

    func apply(_ snapshot: Snapshot, animated: Bool = true) {
      source.apply(snapshot, animatingDifferences: animated)
      harness.advanceUntilIdle()
    }
  }

  @Test("V-18 a snapshot is shown, and the places of its items are known")
  func places() {
    let grid = Grid()
    grid.apply(snapshot(["a": [1, 2, 3], "b": [4]]), animated: false)
    #expect(grid.shown == [[1, 2, 3], [4]])
    #expect(grid.source.itemIdentifier(for: [1, 0]) == 4)
    #expect(grid.source.itemIdentifier(for: [1, 1]) == nil)
    #expect(grid.source.itemIdentifier(for: [7, 0]) == nil)
    #expect(grid.source.indexPath(for: 3) == [0, 2])
    #expect(grid.source.indexPath(for: 9) == nil)
    #expect(grid.source.sectionIdentifier(for: 1) == "b")
    #expect(grid.source.sectionIdentifier(for: 2) == nil)
    #expect(grid.source.index(for: "b") == 1)
    #expect(grid.source.snapshot().itemIdentifiers == [1, 2, 3, 4])
  }

  @Test("V-18 what moves travels to its place, and what stays keeps its cell")
  func moves() throws {
    let grid = Grid()
    grid.apply(snapshot(["a": [1, 2, 3, 4]]), animated: false)
    let cell = try #require(grid.view.cellForItem(at: [0, 0]))
    let made = grid.made
    var calls = 0
    grid.source.apply(snapshot(["a": [2, 3, 4, 1]])) { calls += 1 }
    grid.harness.advance(by: 0.1)
    let frame = grid.harness.presentationFrame(of: cell)
    #expect(frame.minX > 0)
    #expect(frame.minX < 60)
    #expect(calls == 0)
    grid.harness.advanceUntilIdle()
    #expect(calls == 1)
    #expect(grid.view.cellForItem(at: [0, 3]) === cell)
    #expect(grid.made == made)
    #expect(grid.shown == [[2, 3, 4, 1]])
  }

  @Test("V-18 without animation everything is at its place at once, and the completion is called")
  func jumps() {
    let grid = Grid()
    grid.apply(snapshot(["a": [1, 2, 3, 4]]), animated: false)
    var calls = 0
    grid.source.apply(snapshot(["a": [4, 3]]), animatingDifferences: false) { calls += 1 }
    grid.harness.advance(by: 0.05)
    #expect(calls == 1)
    #expect(grid.shown == [[4, 3]])
    #expect(grid.view.visibleCells.count == 2)
  }

  @Test("V-18 items and sections that are named are loaded again, once")
  func reloads() {
    let grid = Grid()
    grid.apply(snapshot(["a": [1, 2], "b": [3, 4]]), animated: false)
    var next = grid.source.snapshot()
    next.reloadItems([2])
    next.moveItem(2, beforeItem: 1)
    var made = grid.made
    grid.apply(next)
    #expect(grid.made == made + 1)
    #expect(grid.shown == [[2, 1], [3, 4]])
    next = grid.source.snapshot()
    #expect(next.reloadedItemIdentifiers.isEmpty)
    next.reloadSections(["b"])
    next.moveItem(4, beforeItem: 1)
    made = grid.made
    grid.apply(next)
    #expect(grid.made == made + 2)
    #expect(grid.shown == [[2, 4, 1], [3]])
    grid.source.applySnapshotUsingReloadData(snapshot(["a": [5]]))
    grid.harness.advanceUntilIdle()
    #expect(grid.shown == [[5]])
    #expect(grid.warnings.isEmpty)
  }

  @Test("V-18 V-07 from any snapshot to any other, what is shown is right", arguments: 0..<40)
  func anySnapshot(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let grid = Grid()
    for _ in 0..<12 {
      var next = Snapshot()
      let sections = ["a", "b", "c", "d"].shuffled(using: &random)
      next.appendSections(Array(sections.prefix(Int.random(in: 0...4, using: &random))))
      for item in (0..<14).shuffled(using: &random).prefix(Int.random(in: 0...14, using: &random)) {
        guard let section = next.sectionIdentifiers.randomElement(using: &random) else { break }
        next.appendItems([item], toSection: section)
      }
      if let item = next.itemIdentifiers.randomElement(using: &random) { next.reloadItems([item]) }
      if Bool.random(using: &random), let section = next.sectionIdentifiers.first {
        next.reloadSections([section])
      }
      grid.source.apply(next, animatingDifferences: Bool.random(using: &random))
      if Bool.random(using: &random) { grid.harness.advanceUntilIdle() }
      grid.harness.advance(by: 0.1)
      #expect(
        grid.shown == next.sectionIdentifiers.map { next.itemIdentifiers(inSection: $0) })
    }
    #expect(grid.warnings.isEmpty, "\(grid.warnings)")
  }

  @Test("V-18 headers come from the provider")
  func headers() {
    let grid = Grid()
    let flow = grid.view.collectionViewLayout as? UICollectionViewFlowLayout
    flow?.headerReferenceSize = CGSize(width: 100, height: 20)
    let kind = UICollectionView.elementKindSectionHeader
    grid.view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "header")
    grid.source.supplementaryViewProvider = { view, kind, path in
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    grid.apply(snapshot(["a": [1], "b": [2]]))
    #expect(grid.view.visibleSupplementaryViews(ofKind: kind).count == 2)
  }

  private final class Rows: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    { sectionIdentifier(for: section) }
  }

  @Test("V-18 a table shows snapshots with the same rules, and a subclass gives it headers")
  func table() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let rows = Rows(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    rows.defaultRowAnimation = .fade
    let harness = Harness(size: table.frame.size) {
      let page = UIViewController()
      page.view.addSubview(table)
      return page
    }
    rows.apply(snapshot(["a": [1, 2, 3], "b": [4]]), animatingDifferences: false)
    harness.advanceUntilIdle()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["1", "2", "3", "4"])
    #expect(rows.tableView(table, titleForHeaderInSection: 1) == "b")
    #expect(!rows.tableView(table, canEditRowAt: [0, 0]))
    var isOver = false
    rows.apply(snapshot(["b": [4, 1], "c": [2]])) { isOver = true }
    #expect(!isOver)
    harness.advanceUntilIdle()
    #expect(isOver)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["4", "1", "2"])
    #expect(rows.indexPath(for: 1) == [0, 1])
    rows.applySnapshotUsingReloadData(snapshot(["d": [9]]))
    harness.advanceUntilIdle()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["9"])
    #expect(!harness.log.contains { $0.hasPrefix("warning") })
  }

  @Test("V-18 a data source whose list is gone keeps its snapshot")
  func withoutList() {
    var source: UICollectionViewDiffableDataSource<String, Int>?
    do {
      let view = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      source = .init(collectionView: view) { _, _, _ in UICollectionViewCell() }
    }
    var isOver = false
    source?.apply(snapshot(["a": [1]])) { isOver = true }
    #expect(isOver)
    #expect(source?.snapshot().itemIdentifiers == [1])
  }
}
