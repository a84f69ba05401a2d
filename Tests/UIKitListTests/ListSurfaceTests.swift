import Foundation
import Testing
import UIKit

/// Members of lists that few programs name.
@MainActor @Suite("Rarely named members of lists") struct ListSurfaceTests {
  @Test("V-03 a table knows the rows in a rectangle, reloads one and moves one")
  func table() throws {
    let setup = TableSetup([5])
    setup.harness.advance(by: 0.1)
    let two = setup.table.rectForRow(at: IndexPath(row: 1, section: 0))
      .union(setup.table.rectForRow(at: IndexPath(row: 2, section: 0))).insetBy(dx: 1, dy: 1)
    #expect(setup.table.indexPathsForRows(in: two)?.map(\.row) == [1, 2])
    #expect(setup.table.footerView(forSection: 0) == nil)
    let path = IndexPath(row: 1, section: 0)
    let old = try #require(setup.table.cellForRow(at: path))
    setup.table.reloadRows(at: [path], with: .none)
    setup.harness.advance(by: 0.6)
    #expect(setup.table.cellForRow(at: path) !== old)
    let moved = try #require(setup.table.cellForRow(at: path))
    setup.table.moveRow(at: path, to: IndexPath(row: 3, section: 0))
    setup.harness.advance(by: 0.6)
    #expect(setup.table.indexPath(for: moved)?.row == 3)
  }

  @Test("V-14 an invalidation names supplementary and decoration views")
  func invalidation() {
    let context = UICollectionViewLayoutInvalidationContext()
    let path = IndexPath(item: 0, section: 1)
    context.invalidateSupplementaryElements(ofKind: "a", at: [path])
    context.invalidateSupplementaryElements(ofKind: "a", at: [path])
    context.invalidateDecorationElements(ofKind: "b", at: [path])
    #expect(context.invalidatedSupplementaryIndexPaths == ["a": [path, path]])
    #expect(context.invalidatedDecorationIndexPaths == ["b": [path]])
    let setup = CollectionSetup(count: 3)
    #expect(
      setup.view.indexPathsForVisibleSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader) == [])
  }
}
