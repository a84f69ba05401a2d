import UIKit

/// A pager of cards. A tap turns a card over and presents its page.
@MainActor final class DeckViewController: UIViewController {
  private let page = DeckView()
  private let pager = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(pager)
    pager.view.frame = page.bounds
    pager.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.insertSubview(pager.view, at: 0)
    pager.didMove(toParent: self)
    pager.dataSource = self
    pager.delegate = self
    pager.setViewControllers([makeCard(0)], direction: .forward, animated: false)
    page.dots.addTarget(
      self, action: Selector(DeckViewController.goToDot), for: .valueChanged)
    for button in page.styleButtons {
      button.addTarget(self, action: Selector(DeckViewController.chooseStyle), for: .touchUpInside)
    }
  }

  private func makeCard(_ index: Int) -> PetCardViewController {
    PetCardViewController(index: index) { [weak self] in self?.turn($0) }
  }

  /// The view controller of the visible card, or `nil`.
  var current: PetCardViewController? { pager.viewControllers?.first as? PetCardViewController }

  private func turn(_ card: PetCardViewController) {
    guard presentedViewController == nil else { return }
    let transition = FlipTransition(page.style) { [weak card] view in
      guard let card = card?.card else { return view.bounds }
      return view.convert(card.bounds, from: card)
    }
    present(
      PetPageViewController(Pet.all[card.index], transition: transition), animated: true)
  }

  func goToDot() {
    let index = page.dots.currentPage
    guard let current, current.index != index else { return }
    pager.setViewControllers(
      [makeCard(index)], direction: index > current.index ? .forward : .reverse, animated: true)
  }

  func chooseStyle(_ button: UIButton) {
    guard let index = page.styleButtons.firstIndex(of: button) else { return }
    page.style = FlipStyle.allCases[index]
  }
}

extension DeckViewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, 1) }

  private func neighbour(of controller: UIViewController, _ step: Int) -> UIViewController? {
    guard let card = controller as? PetCardViewController else { return nil }
    let index = card.index + step
    return Pet.all.indices.contains(index) ? makeCard(index) : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    if let current { page.dots.currentPage = current.index }
  }
}
