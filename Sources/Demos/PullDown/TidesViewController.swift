import UIKit

/// The view controller of the second page. An upward pan dismisses the page.
@MainActor final class TidesViewController: UIViewController {
  let transition = PullDownTransition()
  private let page = TidesView()
  private(set) var pan: PullDownPan?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = transition
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    pan = PullDownPan(named: "push", on: page, direction: -1) { [weak self] in
      self?.isBeingDismissed == false
    } start: { [weak self] driver in
      self?.push(by: driver)
    }
    page.closeButton.addTarget(
      self, action: Selector(TidesViewController.close), for: .touchUpInside)
  }

  func close() { dismiss(animated: true) }

  override func accessibilityPerformEscape() -> Bool {
    if transitionCoordinator == nil { close() }
    return true
  }

  private func push(by driver: UIPercentDrivenInteractiveTransition) {
    transition.begin(with: driver) { dismiss(animated: true) }
  }
}
