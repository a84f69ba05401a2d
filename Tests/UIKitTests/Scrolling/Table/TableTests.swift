import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("UITableView") struct TableTests {
  @Test("of ten thousand rows only those in view have a view, and a few cells serve them all")
  func manyRows() {
    let stage = TableStage([10_000])
    #expect(stage.table.contentSize.height == 440_000)
    #expect(stage.texts == (0..<7).map { "0.\($0)" })
    var most = 0
    for offset in stride(from: 0.0, to: 400_000, by: 3_317) {
      stage.table.contentOffset.y = offset
      stage.frames()
      most = max(most, stage.table.visibleCells.count)
      let first = Int(offset / 44)
      #expect(stage.texts.first == "0.\(first)")
      #expect(stage.table.visibleCells.first?.frame.minY == CGFloat(first) * 44)
    }
    #expect(most <= 8)
    #expect(stage.made.count <= 16)
    #expect(stage.table.subviews.count <= 8)
  }

  @Test("a cell that comes back is prepared for it, and rows come and go by name")
  func reuse() {
    let stage = TableStage([50])
    #expect(stage.heard == (0..<7).map { "will 0.\($0)" })
    stage.heard = []
    stage.table.contentOffset.y = 44
    stage.frames()
    #expect(stage.heard == ["end 0.0", "will 0.7"])
    let reused = stage.table.cellForRow(at: IndexPath(row: 7, section: 0)) as? TableStage.Cell
    #expect(reused?.reuses == 1)
    #expect(reused?.textLabel?.text == "0.7")
  }

  @Test("rows have the heights that the delegate says, section below section")
  func heights() {
    let stage = TableStage([2, 3])
    stage.heights = [IndexPath(row: 0, section: 1): 100]
    stage.table.reloadData()
    stage.frames()
    #expect(stage.table.numberOfSections == 2)
    #expect(stage.table.numberOfRows(inSection: 1) == 3)
    #expect(stage.table.rectForRow(at: IndexPath(row: 1, section: 1)).minY == 188)
    #expect(stage.table.contentSize.height == 276)
    #expect(
      stage.table.indexPathForRow(at: CGPoint(x: 5, y: 187)) == IndexPath(row: 0, section: 1))
    #expect(
      stage.table.indexPathForRow(at: CGPoint(x: 5, y: 188)) == IndexPath(row: 1, section: 1))
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 276)) == nil)
    #expect(stage.texts == ["0.0", "0.1", "1.0", "1.1", "1.2"])
    let path = IndexPath(row: 2, section: 1)
    #expect(stage.table.cellForRow(at: path).flatMap(stage.table.indexPath(for:)) == path)
  }

  @Test("a tap chooses a row and lights it under the finger; the one before is no longer chosen")
  func tap() {
    let stage = TableStage([20])
    stage.heard = []
    stage.harness.mouseDown(at: CGPoint(x: 50, y: 60))
    stage.frames(2)
    #expect(stage.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isHighlighted == true)
    stage.harness.mouseUp(at: CGPoint(x: 50, y: 60))
    stage.frames(2)
    #expect(stage.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isHighlighted == false)
    #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    stage.harness.tap(at: CGPoint(x: 50, y: 150))
    #expect(stage.heard == ["select 0.1", "deselect 0.1", "select 0.3"])
    #expect(stage.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == false)
    #expect(stage.table.cellForRow(at: IndexPath(row: 3, section: 0))?.isSelected == true)
  }

  @Test("a drag that begins on a row scrolls and chooses nothing")
  func drag() {
    let stage = TableStage([100])
    stage.heard = []
    stage.harness.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 50, y: 100), over: 0.2)
    #expect(stage.table.contentOffset.y > 90)
    #expect(!stage.heard.contains { $0.hasPrefix("select") })
    #expect(stage.table.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test("a row stays chosen out of view, and is shown so when it comes back")
  func selectionOutOfView() {
    let stage = TableStage([100])
    let path = IndexPath(row: 2, section: 0)
    stage.heard = []
    stage.table.selectRow(at: path, animated: false, scrollPosition: .none)
    stage.table.contentOffset.y = 2000
    stage.frames()
    #expect(stage.table.visibleCells.allSatisfy { !$0.isSelected })
    stage.table.contentOffset.y = 0
    stage.frames()
    #expect(stage.table.cellForRow(at: path)?.isSelected == true)
    #expect(!stage.heard.contains { $0.hasPrefix("select") })
    stage.table.deselectRow(at: path, animated: false)
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test("after it was touched, the arrows choose rows and bring them into view")
  func keys() {
    let stage = TableStage([100])
    stage.key("Down")
    #expect(stage.table.indexPathForSelectedRow == nil)
    stage.harness.tap(at: CGPoint(x: 50, y: 10))
    for _ in 0..<9 { stage.key("Down") }
    stage.harness.advanceUntilIdle()
    #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 9, section: 0))
    #expect(
      stage.table.rectForRow(at: IndexPath(row: 9, section: 0)).maxY <= stage.table.bounds.maxY)
    stage.key("End")
    stage.harness.advanceUntilIdle()
    #expect(stage.heard.last { $0.hasPrefix("select") } == "select 0.99")
    #expect(stage.table.contentOffset.y == 4100)
    stage.key("Home")
    stage.key("Up")
    #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  @Test("a row is scrolled to the top, the middle, the bottom, never beyond the ends")
  func scrollToRow() {
    let stage = TableStage([100])
    let path = IndexPath(row: 50, section: 0)
    stage.table.scrollToRow(at: path, at: .top, animated: false)
    #expect(stage.table.contentOffset.y == 2200)
    stage.table.scrollToRow(at: path, at: .middle, animated: false)
    #expect(stage.table.contentOffset.y == 2072)
    stage.table.scrollToRow(at: path, at: .bottom, animated: false)
    #expect(stage.table.contentOffset.y == 1944)
    stage.table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .bottom, animated: false)
    #expect(stage.table.contentOffset.y == 0)
    stage.table.scrollToRow(at: path, at: .none, animated: true)
    stage.harness.advanceUntilIdle()
    #expect(stage.table.contentOffset.y == 1944)
  }

  @Test("rows that come or go move the chosen one along; the content keeps its place")
  func insertAndDelete() {
    let stage = TableStage([50])
    stage.table.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
    stage.table.contentOffset.y = 100
    stage.counts = [52]
    stage.table.insertRows(
      at: [IndexPath(row: 0, section: 0), IndexPath(row: 9, section: 0)], with: .none)
    stage.frames()
    #expect(stage.table.indexPathForSelectedRow?.row == 5)
    #expect(stage.table.contentOffset.y == 100)
    #expect(stage.table.contentSize.height == CGFloat(52 * 44))
    stage.counts = [50]
    stage.table.deleteRows(
      at: [IndexPath(row: 0, section: 0), IndexPath(row: 5, section: 0)], with: .none)
    #expect(stage.table.indexPathForSelectedRow == nil)
    #expect(stage.table.numberOfRows(inSection: 0) == 50)
  }

  @Test("in a table that can choose nothing, a touch chooses nothing")
  func noSelection() {
    let stage = TableStage([20])
    stage.table.allowsSelection = false
    stage.heard = []
    stage.harness.tap(at: CGPoint(x: 50, y: 60))
    #expect(stage.heard.isEmpty && stage.table.indexPathForSelectedRow == nil)
  }

  @Test("an empty table has nothing to show, and rows at a table's edges are found")
  func rowTable() {
    #expect(TableStage([]).texts.isEmpty)
    #expect(TableStage([0, 0, 2, 0]).texts == ["2.0", "2.1"])
    let rows = RowTable(counts: [3, 0, 2]) { CGFloat(10 * ($0.row + 1)) }
    #expect(rows.height == 90)
    #expect((0..<5).map { rows.path(at: $0).section } == [0, 0, 0, 2, 2])
    #expect(rows.places(from: -50, to: 10) == 0..<1)
    #expect(rows.places(from: 9.5, to: 30.5) == 0..<3)
    #expect(rows.places(from: 90, to: 200).isEmpty)
    #expect(rows.place(of: IndexPath(row: 0, section: 1)) == nil)
  }
}
