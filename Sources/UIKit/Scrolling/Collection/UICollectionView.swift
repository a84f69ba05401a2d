import Foundation
import GlissadeGestures

/// A view that shows the items of a data source at the places of a layout. Each visible item has a
/// cell, and cells that are no longer visible are reused.
///
/// Its `delegate` can be a `UICollectionViewDelegate`.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The data source. Everything is loaded again when it is set.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      itemDelegate = delegate as? any UICollectionViewDelegate
      if delegate !== oldValue { layout.invalidateLayout() }
    }
  }
  weak var itemDelegate: (any UICollectionViewDelegate)?

  /// The layout. Setting it changes to another one at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  var layout: UICollectionViewLayout
  /// A Boolean value that indicates whether the layout is prepared.
  var isLayoutValid = false

  /// The view behind all others, which fills the collection view and does not scroll.
  open var backgroundView: UIView? { didSet { exchangeBackground(oldValue) } }

  /// The counts that the data source has returned, or `nil` until it is asked.
  var knownCounts: ListCounts?
  /// The changes that the client has announced in the current batch, or `nil` outside of one.
  var batch: [ListUpdate]?
  private(set) lazy var views = ListViews(self)
  var cells = ReusePool<UICollectionViewCell>()
  var supplements = ReusePool<UICollectionReusableView>()

  /// A Boolean value that indicates whether the user can select items.
  open var allowsSelection = true { didSet { if !allowsSelection { deselectAll() } } }
  /// A Boolean value that indicates whether the user can select several items.
  open var allowsMultipleSelection = false
  var selection: Set<IndexPath> = []
  /// The item under the touch, or `nil`.
  var highlighted: IndexPath?

  /// Creates a collection view.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.owner = self
  }

  /// Returns `nil`: collection views cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Classes and reuse: see UICollectionView+Views.swift

  /// Registers the class of the cells of an identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cells.register(
      checked(cellClass, UICollectionViewCell.self), as: .init(kind: nil, identifier: identifier))
  }

  /// Registers the class of the supplementary views of a kind and an identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplements.register(
      checked(viewClass, UICollectionReusableView.self),
      as: .init(kind: elementKind, identifier: identifier))
  }

  /// Returns an unused or new cell. A class must have been registered.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { dequeueCell(identifier, for: indexPath) }

  /// Returns an unused or new supplementary view. A class must have been registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueView(elementKind, identifier, for: indexPath) }

  // MARK: Counts and places: see UICollectionView+Places.swift

  /// The number of sections.
  open var numberOfSections: Int { loadCounts().sectionCount }
  /// Returns the number of items of a section, 0 for one that does not exist.
  open func numberOfItems(inSection section: Int) -> Int { count(inSection: section) }
  /// Returns the attributes of an item, or `nil` if there is none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: ListElement(.cell, indexPath))
  }
  /// Returns the attributes of a supplementary view, or `nil` if there is none.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(of: ListElement(.supplementary(kind), indexPath)) }
  /// Returns the item at a point of the content, or `nil` if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }
  /// Returns the item of a visible cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    views.element(of: cell)?.path
  }
  /// Returns the cell of a visible item.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cell(at: indexPath) }
  /// The visible cells, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cell(at: $0) }
  }
  /// The visible items, in order.
  open var indexPathsForVisibleItems: [IndexPath] { paths(of: .cell) }
  /// Returns the view of a visible supplementary element.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    views.shown[ListElement(.supplementary(elementKind), indexPath)]?.view
      as? UICollectionReusableView
  }
  /// Returns the visible supplementary views of a kind, in order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    paths(of: .supplementary(elementKind)).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }
  /// Returns the places of the visible supplementary views of a kind, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    paths(of: .supplementary(elementKind))
  }
  /// Scrolls to an item. With no position, it scrolls by the least distance.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { bringIntoView(indexPath, at: scrollPosition, animated: animated) }

  // MARK: Changes: see UICollectionView+Updates.swift

  /// Loads everything from the data source again before the next frame, and resets the selection.
  open func reloadData() { reloadEverything() }
  /// Inserts items that the data source has already.
  open func insertItems(at indexPaths: [IndexPath]) { announce(.insertItems(indexPaths)) }
  /// Deletes items that the data source no longer has.
  open func deleteItems(at indexPaths: [IndexPath]) { announce(.deleteItems(indexPaths)) }
  /// Loads the cells of items again.
  open func reloadItems(at indexPaths: [IndexPath]) { announce(.reloadItems(indexPaths)) }
  /// Moves an item that the data source has moved already.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    announce(.moveItem(indexPath, newIndexPath))
  }
  /// Inserts sections that the data source has already.
  open func insertSections(_ sections: IndexSet) { announce(.insertSections(sections)) }
  /// Deletes sections that the data source no longer has.
  open func deleteSections(_ sections: IndexSet) { announce(.deleteSections(sections)) }
  /// Loads sections again.
  open func reloadSections(_ sections: IndexSet) { announce(.reloadSections(sections)) }
  /// Moves a section that the data source has moved already.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    announce(.moveSection(section, newSection))
  }

  /// Performs changes of items and sections as one animation.
  ///
  /// What is deleted, reloaded or moved is named by its place before all changes, what is inserted
  /// and the targets of moves by their places after them. Changes that do not add up are logged,
  /// and everything is loaded again.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and calls the methods above. With `nil`, a change
  ///     of the layout is animated.
  ///   - completion: A closure that is called after the animation, with `false` if it did not reach
  ///     its end.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performUpdates(updates, completion)
  }

  /// Changes to another layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes to another layout, and calls a closure after the animation.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { exchangeLayout(for: layout, animated, completion) }

  // MARK: Selection: see UICollectionView+Selection.swift

  /// The selected items in order, or `nil` if there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }

  /// Selects an item, or none, without asking or notifying the delegate.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition: scrollPosition) }

  /// Deselects an item, without asking or notifying the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginTouch(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !moveTouch(touches) { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endTouch() { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !cancelTouch() { super.touchesCancelled(touches, with: event) }
  }

  // MARK: Layout: see UICollectionView+Layout.swift

  open override func layoutSubviews() {
    layOutElements()
    super.layoutSubviews()
  }

  override func boundsWillChange(to newBounds: CGRect) { prepareForBounds(newBounds) }

  override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layout.targetContentOffset(
      forProposedContentOffset: proposed,
      withScrollingVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000))
  }
}
