import UIKit

/// A page of the pager, which shows one picture.
@MainActor final class PhotoPageViewController: UIViewController {
  /// The index of the picture on the page.
  let index: Int
  let scrollView: PhotoScrollView

  init(_ index: Int) {
    self.index = index
    scrollView = PhotoScrollView(Photo.all[index])
    super.init(nibName: nil, bundle: nil)
    title = Photo.all[index].title
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() { view = scrollView }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    scrollView.zoomScale = scrollView.minimumZoomScale
  }
}
