import Foundation
import Testing
import UIKit

/// Tests of `NSDiffableDataSourceSnapshot`.
@Suite struct SnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private var snapshot: Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test("V-18 sections and items are in the order in which they were added")
  func order() {
    let snapshot = snapshot
    #expect(snapshot.sectionIdentifiers == ["a", "b"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.numberOfItems == 5)
    #expect(snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems(inSection: "b") == 2)
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "b")
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
    #expect(snapshot.indexOfItem(4) == 3)
    #expect(snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("b") == 1)
    #expect(snapshot.indexOfSection("c") == nil)
  }

  @Test("V-18 items are inserted, moved and deleted beside others, in another section, too")
  func items() {
    var snapshot = snapshot
    snapshot.insertItems([6, 7], beforeItem: 1)
    snapshot.insertItems([8], afterItem: 4)
    #expect(snapshot.itemIdentifiers == [6, 7, 1, 2, 3, 4, 8, 5])
    snapshot.moveItem(1, afterItem: 5)
    snapshot.moveItem(5, beforeItem: 6)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [5, 6, 7, 2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 8, 1])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
    snapshot.deleteItems([5, 8, 99])
    #expect(snapshot.itemIdentifiers == [6, 7, 2, 3, 4, 1])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
    #expect(snapshot.numberOfItems == 0)
  }

  @Test("V-18 sections move with their items, and take them along when they are deleted")
  func sections() {
    var snapshot = snapshot
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.insertSections(["d"], afterSection: "a")
    #expect(snapshot.sectionIdentifiers == ["c", "a", "d", "b"])
    snapshot.moveSection("b", beforeSection: "c")
    snapshot.moveSection("c", afterSection: "d")
    #expect(snapshot.sectionIdentifiers == ["b", "a", "d", "c"])
    #expect(snapshot.itemIdentifiers == [4, 5, 1, 2, 3])
    snapshot.deleteSections(["a", "x"])
    #expect(snapshot.itemIdentifiers == [4, 5])
    snapshot.appendItems([1], toSection: "d")
    #expect(snapshot.itemIdentifiers == [4, 5, 1])
  }

  @Test("V-18 what is to be loaded again is kept once, also over a move, until it is deleted")
  func reloads() {
    var snapshot = snapshot
    snapshot.reloadItems([2, 3])
    snapshot.reloadItems([3])
    snapshot.moveItem(2, afterItem: 5)
    #expect(snapshot.reloadedItemIdentifiers == [2, 3])
    snapshot.deleteItems([3])
    #expect(snapshot.reloadedItemIdentifiers == [2])
    snapshot.reloadSections(["b"])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
    snapshot.deleteSections(["b"])
    #expect(snapshot.reloadedSectionIdentifiers.isEmpty)
    #expect(snapshot.reloadedItemIdentifiers.isEmpty)
  }
}
