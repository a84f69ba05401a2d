import Foundation
import GlissadeTesting
import Testing
import UIKit

/// A table of two rows with accessories.
@MainActor private final class Places: UITableViewController {
  var type = UITableViewCell.AccessoryType.none
  var ownView: UIView?
  var pressed: [Int] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "place"
    cell.accessoryType = type
    if indexPath.row == 1 { cell.accessoryView = ownView }
    return cell
  }
  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    pressed.append(indexPath.row)
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    pressed.append(100 + indexPath.row)
  }
}

@MainActor @Suite("Cells with accessories")
struct CellAccessoryTests {
  /// Returns a table with its harness.
  private func table(
    _ type: UITableViewCell.AccessoryType, own: UIView? = nil
  ) -> (places: Places, harness: Harness) {
    let places = Places()
    (places.type, places.ownView) = (type, own)
    let harness = Harness { places }
    harness.advanceUntilIdle()
    return (places, harness)
  }

  @Test(
    "V-25 an accessory takes its width from the content",
    arguments: [
      (UITableViewCell.AccessoryType.none, 0.0), (.disclosureIndicator, 24), (.checkmark, 30),
      (.detailButton, 38), (.detailDisclosureButton, 56),
    ])
  func width(type: UITableViewCell.AccessoryType, taken: CGFloat) throws {
    let (places, harness) = table(type)
    let cell = try #require(places.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.contentView.frame.width == cell.bounds.width - taken)
    cell.accessoryType = .none
    harness.advanceUntilIdle()
    #expect(cell.contentView.frame.width == cell.bounds.width)
  }

  @Test("V-25 the button for details notifies the delegate, and an arrow selects the row")
  func press() throws {
    let (places, harness) = table(.detailButton)
    let cell = try #require(places.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    let place = cell.convert(CGPoint(x: cell.bounds.width - 26, y: cell.bounds.midY), to: nil)
    harness.tap(at: place)
    harness.advanceUntilIdle()
    #expect(places.pressed == [1])
    let (arrows, other) = table(.disclosureIndicator)
    other.tap(at: place)
    other.advanceUntilIdle()
    #expect(arrows.pressed == [101])
  }

  @Test("V-25 a view of one's own replaces the standard control, and editing hides it")
  func ownView() throws {
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let (places, harness) = table(.checkmark, own: own)
    let cell = try #require(places.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(own.superview === cell)
    #expect(own.frame.maxX == cell.bounds.width - 16)
    #expect(cell.contentView.frame.width == cell.bounds.width - 56)
    places.tableView.setEditing(true, animated: false)
    harness.advanceUntilIdle()
    #expect(own.isHidden)
  }
}
