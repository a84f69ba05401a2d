import UIKit

/// The view controller of the shade with the forecast. A pan from the shade's lower edge dismisses
/// it.
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
