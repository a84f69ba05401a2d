import Foundation

/// A tab bar controller's view: the bar below the pages.
@MainActor final class TabsView: UIView {
  weak var controller: UITabBarController?
  /// Shows the selected page, and transitions between two.
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
}
