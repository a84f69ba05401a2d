import Foundation

// The frames of the bars and of the pages.
extension UINavigationController {
  var pagesView: UIView { (view as? NavigationView)?.pages ?? view }

  /// Sets the frames of bar and pages.
  func arrange() {
    guard let view = viewIfLoaded else { return }
    followTitle()
    popGesture.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    let (size, height) = (view.bounds.size, UINavigationBar.height)
    let top = hidesBar ? 0 : height
    // While a transition runs, it determines the height of the bar.
    let barHeight = change?.transition == nil ? height + bar.extent : bar.bounds.height
    put(
      navigationBar,
      CGRect(x: 0, y: hidesBar ? -barHeight : 0, width: size.width, height: barHeight))
    let bottom = hidesToolbar || hidesBottomBar ? 0 : UIToolbar.height
    let pages = CGRect(
      x: 0, y: top, width: size.width, height: max(0, size.height - top - bottom))
    put(pagesView, pages)
    placeToolbar(in: size, height: bottom)
    guard change?.transition == nil, let page = shown?.viewIfLoaded, page.superview === pagesView
    else { return }
    place(page)
  }

  /// Places the toolbar so that `height` points of it are visible, once it has been shown.
  private func placeToolbar(in size: CGSize, height: CGFloat) {
    guard let toolbar, !hidesToolbar || toolbar.superview != nil else { return }
    let frame = CGRect(
      x: 0, y: size.height - height, width: size.width, height: UIToolbar.height)
    if toolbar.superview !== view {
      UIView.performWithoutAnimation {
        toolbar.frame = frame.offsetBy(dx: 0, dy: height)
        view.addSubview(toolbar)
      }
    }
    put(toolbar, frame)
  }

  /// Shows the toolbar items of the controller at the top of the stack.
  func updateToolbar(animated: Bool) {
    let items = stack.last?.toolbarItems
    guard !hidesToolbar, items ?? [] != toolbar.items ?? [] else { return }
    toolbar.setItems(items, animated: animated)
  }

  /// Places a page that is in no transition. The page fills `pagesView`, whatever its resizing
  /// mask.
  func place(_ page: UIView) {
    makeFlexible(page)
    put(page, pagesView.bounds)
  }

  /// Sets a flexible resizing mask on a page without one, so that the page follows the size of its
  /// superview, even during a transition.
  func makeFlexible(_ page: UIView) {
    guard page.autoresizingMask.isEmpty else { return }
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Sets the size and the center of a view to those of a frame, each only if it differs.
  private func put(_ view: UIView, _ frame: CGRect) {
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if view.bounds.size != frame.size { view.bounds.size = frame.size }
    if view.center != center { view.center = center }
  }
}
