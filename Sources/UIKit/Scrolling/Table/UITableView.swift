import Foundation
import GlissadeGestures

/// A column of rows. Each visible row has a cell, and cells that are no longer visible are reused.
///
/// Its `delegate` can be a `UITableViewDelegate`.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    /// A style with rows from edge to edge.
    case plain
  }

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// The position with the least movement.
    case none
    /// The top, the middle or the bottom of the table.
    case top, middle, bottom
  }

  /// The animation of a change of rows.
  public enum RowAnimation: Int, Sendable {
    /// No animation.
    case none = 5
  }

  /// The style of the table.
  open private(set) var style: Style
  /// The data source. All rows are loaded again when it is set.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { forgetRows() } }
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { if delegate !== oldValue { forgetRows() } }
  }
  /// The height in points of rows whose height the delegate does not determine.
  open var rowHeight: CGFloat = 44 { didSet { if rowHeight != oldValue { forgetRows() } } }
  /// A Boolean value that indicates whether rows can be selected by touch and by key.
  open var allowsSelection = true

  /// A Boolean value that indicates whether `rows` is up to date with the data source.
  private var knowsRows = false
  private var knownRows = RowTable()
  /// The visible cells by their index among all rows.
  var shown: [Int: UITableViewCell] = [:]
  private var selection: IndexPath?
  private var classes: [String: UITableViewCell.Type] = [:]
  /// The unused cells, by identifier.
  private var spare: [String: [UITableViewCell]] = [:]

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Returns `nil`: tables cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Rows and cells: see UITableView+Places.swift

  /// Returns the cell of a visible row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cell(at: indexPath) }
  /// Returns the row of a visible cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }
  /// The visible cells, from the top down.
  open var visibleCells: [UITableViewCell] { shown.sorted { $0.key < $1.key }.map(\.value) }
  /// The visible rows, from the top down, or `nil` before the table has been laid out.
  open var indexPathsForVisibleRows: [IndexPath]? { shownPaths }
  /// Returns the row at a point of the content, or `nil` if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }
  /// Returns the rectangle of a row in points of the content; it is empty for a row that does not
  /// exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(at: indexPath) }
  /// Scrolls to a row.
  open func scrollToRow(at row: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    bringIntoView(row, at: scrollPosition, animated: animated)
  }

  private var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  // MARK: Cells

  /// Registers the class of the cells of an identifier.
  open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String)
  {
    classes[identifier] = cellClass
  }

  /// Returns an unused cell of an identifier, or a new one of the registered class, or `nil` if
  /// there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = spare[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return classes[identifier]?.init(style: .default, reuseIdentifier: identifier)
  }

  /// Returns an unused or new cell for a row. A class must have been registered.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "Register a class for cells called “\(identifier)” before asking for one.")
    }
    return cell
  }

  // MARK: Rows

  /// The rows' positions by the data source.
  var rows: RowTable {
    if !knowsRows { askForRows() }
    return knownRows
  }

  /// The number of sections.
  open var numberOfSections: Int { rows.sectionCount }
  /// Returns the number of rows of a section.
  open func numberOfRows(inSection section: Int) -> Int { rows.count(inSection: section) }

  /// Loads all rows from the data source again and resets the selection.
  open func reloadData() {
    selection = nil
    forgetRows()
    askForRows()
  }

  private func forgetRows() {
    knowsRows = false
    retire { _ in true }
    setNeedsLayout()
  }

  private func askForRows() {
    knowsRows = true
    guard let dataSource else {
      knownRows = RowTable()
      contentSize = CGSize(width: bounds.width, height: 0)
      return
    }
    let counts = (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
    knownRows = RowTable(counts: counts) {
      rowDelegate?.tableView(self, heightForRowAt: $0) ?? rowHeight
    }
    contentSize = CGSize(width: bounds.width, height: knownRows.height)
  }

  /// Inserts rows that the data source has already. The rows at their places move down. Nothing
  /// else can have changed.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    var chosen = selection
    for path in indexPaths.sorted() {
      guard let old = chosen, old.section == path.section, path.row <= old.row else { continue }
      chosen?.row += 1
    }
    change(to: chosen)
  }

  /// Deletes rows that the data source no longer has.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    var chosen = selection
    for path in indexPaths.sorted(by: >) {
      guard let old = chosen, old.section == path.section, path.row <= old.row else { continue }
      if path.row == old.row { chosen = nil } else { chosen?.row -= 1 }
    }
    change(to: chosen)
  }

  /// Loads the cells and heights of rows again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(to: selection)
  }

  private func change(to chosen: IndexPath?) {
    forgetRows()
    askForRows()
    selection = chosen.flatMap { rows.place(of: $0) == nil ? nil : $0 }
  }

  // MARK: Visible cells

  open override func layoutSubviews() {
    super.layoutSubviews()
    let rows = rows
    if contentSize.width != bounds.width { contentSize.width = bounds.width }
    let wanted = rows.places(from: bounds.minY, to: bounds.maxY)
    retire { !wanted.contains($0) }
    for place in wanted where shown[place] == nil { show(place) }
    for (place, cell) in shown where place < rows.count { put(cell, at: place) }
  }

  private func put(_ cell: UITableViewCell, at place: Int) {
    let span = rows.span(at: place)
    let frame = CGRect(
      x: 0, y: span.lowerBound, width: bounds.width, height: span.upperBound - span.lowerBound)
    if cell.frame != frame { UIView.performWithoutAnimation { cell.frame = frame } }
  }

  private func show(_ place: Int) {
    guard let dataSource else { return }
    let path = rows.path(at: place)
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cell.table = self
    put(cell, at: place)
    cell.setSelected(path == selection, animated: false)
    shown[place] = cell
    rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    // Cells lie below the indicators and other views of the client.
    insertSubview(cell, at: 0)
  }

  /// Removes cells that are no longer visible.
  private func retire(_ isOut: (Int) -> Bool) {
    for place in shown.keys.filter(isOut).sorted() {
      guard let cell = shown.removeValue(forKey: place) else { continue }
      cell.removeFromSuperview()
      if place < knownRows.count {
        rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: knownRows.path(at: place))
      }
      if let name = cell.reuseIdentifier { spare[name, default: []].append(cell) }
    }
  }

  // MARK: Selection

  /// The selected row, or `nil`.
  open var indexPathForSelectedRow: IndexPath? { selection }

  /// Selects a row, or none, without notifying the delegate.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if let selection, selection != indexPath { deselectRow(at: selection, animated: animated) }
    selection = indexPath.flatMap { rows.place(of: $0) == nil ? nil : $0 }
    guard let selection else { return }
    cellForRow(at: selection)?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: selection, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row, without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selection == indexPath else { return }
    selection = nil
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// Handles the user's selection of a cell.
  func chosen(_ cell: UITableViewCell) {
    becomeFirstResponder()
    if let path = indexPath(for: cell) { choose(path) }
  }

  private func choose(_ path: IndexPath) {
    let old = selection
    selectRow(at: path, animated: false, scrollPosition: .none)
    if let old, old != path { rowDelegate?.tableView(self, didDeselectRowAt: old) }
    rowDelegate?.tableView(self, didSelectRowAt: path)
  }

  // MARK: Keys

  open override var canBecomeFirstResponder: Bool { allowsSelection }

  /// Handles the keys: Up and Down select the row above and below, Home and End the first and the
  /// last.
  package override func keyDown(_ event: InputEvent) -> Bool {
    guard allowsSelection, event.modifiers.isEmpty, rows.count > 0 else {
      return super.keyDown(event)
    }
    let old = selection.flatMap { rows.place(of: $0) }
    let wanted: Int
    switch event.key {
    case "Up": wanted = max((old ?? rows.count) - 1, 0)
    case "Down": wanted = min((old ?? -1) + 1, rows.count - 1)
    case "Home": wanted = 0
    case "End": wanted = rows.count - 1
    default: return super.keyDown(event)
    }
    let path = rows.path(at: wanted)
    if wanted != old { choose(path) }
    scrollToRow(at: path, at: .none, animated: true)
    return true
  }
}
