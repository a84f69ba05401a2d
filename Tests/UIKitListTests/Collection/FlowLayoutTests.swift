import Foundation
import Testing
import UIKit

@MainActor @Suite struct FlowLayoutTests {
  @Test("V-10 sections follow each other with header, insets and footer, in both directions")
  func sections() {
    for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = direction
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      layout.headerReferenceSize = CGSize(width: 20, height: 30)
      layout.footerReferenceSize = CGSize(width: 5, height: 6)
      let setup = CollectionSetup([["a", "b"], ["c"]], layout: layout)
      let second = setup.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame
      let header = setup.view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
      if direction == .vertical {
        #expect(second?.origin == CGPoint(x: 2, y: 140 + 31))
        #expect(header?.frame == CGRect(x: 0, y: 140, width: 320, height: 30))
        #expect(setup.view.contentSize == CGSize(width: 320, height: 280))
      } else {
        #expect(second?.origin == CGPoint(x: 131 + 22, y: 1))
        #expect(header?.frame == CGRect(x: 131, y: 0, width: 20, height: 480))
        #expect(setup.view.contentSize == CGSize(width: 262, height: 480))
      }
      #expect(setup.received.contains("willHeader 0.0"))
    }
  }

  @Test("V-11 a pinned header stays at the top until its section ends, in front of the items")
  func pinned() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let setup = CollectionSetup(
      [(0..<60).map(String.init), (0..<60).map(String.init)], layout: layout)
    let kind = UICollectionView.elementKindSectionHeader
    let first = setup.view.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: 0))
    setup.view.contentOffset.y = 200
    setup.frames()
    #expect(first?.frame.minY == 200)
    #expect(setup.view.subviews.filter { $0 is UICollectionReusableView }.last === first)
    // The section ends at 30 + 12 lines.
    setup.view.contentOffset.y = 730
    setup.frames()
    #expect(first?.frame.maxY == 740)
    #expect(setup.view.visibleSupplementaryViews(ofKind: kind).count == 2)
    setup.view.contentOffset.y = 741
    setup.frames()
    #expect(setup.received.contains("endHeader 0.0"))
  }

  @Test("V-10 the delegate's sizes, insets and spacings replace the layout's")
  func delegate() {
    let setup = MeasuredSetup([["a", "b", "c"], ["d"]])
    #expect(setup.cell(0)?.frame == CGRect(x: 10, y: 7, width: 140, height: 40))
    #expect(setup.cell(1)?.frame == CGRect(x: 170, y: 7, width: 140, height: 40))
    #expect(setup.cell(2)?.frame.minY == 50)
    #expect(setup.cell(0, 1)?.frame.minY == 109)
  }

  @Test("V-07 sizes that are negative, infinite or too large are replaced with a warning")
  func badSizes() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 4000, height: -CGFloat.infinity)
    layout.sectionInset.top = .nan
    layout.minimumLineSpacing = -.infinity
    let setup = CollectionSetup(count: 10, layout: layout)
    #expect(setup.view.contentSize.height.isFinite)
    #expect(setup.warnings.contains { $0.contains("item size") })
    #expect(setup.warnings.contains { $0.contains("larger than the space") })
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.sectionInset = .zero
    layout.minimumLineSpacing = 0
    setup.frames()
    #expect(setup.texts.count == 10)
  }

  @Test("V-10 another width makes other lines; a scroll does not measure again")
  func width() {
    let setup = CollectionSetup(count: 20)
    setup.view.frame.size.width = 170
    setup.frames()
    #expect(setup.cell(3)?.frame.minY == 60)
    #expect(setup.view.contentSize.width == 170)
    setup.view.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    setup.view.collectionViewLayout.invalidateLayout()
    setup.frames()
    #expect(setup.view.contentSize.width == 110)
    #expect(setup.cell(2)?.frame.minY == 60)
  }
}

/// A source whose delegate measures the flow layout.
@MainActor final class MeasuredSetup: CollectionSetup, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 140, height: 40) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 7, left: 10, bottom: 0, right: 10) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 3 }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 20 }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: 12) }
}
