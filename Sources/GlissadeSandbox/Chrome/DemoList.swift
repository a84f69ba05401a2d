import GlissadeGallery
import GlissadeGestures
import GlissadeInspector
import UIKit

/// A scrolling list of the demos below the program's name.
final class DemoList: UIView, UITableViewDataSource, UITableViewDelegate, KeyHandler {
  /// The action of a click on a demo.
  var onChoose: (Demo) -> Void = { _ in }

  /// The action of a key while the list has the focus, which returns whether it handled the key.
  var onKey: (InputEvent) -> Bool = { _ in false }

  /// The action when a row without a picture becomes visible.
  var onShowMore: () -> Void = {}

  /// A table that cannot have the focus, because keys move along the list without a table
  /// selection.
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
  /// The size of the table when it last scrolled to the marked row, in points.
  private var fitted = CGSize.zero

  init(_ demos: [Demo]) {
    self.demos = demos
    super.init(frame: .zero)
    backgroundColor = Palette.panel
    name.text = "Glissade"
    name.font = .systemFont(ofSize: 14, weight: .semibold)
    name.textColor = Palette.quietText
    edge.backgroundColor = Palette.line
    table.rowHeight = DemoCell.height
    table.separatorStyle = .none
    table.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: Palette.grid, right: 0)
    table.register(DemoCell.self, forCellReuseIdentifier: "demo")
    table.dataSource = self
    table.delegate = self
    for view in [name, table, edge] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Highlights the demo on the canvas and the row of the keyboard selection.
  func mark(chosen: String, marked: String) {
    let moves = marked != self.marked
    self.chosen = chosen
    self.marked = marked
    markRows()
    if moves && fitted.height > 0 { scrollToMarkedRow(animated: true) }
  }

  private func scrollToMarkedRow(animated: Bool) {
    guard let row = demos.firstIndex(where: { $0.name == marked }) else { return }
    table.scrollToRow(at: IndexPath(row: row, section: 0), at: .none, animated: animated)
  }

  private func markRows() {
    for path in table.indexPathsForVisibleRows ?? [] { mark(table.cellForRow(at: path), at: path) }
  }

  override var canBecomeFirstResponder: Bool { true }

  func handle(_ event: InputEvent) -> Bool { onKey(event) }

  private func mark(_ cell: UITableViewCell?, at path: IndexPath) {
    let name = demos[path.row].name
    (cell as? DemoCell)?.marks = DemoCell.Marks(
      isChosen: name == chosen, isMarked: name == marked,
      isFocused: name == marked && isFirstResponder)
  }

  /// The first demo whose row is visible and lacks a picture, or `nil`.
  var firstDemoWithoutPicture: Demo? {
    (table.indexPathsForVisibleRows ?? []).lazy.map { self.demos[$0.row] }
      .first { self.pictures[$0.name] == nil }
  }

  /// Sets the picture in the row of a demo.
  func setPicture(_ picture: UIImage, of demo: Demo) {
    pictures[demo.name] = picture
    for path in table.indexPathsForVisibleRows ?? [] where demos[path.row].name == demo.name {
      (table.cellForRow(at: path) as? DemoCell)?.show(demo, image: picture)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    table.showThemedIndicators()
    let grid = Palette.grid
    name.frame = CGRect(
      x: grid * 2, y: grid * 2, width: bounds.width - grid * 4, height: grid * 3)
    edge.frame = CGRect(x: bounds.width - 1, y: 0, width: 1, height: bounds.height)
    let top = grid * 7
    table.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    // The focus ring of the list is drawn around the marked row.
    markRows()
    // The table scrolls to the marked row at the first layout and after every change of the
    // window's height.
    if table.bounds.size != fitted {
      fitted = table.bounds.size
      scrollToMarkedRow(animated: false)
    }
  }

  // MARK: Table

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
