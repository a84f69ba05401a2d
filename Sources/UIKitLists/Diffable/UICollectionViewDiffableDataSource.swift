import UIKitCore

/// A data source of a collection view that shows snapshots, and animates the change from one
/// snapshot to the next.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// A closure that returns the cell of an item. It is an error of the program if it returns `nil`.
  public typealias CellProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
  /// A closure that returns the supplementary view of a kind at an index path, or `nil`.
  public typealias SupplementaryViewProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

  /// The closure that returns supplementary views such as headers, or `nil` if there are none.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private let cellProvider: CellProvider
  private let shown:
    ShownSnapshot<
      UICollectionView, SectionIdentifierType, ItemIdentifierType
    >
  private var current: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown.current
  }

  /// Creates a data source without items, and sets it as the data source of a collection view. The
  /// collection view does not retain it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    shown = ShownSnapshot(in: collectionView)
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns the snapshot that is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  /// Shows a snapshot. Items and sections that differ from the current snapshot are inserted,
  /// deleted, moved and loaded again.
  ///
  /// - Parameters:
  ///   - animatingDifferences: A Boolean value that indicates whether the change is animated.
  ///   - completion: A closure that is called after the animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    shown.apply(snapshot, animated: animatingDifferences, announce: { $0.announce($1) }) {
      completion?()
    }
  }

  /// Shows a snapshot by loading the whole collection view again, without animation.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    shown.load(snapshot, completion: completion)
  }

  // MARK: Places

  /// Returns the identifier of the item at an index path, or `nil` if there is no item.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }
  /// Returns the index path of an item, or `nil` if the current snapshot does not contain the item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }
  /// Returns the identifier of the section at an index, or `nil` if there is no section.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.section(at: index)
  }
  /// Returns the index of a section, or `nil` if the current snapshot does not contain the section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: UICollectionViewDataSource

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }
  /// Returns the number of items of a section of the snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.count(inSection: section) }
  /// Returns the cell that the cell provider returns.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else { preconditionFailure("The cell provider returned no cell for the item \(indexPath).") }
    return cell
  }
  /// Returns the view that `supplementaryViewProvider` returns.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure("A layout with “\(kind)” needs a supplementaryViewProvider.")
    }
    return view
  }
}

extension NSDiffableDataSourceSnapshot {
  func section(at index: Int) -> SectionIdentifierType? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }

  func count(inSection index: Int) -> Int {
    section(at: index).map { numberOfItems(inSection: $0) } ?? 0
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, let section = section(at: path.section) else { return nil }
    let items = itemIdentifiers(inSection: section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionIdentifier(containingItem: item),
      let index = indexOfSection(section),
      let position = itemIdentifiers(inSection: section).firstIndex(of: item)
    else { return nil }
    return IndexPath(item: position, section: index)
  }
}
