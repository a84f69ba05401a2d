import GlissadeGallery
import GlissadeInspector
import UIKit

/// The demos, one above the other, under the program's name; those that do not fit are scrolled to.
final class DemoList: UIView, UITableViewDataSource, UITableViewDelegate {
  /// Called with a demo that was clicked.
  var onChoose: (Demo) -> Void = { _ in }

  /// Called when a row comes into view that has no picture.
  var onShowMore: () -> Void = {}

  /// Keys go along the list without choosing, so it does not take them itself.
  private final class Table: UITableView {
    override var canBecomeFirstResponder: Bool { false }
  }

  private let demos: [Demo]
  private let name = UILabel()
  private let edge = UIView()
  private let table = Table(frame: .zero)
  private var pictures: [String: UIImage] = [:]
  private var chosen = ""
  private var marked = ""
  /// The size in which the marked row was last seen to.
  private var fitted = CGSize.zero

  init(_ demos: [Demo]) {
    self.demos = demos
    super.init(frame: .zero)
    backgroundColor = Palette.panel
    name.text = "Glissade"
    name.font = .systemFont(ofSize: 14, weight: .semibold)
    name.textColor = Palette.quietText
    edge.backgroundColor = Palette.line
    table.indicatorStyle = .white
    table.rowHeight = DemoCell.height
    table.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: Palette.grid, right: 0)
    table.register(DemoCell.self, forCellReuseIdentifier: "demo")
    table.dataSource = self
    table.delegate = self
    for view in [name, table, edge] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows which demo is on stage and which row the keyboard is at.
  func mark(chosen: String, marked: String) {
    let moves = marked != self.marked
    (self.chosen, self.marked) = (chosen, marked)
    for path in table.indexPathsForVisibleRows ?? [] { mark(table.cellForRow(at: path), at: path) }
    if moves && fitted.height > 0 { bringMarkedRowIntoSight(animated: true) }
  }

  private func bringMarkedRowIntoSight(animated: Bool) {
    guard let row = demos.firstIndex(where: { $0.name == marked }) else { return }
    table.scrollToRow(at: IndexPath(row: row, section: 0), at: .none, animated: animated)
  }

  private func mark(_ cell: UITableViewCell?, at path: IndexPath) {
    let name = demos[path.row].name
    (cell as? DemoCell)?.marks = (name == chosen, name == marked)
  }

  /// A demo whose row is in view and that has no picture so far.
  var demoInNeedOfPicture: Demo? {
    (table.indexPathsForVisibleRows ?? []).lazy.map { self.demos[$0.row] }
      .first { self.pictures[$0.name] == nil }
  }

  func setPicture(_ picture: UIImage, of demo: Demo) {
    pictures[demo.name] = picture
    for path in table.indexPathsForVisibleRows ?? [] where demos[path.row].name == demo.name {
      (table.cellForRow(at: path) as? DemoCell)?.show(demo, image: picture)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = Palette.grid
    name.frame = CGRect(
      x: grid * 2, y: grid * 2, width: bounds.width - grid * 4, height: grid * 3)
    edge.frame = CGRect(x: bounds.width - 1, y: 0, width: 1, height: bounds.height)
    let top = grid * 7
    table.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    // In a window of another height, the first one among them, the marked row is still in sight.
    if table.bounds.size != fitted {
      fitted = table.bounds.size
      bringMarkedRowIntoSight(animated: false)
    }
  }

  // MARK: The table

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    demos.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "demo", for: indexPath)
    let demo = demos[indexPath.row]
    (cell as? DemoCell)?.show(demo, image: pictures[demo.name])
    mark(cell, at: indexPath)
    return cell
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if pictures[demos[indexPath.row].name] == nil { onShowMore() }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onChoose(demos[indexPath.row])
  }
}
