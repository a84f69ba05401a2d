import Foundation
import GlissadeTesting
import Testing
import UIKit

/// A cell as high as its number says, and as wide as its grid.
@MainActor private final class SizedCell: UICollectionViewCell {
  private let box = UIView()
  private lazy var sides = [
    box.widthAnchor.constraint(equalToConstant: 0), box.heightAnchor.constraint(equalToConstant: 0),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate(
      sides + [
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ size: CGSize) {
    sides[0].constant = size.width
    sides[1].constant = size.height
  }
}

/// A grid of cells that determine their sizes.
@MainActor private final class GridPage: UICollectionViewController {
  var sizes: [CGSize]

  init(_ layout: UICollectionViewFlowLayout, _ sizes: [CGSize]) {
    self.sizes = sizes
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sizes.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? SizedCell)?.show(sizes[indexPath.item])
    return cell
  }
}

@MainActor @Suite("Cells that determine their sizes")
struct FittingTests {
  private func grid(_ sizes: [CGSize], estimate: CGSize) -> (GridPage, Harness) {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = estimate
    layout.minimumLineSpacing = 0
    let page = GridPage(layout, sizes)
    let harness = Harness { page }
    harness.advanceUntilIdle()
    return (page, harness)
  }

  private func frame(_ item: Int, in page: GridPage) -> CGRect? {
    page.collectionView.cellForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  @Test("V-17 items have the sizes of their cells' constraints")
  func fitted() {
    let sizes = (0..<8).map { CGSize(width: 375, height: 30 + CGFloat($0) * 10) }
    for estimate in [
      CGSize(width: 100, height: 20), UICollectionViewFlowLayout.automaticSize,
    ] {
      let (page, _) = grid(sizes, estimate: estimate)
      #expect(frame(0, in: page) == CGRect(x: 0, y: 0, width: 375, height: 30))
      #expect(frame(3, in: page) == CGRect(x: 0, y: 120, width: 375, height: 60))
      #expect(page.collectionView.contentSize.height == 520)
    }
  }

  @Test("V-17 without an estimate the layout's size stays")
  func fixed() {
    let (page, _) = grid([CGSize(width: 100, height: 30)], estimate: .zero)
    #expect(frame(0, in: page)?.size == CGSize(width: 50, height: 50))
  }

  @Test("V-17 an item size that is automatic adapts, too")
  func automaticItem() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = UICollectionViewFlowLayout.automaticSize
    let page = GridPage(layout, [CGSize(width: 120, height: 33)])
    let harness = Harness { page }
    harness.advanceUntilIdle()
    #expect(frame(0, in: page)?.size == CGSize(width: 120, height: 33))
  }

  @Test("V-17 sizes move along with insertions and deletions, and reloading asks again")
  func updates() {
    let sizes = [40, 60, 80].map { CGSize(width: 375, height: $0) }
    let (page, harness) = grid(sizes, estimate: CGSize(width: 375, height: 50))
    page.sizes.remove(at: 0)
    page.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
    harness.advanceUntilIdle()
    #expect(frame(0, in: page) == CGRect(x: 0, y: 0, width: 375, height: 60))
    page.sizes.insert(CGSize(width: 375, height: 20), at: 0)
    page.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
    harness.advanceUntilIdle()
    #expect(frame(1, in: page) == CGRect(x: 0, y: 20, width: 375, height: 60))
    page.sizes[0].height = 90
    page.collectionView.reloadData()
    harness.advanceUntilIdle()
    #expect(frame(0, in: page)?.height == 90)
  }

  @Test("V-17 what is in view stays where it is while items above it adapt")
  func stays() throws {
    let sizes = (0..<100).map { _ in CGSize(width: 375, height: 70) }
    let (page, harness) = grid(sizes, estimate: CGSize(width: 375, height: 50))
    page.collectionView.scrollToItem(
      at: IndexPath(item: 60, section: 0), at: .top, animated: false)
    harness.advanceUntilIdle()
    let cell = try #require(page.collectionView.cellForItem(at: IndexPath(item: 62, section: 0)))
    let before = harness.presentationFrame(of: cell).minY
    page.collectionView.contentOffset.y -= 100
    harness.advanceUntilIdle()
    #expect(harness.presentationFrame(of: cell).minY - before == 100)
  }

  // MARK: Tables

  @Test("V-27 rows have the heights of their cells' constraints, labels, or own answers")
  func rows() {
    let page = TextTable(texts: [
      "one", String(repeating: "many words ", count: 30), "constraints", "own",
    ])
    let harness = Harness { page }
    harness.advanceUntilIdle()
    let heights = (0..<4).map {
      page.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height
    }
    #expect(heights[0] == 44)
    #expect(heights[1] > 100)
    #expect(heights[2] == 77)
    #expect(heights[3] == 91)
    #expect(page.tableView.contentSize.height == heights.reduce(0, +))
    #expect(
      page.tableView.rectForRow(at: IndexPath(row: 3, section: 0)).minY
        == heights[0] + heights[1] + heights[2])
  }

  @Test("V-27 the estimate holds for rows that have not been in view")
  func estimates() {
    let page = TextTable(texts: (0..<100).map { _ in "constraints" }, estimate: 60)
    let harness = Harness { page }
    harness.advanceUntilIdle()
    let heights = (0..<100).map {
      page.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height
    }
    #expect(page.tableView.contentSize.height == heights.reduce(0, +))
    #expect(heights.prefix(9).allSatisfy { $0 == 77 })
    #expect(heights.suffix(80).allSatisfy { $0 == 60 })
  }

  @Test("V-27 another width asks again, and changes of rows keep the heights of others")
  func changes() {
    let page = TextTable(texts: ["own", String(repeating: "many words ", count: 30), "own"])
    let harness = Harness { page }
    harness.advanceUntilIdle()
    let tall = page.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height
    page.texts.remove(at: 0)
    page.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    harness.advanceUntilIdle()
    #expect(page.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == tall)
    #expect(page.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 91)
    harness.resize(to: CGSize(width: 800, height: 667))
    harness.advanceUntilIdle()
    #expect(page.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height < tall)
  }

  @Test("V-27 rows in view stay where they are while rows above them adapt")
  func rowsStay() throws {
    let page = TextTable(texts: (0..<100).map { _ in "constraints" })
    let harness = Harness { page }
    harness.advanceUntilIdle()
    page.tableView.scrollToRow(at: IndexPath(row: 60, section: 0), at: .top, animated: false)
    harness.advanceUntilIdle()
    let cell = try #require(page.tableView.cellForRow(at: IndexPath(row: 62, section: 0)))
    let before = harness.presentationFrame(of: cell).minY
    page.tableView.contentOffset.y -= 100
    harness.advanceUntilIdle()
    #expect(harness.presentationFrame(of: cell).minY - before == 100)
  }
}

/// A cell with a height of its own.
@MainActor private final class OwnCell: UITableViewCell {
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: 91) }
}

/// A cell whose constraints determine a height of 77 points.
@MainActor private final class ConstrainedCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.heightAnchor.constraint(equalToConstant: 57),
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
    ])
  }

  required init?(coder: NSCoder) { return nil }
}

/// A table of texts, whose cells are of the class that the text names.
@MainActor private final class TextTable: UITableViewController {
  var texts: [String]

  private let estimate: CGFloat

  init(texts: [String], estimate: CGFloat = UITableView.automaticDimension) {
    self.texts = texts
    self.estimate = estimate
    super.init(style: .plain)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = estimate
  }

  required init?(coder: NSCoder) { return nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    switch texts[indexPath.row] {
    case "own": return OwnCell(style: .default, reuseIdentifier: nil)
    case "constraints": return ConstrainedCell(style: .default, reuseIdentifier: nil)
    case let text:
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = text
      return cell
    }
  }
}
