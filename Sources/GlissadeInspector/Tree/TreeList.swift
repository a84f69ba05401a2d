import Foundation
import GlissadeGestures
import UIKit

/// The list of a tree's rows, below the search text. While it has the focus, arrow keys move the
/// selection, fold and unfold rows, and letters search.
final class TreeList: UIView, UITableViewDataSource, UITableViewDelegate, KeyHandler {
  private static let searchHeight: CGFloat = 24

  /// The action when the row under the pointer changes.
  var onHover: (ObjectIdentifier?) -> Void = { _ in }
  /// The rows of the list and their selection.
  private(set) var outline = TreeOutline()

  /// The reason why there is no tree, shown in place of the list, or `nil`.
  var note: String? {
    didSet {
      guard note != oldValue else { return }
      table.alpha = note == nil ? 1 : 0.4
      updateFocus()
    }
  }

  private let search = UILabel()
  private let table = UITableView(frame: .zero)
  /// The nodes that the table's rows show.
  private var listed: [ObjectIdentifier] = []
  private var hovered: ObjectIdentifier?

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "tree"
    layer.cornerRadius = Palette.smallRadius
    backgroundColor = Palette.control
    search.font = .systemFont(ofSize: 12)
    table.backgroundColor = nil
    table.rowHeight = TreeCell.height
    table.separatorStyle = .none
    table.alwaysBounceVertical = false
    table.register(TreeCell.self, forCellReuseIdentifier: "node")
    table.dataSource = self
    table.delegate = self
    let tap = UITapGestureRecognizer(target: self, action: Selector(TreeList.press))
    table.addGestureRecognizer(tap)
    table.allowsSelection = false
    for view in [search, table] { addSubview(view) }
    updateFocus()
  }

  required init?(coder: NSCoder) { nil }

  /// Lists a tree.
  func show(_ tree: ViewTree) {
    outline.show(tree)
    update()
  }

  /// Selects a node and scrolls to it; `nil` selects nothing.
  func select(_ id: ObjectIdentifier?) {
    outline.select(id)
    update()
    reveal()
  }

  private func update() {
    let ids = outline.rows.map(\.node.id)
    if ids != listed {
      listed = ids
      table.reloadData()
    }
    for case let cell as TreeCell in table.visibleCells {
      if let path = table.indexPath(for: cell) { fill(cell, path.row) }
    }
  }

  private func fill(_ cell: TreeCell, _ index: Int) {
    guard outline.rows.indices.contains(index) else { return }
    let row = outline.rows[index]
    cell.show(row, isChosen: index == outline.selectedRow)
    cell.onHover = { [weak self] in self?.hover(row.node.id, $0) }
  }

  private func hover(_ id: ObjectIdentifier, _ isHovered: Bool) {
    guard isHovered || id == hovered else { return }
    hovered = isHovered ? id : nil
    onHover(hovered)
  }

  private func reveal() {
    guard let row = outline.selectedRow else { return }
    layoutIfNeeded()
    table.scrollToRow(at: IndexPath(row: row, section: 0), at: .none, animated: false)
    update()
  }

  private func press(_ tap: UITapGestureRecognizer) {
    _ = becomeFirstResponder()
    guard let path = table.indexPathForRow(at: tap.location(in: table)) else { return }
    let cell = table.cellForRow(at: path) as? TreeCell
    if cell?.isTriangle(at: tap.location(in: cell)) == true {
      outline.toggle(path.row)
      return update()
    }
    outline.selectRow(path.row)
    update()
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override func becomeFirstResponder() -> Bool {
    defer { updateFocus() }
    return super.becomeFirstResponder()
  }

  override func resignFirstResponder() -> Bool {
    defer { updateFocus() }
    return super.resignFirstResponder()
  }

  /// Shows the search text, and a focus ring while the list has the keyboard focus.
  private func updateFocus() {
    setNeedsLayout()
    let hint = isFirstResponder ? "Type to search" : "Click, then type to search"
    search.text = note ?? (outline.search.isEmpty ? hint : outline.search)
    search.textColor = outline.search.isEmpty ? Palette.quietText : Palette.text
  }

  func handle(_ event: InputEvent) -> Bool {
    guard event.modifiers.subtracting(.shift).isEmpty, let key = event.key, handles(key) else {
      return false
    }
    updateFocus()
    update()
    reveal()
    return true
  }

  private func handles(_ key: String) -> Bool {
    switch key {
    case "Up": outline.move(by: -1)
    case "Down": outline.move(by: 1)
    case "Left": outline.foldSelection()
    case "Right": outline.unfoldSelection()
    case "Home": outline.move(by: -outline.rows.count)
    case "End": outline.move(by: outline.rows.count)
    default: return searches(key)
    }
    return true
  }

  private func searches(_ key: String) -> Bool {
    let text = outline.search
    switch key {
    case "Backspace" where !text.isEmpty: outline.find(String(text.dropLast()))
    case "Escape" where !text.isEmpty: outline.find("")
    // The period key belongs to the transport unless the user is typing a name to search for.
    case "." where !text.isEmpty: outline.find(text + key)
    case _ where key.count == 1 && key.allSatisfy({ $0.isLetter || $0.isNumber }):
      outline.find(text + key)
    default: return false
    }
    return true
  }

  // MARK: The table

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    listed.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "node", for: indexPath)
    if let cell = cell as? TreeCell { fill(cell, indexPath.row) }
    return cell
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    table.showThemedIndicators()
    showFocus(outline: Palette.line)
    search.frame = CGRect(x: 8, y: 0, width: max(0, bounds.width - 16), height: Self.searchHeight)
    table.frame = CGRect(
      x: 4, y: Self.searchHeight, width: max(0, bounds.width - 8),
      height: max(0, bounds.height - Self.searchHeight - 4))
  }
}
