import UIKit

/// A list that shows snapshots, as one writes it from memory.
final class DiffableListViewController: UIViewController {
  enum Section: Hashable { case first, second }

  private let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private let tableView = UITableView()
  private lazy var dataSource = UICollectionViewDiffableDataSource<Section, String>(
    collectionView: collectionView
  ) { collectionView, indexPath, _ in
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  private lazy var rows = Rows(tableView: tableView) { tableView, indexPath, item in
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = item
    return cell
  }

  private final class Rows: UITableViewDiffableDataSource<Section, String> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.first, .second])
    snapshot.appendItems(["a", "b"], toSection: .first)
    dataSource.apply(snapshot, animatingDifferences: false)
    snapshot.insertItems(["c"], beforeItem: "b")
    snapshot.reloadItems(["a"])
    rows.defaultRowAnimation = .fade
    rows.apply(snapshot) { [weak self] in self?.view.setNeedsLayout() }
  }

  func select(_ indexPath: IndexPath) {
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([item])
    dataSource.apply(snapshot)
  }
}
