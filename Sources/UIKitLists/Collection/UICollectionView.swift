import GlissadeGestures
import UIKitCore

/// A view that shows the items of a data source at the places that a layout determines. Each
/// visible item has a cell, and cells that are no longer visible are reused.
///
/// The `delegate` of a collection view can be a `UICollectionViewDelegate`.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The data source, which provides the cells. Setting this property loads everything from the new
  /// data source.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The object that loads data before items become visible. It is notified of the items within a
  /// length of the view beyond the visible ones, in the direction of the scroll.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet {
      guard prefetchDataSource !== oldValue else { return }
      _ = prefetched.removeAll()
      setNeedsLayout()
    }
  }
  /// A Boolean value that indicates whether the prefetching data source is notified of items before
  /// they become visible. Cells are made when they become visible in any case (our choice).
  open var isPrefetchingEnabled = true {
    didSet { if isPrefetchingEnabled { setNeedsLayout() } else { cancelPrefetching() } }
  }
  var prefetched = PrefetchedItems()
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      itemDelegate = delegate as? any UICollectionViewDelegate
      if delegate !== oldValue { layout.invalidateLayout() }
    }
  }
  weak var itemDelegate: (any UICollectionViewDelegate)?

  /// The layout of the elements. A new layout takes effect at once, without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  var layout: UICollectionViewLayout
  /// A Boolean value that indicates whether the layout is prepared.
  var isLayoutValid = false

  /// The view that is behind all others, fills the collection view and does not scroll, or `nil`.
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

  /// The numbers of sections and items that the data source has returned, or `nil` before it was
  /// called.
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
  /// The item that a touch highlights, or `nil`.
  var highlighted: IndexPath?

  /// Creates a collection view.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.owner = self
    arrangement = self
  }

  /// Returns `nil`: collection views cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Classes and reuse: see UICollectionView+Views.swift

  /// Registers the class of new cells with a reuse identifier. `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cells.register(
      checked(cellClass, UICollectionViewCell.self), as: .init(kind: nil, identifier: identifier))
  }

  /// Registers the nib of new cells with a reuse identifier. `nil` removes the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cells.register(nib.map { .nib($0) }, as: .init(kind: nil, identifier: identifier))
  }

  /// Registers the class of new supplementary views with a kind and a reuse identifier. `nil`
  /// removes the registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplements.register(
      checked(viewClass, UICollectionReusableView.self),
      as: .init(kind: elementKind, identifier: identifier))
  }

  /// Registers the nib of new supplementary views with a kind and a reuse identifier. `nil`
  /// removes the registration.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplements.register(nib.map { .nib($0) }, as: .init(kind: elementKind, identifier: identifier))
  }

  /// Returns an unused or new cell of the class that was registered for the identifier. It is an
  /// error if there is no such class.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let name = ReusePool<UICollectionViewCell>.Name(kind: nil, identifier: identifier)
    let attributes = attributes(of: ListElement(.cell, indexPath))
    if let cell = cells.reuse(name) { return prepared(cell, attributes) }
    let frame = attributes?.frame ?? .zero
    let made = cells.makeView(name) {
      $0.init(dequeuedWith: frame)
    } adopt: {
      $0.frame = frame
    }
    guard let made else {
      preconditionFailure(
        "Register a class for cells called “\(identifier)” before asking for one.")
    }
    return named(made, identifier)
  }

  /// Returns an unused or new supplementary view of the class that was registered for the kind and
  /// the identifier. It is an error if there is no such class.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let name = ReusePool<UICollectionReusableView>.Name(kind: elementKind, identifier: identifier)
    let attributes = attributes(of: ListElement(.supplementary(elementKind), indexPath))
    if let view = supplements.reuse(name) { return prepared(view, attributes) }
    let frame = attributes?.frame ?? .zero
    let made = supplements.makeView(name) {
      $0.init(dequeuedWith: frame)
    } adopt: {
      $0.frame = frame
    }
    guard let made else {
      preconditionFailure(
        "Register a class for views of the kind “\(elementKind)” called “\(identifier)” before"
          + " asking for one.")
    }
    return named(made, identifier)
  }

  // MARK: Counts and places: see UICollectionView+Places.swift

  /// The number of sections.
  open var numberOfSections: Int { loadCounts().sectionCount }
  /// Returns the number of items of a section, or 0 for a section that does not exist.
  open func numberOfItems(inSection section: Int) -> Int { count(inSection: section) }
  /// Returns the attributes of an item, or `nil` if there is no such item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: ListElement(.cell, indexPath))
  }
  /// Returns the attributes of a supplementary view, or `nil` if there is no such view.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(of: ListElement(.supplementary(kind), indexPath)) }
  /// Returns the index path of the item at a point of the content, or `nil` if there is no item.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }
  /// Returns the index path of the item of a visible cell, or `nil` for any other cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    views.element(of: cell)?.path
  }
  /// Returns the cell of a visible item, or `nil` for any other item.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cell(at: indexPath) }
  /// The visible cells, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cell(at: $0) }
  }
  /// The index paths of the visible items, in order.
  open var indexPathsForVisibleItems: [IndexPath] { paths(of: .cell) }
  /// Returns the visible supplementary view of a kind at an index path, or `nil` if it is not
  /// visible.
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
  /// Returns the index paths of the visible supplementary views of a kind, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    paths(of: .supplementary(elementKind))
  }
  /// Scrolls to an item. With an empty position, it scrolls by the smallest distance that makes the
  /// item visible.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame, frame.isFinitePlace else {
      return warn("there is no item \(Array(indexPath)) in the collection view to scroll to")
    }
    if scrollPosition.isEmpty { return scrollRectToVisible(frame, animated: animated) }
    let (inset, box) = (adjustedContentInset, insetBounds)
    var target = contentOffset
    if scrollPosition.contains(.top) { target.y = frame.minY - inset.top }
    if scrollPosition.contains(.centeredVertically) {
      target.y = frame.midY - box.height / 2 - inset.top
    }
    if scrollPosition.contains(.bottom) { target.y = frame.maxY + inset.bottom - bounds.height }
    if scrollPosition.contains(.left) { target.x = frame.minX - inset.left }
    if scrollPosition.contains(.centeredHorizontally) {
      target.x = frame.midX - box.width / 2 - inset.left
    }
    if scrollPosition.contains(.right) { target.x = frame.maxX + inset.right - bounds.width }
    target = clamped(target)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  // MARK: Changes: see UICollectionView+Updates.swift

  /// Loads all items from the data source again before the next frame, and clears the selection.
  open func reloadData() {
    guard batch == nil else {
      return warn("reloadData() has no effect in a batch update; announce the changes instead")
    }
    knownCounts = nil
    _ = prefetched.removeAll()
    selection = []
    highlighted = nil
    views.removeAll()
    let context = layout.makeInvalidationContext()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    layout.invalidateLayout(with: context)
  }
  /// Inserts items that the data source already contains.
  open func insertItems(at indexPaths: [IndexPath]) { announce(.insertItems(indexPaths)) }
  /// Deletes items that the data source no longer has.
  open func deleteItems(at indexPaths: [IndexPath]) { announce(.deleteItems(indexPaths)) }
  /// Requests the cells of items from the data source again.
  open func reloadItems(at indexPaths: [IndexPath]) { announce(.reloadItems(indexPaths)) }
  /// Moves an item that the data source has moved already.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    announce(.moveItem(indexPath, newIndexPath))
  }
  /// Inserts sections that the data source already contains.
  open func insertSections(_ sections: IndexSet) { announce(.insertSections(sections)) }
  /// Deletes sections that the data source no longer has.
  open func deleteSections(_ sections: IndexSet) { announce(.deleteSections(sections)) }
  /// Requests the views of sections from the data source again.
  open func reloadSections(_ sections: IndexSet) { announce(.reloadSections(sections)) }
  /// Moves a section that the data source has moved already.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    announce(.moveSection(section, newSection))
  }

  /// Performs changes of items and sections as one animation.
  ///
  /// The index paths of deleted, reloaded and moved items are those before all changes. The index
  /// paths of inserted items and the targets of moves are those after all changes. Changes that do
  /// not add up are logged, and everything is loaded again.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and calls methods such as `insertItems(at:)`.
  ///     With `nil`, pending changes of the layout are animated.
  ///   - completion: A closure that is called after the animation, with `false` if the animation
  ///     did not reach its end.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    guard batch == nil else {
      // A batch inside another batch is a part of the outer one.
      updates?()
      completion?(true)
      return
    }
    // A change of the layout that is pending for the next frame becomes a part of the animation.
    loadCounts()
    let (before, places) = (counts, shownPlaces())
    batch = []
    updates?()
    let announced = batch ?? []
    batch = nil
    askShownCells()
    let after = askForCounts()
    do throws(ListChangeError) {
      let change = try ListChange(announced, from: before, to: after)
      knownCounts = after
      perform(change, from: places, completion)
    } catch {
      warn("a batch update does not add up: \(error.text); everything is loaded again")
      reloadData()
      layoutIfNeeded()
      completion?(false)
    }
  }

  /// Changes to another layout, with or without animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes to another layout. The completion closure receives `false` if the animation did not
  /// reach its end.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let old = self.layout
    guard layout !== old else {
      completion?(true)
      return
    }
    prepareLayout()
    let places = shownPlaces()
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    forEachReusable { $0.willTransition(from: old, to: layout) }
    layout.owner = self
    self.layout = layout
    isLayoutValid = true
    layout.prepare()
    layout.change = LayoutChange(from: old, to: layout, places)
    let motion = ListMotion(
      continuation: { $0 }, initial: layout.initialAttributes, final: layout.finalAttributes,
      isAnimated: animated)
    play(motion, alongside: {}) { [weak self] finished in
      self?.forEachReusable { $0.didTransition(from: old, to: layout) }
      completion?(finished)
    }
    for each in [old, layout] { each.finalizeLayoutTransition() }
    layout.change = nil
    if old !== layout { old.owner = nil }
    setNeedsLayout()
  }

  // MARK: Selection: see UICollectionView+Selection.swift

  /// The index paths of the selected items, in order.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }

  /// Selects an item, or clears the selection with `nil`. The delegate is not called.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return deselectAll() }
    guard loadCounts().contains(indexPath) else {
      return warn("there is no item \(Array(indexPath)) in the collection view to select")
    }
    if !allowsMultipleSelection {
      for other in selection.sorted() where other != indexPath { deselect(other) }
    }
    selection.insert(indexPath)
    cell(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item. The delegate is not called.
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
    prefetchItems()
  }
}

extension UICollectionView: ScrollArrangement {
  package func boundsWillChange(to newBounds: CGRect) { prepareForBounds(newBounds) }

  package func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layout.targetContentOffset(
      forProposedContentOffset: proposed,
      withScrollingVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000))
  }
}
