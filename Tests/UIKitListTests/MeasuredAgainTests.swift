import Foundation
import GlissadeTesting
import Testing
import UIKit

/// A cell whose height is a property.
@MainActor private final class HighCell: UICollectionViewCell {
  var height: CGFloat = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.size = CGSize(width: 300, height: height)
    return attributes
  }
}

/// A column of cells that determine their heights.
@MainActor private final class ColumnPage: UICollectionViewController {
  var heights: [CGFloat]

  init(_ heights: [CGFloat]) {
    self.heights = heights
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(HighCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { heights.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? HighCell)?.height = heights[indexPath.item]
    return cell
  }

  func cell(_ item: Int) -> UICollectionViewCell? {
    collectionView.cellForItem(at: IndexPath(item: item, section: 0))
  }

  /// Gives an item in view another height, of which nobody is notified.
  func setHeight(_ height: CGFloat, of item: Int) {
    heights[item] = height
    (cell(item) as? HighCell)?.height = height
  }
}

/// Tests of V-17: cells that are asked again for their sizes.
@MainActor @Suite("Cells that are measured again") struct MeasuredAgainTests {
  private let page = ColumnPage(Array(repeating: 40, count: 6))
  private let harness: Harness

  init() {
    let page = page
    harness = Harness { page }
    harness.advanceUntilIdle()
  }

  private var tops: [CGFloat] { (0..<6).compactMap { page.cell($0)?.frame.minY } }

  /// The places at which a cell is seen, frame by frame, until nothing moves.
  private func path(of item: Int) -> [CGFloat] {
    var path: [CGFloat] = []
    for _ in 0..<30 {
      harness.advance(by: 1.0 / 60)
      if let cell = page.cell(item) { path.append(harness.presentationFrame(of: cell).minY) }
    }
    return path
  }

  /// Expects a path without a jump from one place to another.
  private func expectSmooth(_ path: [CGFloat], from start: CGFloat, to end: CGFloat) {
    #expect(path.last == end)
    for (before, after) in zip([start] + path, path) {
      #expect(abs(after - before) <= abs(end - start) / 5, "\(path)")
      #expect((after - before) * (end - start) >= 0, "\(path)")
    }
  }

  @Test("V-17 invalidateLayout() asks the cells in view again, animated inside an animation")
  func invalidated() {
    page.setHeight(100, of: 1)
    page.collectionView.collectionViewLayout.invalidateLayout()
    harness.advanceUntilIdle()
    #expect(tops == [0, 40, 140, 180, 220, 260])
    page.setHeight(20, of: 1)
    page.collectionView.collectionViewLayout.invalidateLayout()
    UIView.animate(withDuration: 0.3) { page.collectionView.layoutIfNeeded() }
    #expect(tops == [0, 40, 60, 100, 140, 180])
    expectSmooth(path(of: 3), from: 180, to: 100)
    #expect(page.collectionView.contentSize.height == 220)
  }

  @Test("V-17 a batch update asks the cells in view again, which move to their new sizes")
  func batch() {
    page.setHeight(100, of: 1)
    page.collectionView.performBatchUpdates(nil)
    #expect(tops == [0, 40, 140, 180, 220, 260])
    expectSmooth(path(of: 3), from: 120, to: 180)
    page.collectionView.performBatchUpdates {
      page.setHeight(30, of: 0)
      page.heights.remove(at: 5)
      page.collectionView.deleteItems(at: [IndexPath(item: 5, section: 0)])
    }
    #expect(tops == [0, 30, 130, 170, 210])
    expectSmooth(path(of: 3), from: 180, to: 170)
  }

  @Test("V-17 items that come with other sizes than the estimate move the others smoothly")
  func inserted() {
    page.heights.insert(120, at: 1)
    page.collectionView.insertItems(at: [IndexPath(item: 1, section: 0)])
    expectSmooth(path(of: 3), from: 80, to: 200)
    page.heights[1] = 20
    page.collectionView.reloadItems(at: [IndexPath(item: 1, section: 0)])
    expectSmooth(path(of: 3), from: 200, to: 100)
    #expect(page.collectionView.contentSize.height == 260)
  }
}
