import Foundation
import GlissadeTesting
import Testing
import UIKit

private final class NibCell: UICollectionViewCell {
  let title = UILabel()
}

private final class NibRow: UITableViewCell {}

private final class NibHeader: UITableViewHeaderFooterView {}

private final class NibFooter: UICollectionReusableView {}

/// The owner of a nib, with an outlet.
private final class NibOwner: NSObject {
  weak var title: UILabel?
}

/// A page with a grid, whose cells and footer come from nibs.
private final class GridController: UIViewController, UICollectionViewDataSource {
  let layout = UICollectionViewFlowLayout()
  lazy var grid = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.itemSize = CGSize(width: 80, height: 60)
    layout.footerReferenceSize = CGSize(width: 0, height: 40)
    grid.dataSource = self
    grid.register(UINib(nibName: "Cell", bundle: nil), forCellWithReuseIdentifier: "cell")
    grid.register(
      UINib(nibName: "Footer", bundle: nil),
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "footer")
    view.addSubview(grid)
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "footer", for: path)
  }
}

/// A table of a hundred rows, which come from a nib.
private final class RowsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 50
    tableView.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
    tableView.register(
      UINib(nibName: "Header", bundle: nil), forHeaderFooterViewReuseIdentifier: "header")
  }

  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    table.dequeueReusableCell(withIdentifier: "row", for: path)
  }
}

@MainActor @Suite("Nibs") struct NibTests {
  @Test("N-88 a nib makes new objects for its owner, with the options that it is given")
  func objects() throws {
    let harness = Harness { UIViewController() }
    UINib.register("Header") { owner, options in
      let label = UILabel()
      (owner as? NibOwner)?.title = label
      let names = options?[.externalObjects] as? [String: String]
      label.text = names?["title"]
      return [label, UIView()]
    }
    let owner = NibOwner()
    let nib = UINib(nibName: "Header", bundle: .main)
    let first = nib.instantiate(
      withOwner: owner, options: [.externalObjects: ["title": "News"]])
    #expect(first.count == 2)
    #expect(owner.title === first.first as? UILabel)
    #expect(owner.title?.text == "News")
    let second = Bundle.main.loadNibNamed("Header", owner: nil, options: nil)
    #expect(second?.first is UILabel)
    #expect((second?.first as? UILabel)?.text == nil)
    #expect(second?.first as? UILabel !== owner.title)
    #expect(harness.now >= 0)
  }

  @Test("N-88 the cells and footers of a grid come from their nibs, with the layout's frames")
  func grid() throws {
    let page = GridController()
    let harness = Harness {
      UINib.register("Cell") { _, _ in [NibCell()] }
      UINib.register("Footer") { _, _ in [NibFooter()] }
      return page
    }
    harness.advance(by: 0.1)
    let cells = page.grid.visibleCells
    #expect(cells.count == 3)
    #expect(cells.allSatisfy { $0 is NibCell })
    #expect(cells.allSatisfy { $0.reuseIdentifier == "cell" })
    #expect(cells.first?.frame.size == CGSize(width: 80, height: 60))
    let kind = UICollectionView.elementKindSectionFooter
    let path = IndexPath(item: 0, section: 0)
    let footer = page.grid.supplementaryView(forElementKind: kind, at: path)
    #expect(footer is NibFooter)
    #expect(footer?.frame.height == 40)
  }

  @Test("N-88 the rows of a table come from their nib, and are used again")
  func rows() throws {
    var made = 0
    let page = RowsController()
    let harness = Harness {
      UINib.register("Row") { _, _ in
        made += 1
        return [NibRow(style: .default, reuseIdentifier: nil)]
      }
      UINib.register("Header") { _, _ in [NibHeader(reuseIdentifier: nil)] }
      return page
    }
    harness.advance(by: 0.1)
    let table: UITableView = page.tableView
    #expect(table.visibleCells.first is NibRow)
    #expect(table.visibleCells.first?.reuseIdentifier == "row")
    let before = made
    table.contentOffset.y = 4000
    harness.advance(by: 0.1)
    #expect(table.visibleCells.first is NibRow)
    #expect(made < before * 2)
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    #expect(header is NibHeader)
    #expect(header?.reuseIdentifier == "header")
    table.register(nil as UINib?, forHeaderFooterViewReuseIdentifier: "header")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") == nil)
  }
}
