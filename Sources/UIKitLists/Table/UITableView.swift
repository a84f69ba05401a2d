import GlissadeGestures
import UIKitCore

/// A view that shows a column of rows, which are grouped in sections. Each visible row has a cell,
/// and cells that are no longer visible are reused.
///
/// The `delegate` of a table can be a `UITableViewDelegate`.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The style of the table.
  open private(set) var style: Style
  /// The data source, which provides the cells. Setting this property loads everything from the new
  /// data source.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { forgetRows() } }
  /// The object that loads data before rows become visible. It is notified of the rows within a
  /// height of the table beyond the visible ones, in the direction of the scroll.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet {
      guard prefetchDataSource !== oldValue else { return }
      _ = prefetched.removeAll()
      setNeedsLayout()
    }
  }
  /// A Boolean value that indicates whether the prefetching data source is notified of rows before
  /// they become visible. Cells are made when they become visible in any case (our choice).
  open var isPrefetchingEnabled = true {
    didSet { if isPrefetchingEnabled { setNeedsLayout() } else { cancelPrefetching() } }
  }
  var prefetched = PrefetchedItems()
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      rowDelegate = delegate as? any UITableViewDelegate
      if delegate !== oldValue { forgetRows() }
    }
  }
  weak var rowDelegate: (any UITableViewDelegate)?

  /// A value for row heights. Rows of this height are as high as the constraints of their cells'
  /// content determine.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The height in points of rows whose height the delegate does not determine. With
  /// `automaticDimension` the cells determine the heights.
  open var rowHeight: CGFloat = 44 {
    didSet {
      rowHeight = usable("rowHeight", rowHeight, or: oldValue)
      if rowHeight != oldValue { forgetRows() }
    }
  }
  /// The estimated height in points of rows with `automaticDimension` that have not been visible.
  /// `automaticDimension`, which is the default, and 0 stand for 44.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { forgetRows() } }
  }
  /// The height in points of headers whose height the delegate does not determine.
  open var sectionHeaderHeight: CGFloat = 28 {
    didSet {
      sectionHeaderHeight = usable("sectionHeaderHeight", sectionHeaderHeight, or: oldValue)
      forgetRows()
    }
  }
  /// The height in points of footers whose height the delegate does not determine.
  open var sectionFooterHeight: CGFloat = 28 {
    didSet {
      sectionFooterHeight = usable("sectionFooterHeight", sectionFooterHeight, or: oldValue)
      forgetRows()
    }
  }

  /// The view above the rows, which scrolls with them. The table sets the width of the view and
  /// keeps the height.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, for: tableHeaderView) } }
  /// The view below the rows, which scrolls with them. The table sets the width of the view and
  /// keeps the height.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, for: tableFooterView) } }
  /// The view behind the rows, which does not scroll, or `nil`.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      views.backdrop = backgroundView
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }

  /// The style of the separator, the line at the lower edge of each cell.
  open var separatorStyle = SeparatorStyle.singleLine { didSet { showSeparators() } }
  /// The color of the separators.
  open var separatorColor: UIColor? = .separator { didSet { showSeparators() } }
  /// The visual effect of the separators. It is stored but not drawn.
  open var separatorEffect: UIVisualEffect?
  /// The distances of the separators from the sides of the cells, in points. The values for the top
  /// and the bottom have no effect.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet {
      separatorInset = usable("separatorInset", separatorInset, or: oldValue)
      showSeparators()
    }
  }

  /// A Boolean value that indicates whether the user can select rows by touch and by key.
  open var allowsSelection = true
  /// A Boolean value that indicates whether the user can select several rows.
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether the user can select rows while the table is being
  /// edited.
  open var allowsSelectionDuringEditing = false
  var selection: Set<IndexPath> = []
  var isInEditing = false
  /// The row whose cell is being prepared for editing, or `nil`.
  var editedPath: IndexPath?

  /// A Boolean value that indicates whether `knownRows` is up to date with the data source.
  var knowsRows = false
  var knownRows = RowTable()
  /// The heights that cells have determined.
  var fitted = FittedHeights()
  /// The changes that the client has announced in the current batch, or `nil` outside of one.
  var batch: [TableUpdate]?
  /// The number of calls of `beginUpdates` that have not been ended by `endUpdates`.
  var openBatches = 0
  /// The numbers of rows before the current batch.
  var countsBefore = ListCounts()
  private(set) lazy var views = ListViews(self)
  private(set) lazy var swipe = RowSwipe(self)
  var cells = ReusePool<UITableViewCell>()
  var headers = ReusePool<UITableViewHeaderFooterView>()
  /// The headers and footers that the table has requested to find out whether they exist. They are
  /// used when they become visible.
  var earlyViews: [ListElement: UIView] = [:]

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    addGestureRecognizer(swipe.pan)
    if style == .grouped { backgroundColor = .systemGroupedBackground }
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Returns `nil`: tables cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Rows and cells: see UITableView+Places.swift

  /// The number of sections.
  open var numberOfSections: Int { rows.sectionCount }
  /// Returns the number of rows in a section, or 0 for a section that does not exist.
  open func numberOfRows(inSection section: Int) -> Int { count(inSection: section) }
  /// Returns the cell of a visible row, or `nil` for any other row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cell(at: indexPath) }
  /// Returns the index path of the row of a visible cell, or `nil` for any other cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { views.element(of: cell)?.path }
  /// The visible cells, from the top down.
  open var visibleCells: [UITableViewCell] { shownPaths.compactMap { cell(at: $0) } }
  /// The index paths of the visible rows from top to bottom, or `nil` if no row is visible.
  open var indexPathsForVisibleRows: [IndexPath]? { shownPaths.isEmpty ? nil : shownPaths }
  /// Returns the index path of the row at a point of the content, or `nil` if there is no row.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }
  /// Returns the index paths of the rows in a rectangle of the content, from top to bottom.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }
  /// Returns the rectangle of a row in points of the content, or an empty one for a row that does
  /// not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(at: indexPath) }
  /// Returns the rectangle of a section including its header and footer, in points of the content.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section, \.top, \.bottom) }
  /// Returns the rectangle of a section's header, in points of the content. A header that is pinned
  /// can be elsewhere.
  open func rectForHeader(inSection section: Int) -> CGRect {
    sectionRect(section, \.top) { $0.top + $0.header }
  }
  /// Returns the rectangle of a section's footer, in points of the content. A footer that is pinned
  /// can be elsewhere.
  open func rectForFooter(inSection section: Int) -> CGRect {
    sectionRect(section, \.footerTop, \.bottom)
  }
  /// Returns the visible header of a section, or `nil` if it is not visible or not a
  /// `UITableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    boundaryView(Self.header, section)
  }
  /// Returns the visible footer of a section, or `nil` if it is not visible or not a
  /// `UITableViewHeaderFooterView`.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    boundaryView(Self.footer, section)
  }
  /// Scrolls to a row, with or without animation.
  open func scrollToRow(at row: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard rows.place(of: row) != nil else {
      return warn("there is no row \(Array(row)) in the table to scroll to")
    }
    let rect = rectForRow(at: row)
    // A header that is pinned covers the top of the table.
    let header = style == .plain ? rows.sections[row.section].header : 0
    let wanted: CGFloat
    switch scrollPosition {
    case .none:
      return scrollRectToVisible(
        CGRect(x: 0, y: rect.minY - header, width: rect.width, height: rect.height + header),
        animated: animated)
    case .top: wanted = rect.minY - header - adjustedContentInset.top
    case .middle: wanted = rect.midY - bounds.height / 2
    case .bottom: wanted = rect.maxY + adjustedContentInset.bottom - bounds.height
    }
    let target = clamped(CGPoint(x: contentOffset.x, y: wanted))
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  // MARK: Reuse: see UITableView+Views.swift

  /// Registers the class of new cells with a reuse identifier. `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cells.register(checked(cellClass), as: .init(kind: nil, identifier: identifier))
  }

  /// Registers the nib of new cells with a reuse identifier. `nil` removes the registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cells.register(nib.map { .nib($0) }, as: .init(kind: nil, identifier: identifier))
  }

  /// Registers the class of new headers and footers with a reuse identifier. `nil` removes the
  /// registration.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headers.register(checked(aClass), as: .init(kind: nil, identifier: identifier))
  }

  /// Registers the nib of new headers and footers with a reuse identifier. `nil` removes the
  /// registration.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headers.register(nib.map { .nib($0) }, as: .init(kind: nil, identifier: identifier))
  }

  /// Returns an unused or new cell with a reuse identifier, or `nil` if there is neither an unused
  /// cell nor a registered class.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  /// Returns an unused or new cell with a reuse identifier for a row. It is an error if no class
  /// was registered for the identifier.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  { dequeueCell(identifier, for: indexPath) }

  /// Returns an unused or new header or footer with a reuse identifier, or `nil` if there is
  /// neither an unused view nor a registered class.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    let name = ReusePool<UITableViewHeaderFooterView>.Name(kind: nil, identifier: identifier)
    if let view = headers.reuse(name) {
      view.prepareForReuse()
      return view
    }
    return headers.makeView(name) {
      $0.init(dequeuedAs: identifier)
    } adopt: {
      $0.reuseIdentifier = identifier
    }
  }

  // MARK: Changes: see UITableView+Updates.swift

  /// Loads all rows from the data source again and resets the selection.
  open func reloadData() {
    guard batch == nil else {
      return warn("reloadData() has no effect in a batch update; announce the changes instead")
    }
    selection = []
    forgetRows()
    askForRows()
  }
  /// Inserts rows that the data source already contains.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    announce(.insertItems(indexPaths), animation)
  }
  /// Deletes rows that the data source no longer has.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    announce(.deleteItems(indexPaths), animation)
  }
  /// Loads the cells and heights of rows again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    announce(.reloadItems(indexPaths), animation)
  }
  /// Moves a row that the data source has moved already.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    announce(.moveItem(indexPath, newIndexPath), .automatic)
  }
  /// Inserts sections that the data source already contains.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    announce(.insertSections(sections), animation)
  }
  /// Deletes sections that the data source no longer has.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    announce(.deleteSections(sections), animation)
  }
  /// Requests the cells and the heights of sections again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    announce(.reloadSections(sections), animation)
  }
  /// Moves a section that the data source has moved already.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    announce(.moveSection(section, newSection), .automatic)
  }
  /// Begins a batch of changes, which `endUpdates` performs as one animation.
  open func beginUpdates() { beginBatch() }
  /// Performs the changes since `beginUpdates` as one animation. Without changes it only loads the
  /// heights again and animates the rows to their new places.
  open func endUpdates() { endBatch(nil) }
  /// Performs changes of rows and sections as one animation, by the rules of
  /// `UICollectionView.performBatchUpdates(_:completion:)`.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginBatch()
    updates?()
    endBatch(completion)
  }

  // MARK: Selection: see UITableView+Selection.swift

  /// The index path of the first selected row, or `nil` if no row is selected.
  open var indexPathForSelectedRow: IndexPath? { selection.min() }
  /// The index paths of the selected rows in order, or `nil` if no row is selected.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }
  /// Selects a row, or clears the selection with `nil`. The delegate is not called.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    let others = allowsMultipleSelection && indexPath != nil ? [] : selection.sorted()
    for other in others where other != indexPath { deselect(other, animated) }
    guard let indexPath, rows.place(of: indexPath) != nil else { return }
    selection.insert(indexPath)
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  /// Deselects a row. The delegate is not called.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated) }

  // MARK: Editing: see UITableView+Editing.swift

  /// A Boolean value that indicates whether the table shows the controls with which the user
  /// deletes and inserts rows.
  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Shows or hides the controls with which the user deletes and inserts rows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isInEditing else { return }
    isInEditing = editing
    for cell in visibleCells { showEditing(of: cell, animated: animated) }
  }

  open override var canBecomeFirstResponder: Bool { allowsSelection }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
    prefetchRows()
  }

  // MARK: Swipe actions: see Swipe/UITableView+Swipe.swift

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    viewBehindSwipe(super.hitTest(point, with: event))
  }
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    closeSwipe(on: touches, isEnd: false)
    super.touchesBegan(touches, with: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    closeSwipe(on: touches, isEnd: true)
    super.touchesEnded(touches, with: event)
  }
}
