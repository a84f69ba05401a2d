import UIKit

/// The view controller of a pet's page, which is presented by turning a card over.
@MainActor final class PetPageViewController: UIViewController {
  private let page: PetPageView
  let transition: FlipTransition

  init(_ pet: Pet, transition: FlipTransition) {
    page = PetPageView(pet)
    self.transition = transition
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    transitioningDelegate = transition
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.backButton.addTarget(
      self, action: Selector(PetPageViewController.turnBack), for: .touchUpInside)
    transition.driver.link(to: self)
  }

  func turnBack() {
    if !isBeingDismissed { dismiss(animated: true) }
  }

  override func accessibilityPerformEscape() -> Bool {
    turnBack()
    return true
  }
}
