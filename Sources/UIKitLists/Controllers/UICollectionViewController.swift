import UIKitCore

/// A controller with a collection view that fills the controller's view. The controller is the
/// collection view's data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  private let initialLayout: UICollectionViewLayout
  private var ownCollectionView: UICollectionView?

  /// A Boolean value that indicates whether the controller clears the selection when its view is
  /// about to appear.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller whose collection view has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose collection view has a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns `nil`: controllers cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  /// The layout of the collection view.
  open var collectionViewLayout: UICollectionViewLayout {
    ownCollectionView?.collectionViewLayout ?? initialLayout
  }

  /// The collection view, which `loadView` creates. A new value replaces the previous collection
  /// view in the controller's view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollectionView
    }
    set {
      ownCollectionView?.removeFromSuperview()
      ownCollectionView = newValue
      if let newValue { install(newValue) }
    }
  }

  open override func loadView() {
    view = UIView()
    guard ownCollectionView == nil else { return }
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: initialLayout)
  }

  private func install(_ collectionView: UICollectionView) {
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if collectionView.dataSource == nil { collectionView.dataSource = self }
    if collectionView.delegate == nil { collectionView.delegate = self }
    view.insertSubview(collectionView, at: 0)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in ownCollectionView?.indexPathsForSelectedItems ?? [] {
      ownCollectionView?.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: Data source

  /// Returns 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Returns 0.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 0 }
  /// Returns an empty cell; a subclass with items overrides it.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell(frame: .zero) }
  /// Returns an empty view; a subclass with supplementary views overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  // MARK: Delegate

  /// Returns `true`.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns `true`.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns `true`.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns the proposed offset.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// The default implementation does nothing.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  {}

  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  // MARK: Scroll view delegate

  /// The default implementation does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// The default implementation does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// The default implementation does nothing.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// The default implementation does nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// The default implementation does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// The default implementation does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// The default implementation does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Returns `nil`, so that the collection view does not zoom.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// The default implementation does nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// The default implementation does nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// The default implementation does nothing.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
}
