import Foundation
import GlissadeTesting
import Testing
import UIKit

/// A table whose rows the user deletes and inserts.
@MainActor private final class Names: UITableViewController {
  var names = ["a", "b", "c"]
  var committed: [String] = []
  var style = UITableViewCell.EditingStyle.delete

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != 2
  }
  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style }
  override func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { "Remove" }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    committed.append("\(editingStyle) \(indexPath.row)")
    if editingStyle == .delete {
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }
}

@MainActor @Suite struct TableEditingTests {
  private let page = Names(style: .plain)
  private let harness: Harness
  private var table: UITableView { page.tableView }

  init() {
    let page = page
    harness = Harness { page }
    harness.advanceUntilIdle()
  }

  private func cell(_ row: Int) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: 0))
  }

  @Test("N-44 the edit button shows controls, and a second press deletes a row")
  func deleting() {
    let button = page.editButtonItem
    #expect(button.title == "Edit")
    page.setEditing(true, animated: true)
    #expect(button.title == "Done")
    #expect(table.isEditing)
    harness.advance(by: 0.1)
    let moving = cell(0)?.contentView.layer.presentation()?.frame.minX ?? 0
    #expect(moving > 1)
    #expect(moving < 37)
    harness.advanceUntilIdle()
    #expect(cell(0)?.contentView.frame.minX == 38)
    #expect(cell(2)?.contentView.frame.minX == 0)
    #expect(cell(2)?.isEditing == false)
    harness.tap(at: CGPoint(x: 25, y: 66))
    harness.advanceUntilIdle()
    #expect(cell(1)?.showingDeleteConfirmation == true)
    harness.tap(at: CGPoint(x: 25, y: 22))
    harness.advanceUntilIdle()
    #expect(cell(1)?.showingDeleteConfirmation == false)
    #expect(cell(0)?.showingDeleteConfirmation == true)
    harness.tap(at: CGPoint(x: 360, y: 22))
    harness.advanceUntilIdle()
    #expect(page.committed == ["delete 0"])
    #expect(page.names == ["b", "c"])
    page.isEditing = false
    harness.advanceUntilIdle()
    #expect(cell(0)?.contentView.frame.minX == 0)
    #expect(cell(0)?.subviews.contains { $0.accessibilityIdentifier == "control.delete" } == false)
  }

  @Test("N-44 a row can be inserted, and rows are selected only by wish")
  func inserting() {
    page.style = .insert
    table.isEditing = true
    harness.advanceUntilIdle()
    harness.tap(at: CGPoint(x: 25, y: 22))
    #expect(page.committed == ["insert 0"])
    harness.tap(at: CGPoint(x: 200, y: 22))
    #expect(table.indexPathForSelectedRow == nil)
    table.allowsSelectionDuringEditing = true
    harness.tap(at: CGPoint(x: 200, y: 22))
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }
}
