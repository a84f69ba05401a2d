import Foundation

// Large titles. The pages lie below the small bar. The safe area of a page with a large title
// begins below that title. The bar extends over the page by the title's height, less the distance
// that the page has scrolled.
extension UINavigationController {
  /// Returns whether the title of a page is large.
  func hasLargeTitle(_ controller: UIViewController, in pages: [UIViewController]) -> Bool {
    guard bar.prefersLargeTitles, !hidesBar else { return false }
    let below = pages.prefix { $0 !== controller }
    for page in [controller] + below.reversed() {
      switch page.navigationItem.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// Sets the space for the large title at the top of a page, or removes it. A page that is
  /// scrolled to its top stays there.
  func makeRoom(in controller: UIViewController, among pages: [UIViewController]) {
    let height = hasLargeTitle(controller, in: pages) ? UINavigationBar.largeTitleHeight : 0
    guard controller.containerInsets.top != height else { return }
    let scrollView = titleScrollView(of: controller)
    let isAtTop = scrollView.map { $0.contentOffset.y <= -$0.adjustedContentInset.top } ?? false
    controller.containerInsets.top = height
    guard let scrollView, isAtTop else { return }
    scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
  }

  /// Returns the scroll view that the title of a page follows: the page's view or, of its subviews,
  /// the first one that scrolls.
  func titleScrollView(of controller: UIViewController) -> UIScrollView? {
    guard let view = controller.viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  /// Returns the height, in points, by which the bar extends over a page to show the large title.
  func titleExtent(of controller: UIViewController, among pages: [UIViewController]) -> CGFloat {
    guard hasLargeTitle(controller, in: pages) else { return 0 }
    let height = UINavigationBar.largeTitleHeight
    guard let scrollView = titleScrollView(of: controller),
      scrollView.contentInsetAdjustmentBehavior != .never
    else { return height }
    return max(0, height - scrollView.contentOffset.y - scrollView.adjustedContentInset.top)
  }

  /// Updates the height of the large title for the scroll position of the page that is shown.
  func followTitle() {
    guard let shown, shown.isViewLoaded, change?.transition == nil else { return }
    let pages = settled.isEmpty ? stack : settled
    makeRoom(in: shown, among: pages)
    titleScrollView(of: shown)?.follower = self
    bar.extent = titleExtent(of: shown, among: pages)
    bar.edgeChanged(animated: false)
  }

  /// Returns whether the page of a navigation item is scrolled to its upper edge, or does not
  /// scroll.
  func isAtEdge(_ item: UINavigationItem) -> Bool {
    guard
      let page = (stack + [shown].compactMap { $0 }).first(where: {
        $0.navigationItemStorage === item
      }), let scrollView = titleScrollView(of: page)
    else { return true }
    return scrollView.contentOffset.y <= 0.5 - scrollView.adjustedContentInset.top
  }
}

extension UINavigationController: ScrollFollower {
  /// Updates the bars after the content of the page that is shown has moved.
  package func contentMoved(in scrollView: UIScrollView) {
    guard let shown, titleScrollView(of: shown) === scrollView, change?.transition == nil else {
      return
    }
    let extent = titleExtent(of: shown, among: settled.isEmpty ? stack : settled)
    if bar.extent != extent { arrange() } else { bar.edgeChanged(animated: true) }
    tabContainer?.updateBarBackground()
  }

  /// Returns the content offset at which scrolling is to end: the proposed one, unless the large
  /// title would be partly visible there, or else the nearer offset at which it is fully visible or
  /// hidden.
  package func restingOffset(of scrollView: UIScrollView, proposed: CGPoint) -> CGPoint {
    guard let shown, titleScrollView(of: shown) === scrollView else { return proposed }
    let (top, height) = (-scrollView.adjustedContentInset.top, shown.containerInsets.top)
    let isBetween = proposed.y > top && proposed.y < top + height
    guard isBetween, scrollView.verticalAxis.range.upperBound >= top + height else {
      return proposed
    }
    let isOpen = proposed.y - top < height / 2
    return CGPoint(x: proposed.x, y: isOpen ? top : top + height)
  }
}
