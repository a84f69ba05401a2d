import Foundation
import Testing
import UIKit

@MainActor @Suite("UITableView") struct TableTests {
  @Test("of ten thousand rows only those in view have a view, and a few cells serve them all")
  func manyRows() {
    let setup = TableSetup([10_000])
    #expect(setup.table.contentSize.height == 440_000)
    #expect(setup.texts == (0..<7).map { "0.\($0)" })
    var most = 0
    for offset in stride(from: 0.0, to: 400_000, by: 3_317) {
      setup.table.contentOffset.y = offset
      setup.frames()
      most = max(most, setup.table.visibleCells.count)
      let first = Int(offset / 44)
      #expect(setup.texts.first == "0.\(first)")
      #expect(setup.table.visibleCells.first?.frame.minY == CGFloat(first) * 44)
    }
    #expect(most <= 8)
    #expect(setup.made.count <= 16)
    #expect(setup.table.subviews.count <= 8)
  }

  @Test("a cell that comes back is prepared for it, and rows come and go by name")
  func reuse() {
    let setup = TableSetup([50])
    #expect(setup.received == (0..<7).map { "will 0.\($0)" })
    setup.received = []
    setup.table.contentOffset.y = 44
    setup.frames()
    #expect(setup.received == ["end 0.0", "will 0.7"])
    let reused = setup.table.cellForRow(at: IndexPath(row: 7, section: 0)) as? TableSetup.Cell
    #expect(reused?.reuses == 1)
    #expect(reused?.textLabel?.text == "0.7")
  }

  @Test("rows have the heights that the delegate says, section below section")
  func heights() {
    let setup = TableSetup([2, 3])
    setup.heights = [IndexPath(row: 0, section: 1): 100]
    setup.table.reloadData()
    setup.frames()
    #expect(setup.table.numberOfSections == 2)
    #expect(setup.table.numberOfRows(inSection: 1) == 3)
    #expect(setup.table.rectForRow(at: IndexPath(row: 1, section: 1)).minY == 188)
    #expect(setup.table.contentSize.height == 276)
    #expect(
      setup.table.indexPathForRow(at: CGPoint(x: 5, y: 187)) == IndexPath(row: 0, section: 1))
    #expect(
      setup.table.indexPathForRow(at: CGPoint(x: 5, y: 188)) == IndexPath(row: 1, section: 1))
    #expect(setup.table.indexPathForRow(at: CGPoint(x: 5, y: 276)) == nil)
    #expect(setup.texts == ["0.0", "0.1", "1.0", "1.1", "1.2"])
    let path = IndexPath(row: 2, section: 1)
    #expect(setup.table.cellForRow(at: path).flatMap(setup.table.indexPath(for:)) == path)
  }

  @Test("a tap chooses a row and lights it under the pointer; the one before is no longer chosen")
  func tap() {
    let setup = TableSetup([20])
    setup.received = []
    setup.harness.mouseDown(at: CGPoint(x: 50, y: 60))
    setup.frames(2)
    #expect(setup.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isHighlighted == true)
    setup.harness.mouseUp(at: CGPoint(x: 50, y: 60))
    setup.frames(2)
    #expect(setup.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isHighlighted == false)
    #expect(setup.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    setup.harness.tap(at: CGPoint(x: 50, y: 150))
    #expect(setup.received == ["select 0.1", "deselect 0.1", "select 0.3"])
    #expect(setup.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == false)
    #expect(setup.table.cellForRow(at: IndexPath(row: 3, section: 0))?.isSelected == true)
  }

  @Test("a drag that begins on a row scrolls and chooses nothing")
  func drag() {
    let setup = TableSetup([100])
    setup.received = []
    setup.harness.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 50, y: 100), over: 0.2)
    #expect(setup.table.contentOffset.y > 90)
    #expect(!setup.received.contains { $0.hasPrefix("select") })
    #expect(setup.table.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test("a row stays chosen out of view, and is shown so when it comes back")
  func selectionOutOfView() {
    let setup = TableSetup([100])
    let path = IndexPath(row: 2, section: 0)
    setup.received = []
    setup.table.selectRow(at: path, animated: false, scrollPosition: .none)
    setup.table.contentOffset.y = 2000
    setup.frames()
    #expect(setup.table.visibleCells.allSatisfy { !$0.isSelected })
    setup.table.contentOffset.y = 0
    setup.frames()
    #expect(setup.table.cellForRow(at: path)?.isSelected == true)
    #expect(!setup.received.contains { $0.hasPrefix("select") })
    setup.table.deselectRow(at: path, animated: false)
    #expect(setup.table.indexPathForSelectedRow == nil)
  }

  @Test("after it was touched, the arrows choose rows and bring them into view")
  func keys() {
    let setup = TableSetup([100])
    setup.key("Down")
    #expect(setup.table.indexPathForSelectedRow == nil)
    setup.harness.tap(at: CGPoint(x: 50, y: 10))
    for _ in 0..<9 { setup.key("Down") }
    setup.harness.advanceUntilIdle()
    #expect(setup.table.indexPathForSelectedRow == IndexPath(row: 9, section: 0))
    #expect(
      setup.table.rectForRow(at: IndexPath(row: 9, section: 0)).maxY <= setup.table.bounds.maxY)
    setup.key("End")
    setup.harness.advanceUntilIdle()
    #expect(setup.received.last { $0.hasPrefix("select") } == "select 0.99")
    #expect(setup.table.contentOffset.y == 4100)
    setup.key("Home")
    setup.key("Up")
    #expect(setup.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  @Test("a row is scrolled to the top, the middle, the bottom, never beyond the ends")
  func scrollToRow() {
    let setup = TableSetup([100])
    let path = IndexPath(row: 50, section: 0)
    setup.table.scrollToRow(at: path, at: .top, animated: false)
    #expect(setup.table.contentOffset.y == 2200)
    setup.table.scrollToRow(at: path, at: .middle, animated: false)
    #expect(setup.table.contentOffset.y == 2072)
    setup.table.scrollToRow(at: path, at: .bottom, animated: false)
    #expect(setup.table.contentOffset.y == 1944)
    setup.table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .bottom, animated: false)
    #expect(setup.table.contentOffset.y == 0)
    setup.table.scrollToRow(at: path, at: .none, animated: true)
    setup.harness.advanceUntilIdle()
    #expect(setup.table.contentOffset.y == 1944)
  }

  @Test("rows that come or go move the chosen one along; the content keeps its place")
  func insertAndDelete() {
    let setup = TableSetup([50])
    setup.table.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
    setup.table.contentOffset.y = 100
    setup.counts = [52]
    setup.table.insertRows(
      at: [IndexPath(row: 0, section: 0), IndexPath(row: 9, section: 0)], with: .none)
    setup.frames()
    #expect(setup.table.indexPathForSelectedRow?.row == 5)
    #expect(setup.table.contentOffset.y == 100)
    #expect(setup.table.contentSize.height == CGFloat(52 * 44))
    setup.counts = [50]
    setup.table.deleteRows(
      at: [IndexPath(row: 0, section: 0), IndexPath(row: 5, section: 0)], with: .none)
    #expect(setup.table.indexPathForSelectedRow == nil)
    #expect(setup.table.numberOfRows(inSection: 0) == 50)
  }

  @Test("in a table that can choose nothing, a touch chooses nothing")
  func noSelection() {
    let setup = TableSetup([20])
    setup.table.allowsSelection = false
    setup.received = []
    setup.harness.tap(at: CGPoint(x: 50, y: 60))
    #expect(setup.received.isEmpty)
    #expect(setup.table.indexPathForSelectedRow == nil)
  }

  @Test("an empty table has nothing to show, and sections without rows have no rows")
  func emptySections() {
    #expect(TableSetup([]).texts.isEmpty)
    #expect(TableSetup([0, 0, 2, 0]).texts == ["2.0", "2.1"])
  }
}
