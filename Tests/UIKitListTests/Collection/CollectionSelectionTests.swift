import Foundation
import Testing
import UIKit

@MainActor @Suite struct CollectionSelectionTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
  private func center(_ item: Int) -> CGPoint {
    CGPoint(x: 25 + CGFloat(item) * 67.5, y: 25)
  }

  @Test("V-05 a tap highlights, asks, and selects, in this order; another item is deselected")
  func tap() {
    let setup = CollectionSetup(count: 20)
    setup.received = []
    setup.harness.mouseDown(at: center(1))
    setup.frames(2)
    #expect(setup.cell(1)?.isHighlighted == true)
    setup.harness.mouseUp(at: center(1))
    setup.frames(2)
    #expect(setup.cell(1)?.isHighlighted == false)
    #expect(setup.cell(1)?.isSelected == true)
    let calls = ["shouldHighlight", "didHighlight", "shouldSelect", "didUnhighlight", "didSelect"]
    #expect(setup.received == calls.map { "\($0) 0.1" })
    setup.received = []
    setup.harness.tap(at: center(3))
    #expect(setup.received.suffix(2) == ["didDeselect 0.1", "didSelect 0.3"])
    #expect(setup.view.indexPathsForSelectedItems == [path(3)])
    #expect(setup.cell(1)?.isSelected == false)
  }

  @Test("V-05 with multiple selection a second tap deselects")
  func multiple() {
    let setup = CollectionSetup(count: 20)
    setup.view.allowsMultipleSelection = true
    setup.harness.tap(at: center(1))
    setup.harness.tap(at: center(3))
    #expect(setup.view.indexPathsForSelectedItems == [path(1), path(3)])
    setup.received = []
    setup.harness.tap(at: center(1))
    #expect(setup.received.last == "didDeselect 0.1")
    #expect(!setup.received.contains("shouldSelect 0.1"))
    #expect(setup.view.indexPathsForSelectedItems == [path(3)])
    setup.refused = ["deselect"]
    setup.harness.tap(at: center(3))
    #expect(setup.view.indexPathsForSelectedItems == [path(3)])
  }

  @Test("V-05 what the delegate refuses, and what a view forbids, does not happen")
  func refusals() {
    let setup = CollectionSetup(count: 20)
    setup.refused = ["highlight"]
    setup.harness.tap(at: center(1))
    #expect(setup.view.indexPathsForSelectedItems == [])
    setup.refused = ["select"]
    setup.harness.tap(at: center(1))
    #expect(setup.view.indexPathsForSelectedItems == [])
    setup.refused = []
    setup.view.allowsSelection = false
    setup.received = []
    setup.harness.tap(at: center(1))
    #expect(setup.received.isEmpty)
  }

  @Test("V-05 a drag that begins on a cell scrolls and selects nothing")
  func drag() {
    let setup = CollectionSetup(count: 500)
    setup.received = []
    setup.harness.drag(from: CGPoint(x: 25, y: 260), to: CGPoint(x: 25, y: 160), over: 0.2)
    #expect(setup.view.contentOffset.y > 90)
    #expect(!setup.received.contains { $0.hasPrefix("didSelect") })
    #expect(setup.view.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test("V-05 a selection stays out of view, moves along with its item, and goes with it")
  func keptSelection() {
    let setup = CollectionSetup(count: 500)
    setup.view.selectItem(at: path(2), animated: false, scrollPosition: [])
    setup.received = []
    setup.view.contentOffset.y = 3000
    setup.frames()
    #expect(setup.view.visibleCells.allSatisfy { !$0.isSelected })
    setup.view.contentOffset.y = 0
    setup.frames()
    #expect(setup.cell(2)?.isSelected == true)
    setup.insert("new", at: 0)
    setup.harness.advanceUntilIdle()
    #expect(setup.view.indexPathsForSelectedItems == [path(3)])
    #expect(setup.cell(3)?.isSelected == true)
    setup.delete(at: 3)
    #expect(setup.view.indexPathsForSelectedItems == [])
    #expect(!setup.received.contains { $0.contains("elect") })
  }

  @Test("V-05 the program selects, scrolls to it, and selects nothing that is not there")
  func program() {
    let setup = CollectionSetup(count: 500)
    setup.view.selectItem(at: path(300), animated: false, scrollPosition: .top)
    #expect(setup.view.contentOffset.y == 3600)
    setup.view.selectItem(at: path(900), animated: false, scrollPosition: .top)
    #expect(setup.view.indexPathsForSelectedItems == [path(300)])
    setup.view.deselectItem(at: path(300), animated: false)
    #expect(setup.view.indexPathsForSelectedItems == [])
    setup.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    setup.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(setup.view.indexPathsForSelectedItems == [])
  }

  @Test("V-05 the background of a selected cell lies behind its content and follows its state")
  func backgrounds() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let (plain, chosen) = (UIView(), UIView())
    cell.selectedBackgroundView = chosen
    cell.backgroundView = plain
    #expect(cell.subviews == [plain, chosen, cell.contentView])
    #expect(chosen.isHidden)
    cell.isHighlighted = true
    #expect(!chosen.isHidden)
    cell.isSelected = true
    cell.isHighlighted = false
    #expect(!chosen.isHidden)
    cell.isSelected = false
    #expect(chosen.isHidden)
    #expect(chosen.frame == cell.bounds)
  }
}
