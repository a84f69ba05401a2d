import Foundation
import UIKitCore

/// The view of a tab bar controller: the bar below the pages.
@MainActor final class TabsView: UIView {
  weak var controller: UITabBarController?
  /// The view that shows the selected page and hosts the transitions between pages.
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
}
