import Foundation

/// A navigation controller's view: the bar above the pages.
@MainActor final class NavigationView: UIView {
  weak var controller: UINavigationController?
  /// Shows the pages, and transitions between them.
  let pages = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = .white
    // What slides in comes from beyond its edges.
    clipsToBounds = true
    pages.clipsToBounds = true
    addSubview(pages)
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.arrange()
  }

  /// The client's delegate is asked, too, but cannot let a gesture begin that has nowhere to go.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, gestureRecognizer === controller.popGesture else { return true }
    return controller.isOpenToGesture
  }
}
