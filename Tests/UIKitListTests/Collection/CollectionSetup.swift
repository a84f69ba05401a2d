import Foundation
import GlissadeTesting
import UIKit

/// A collection view of named items in a window of 320×480, and the recorded calls of its delegate.
@MainActor class CollectionSetup: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  final class Cell: UICollectionViewCell {
    let label = UILabel()
    private(set) var reuses = 0
    private(set) var applied: [IndexPath] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      applied.append(layoutAttributes.indexPath)
    }
  }

  final class Header: UICollectionReusableView {}

  var names: [[String]]
  var received: [String] = []
  var refused: Set<String> = []
  private(set) var harness: Harness!
  private(set) var view: UICollectionView!
  private(set) var made: Set<ObjectIdentifier> = []

  init(
    _ names: [[String]], layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
    size: CGSize = CGSize(width: 320, height: 480)
  ) {
    self.names = names
    super.init()
    harness = Harness(size: size) {
      let page = UIViewController()
      view = UICollectionView(
        frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        view.register(
          Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
      }
      view.dataSource = self
      view.delegate = self
      page.view.addSubview(view)
      return page
    }
  }

  convenience init(count: Int, layout: UICollectionViewLayout = UICollectionViewFlowLayout()) {
    self.init([(0..<count).map(String.init)], layout: layout)
  }

  var flow: UICollectionViewFlowLayout { view.collectionViewLayout as! UICollectionViewFlowLayout }
  var texts: [String] { view.visibleCells.compactMap { ($0 as? Cell)?.label.text } }
  var warnings: [String] { harness.log.filter { $0.hasPrefix("warning") } }

  func frames(_ count: Int = 1) { harness.advance(by: Double(count) / 60) }

  func cell(_ item: Int, _ section: Int = 0) -> Cell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? Cell
  }

  /// The visible frame of an item's cell, in points of the window.
  func shownFrame(_ item: Int) -> CGRect? { cell(item).map(harness.presentationFrame(of:)) }

  /// Changes the data and announces the same.
  func insert(_ name: String, at item: Int) {
    names[0].insert(name, at: item)
    view.insertItems(at: [IndexPath(item: item, section: 0)])
  }

  func delete(at item: Int) {
    names[0].remove(at: item)
    view.deleteItems(at: [IndexPath(item: item, section: 0)])
  }

  func name(_ path: IndexPath) -> String { names[path.section][path.item] }

  // MARK: Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int { names.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { names[section].count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    made.insert(ObjectIdentifier(cell))
    (cell as? Cell)?.label.text = name(indexPath)
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  // MARK: Delegate

  private func record(_ call: String, _ path: IndexPath) {
    received.append("\(call) \(path.section).\(path.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    record("shouldHighlight", indexPath)
    return !refused.contains("highlight")
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    record("didHighlight", indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { record("didUnhighlight", indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    record("shouldSelect", indexPath)
    return !refused.contains("select")
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    record("shouldDeselect", indexPath)
    return !refused.contains("deselect")
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    record("didSelect", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    record("didDeselect", indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { record("will", indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { record("end", indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { record("willHeader", indexPath) }
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { record("endHeader", indexPath) }
}
