import UIKit

/// The root view controller of the demo, with a grid of pictures that grow into pages.
@MainActor final class PhotosViewController: UIViewController {
  private let layout = UICollectionViewFlowLayout()
  private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private var laidOutWidth: CGFloat = 0

  override func loadView() {
    layout.minimumInteritemSpacing = PhotosPalette.gap
    layout.minimumLineSpacing = PhotosPalette.gap
    layout.sectionInset = UIEdgeInsets(
      top: 0, left: PhotosPalette.margin, bottom: PhotosPalette.margin, right: PhotosPalette.margin)
    grid.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
    grid.register(
      PhotosHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: PhotosHeader.identifier)
    grid.accessibilityIdentifier = "page.grid"
    grid.backgroundColor = PhotosPalette.paper
    grid.alwaysBounceVertical = true
    grid.dataSource = self
    grid.delegate = self
    view = grid
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard grid.bounds.width != laidOutWidth else { return }
    laidOutWidth = grid.bounds.width
    layout.invalidateLayout()
  }

  private func open(_ index: Int) {
    let pager = PhotoPagerViewController(index)
    pager.modalPresentationStyle = .overFullScreen
    let options = UIViewController.Transition.ZoomOptions()
    options.dimmingColor = PhotosPalette.night
    options.alignmentRectProvider = {
      ($0.zoomedViewController as? PhotoPagerViewController)?.pictureFrame
    }
    options.interactiveDismissShouldBegin = { [weak pager] context in
      context.willBegin && pager?.isWhole ?? true
    }
    pager.preferredTransition = .zoom(options: options) { [weak self] context in
      (context.zoomedViewController as? PhotoPagerViewController).flatMap { self?.source(of: $0) }
    }
    present(pager, animated: true)
  }

  /// Returns the view in the grid for the pager's current picture. During a dismissal the grid
  /// scrolls to that view.
  private func source(of pager: PhotoPagerViewController) -> UIView? {
    let path = IndexPath(item: pager.index, section: 0)
    grid.layoutIfNeeded()
    if !pager.isBeingPresented, let frame = grid.layoutAttributesForItem(at: path)?.frame {
      grid.scrollRectToVisible(
        frame.insetBy(dx: 0, dy: -PhotosPalette.margin), animated: false)
      grid.layoutIfNeeded()
    }
    return (grid.cellForItem(at: path) as? PhotoCell)?.picture
  }
}

extension PhotosViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { Photo.all.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: PhotoCell.identifier, for: indexPath)
    (cell as? PhotoCell)?.show(Photo.all[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: PhotosHeader.identifier, for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    open(indexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = max(1, collectionView.bounds.width - 2 * PhotosPalette.margin)
    let columns = max(3, (width / 150).rounded())
    let side = ((width - (columns - 1) * PhotosPalette.gap) / columns).rounded(.down)
    return CGSize(width: max(1, side), height: max(1, side))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: collectionView.bounds.width, height: PhotosHeader.height) }
}
