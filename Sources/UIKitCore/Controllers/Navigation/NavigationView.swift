import Foundation

/// The view of a navigation controller: the bar above the pages.
@MainActor final class NavigationView: UIView {
  weak var controller: UINavigationController?
  /// The view that shows the pages and hosts their transitions.
  let pages = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = .white
    // Pages slide in from beyond the edges of this view.
    clipsToBounds = true
    pages.clipsToBounds = true
    addSubview(pages)
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.arrange()
  }

  /// Returns `false` for the edge drag if there is no page to go back to or to catch, whatever the
  /// client's delegate returns.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, gestureRecognizer === controller.popGesture else { return true }
    return controller.isOpenToGesture
  }
}
