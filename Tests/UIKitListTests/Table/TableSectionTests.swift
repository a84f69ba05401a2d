import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite struct TableSectionTests {
  @Test("V-20 a plain table's header stays at the top until its section ends; a title makes one")
  func pinned() {
    let setup = SectionedTable(style: .plain)
    #expect(setup.table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 468, width: 200, height: 28))
    #expect(setup.table.rect(forSection: 0).height == 468)
    #expect(setup.table.rectForFooter(inSection: 0).height == 0)
    let header = setup.table.headerView(forSection: 0)
    #expect(header?.textLabel?.text == "Section 0")
    setup.table.contentOffset.y = 100
    setup.frames()
    #expect(header?.frame.minY == 100)
    setup.table.contentOffset.y = 450
    setup.frames()
    #expect(header?.frame.maxY == 468)
    #expect(setup.table.headerView(forSection: 1)?.frame.minY == 468)
    setup.table.contentOffset.y = 480
    setup.frames()
    #expect(header?.superview == nil)
    setup.table.scrollToRow(at: IndexPath(row: 2, section: 1), at: .top, animated: false)
    #expect(setup.table.contentOffset.y == 556)
  }

  @Test("V-20 a grouped table's headers scroll along, with space between the sections")
  func grouped() {
    let setup = SectionedTable(style: .grouped)
    #expect(setup.table.rectForHeader(inSection: 1).minY == 486)
    setup.table.contentOffset.y = 100
    setup.frames()
    #expect(setup.table.headerView(forSection: 0) == nil)
    #expect(setup.table.rectForFooter(inSection: 0).height == 18)
  }

  @Test("V-20 a delegate's headers have its height, and are reused")
  func ownHeaders() {
    let setup = SectionedTable(style: .plain, sections: 30, rows: 2)
    setup.ownHeight = 40
    setup.table.reloadData()
    setup.frames()
    #expect(setup.table.rectForHeader(inSection: 1).minY == 128)
    #expect(setup.table.headerView(forSection: 1)?.frame.height == 40)
    for offset in stride(from: 0.0, to: 3000, by: 57) {
      setup.table.contentOffset.y = offset
      setup.frames()
    }
    #expect(setup.headersMade <= 6)
  }

  @Test("V-21 the table's own header and footer scroll with the rows and keep their heights")
  func ends() {
    let setup = SectionedTable(style: .plain, sections: 1, rows: 3)
    let (top, bottom) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 50)))
    top.frame.size.height = 60
    setup.table.tableHeaderView = top
    setup.table.tableFooterView = bottom
    setup.frames()
    #expect(top.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
    #expect(setup.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 88)
    #expect(bottom.frame == CGRect(x: 0, y: 220, width: 200, height: 50))
    #expect(setup.table.contentSize.height == 270)
    setup.table.tableHeaderView = nil
    setup.frames()
    #expect(top.superview == nil)
    #expect(setup.table.contentSize.height == 210)
    let background = UIView()
    setup.table.backgroundView = background
    setup.table.contentOffset.y = 20
    setup.frames()
    #expect(background.frame == setup.table.bounds)
    #expect(setup.table.subviews.first === background)
  }

  @Test("V-22 rows slide, fade and go as announced, and those around them move")
  func updates() {
    let setup = SectionedTable(style: .plain, sections: 1, rows: 5)
    let last = setup.table.cellForRow(at: IndexPath(row: 4, section: 0))
    let gone = setup.table.cellForRow(at: IndexPath(row: 0, section: 0))
    setup.table.beginUpdates()
    setup.rows[0] = ["1", "2", "3", "4", "new", "newer"]
    setup.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .right)
    setup.table.insertRows(
      at: [IndexPath(row: 4, section: 0), IndexPath(row: 5, section: 0)], with: .left)
    setup.table.endUpdates()
    let inserted = setup.table.cellForRow(at: IndexPath(row: 4, section: 0))
    #expect(setup.shownFrame(inserted).minX == -200)
    #expect(setup.shownFrame(last).minY == 204)
    #expect(last?.frame.minY == 160)
    setup.frames(9)
    #expect(setup.shownFrame(gone).minX > 40)
    setup.harness.advanceUntilIdle()
    #expect(gone?.superview == nil)
    #expect(setup.texts == ["1", "2", "3", "4", "new", "newer"])
    #expect(setup.shownFrame(inserted).minX == 0)
  }

  @Test(
    "V-22 each animation begins where its name says",
    arguments: [
      (UITableView.RowAnimation.fade, CGPoint(x: 0, y: 28), 0.0), (.top, CGPoint(x: 0, y: -16), 0),
      (.bottom, CGPoint(x: 0, y: 72), 0), (.left, CGPoint(x: -200, y: 28), 1),
      (.right, CGPoint(x: 200, y: 28), 1), (.automatic, CGPoint(x: 0, y: 28), 0),
    ])
  func animations(animation: UITableView.RowAnimation, origin: CGPoint, alpha: Double) {
    let setup = SectionedTable(style: .plain, sections: 1, rows: 3)
    setup.rows[0].insert("new", at: 0)
    setup.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: animation)
    let cell = setup.table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(setup.shownFrame(cell).origin == origin)
    #expect(Double(cell?.layer.presentation()?.opacity ?? 9) == alpha)
  }

  @Test("V-07 updates that do not add up and heights that are no numbers are logged")
  func badUpdates() {
    let setup = SectionedTable(style: .plain, sections: 1, rows: 3)
    setup.rows[0] = ["a"]
    setup.table.deleteRows(at: [IndexPath(row: 9, section: 0)], with: .fade)
    #expect(setup.texts == ["a"])
    #expect(setup.harness.log.contains { $0.contains("does not add up") })
    setup.table.rowHeight = -.infinity
    setup.frames()
    #expect(setup.harness.log.contains { $0.contains("rowHeight") })
    setup.table.scrollToRow(at: IndexPath(row: 7, section: 3), at: .top, animated: false)
    #expect(setup.table.numberOfRows(inSection: 8) == 0)
    setup.table.endUpdates()
    #expect(setup.harness.log.contains { $0.contains("without beginUpdates") })
  }

  @Test("V-23 several rows are selected, and the delegate may choose another one or none")
  func selection() {
    let setup = SectionedTable(style: .plain, sections: 1, rows: 5)
    setup.table.allowsMultipleSelection = true
    setup.harness.tap(at: CGPoint(x: 50, y: 40))
    setup.harness.tap(at: CGPoint(x: 50, y: 90))
    #expect(setup.table.indexPathsForSelectedRows?.map(\.row) == [0, 1])
    setup.harness.tap(at: CGPoint(x: 50, y: 40))
    #expect(setup.table.indexPathsForSelectedRows?.map(\.row) == [1])
    setup.substitute = { _ in IndexPath(row: 4, section: 0) }
    setup.harness.tap(at: CGPoint(x: 50, y: 40))
    #expect(setup.table.indexPathsForSelectedRows?.map(\.row) == [1, 4])
    setup.substitute = { _ in nil }
    setup.harness.tap(at: CGPoint(x: 50, y: 40))
    #expect(setup.table.indexPathsForSelectedRows?.map(\.row) == [1, 4])
    setup.table.reloadData()
    #expect(setup.table.indexPathsForSelectedRows == nil)
  }

  @Test("V-24 each style of a cell places label, detail and separator")
  func styles() {
    func cell(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      cell.layoutIfNeeded()
      return cell
    }
    let harness = Harness { UIViewController() }
    #expect(UITableViewCell().detailTextLabel == nil)
    let below = cell(.subtitle)
    #expect(below.detailTextLabel?.frame.minY == below.textLabel?.frame.maxY)
    #expect(cell(.value1).detailTextLabel?.frame.maxX == 284)
    #expect(cell(.value2).detailTextLabel?.frame.minX == 115)
    _ = harness
    let setup = SectionedTable(style: .plain, sections: 1, rows: 1)
    let row = setup.table.visibleCells[0]
    var separator: UIView? { row.subviews.first { $0.frame.height == 1 } }
    #expect(separator?.frame == CGRect(x: 16, y: 43, width: 184, height: 1))
    row.separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 20)
    setup.frames()
    #expect(separator?.frame == CGRect(x: 0, y: 43, width: 180, height: 1))
    setup.table.separatorStyle = .none
    #expect(separator?.isHidden == true)
  }

  @Test("V-24 a view for the selected state replaces the gray background")
  func selectedBackground() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let (plain, chosen) = (UIView(), UIView())
    cell.selectedBackgroundView = chosen
    cell.backgroundView = plain
    #expect(Array(cell.subviews.prefix(3)) == [plain, chosen, cell.contentView])
    #expect(chosen.isHidden)
    cell.isSelected = true
    #expect(!chosen.isHidden)
    cell.selectionStyle = .none
    #expect(chosen.isHidden)
  }
}

/// A table with titled sections of named rows in a window of 200×300.
@MainActor final class SectionedTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [[String]]
  var ownHeight: CGFloat?
  var substitute: (IndexPath) -> IndexPath? = { $0 }
  private(set) var headersMade = 0
  private(set) var harness: Harness!
  private(set) var table: UITableView!

  init(style: UITableView.Style, sections: Int = 2, rows count: Int = 10) {
    rows = (0..<sections).map { _ in (0..<count).map(String.init) }
    super.init()
    harness = Harness(size: CGSize(width: 200, height: 300)) {
      let page = UIViewController()
      table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), style: style)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.register(
        UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
      table.dataSource = self
      table.delegate = self
      page.view.addSubview(table)
      return page
    }
  }

  var texts: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }
  func frames(_ count: Int = 1) { harness.advance(by: Double(count) / 60) }
  func shownFrame(_ cell: UITableViewCell?) -> CGRect {
    cell.map(harness.presentationFrame(of:)) ?? .null
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(section)"
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    ownHeight ?? tableView.sectionHeaderHeight
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard ownHeight != nil else { return nil }
    if let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") {
      if view.textLabel?.text == nil { headersMade += 1 }
      view.textLabel?.text = "own"
      return view
    }
    return nil
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    substitute(indexPath)
  }
}
