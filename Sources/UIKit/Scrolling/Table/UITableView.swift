import Foundation
import GlissadeGestures

/// Rows one below the other, as many as there are; those in view have a cell each, and cells that go out
/// of view are used again.
///
/// Its `delegate` may be a `UITableViewDelegate`.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    /// Rows from edge to edge.
    case plain
  }

  /// Where a row is to be seen after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it takes the least movement.
    case none
    case top, middle, bottom
  }

  /// How a change of rows is shown.
  public enum RowAnimation: Int, Sendable {
    /// At once.
    case none = 5
  }

  open private(set) var style: Style
  /// Asked anew for everything when it is set.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { forgetRows() } }
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { if delegate !== oldValue { forgetRows() } }
  }
  /// The height of rows for which the delegate has none of its own, in points.
  open var rowHeight: CGFloat = 44 { didSet { if rowHeight != oldValue { forgetRows() } } }
  /// Whether rows can be chosen by touch and by key.
  open var allowsSelection = true

  /// Whether `rows` are what the data source said last.
  private var knowsRows = false
  private var knownRows = RowTable()
  /// Cells in view by their place among all rows.
  var shown: [Int: UITableViewCell] = [:]
  private var selection: IndexPath?
  private var classes: [String: UITableViewCell.Type] = [:]
  /// Cells out of view, by identifier.
  private var spare: [String: [UITableViewCell]] = [:]

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public required init?(coder: NSCoder) { return nil }

  // MARK: Places: see UITableView+Places.swift

  /// Returns the cell of a row that is in view.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cell(at: indexPath) }
  /// Returns the row that a cell in view shows.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }
  /// The cells in view, from the top down.
  open var visibleCells: [UITableViewCell] { shown.sorted { $0.key < $1.key }.map(\.value) }
  /// The rows in view, from the top down; nil before the table has been asked for what is in view.
  open var indexPathsForVisibleRows: [IndexPath]? { shownPaths }
  /// Returns the row at a point of the content; nil where there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }
  /// Returns a row's place, in points of the content; empty for a row that there is not.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(at: indexPath) }
  /// Brings a row into view.
  open func scrollToRow(at row: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    bringIntoView(row, at: scrollPosition, animated: animated)
  }

  private var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  // MARK: Cells

  /// Says what cells of that identifier are made from.
  open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String)
  {
    classes[identifier] = cellClass
  }

  /// A cell out of view of that identifier, or a new one of the class registered; nil if there is
  /// neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = spare[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return classes[identifier]?.init(style: .default, reuseIdentifier: identifier)
  }

  /// The same for a row; a class must have been registered.
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

  /// What the data source said.
  var rows: RowTable {
    if !knowsRows { askForRows() }
    return knownRows
  }

  open var numberOfSections: Int { rows.sectionCount }
  open func numberOfRows(inSection section: Int) -> Int { rows.count(inSection: section) }

  /// Asks the data source for everything again; what is chosen is so no longer.
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

  /// Tells of rows that are there now; what was at their places has moved down. Nothing else may have
  /// changed.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    var chosen = selection
    for path in indexPaths.sorted() {
      guard let old = chosen, old.section == path.section, path.row <= old.row else { continue }
      chosen?.row += 1
    }
    change(to: chosen)
  }

  /// Tells of rows that are no longer there.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    var chosen = selection
    for path in indexPaths.sorted(by: >) {
      guard let old = chosen, old.section == path.section, path.row <= old.row else { continue }
      if path.row == old.row { chosen = nil } else { chosen?.row -= 1 }
    }
    change(to: chosen)
  }

  /// Asks for the cells and heights of rows again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(to: selection)
  }

  private func change(to chosen: IndexPath?) {
    forgetRows()
    askForRows()
    selection = chosen.flatMap { rows.place(of: $0) == nil ? nil : $0 }
  }

  // MARK: What is in view

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
    // Below the indicators, and whatever the client put on top.
    insertSubview(cell, at: 0)
  }

  /// Cells go out of view.
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

  // MARK: Choosing

  /// The row that is chosen.
  open var indexPathForSelectedRow: IndexPath? { selection }

  /// Chooses a row, or none; the delegate does not hear of it.
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

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selection == indexPath else { return }
    selection = nil
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// The user chose a cell.
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

  /// Up and Down choose the row above and below, Home and End the first and the last.
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
