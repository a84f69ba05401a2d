import UIKit

/// The view controller of an open picture, with its neighbours at both sides and bars over it.
@MainActor final class PhotoPagerViewController: UIViewController {
  private let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal,
    options: [.interPageSpacing: 20])
  private let bars = PhotoBars()
  private var hidesBars = false
  /// The page to which the user is turning, or `nil`.
  private weak var pendingPage: PhotoPageViewController?
  private var turning: NSKeyValueObservation?
  /// The fraction of a transition during which the bars fade. It is the part next to the open page.
  private static let fadingFraction = 0.12

  /// Creates a pager that shows the picture at an index.
  init(_ index: Int) {
    super.init(nibName: nil, bundle: nil)
    pages.setViewControllers(
      [PhotoPageViewController(index)], direction: .forward, animated: false)
    bars.show(index)
  }

  required init?(coder: NSCoder) { return nil }

  private var page: PhotoPageViewController? {
    pages.viewControllers?.first as? PhotoPageViewController
  }

  /// The index of the current picture.
  var index: Int { page?.index ?? 0 }

  /// A Boolean value that indicates whether the whole picture is visible, because it is not zoomed
  /// in.
  var isWhole: Bool { page?.scrollView.isWhole ?? true }

  /// The frame of the current picture in the pager's view, or `nil` before the picture has a size.
  var pictureFrame: CGRect? {
    view.layoutIfNeeded()
    guard let scrollView = page?.scrollView, scrollView.bounds.width > 0 else { return nil }
    scrollView.layoutIfNeeded()
    return scrollView.pictureFrame
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "page.photo"
    addChild(pages)
    pages.view.frame = view.bounds
    pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    bars.frame = view.bounds
    bars.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(pages.view)
    view.addSubview(bars)
    pages.didMove(toParent: self)
    pages.dataSource = self
    pages.delegate = self
    let scrollView = pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    turning = scrollView?.observe(\.contentOffset) { [weak self] _, _ in self?.showNearestTitle() }
    bars.doneButton.addTarget(
      self, action: Selector(PhotoPagerViewController.close), for: .touchUpInside)
    addTaps()
  }

  private func addTaps() {
    let double = UITapGestureRecognizer(
      target: self, action: Selector(PhotoPagerViewController.tapTwice))
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer(
      target: self, action: Selector(PhotoPagerViewController.tap))
    single.require(toFail: double)
    for recognizer in [double, single] { pages.view.addGestureRecognizer(recognizer) }
  }

  // MARK: Bars

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let alpha: CGFloat = hidesBars ? 0 : 1
    // After a cancelled dismissal the bars have the same opacity as before.
    let isCancelled = transitionCoordinator?.isCancelled ?? false
    guard isBeingPresented, !isCancelled else { return bars.alpha = alpha }
    bars.alpha = 0
    fadeBars(to: alpha, from: 1 - Self.fadingFraction)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    fadeBars(to: 0, from: 0)
  }

  /// Fades the bars alongside the transition, beginning after a fraction of its duration.
  private func fadeBars(to alpha: CGFloat, from start: Double) {
    let bars = bars
    guard let transitionCoordinator else { return bars.alpha = alpha }
    transitionCoordinator.animate(alongsideTransition: { _ in
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: Self.fadingFraction) {
          bars.alpha = alpha
        }
      }
    })
  }

  /// Shows the title of the page that is nearest to the middle, also while pages are turning.
  private func showNearestTitle() {
    guard let pendingPage, let page = pendingPage.viewIfLoaded, page.window != nil else {
      return bars.show(index)
    }
    let middle = page.convert(CGPoint(x: page.bounds.midX, y: page.bounds.midY), to: view)
    bars.show(view.bounds.contains(middle) ? pendingPage.index : index)
  }

  func tap(_ recognizer: UITapGestureRecognizer) {
    hidesBars.toggle()
    UIView.animate(withDuration: 0.2) { self.bars.alpha = self.hidesBars ? 0 : 1 }
  }

  // MARK: Actions

  func tapTwice(_ recognizer: UITapGestureRecognizer) {
    guard let scrollView = page?.scrollView else { return }
    scrollView.toggleZoom(at: recognizer.location(in: scrollView.picture))
  }

  func close(_ sender: UIButton) { dismiss(animated: true) }
}

extension PhotoPagerViewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, by: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, by: 1) }

  private func neighbour(of page: UIViewController, by step: Int) -> UIViewController? {
    guard let page = page as? PhotoPageViewController,
      Photo.all.indices.contains(page.index + step)
    else { return nil }
    return PhotoPageViewController(page.index + step)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { pendingPage = pendingViewControllers.first as? PhotoPageViewController }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    pendingPage = nil
    bars.show(index)
  }
}
