import Foundation
import Testing
import UIKit

@MainActor @Suite struct OwnLayoutTests {
  @Test("V-14 a layout of the client's places, prepares and invalidates by the bounds")
  func wheel() {
    let layout = FanLayout()
    let setup = CollectionSetup(count: 50, layout: layout)
    #expect(layout.preparations == 1)
    #expect(setup.cell(2)?.transform == CGAffineTransform(rotationAngle: 0.2))
    #expect(setup.cell(2)?.alpha == 0.5)
    setup.view.contentOffset.x = 30
    setup.frames()
    #expect(layout.preparations == 2)
    #expect(layout.formerBounds.last?.minX == 0)
    setup.frames()
    #expect(layout.preparations == 2)
    #expect(setup.view.subviews.filter { $0 is FanLayout.Line }.count == 1)
    let order = setup.view.subviews.filter { $0 is CollectionSetup.Cell }
    #expect(order.first === setup.cell(0))
    #expect(order.last === setup.view.visibleCells.last)
  }

  @Test("V-14 attributes of a layout's own class reach the cells, and copies keep what they add")
  func ownAttributes() {
    let attributes = FanLayout.Attributes(forCellWith: IndexPath(item: 3, section: 1))
    attributes.angle = 2
    attributes.zIndex = 4
    let copy = attributes.copy() as? FanLayout.Attributes
    #expect(copy?.angle == 2)
    #expect(copy?.zIndex == 4)
    #expect(copy?.isEqual(attributes) == true)
    copy?.angle = 3
    #expect(copy?.isEqual(attributes) == false)
    let plain = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    plain.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(plain.center == CGPoint(x: 25, y: 40))
    #expect(plain.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    plain.transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(plain.frame == CGRect(x: -5, y: 20, width: 60, height: 40))
    #expect(plain.representedElementCategory == .cell)
    #expect(plain.representedElementKind == nil)
  }

  @Test("V-14 released content comes to rest where the layout says")
  func target() {
    let layout = FanLayout()
    layout.rest = CGPoint(x: 300, y: 0)
    let setup = CollectionSetup(count: 50, layout: layout)
    setup.harness.drag(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 100, y: 50), over: 0.1)
    setup.harness.advanceUntilIdle()
    #expect(setup.view.contentOffset.x == 300)
    #expect(layout.velocities.last?.x ?? 0 > 0.5)
  }

  @Test("V-07 places that are not finite, or of no item, are left out with a warning")
  func badPlaces() {
    let setup = CollectionSetup(count: 5, layout: BrokenLayout())
    #expect(setup.view.indexPathsForVisibleItems == [IndexPath(item: 0, section: 0)])
    #expect(setup.view.contentSize == .zero)
    #expect(setup.warnings.contains { $0.contains("no finite place") })
    #expect(setup.warnings.contains { $0.contains("which is no item") })
    #expect(setup.warnings.contains { $0.contains("a content of") })
    setup.view.performBatchUpdates(nil)
    setup.harness.advanceUntilIdle()
    #expect(setup.view.visibleCells.count == 1)
  }

  @Test("V-14 a cell's preferred attributes reach a layout that adapts to them")
  func preferred() {
    let layout = FanLayout()
    layout.adapts = true
    let setup = CollectionSetup(count: 5, layout: layout)
    #expect(layout.preferences.contains(IndexPath(item: 4, section: 0)))
    #expect(layout.preparations > 1)
    let idle = layout.preparations
    setup.frames(3)
    #expect(layout.preparations == idle)
  }

  @Test("V-15 a change of layout moves the cells, and calls come in order")
  func exchange() {
    let setup = CollectionSetup(count: 12)
    let cell = setup.cell(3)
    let start = setup.shownFrame(3)
    let next = UICollectionViewFlowLayout()
    next.itemSize = CGSize(width: 320, height: 40)
    next.minimumLineSpacing = 0
    var finished: Bool?
    let old = setup.flow
    setup.view.setCollectionViewLayout(next, animated: true) { finished = $0 }
    #expect(setup.view.collectionViewLayout === next)
    #expect(old.collectionView == nil)
    #expect(next.collectionView === setup.view)
    #expect(setup.cell(3) === cell)
    #expect(setup.shownFrame(3) == start)
    #expect(cell?.frame.minY == 120)
    setup.frames(9)
    #expect(setup.shownFrame(3)?.minY ?? 0 > 40)
    #expect(setup.shownFrame(3)?.minY ?? 200 < 115)
    setup.harness.advanceUntilIdle()
    #expect(finished == true)
    #expect(setup.texts == (0..<12).map(String.init))
    setup.view.collectionViewLayout = old
    #expect(setup.shownFrame(3) == start)
  }

  @Test("V-15 a changed measure is animated by an empty batch, and by layoutIfNeeded in a block")
  func animatedInvalidation() {
    let setup = CollectionSetup(count: 6)
    setup.flow.itemSize = CGSize(width: 140, height: 50)
    setup.view.performBatchUpdates(nil)
    #expect(setup.cell(1)?.frame.minX == 180)
    #expect(setup.shownFrame(1)?.minX == 67.5)
    setup.harness.advanceUntilIdle()
    #expect(setup.shownFrame(1)?.minX == 180)
    setup.flow.itemSize = CGSize(width: 50, height: 50)
    UIView.animate(withDuration: 0.3) { setup.view.layoutIfNeeded() }
    #expect(setup.cell(1)?.frame.minX == 67.5)
    #expect(setup.shownFrame(1)?.minX == 180)
    setup.harness.advanceUntilIdle()
    #expect(setup.shownFrame(1)?.minX == 67.5)
  }

  @Test("V-12 a layout chooses where items come from and go, and receives the changes")
  func ownMotion() {
    let layout = FanLayout()
    let setup = CollectionSetup(count: 5, layout: layout)
    let gone = setup.cell(1)
    setup.view.performBatchUpdates {
      setup.names[0] = ["0", "2", "3", "4", "new"]
      setup.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      setup.view.insertItems(at: [IndexPath(item: 4, section: 0)])
    }
    #expect(layout.updates == ["delete 1", "insert 4", "finalize"])
    #expect(setup.harness.presentationFrame(of: setup.cell(4)!).midY == 400)
    setup.frames(16)
    #expect(gone.map { setup.harness.presentationFrame(of: $0).midY } ?? 0 > 350)
    setup.harness.advanceUntilIdle()
    #expect(gone?.superview == nil)
  }
}

/// Cells side by side, each turned further than the one before it, with a line under them.
@MainActor final class FanLayout: UICollectionViewLayout {
  final class Attributes: UICollectionViewLayoutAttributes {
    var angle: CGFloat = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Attributes)?.angle = angle
      return copy
    }
    override nonisolated func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Attributes, super.isEqual(object) else { return false }
      return MainActor.assumeIsolated { other.angle == angle }
    }
  }
  final class Line: UICollectionReusableView {}

  private(set) var preparations = 0
  private(set) var formerBounds: [CGRect] = []
  private(set) var velocities: [CGPoint] = []
  private(set) var preferences: Set<IndexPath> = []
  private(set) var updates: [String] = []
  var rest: CGPoint?
  var adapts = false
  private var count = 0

  override init() {
    super.init()
    register(Line.self, forDecorationViewOfKind: "line")
  }
  required init?(coder: NSCoder) { nil }

  override class var layoutAttributesClass: AnyClass { Attributes.self }
  override func prepare() {
    preparations += 1
    count = collectionView?.numberOfItems(inSection: 0) ?? 0
  }
  override var collectionViewContentSize: CGSize { CGSize(width: CGFloat(count) * 60, height: 100) }
  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let line = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: 0))
    line.frame = CGRect(x: rect.minX, y: 98, width: rect.width, height: 2)
    line.zIndex = -1
    return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      + [line]
  }
  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = Attributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: CGFloat(indexPath.item) * 60, y: 20, width: 50, height: 60)
    attributes.transform = CGAffineTransform(rotationAngle: CGFloat(indexPath.item) / 10)
    attributes.alpha = 0.5
    attributes.zIndex = indexPath.item
    return attributes
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if let collectionView { formerBounds.append(collectionView.bounds) }
    return true
  }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { adapts }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    preferences.formUnion(context.invalidatedItemIndexPaths ?? [])
    super.invalidateLayout(with: context)
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    velocities.append(velocity)
    return rest ?? proposedContentOffset
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    updates = updateItems.map {
      "\($0.updateAction) \(($0.indexPathAfterUpdate ?? $0.indexPathBeforeUpdate)?.item ?? -1)"
    }
  }
  override func finalizeCollectionViewUpdates() { updates.append("finalize") }
  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    attributes?.center.y = 400
    return attributes
  }
  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    attributes?.center.y = 400
    return attributes
  }
}

/// A layout with places that cannot be.
@MainActor final class BrokenLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: CGFloat.infinity, height: -1) }
  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    (0..<9).map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      if item % 5 == 1 { attributes.center.x = .infinity }
      if item % 5 == 2 { attributes.size.height = .nan }
      if item % 5 == 3 { attributes.alpha = .nan }
      if item % 5 == 4 { attributes.transform3D.m34 = -.infinity }
      return attributes
    }
  }
}
