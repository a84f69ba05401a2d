import Foundation

// The bar, and the place that it leaves to the pages.
extension UINavigationController {
  var pagesView: UIView { (view as? NavigationView)?.pages ?? view }

  /// See `setNavigationBarHidden(_:animated:)`.
  func hideBar(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    let before = hidesBar
    hidesBar = hidden
    guard isViewLoaded else { return }
    // What goes along is led on by what goes along.
    if animated || change?.barWasHidden != nil, let change,
      let coordinator = change.transition?.coordinator
    {
      change.barWasHidden = change.barWasHidden ?? before
      coordinator.animateAlongsideTransition(in: view) { [weak self] _ in
        self?.arrange()
      } completion: { _ in
      }
    } else if animated, isOnShow {
      UIView.animate(withDuration: 0.2) { arrange() }
    } else {
      arrange()
    }
  }

  /// Gives bar and pages their places.
  func arrange() {
    guard let view = viewIfLoaded else { return }
    let (size, height) = (view.bounds.size, UINavigationBar.height)
    let top = hidesBar ? 0 : height
    put(navigationBar, CGRect(x: 0, y: top - height, width: size.width, height: height))
    put(
      pagesView, CGRect(x: 0, y: top, width: size.width, height: max(0, size.height - top)))
    guard change?.transition == nil, let page = shown?.viewIfLoaded, page.superview === pagesView
    else { return }
    place(page)
  }

  /// Where a page is at rest: it fills its place, whatever its resizing mask.
  func place(_ page: UIView) {
    makeFlexible(page)
    put(page, pagesView.bounds)
  }

  /// Makes a page without a resizing mask follow the size of its superview, also while it moves.
  func makeFlexible(_ page: UIView) {
    guard page.autoresizingMask.isEmpty else { return }
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Without what rounding makes of a frame that is the same as before.
  private func put(_ view: UIView, _ frame: CGRect) {
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if view.bounds.size != frame.size { view.bounds.size = frame.size }
    if view.center != center { view.center = center }
  }
}
