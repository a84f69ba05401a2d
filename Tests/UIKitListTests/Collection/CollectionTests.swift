import Foundation
import Testing
import UIKit

@MainActor @Suite struct CollectionTests {
  @Test("V-01 of 100 000 items only those in view have a cell, and a few cells serve them all")
  func manyItems() {
    let setup = CollectionSetup(count: 100_000)
    // 5 of 50 pt fit side by side with 10 pt between them.
    #expect(setup.texts == (0..<40).map(String.init))
    #expect(setup.view.contentSize.height == 1_199_990)
    var most = 0
    for offset in stride(from: 0.0, to: 1_199_000, by: 9_973) {
      setup.view.contentOffset.y = offset
      setup.frames()
      most = max(most, setup.view.visibleCells.count)
      let line = Int((offset + 10) / 60)
      #expect(setup.texts.first == "\(line * 5)")
    }
    #expect(most <= 45)
    #expect(setup.made.count <= 90)
    #expect(setup.view.subviews.count <= 45)
  }

  @Test("V-01 sizes of a delegate are asked for once, and 10 000 of them scroll as well")
  func manySizes() {
    let setup = SizedSetup(count: 10_000)
    let asked = setup.askedSizes
    #expect(asked == 10_000)
    setup.view.contentOffset.y = setup.view.contentSize.height - 480
    setup.frames()
    #expect(setup.texts.last == "9999")
    #expect(setup.made.count <= 60)
    #expect(setup.askedSizes == asked)
  }

  @Test("V-02 a cell that comes back is prepared for it, and the delegate follows what is shown")
  func reuse() {
    let setup = CollectionSetup(count: 60)
    #expect(setup.received == (0..<40).map { "will 0.\($0)" })
    setup.received = []
    setup.view.contentOffset.y = 60
    setup.frames()
    #expect(setup.received.prefix(5) == ["end 0.0", "end 0.1", "end 0.2", "end 0.3", "end 0.4"])
    #expect(setup.received.suffix(5) == (40..<45).map { "will 0.\($0)" }[...])
    #expect(setup.cell(44)?.reuses == 1)
    #expect(setup.cell(44)?.label.text == "44")
    #expect(setup.cell(44)?.applied.last == IndexPath(item: 44, section: 0))
  }

  @Test("V-02 a cell has its place before the data source fills it, also one that is reused")
  func placedBeforeFilled() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 70)
    let setup = CollectionSetup(count: 60, layout: layout)
    #expect(setup.cell(0)?.bounds.size == CGSize(width: 90, height: 70))
    layout.itemSize = CGSize(width: 60, height: 30)
    setup.view.contentOffset.y = 400
    let cell = setup.view.dequeueReusableCell(
      withReuseIdentifier: "cell", for: IndexPath(item: 59, section: 0))
    #expect(cell.frame.size == CGSize(width: 60, height: 30))
    #expect(cell.contentView.frame.size == cell.bounds.size)
  }

  @Test("V-03 queries name what is visible, and what is not there")
  func queries() {
    let setup = CollectionSetup([["a", "b"], [], ["c"]])
    let path = IndexPath(item: 1, section: 0)
    #expect(setup.view.numberOfSections == 3)
    #expect(setup.view.numberOfItems(inSection: 1) == 0)
    #expect(setup.view.numberOfItems(inSection: 9) == 0)
    #expect(setup.view.indexPathForItem(at: CGPoint(x: 75, y: 20)) == path)
    #expect(setup.view.indexPathForItem(at: CGPoint(x: 55, y: 20)) == nil)
    #expect(setup.view.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: 20)) == nil)
    #expect(setup.cell(1).flatMap(setup.view.indexPath(for:)) == path)
    #expect(setup.view.layoutAttributesForItem(at: path)?.frame.minX == 67.5)
    #expect(setup.view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0)) == nil)
    #expect(setup.view.layoutAttributesForItem(at: IndexPath(index: 3)) == nil)
    #expect(setup.view.cellForItem(at: IndexPath(item: 0, section: 7)) == nil)
    #expect(setup.view.indexPathsForVisibleItems.count == 3)
  }

  @Test("V-03 an item is scrolled to a position of either axis, never beyond the ends")
  func scrollToItem() {
    let setup = CollectionSetup(count: 500)
    let path = IndexPath(item: 250, section: 0)
    setup.view.scrollToItem(at: path, at: .top, animated: false)
    #expect(setup.view.contentOffset.y == 3000)
    setup.view.scrollToItem(at: path, at: .centeredVertically, animated: false)
    #expect(setup.view.contentOffset.y == 2785)
    setup.view.scrollToItem(at: path, at: .bottom, animated: false)
    #expect(setup.view.contentOffset.y == 2570)
    setup.view.scrollToItem(at: IndexPath(item: 499, section: 0), at: .top, animated: true)
    setup.harness.advanceUntilIdle()
    #expect(setup.view.contentOffset.y == 5510)
    setup.view.scrollToItem(at: IndexPath(item: 500, section: 0), at: .top, animated: false)
    #expect(setup.view.contentOffset.y == 5510)
    setup.view.scrollToItem(at: path, at: [], animated: false)
    #expect(setup.view.contentOffset.y == 3000)
  }

  @Test("V-04 the background fills the view and stays behind the cells while they scroll")
  func background() {
    let setup = CollectionSetup(count: 500)
    let background = UIView()
    setup.view.backgroundView = background
    setup.view.contentOffset.y = 700
    setup.frames()
    #expect(background.frame == setup.view.bounds)
    #expect(setup.view.subviews.first === background)
    setup.view.backgroundView = nil
    #expect(background.superview == nil)
  }

  @Test("V-07 a wrong count, a view used twice and a missing header are logged and not fatal")
  func badSource() {
    let setup = LyingSource()
    #expect(setup.view.visibleCells.count == 1)
    #expect(setup.view.numberOfItems(inSection: 1) == 0)
    #expect(setup.warnings.contains { $0.contains("-3 items") })
    #expect(setup.warnings.contains { $0.contains("one view for") })
  }

  @Test("V-08 nothing of a collection view stays alive after it is gone")
  func census() {
    weak var view: UICollectionView?
    weak var layout: UICollectionViewLayout?
    weak var cell: UICollectionViewCell?
    do {
      let setup = CollectionSetup(count: 200)
      setup.delete(at: 1)
      setup.frames(3)
      (view, layout, cell) = (setup.view, setup.flow, setup.cell(3))
      #expect(cell != nil)
    }
    #expect(view == nil)
    #expect(layout == nil)
    #expect(cell == nil)
  }
}

/// A source of items of different sizes.
@MainActor final class SizedSetup: CollectionSetup, UICollectionViewDelegateFlowLayout {
  private(set) var askedSizes = 0

  convenience init(count: Int) { self.init([(0..<count).map(String.init)]) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    askedSizes += 1
    return CGSize(width: 60 + indexPath.item % 5 * 10, height: 50)
  }
}

/// A source with a negative count, and one cell for all items.
@MainActor final class LyingSource: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  private let only = UICollectionViewCell(frame: .zero)
  private var setup: CollectionSetup

  override init() {
    setup = CollectionSetup(count: 1)
    view = setup.view
    super.init()
    view.dataSource = self
    setup.frames()
  }

  var warnings: [String] { setup.warnings }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { section == 0 ? 4 : -3 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { only }
}
