import UIKit

/// The page at the start. Pulled up anywhere, it brings the second page.
final class FirstPage: UIViewController {
  private let second = SecondPage()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    view.accessibilityIdentifier = "first"
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(FirstPage.pullUp)))
  }

  func pullUp(_ pan: UIPanGestureRecognizer) {
    second.transition.follow(pan, direction: -1) { present(second, animated: true) }
  }
}

/// The page above it. Pulled down anywhere, it leaves.
final class SecondPage: UIViewController {
  let transition = PullTransition()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = transition
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemOrange
    view.accessibilityIdentifier = "second"
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(SecondPage.pullDown)))
  }

  func pullDown(_ pan: UIPanGestureRecognizer) {
    transition.follow(pan, direction: 1) { dismiss(animated: true) }
  }
}
