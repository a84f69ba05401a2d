import GlissadeTesting
import UIKit

// Collection views as a program would use them (V-01 to V-16).

class PhotoCell: UICollectionViewCell {
  static let identifier = "PhotoCell"
  let label = UILabel()
  var brightness: CGFloat = 1

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
    selectedBackgroundView = UIView()
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var isHighlighted: Bool {
    didSet { Calls.note("PhotoCell.isHighlighted") }
  }
  override var isSelected: Bool {
    didSet { Calls.note("PhotoCell.isSelected") }
  }
  override func prepareForReuse() {
    super.prepareForReuse()
    Calls.note("PhotoCell.prepareForReuse")
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let attributes = layoutAttributes as? CarouselAttributes {
      brightness = attributes.brightness
    }
  }
}

/// A view with an initializer of its own, which is never registered.
class BadgeCell: UICollectionViewCell {
  let text: String
  init(text: String) {
    self.text = text
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }
  required init?(coder: NSCoder) { return nil }
}

class SectionHeader: UICollectionReusableView {
  let title = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
  }
  required init?(coder: NSCoder) { fatalError() }
}

class PhotosViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  var photos = (0..<100).map { "Photo \($0)" }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .vertical
    layout.minimumInteritemSpacing = 5
    layout.minimumLineSpacing = 5
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    layout.sectionHeadersPinToVisibleBounds = true
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .white
    collectionView.alwaysBounceVertical = true
    collectionView.register(
      PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
    collectionView.register(
      SectionHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { return 1 }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return photos.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(
        withReuseIdentifier: PhotoCell.identifier, for: indexPath) as! PhotoCell
    cell.label.text = photos[indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath) as! SectionHeader
    header.title.text = "Photos"
    return header
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    Calls.note("didSelect \(indexPath.item)")
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { Calls.note("didScroll") }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if let carousel = collectionViewLayout as? CarouselLayout { return carousel.itemSize }
    let width = (collectionView.bounds.width - 30) / 3
    return CGSize(width: width, height: width)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    if collectionViewLayout is CarouselLayout { return .zero }
    return CGSize(width: 0, height: 44)
  }
}

class CarouselAttributes: UICollectionViewLayoutAttributes {
  var brightness: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! CarouselAttributes
    copy.brightness = brightness
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CarouselAttributes else { return false }
    return other.brightness == brightness && super.isEqual(object)
  }
}

/// The carousel of many a tutorial: cells shrink towards the sides, and one comes to rest in the
/// middle.
class CarouselLayout: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { return CarouselAttributes.self }

  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 200, height: 500)
    minimumLineSpacing = 20
  }

  required init?(coder aDecoder: NSCoder) { fatalError() }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let attributes = super.layoutAttributesForElements(in: rect),
      let collectionView = collectionView
    else { return nil }
    let center = collectionView.contentOffset.x + collectionView.bounds.width / 2
    return attributes.map { original in
      let copy = original.copy() as! CarouselAttributes
      let distance = min(abs(copy.center.x - center) / collectionView.bounds.width, 1)
      copy.transform = CGAffineTransform(scaleX: 1 - distance * 0.4, y: 1 - distance * 0.4)
      copy.brightness = 1 - distance
      return copy
    }
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else { return proposedContentOffset }
    let step = itemSize.width + minimumLineSpacing
    let inset = (collectionView.bounds.width - itemSize.width) / 2
    let page = ((proposedContentOffset.x + inset) / step).rounded()
    return CGPoint(x: page * step - inset, y: proposedContentOffset.y)
  }
}

func checkLists() {
  checkPhotos()
  checkCarousel()
  checkUpdates()
  checkTable()
}

private func checkPhotos() {
  Checks.about("V-05 V-16 a collection view controller") {
    let page = PhotosViewController()
    let harness = Harness { page }
    let view = page.collectionView!
    Checks.expect(view.frame == harness.window.frame, "fills the page", found: view.frame)
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? PhotoCell
    Checks.expect(first?.label.text == "Photo 0", "shows its cells", found: first as Any)
    Checks.expect(first?.frame == CGRect(x: 10, y: 54, width: 115, height: 115), "at their places")
    let missing = Calls.missing(
      [
        "didSelect 1", "PhotoCell.isHighlighted", "PhotoCell.isSelected", "didScroll",
        "PhotoCell.prepareForReuse",
      ]) {
        harness.tap(at: CGPoint(x: 180, y: 100))
        view.setContentOffset(CGPoint(x: 0, y: 1500), animated: true)
        harness.advanceUntilIdle()
      }
    Checks.expect(missing.isEmpty, "calls overrides", found: missing)
    let selected = view.indexPathsForSelectedItems
    Checks.expect(selected == [IndexPath(item: 1, section: 0)], "selects", found: selected as Any)
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    Checks.expect(header?.frame.minY == 1500, "pins its header", found: header?.frame as Any)
    let cell = view.visibleCells.first!
    let place = cell.convert(cell.bounds, to: nil)
    Checks.expect(
      place == harness.presentationFrame(of: cell), "knows a cell's place in the window",
      found: place)
    Checks.expect(BadgeCell(text: "7").text == "7", "allows initializers of one's own")
  }
}

private func checkCarousel() {
  Checks.about("V-14 a carousel") {
    let page = PhotosViewController()
    let layout = CarouselLayout()
    let harness = Harness { page }
    page.collectionView.setCollectionViewLayout(layout, animated: true)
    harness.advanceUntilIdle()
    layout.invalidateLayout()
    harness.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 150, y: 300), over: 0.15)
    harness.advanceUntilIdle()
    let view = page.collectionView!
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let path = view.indexPathForItem(at: middle)
    let cell = path.flatMap { view.cellForItem(at: $0) as? PhotoCell }
    Checks.expect(cell != nil, "has a cell in the middle", found: middle)
    Checks.expect(cell?.brightness ?? 0 > 0.999, "which is bright", found: cell?.brightness as Any)
    Checks.expect(abs((cell?.center.x ?? 0) - middle.x) < 0.5, "and centered")
  }
}

private func checkUpdates() {
  Checks.about("V-12 batch updates") {
    let page = PhotosViewController()
    let harness = Harness { page }
    let view = page.collectionView!
    var isDone = false
    view.performBatchUpdates({
      page.photos.remove(at: 1)
      page.photos.insert("New", at: 0)
      view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }) { finished in isDone = finished }
    harness.advanceUntilIdle()
    Checks.expect(isDone, "complete")
    let texts = view.visibleCells.map { ($0 as! PhotoCell).label.text ?? "" }.prefix(3)
    Checks.expect(texts == ["New", "Photo 0", "Photo 2"], "change the cells", found: texts)
    Checks.expect(!harness.log.contains { $0.contains("warning") }, "and log nothing")
  }
}
