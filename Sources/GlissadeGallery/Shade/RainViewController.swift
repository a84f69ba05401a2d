import UIKit

/// The shade: a forecast. From its lower edge it is pushed up.
@MainActor final class RainViewController: UIViewController {
  private let page = RainView()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() { view = page }

  override func accessibilityPerformEscape() -> Bool {
    (transitioningDelegate as? ShadeTransition)?.driver.sendUp()
    return true
  }
}
