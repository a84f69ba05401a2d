import UIKitCore

/// A data source of a table that shows snapshots, and animates the change from one snapshot to the
/// next.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// A closure that returns the cell of an item. It is an error of the program if it returns `nil`.
  public typealias CellProvider =
    @MainActor (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

  /// The animation of rows that are inserted, deleted or loaded again.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private let cellProvider: CellProvider
  private let shown:
    ShownSnapshot<
      UITableView, SectionIdentifierType, ItemIdentifierType
    >
  private var current: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown.current
  }

  /// Creates a data source without items, and sets it as the data source of a table. The table does
  /// not retain it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    shown = ShownSnapshot(in: tableView)
    super.init()
    tableView.dataSource = self
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
    let animation = defaultRowAnimation
    shown.apply(snapshot, animated: animatingDifferences, announce: { $0.announce($1, animation) })
    {
      completion?()
    }
  }

  /// Shows a snapshot by loading the whole table again, without animation.
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

  // MARK: UITableViewDataSource

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  /// Returns the number of items of a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.count(inSection: section)
  }
  /// Returns the cell that the cell provider returns.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else { preconditionFailure("The cell provider returned no cell for the row \(indexPath).") }
    return cell
  }
  /// Returns `nil`; a subclass can return the title of a section's header.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// Returns `nil`; a subclass can return the title of a section's footer.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// Returns `false`; a subclass can let the user delete rows.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// The default implementation does nothing. A subclass can apply a snapshot without the row that
  /// the user has deleted.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}
