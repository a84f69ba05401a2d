import Foundation
import GlissadeTesting
import Testing
import UIKit

/// A page with a table of ten rows, each of which has actions.
@MainActor private final class MailPage: UITableViewController {
  var rows = (0..<10).map { "Row \($0)" }
  var calls: [String] = []
  var isFull = true
  var hasLeading = true
  var done: ((Bool) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.row)")
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] in
      self?.delete(at: indexPath, $2)
    }
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] action, _, done in
      self?.calls.append("\(action.title ?? "") \(indexPath.row)")
      self?.done = done
    }
    let configuration = UISwipeActionsConfiguration(actions: [delete, flag])
    configuration.performsFirstActionWithFullSwipe = isFull
    return configuration
  }

  private func delete(at path: IndexPath, _ done: (Bool) -> Void) {
    calls.append("Delete \(path.row)")
    rows.remove(at: path.row)
    tableView.deleteRows(at: [path], with: .fade)
    done(true)
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard hasLeading else { return nil }
    let read = UIContextualAction(style: .normal, title: "Read") { [weak self] _, _, done in
      self?.calls.append("Read \(indexPath.row)")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [read])
  }
}

@MainActor private struct MailSetup {
  let page = MailPage(style: .plain)
  let harness: Harness
  /// The width of the two trailing actions.
  static let width: CGFloat = 160

  init() {
    let page = page
    harness = Harness { page }
    harness.advanceUntilIdle()
  }

  func cell(_ row: Int) -> UITableViewCell? {
    page.tableView.cellForRow(at: IndexPath(row: row, section: 0))
  }

  /// The displayed displacement of a row's content.
  func shift(_ row: Int) -> CGFloat {
    guard let cell = cell(row) else { return .nan }
    return harness.presentationFrame(of: cell.contentView).minX
  }

  /// Returns the button of a title in a row.
  func button(_ title: String, _ row: Int) -> UIView? {
    var views = cell(row).map { [$0 as UIView] } ?? []
    while let view = views.popLast() {
      if view.accessibilityIdentifier == "swipe.\(title)", view.superview?.isHidden == false {
        return view
      }
      views += view.subviews
    }
    return nil
  }

  func drag(_ row: Int, by distance: CGFloat, hold: TimeInterval = 0.2, release: Bool = true) {
    let start = CGPoint(x: distance < 0 ? 340 : 20, y: CGFloat(row) * 44 + 22)
    harness.drag(
      from: start, to: CGPoint(x: start.x + distance, y: start.y), over: 0.3, hold: hold,
      release: release)
  }

  func settle(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(harness.advanceUntilIdle(timeout: 10), sourceLocation: sourceLocation)
  }

  /// Opens the trailing actions of a row.
  func open(_ row: Int) {
    drag(row, by: -120)
    settle()
  }
}

@MainActor @Suite("Swipe actions of rows")
struct SwipeActionTests {
  @Test("V-26 a row follows the pointer 1:1 and opens where all actions are visible")
  func opens() throws {
    let setup = MailSetup()
    setup.drag(1, by: -100, release: false)
    #expect(abs(setup.shift(1) + 96) <= 4.5)
    setup.harness.mouseUp(at: CGPoint(x: 240, y: 66))
    setup.settle()
    let (delete, flag) = (
      try #require(setup.button("Delete", 1)), try #require(setup.button("Flag", 1))
    )
    let frames = [flag, delete].map { setup.harness.presentationFrame(of: $0) }
    #expect(frames[0].minX == 375 + setup.shift(1))
    #expect(frames[0].maxX == frames[1].minX)
    #expect(frames[1].maxX == 375)
    #expect(delete.backgroundColor == .systemRed)
    #expect(flag.backgroundColor == .systemGray)
    #expect(setup.page.calls == [])
  }

  @Test("V-26 a short drag returns, and a flick opens")
  func releases() {
    let setup = MailSetup()
    setup.drag(1, by: -40)
    setup.settle()
    #expect(setup.shift(1) == 0)
    setup.harness.drag(
      from: CGPoint(x: 340, y: 66), to: CGPoint(x: 300, y: 66), over: 0.06)
    setup.settle()
    #expect(setup.shift(1) < -100)
  }

  @Test("V-26 a touch elsewhere closes the row, selects nothing, and a touch on it closes, too")
  func closes() {
    for row in [4, 1] {
      let setup = MailSetup()
      setup.open(1)
      setup.harness.tap(at: CGPoint(x: 60, y: CGFloat(row) * 44 + 22))
      setup.settle()
      #expect(setup.shift(1) == 0)
      #expect(setup.page.calls == [])
      setup.harness.tap(at: CGPoint(x: 60, y: 200))
      setup.settle()
      #expect(setup.page.calls == ["select 4"])
    }
  }

  @Test("V-26 a button performs its action, and the row returns when it is done")
  func performs() throws {
    let setup = MailSetup()
    setup.open(1)
    let flag = setup.harness.presentationFrame(of: try #require(setup.button("Flag", 1)))
    setup.harness.tap(at: CGPoint(x: flag.midX, y: flag.midY))
    setup.settle()
    #expect(setup.page.calls == ["Flag 1"])
    #expect(setup.shift(1) < -100)
    setup.page.done?(true)
    setup.settle()
    #expect(setup.shift(1) == 0)
  }

  @Test("V-26 a drag across the row performs the first action, unless it goes back")
  func full() {
    let setup = MailSetup()
    setup.drag(2, by: -320)
    setup.settle()
    #expect(setup.page.calls == ["Delete 2"])
    #expect(setup.page.tableView.numberOfRows(inSection: 0) == 9)
    #expect(setup.cell(2)?.textLabel?.text == "Row 3")
    #expect(setup.shift(2) == 0)
    setup.page.calls = []
    setup.drag(2, by: -320, release: false)
    setup.harness.mouseMove(to: CGPoint(x: 200, y: 110))
    setup.harness.advance(by: 0.3)
    setup.harness.mouseUp(at: CGPoint(x: 200, y: 110))
    setup.settle()
    #expect(setup.page.calls == [])
  }

  @Test("V-26 without a full swipe the row resists beyond its actions")
  func resists() {
    let setup = MailSetup()
    setup.page.isFull = false
    setup.drag(2, by: -320, release: false)
    #expect(setup.shift(2) > -290)
    setup.harness.mouseUp(at: CGPoint(x: 20, y: 110))
    setup.settle()
    #expect(setup.page.calls == [])
    #expect(setup.shift(2) < -100)
  }

  @Test("V-26 the leading side has its own actions, or none")
  func leading() throws {
    let setup = MailSetup()
    setup.drag(0, by: 60)
    setup.settle()
    #expect(setup.shift(0) == 74)
    let read = setup.harness.presentationFrame(of: try #require(setup.button("Read", 0)))
    #expect(read == CGRect(x: 0, y: 0, width: 74, height: 44))
    setup.harness.tap(at: CGPoint(x: 30, y: 22))
    setup.settle()
    #expect(setup.page.calls == ["Read 0"])
    #expect(setup.shift(0) == 0)
    setup.page.hasLeading = false
    setup.drag(3, by: 60)
    setup.settle()
    #expect(setup.shift(3) == 0)
  }

  @Test("V-26 another row closes the open one, and a vertical drag scrolls")
  func others() {
    let setup = MailSetup()
    setup.open(1)
    setup.open(3)
    #expect(setup.shift(1) == 0)
    #expect(setup.shift(3) < -100)
    setup.harness.drag(
      from: CGPoint(x: 100, y: 400), to: CGPoint(x: 104, y: 300), over: 0.2)
    setup.settle()
    #expect(setup.shift(3) == 0)
  }

  @Test("V-26 L-12 a row that closes is caught where it is")
  func caught() {
    let setup = MailSetup()
    setup.open(1)
    setup.harness.tap(at: CGPoint(x: 60, y: 300))
    setup.harness.advance(by: 0.05)
    let before = setup.shift(1)
    #expect(before < -20)
    setup.harness.drag(
      from: CGPoint(x: 200, y: 66), to: CGPoint(x: 190, y: 66), over: 0.05, hold: 0.1,
      release: false)
    #expect(setup.shift(1) < 0)
    setup.harness.mouseUp(at: CGPoint(x: 190, y: 66))
    setup.settle()
  }

  @Test("V-26 reloaded rows are closed, and rows of an edited table do not open")
  func reloaded() {
    let setup = MailSetup()
    setup.open(1)
    setup.page.tableView.reloadData()
    setup.settle()
    #expect(setup.shift(1) == 0)
    setup.page.tableView.setEditing(true, animated: false)
    setup.settle()
    let before = setup.shift(1)
    setup.drag(1, by: -120)
    setup.settle()
    #expect(setup.shift(1) == before)
  }

  @Test("V-26 O-05 a scroll of a touchpad sideways opens a row")
  func touchpad() {
    let setup = MailSetup()
    setup.harness.scroll(
      by: CGPoint(x: 100, y: 0), at: CGPoint(x: 200, y: 66), over: 0.3)
    setup.settle()
    #expect(setup.shift(1) < -100)
  }

  @Test("V-26 a color replaces that of the style")
  func color() {
    let action = UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
    #expect(action.backgroundColor == .systemGray)
    action.backgroundColor = .systemTeal
    #expect(action.backgroundColor == .systemTeal)
    #expect(UISwipeActionsConfiguration(actions: [action]).performsFirstActionWithFullSwipe)
  }
}
