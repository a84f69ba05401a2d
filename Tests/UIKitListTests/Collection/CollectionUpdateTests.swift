import Foundation
import TestMaterial
import Testing
import UIKit

@MainActor @Suite struct CollectionUpdateTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// A column of rows of 40 pt.
  private func column(_ count: Int) -> CollectionSetup {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    return CollectionSetup(count: count, layout: layout)
  }

  @Test("V-12 an inserted item fades in while those behind it move to their places")
  func insert() {
    let setup = column(5)
    let third = setup.cell(2)
    setup.insert("new", at: 2)
    #expect(setup.texts == ["0", "1", "new", "2", "3", "4"])
    #expect(setup.cell(3) === third)
    #expect(third?.frame.minY == 120)
    #expect(setup.shownFrame(3)?.minY == 80)
    setup.frames(9)
    let middle = setup.shownFrame(3)?.minY ?? 0
    #expect(middle > 85)
    #expect(middle < 115)
    #expect(setup.cell(2)?.layer.presentation()?.opacity ?? 1 < 0.9)
    setup.harness.advanceUntilIdle()
    #expect(setup.shownFrame(3)?.minY == 120)
    #expect(setup.cell(2)?.alpha == 1)
    #expect(setup.warnings.isEmpty)
  }

  @Test("V-12 a deleted item fades out, is removed at the end, and its cell is reused")
  func delete() {
    let setup = column(5)
    let gone = setup.cell(1)
    setup.received = []
    setup.delete(at: 1)
    setup.frames(5)
    #expect(gone?.superview === setup.view)
    #expect(setup.received.isEmpty)
    setup.harness.advanceUntilIdle()
    #expect(gone?.superview == nil)
    #expect(setup.received == ["end 0.1"])
    setup.insert("new", at: 0)
    #expect(setup.cell(0) === gone)
    setup.harness.advanceUntilIdle()
    #expect(gone?.alpha == 1)
  }

  @Test("V-12 several changes in one batch are named by the places before and after all of them")
  func batch() {
    let setup = column(6)
    var finished: Bool?
    setup.view.performBatchUpdates {
      setup.names[0] = ["5", "0", "x", "2", "4"]
      setup.view.insertItems(at: [path(2)])
      setup.view.deleteItems(at: [path(1), path(3)])
      setup.view.moveItem(at: path(5), to: path(0))
    } completion: {
      finished = $0
    }
    #expect(setup.texts == ["5", "0", "x", "2", "4"])
    #expect(finished == nil)
    setup.harness.advanceUntilIdle()
    #expect(finished == true)
    #expect(setup.view.visibleCells.map(\.frame.minY) == [0, 40, 80, 120, 160])
    #expect(setup.warnings.isEmpty)
  }

  @Test("V-12 sections are inserted, deleted, moved and reloaded with their headers")
  func sections() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let setup = CollectionSetup([["a"], ["b"], ["c"]], layout: layout)
    setup.view.performBatchUpdates {
      setup.names = [["c"], ["new", "newer"], ["b", "b2"]]
      setup.view.deleteSections([0])
      setup.view.insertSections([1])
      setup.view.moveSection(2, toSection: 0)
      setup.view.reloadSections([1])
    }
    setup.harness.advanceUntilIdle()
    #expect(setup.texts == ["c", "new", "newer", "b", "b2"])
    let kind = UICollectionView.elementKindSectionHeader
    #expect(setup.view.visibleSupplementaryViews(ofKind: kind).map(\.frame.minY) == [0, 70, 140])
    #expect(setup.view.subviews.count(where: { $0 is CollectionSetup.Header }) == 3)
    #expect(setup.warnings.isEmpty)
  }

  @Test("V-12 a reloaded item gets another cell at its place")
  func reload() {
    let setup = column(3)
    let old = setup.cell(1)
    setup.names[0][1] = "changed"
    setup.view.reloadItems(at: [path(1)])
    setup.harness.advanceUntilIdle()
    #expect(setup.texts == ["0", "changed", "2"])
    #expect(setup.cell(1) !== old)
    #expect(old?.superview == nil)
  }

  @Test("V-13 an update that interrupts another one continues from what is seen")
  func interrupted() {
    let setup = column(8)
    setup.delete(at: 0)
    setup.frames(6)
    let before = setup.shownFrame(4)?.minY ?? 0
    let cell = setup.cell(4)
    setup.insert("a", at: 0)
    setup.insert("b", at: 0)
    #expect(setup.cell(6) === cell)
    #expect(abs((setup.shownFrame(6)?.minY ?? 0) - before) < 1)
    setup.harness.advanceUntilIdle()
    #expect(setup.texts == ["b", "a", "1", "2", "3", "4", "5", "6", "7"])
    #expect(setup.view.visibleCells.map(\.frame.minY) == (0..<9).map { CGFloat($0) * 40 })
    #expect(setup.view.subviews.count(where: { $0 is CollectionSetup.Cell }) == 9)
  }

  @Test("V-13 an item that leaves the view and returns keeps its cell; reloading ends everything")
  func revived() {
    let setup = column(12)
    let last = setup.cell(11)
    setup.insert("a", at: 0)
    #expect(setup.cell(12) == nil)
    #expect(last?.superview === setup.view)
    setup.delete(at: 0)
    #expect(setup.cell(11) === last)
    setup.insert("a", at: 0)
    setup.view.reloadData()
    #expect(last?.superview == nil)
    setup.frames()
    #expect(setup.view.subviews.count(where: { $0 is CollectionSetup.Cell }) == 12)
    setup.harness.advanceUntilIdle()
    #expect(setup.texts.first == "a")
  }

  @Test("V-07 updates that do not add up are logged, and everything is loaded again")
  func badUpdates() {
    let setup = column(4)
    var finished: Bool?
    setup.names[0] = ["x", "y"]
    setup.view.performBatchUpdates {
      setup.view.insertItems(at: [path(0)])
    } completion: {
      finished = $0
    }
    #expect(finished == false)
    #expect(setup.texts == ["x", "y"])
    #expect(setup.warnings.contains { $0.contains("does not add up") })
    setup.view.deleteItems(at: [path(77, 5)])
    #expect(setup.texts == ["x", "y"])
  }

  @Test("V-12 without animations, and without a window, changes happen at once")
  func immediate() {
    let setup = column(4)
    UIView.setAnimationsEnabled(false)
    setup.delete(at: 0)
    UIView.setAnimationsEnabled(true)
    #expect(setup.view.visibleCells.map(\.frame.minY) == [0, 40, 80])
    #expect(setup.shownFrame(0)?.minY == 0)
    setup.view.removeFromSuperview()
    setup.delete(at: 0)
    #expect(setup.texts == ["2", "3"])
  }

  @Test("V-12 items that are deleted at the end pull the content along, without a jump")
  func shrink() {
    let setup = column(20)
    setup.view.contentOffset.y = 320
    setup.frames()
    let shown = setup.shownFrame(12)?.minY
    #expect(shown == 160)
    setup.view.performBatchUpdates {
      setup.names[0].removeLast(5)
      setup.view.deleteItems(at: (15..<20).map { path($0) })
    }
    #expect(setup.view.contentOffset.y == 120)
    #expect(setup.shownFrame(12)?.minY == 160)
    setup.frames(9)
    #expect(setup.shownFrame(12)?.minY ?? 0 > 170)
    setup.harness.advanceUntilIdle()
    #expect(setup.shownFrame(12)?.minY == 360)
    #expect(setup.texts == (3..<15).map(String.init))
  }

  @Test("V-06 random updates in quick succession end with the right cells", arguments: 0..<12)
  func random(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let setup = column(15)
    for number in 0..<40 {
      let count = setup.names[0].count
      switch Int.random(in: 0..<5, using: &random) {
      case 0 where count > 0: setup.delete(at: Int.random(in: 0..<count, using: &random))
      case 1 where count > 1:
        let source = Int.random(in: 0..<count, using: &random)
        let target = Int.random(in: 0..<count, using: &random)
        let name = setup.names[0].remove(at: source)
        setup.names[0].insert(name, at: target)
        setup.view.moveItem(at: path(source), to: path(target))
      case 2: setup.view.contentOffset.y = CGFloat(Int.random(in: -50...400, using: &random))
      default: setup.insert("n\(number)", at: Int.random(in: 0...count, using: &random))
      }
      setup.frames(Int.random(in: 0...6, using: &random))
      for cell in setup.view.visibleCells {
        let path = setup.view.indexPath(for: cell)
        #expect((cell as? CollectionSetup.Cell)?.label.text == path.map(setup.name))
      }
    }
    setup.harness.advanceUntilIdle()
    let cells = setup.view.subviews.filter { $0 is CollectionSetup.Cell }
    #expect(cells.count == setup.view.visibleCells.count)
    #expect(setup.warnings.isEmpty)
  }
}
