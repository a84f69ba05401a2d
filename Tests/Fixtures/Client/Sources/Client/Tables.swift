import GlissadeTesting
import UIKit

// Table views as a program would use them (V-20 to V-24).

class SettingCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder aDecoder: NSCoder) { fatalError() }
}

/// A cell with an initializer of its own, which is never registered.
class SwitchCell: UITableViewCell {
  let isOn: Bool
  init(isOn: Bool) {
    self.isOn = isOn
    super.init(style: .default, reuseIdentifier: nil)
  }
  required init?(coder aDecoder: NSCoder) { fatalError() }
}

class SettingsViewController: UITableViewController {
  var settings = ["Sound", "Network", "Display"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(SettingCell.self, forCellReuseIdentifier: "setting")
    tableView.tableFooterView = UIView()
    tableView.separatorStyle = .singleLine
    tableView.separatorInset = .zero
    clearsSelectionOnViewWillAppear = false
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return settings.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
    cell.textLabel?.text = settings[indexPath.row]
    cell.detailTextLabel?.text = "Detail"
    return cell
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    return "Settings"
  }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    return 50
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    settings.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }
}

func checkTable() {
  Checks.about("V-20 V-22 V-24 a table view controller") {
    let page = SettingsViewController(style: .grouped)
    let harness = Harness { page }
    let table = page.tableView!
    let texts = { table.visibleCells.map { $0.textLabel?.text ?? "" } }
    Checks.expect(texts() == page.settings, "shows its cells", found: texts())
    Checks.expect(table.visibleCells[0].detailTextLabel?.text == "Detail", "with details")
    Checks.expect(table.headerView(forSection: 0)?.textLabel?.text == "Settings", "and a header")
    harness.tap(at: CGPoint(x: 100, y: 28 + 60))
    harness.advanceUntilIdle()
    Checks.expect(texts() == ["Sound", "Display"], "deletes a row", found: texts())
    Checks.expect(SwitchCell(isOn: true).isOn, "allows initializers of one's own")
    Checks.expect(UITableViewCell().reuseIdentifier == nil, "and cells without a style")
    let path = NSIndexPath(item: 2, section: 1)
    Checks.expect(path.item == 2 && path.section == 1, "and NSIndexPath")
  }
}
