import UIKit

/// Four teas, a tab for each: chosen by tap, or slid from one to the next.
@MainActor final class TeaTabBarController: UITabBarController {
  /// The change that is under way.
  private(set) var turn: SlideTurn?
  /// Where the finger has the pages, in points to the left of where the one that the change started
  /// from rests, as if nothing resisted; nil without a finger.
  var grip: CGFloat?
  /// The gesture that has them.
  var holder: UIPanGestureRecognizer?
  /// How fast they were let go in the middle of an end.
  var thrown: CGFloat?
  /// The part of the way past which a page would have to slide to stay, 0…1.
  var threshold: CGFloat = 0.5
  /// The spring on which a page comes back that was pulled past the first or the last one.
  var bounce: UIViewPropertyAnimator?

  init() {
    super.init(nibName: nil, bundle: nil)
    delegate = self
    viewControllers = Tea.all.map { TeaViewController($0) }
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "page.teas"
    view.backgroundColor = Tea.table
    tabBar.accessibilityIdentifier = "bar"
    tabBar.barTintColor = Tea.linen
    tabBar.unselectedItemTintColor = Tea.shade
    let pan = CatchingPanGestureRecognizer(
      target: self, action: Selector(TeaTabBarController.handlePan))
    pan.name = "tabs"
    pan.isCatching = { [weak self] in self?.isMoving ?? false }
    pan.delegate = self
    view.addGestureRecognizer(pan)
  }

  /// To the first tea; out of a finger's hold, to the one before.
  override func accessibilityPerformEscape() -> Bool {
    if grip != nil {
      takeBack()
    } else if selectedIndex != 0 {
      selectedIndex = 0
    } else if turn == nil {
      return false
    }
    return true
  }

  // MARK: Changes

  /// A finger brings a neighbour.
  func begin(_ index: Int) {
    stopBounce()
    stretch = 0
    selectedIndex = index
  }

  /// The bar takes the colour of a page along with its coming.
  func isComing(_ page: TeaViewController) {
    guard let coordinator = transitionCoordinator,
      coordinator.viewController(forKey: .to) === page
    else {
      if transitionCoordinator == nil { turn = nil }
      tabBar.tintColor = page.tea.tint
      return
    }
    let old = coordinator.viewController(forKey: .from)
    coordinator.animateAlongsideTransition(in: tabBar) { [tabBar] _ in
      tabBar.tintColor = page.tea.tint
      // One that was on its way back from an end comes to its place while it goes.
      old?.view.transform = .identity
    } completion: { [weak self] context in
      self?.ended(completed: !context.isCancelled)
    }
  }

  /// A finger that still holds the pages goes on to the next, or to the other neighbour.
  private func ended(completed: Bool) {
    guard let turn else { return }
    self.turn = nil
    tabBar.tintColor = Tea.all[completed ? turn.goal : turn.origin].tint
    if let grip {
      follow(completed ? grip - turn.step * turn.way : grip)
    } else if stretch != 0, bounce == nil {
      comeBack(velocity: 0)
    }
  }
}

extension TeaTabBarController: UITabBarControllerDelegate {
  /// A finger that holds the pages has the say.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { grip == nil }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let origin = viewControllers?.firstIndex(of: fromVC),
      let goal = viewControllers?.firstIndex(of: toVC)
    else { return nil }
    stopBounce()
    turn = SlideTurn(from: origin, to: goal, width: view.bounds.width, isHeld: grip != nil)
    return SlideAnimator(comesFromRight: goal > origin)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { turn?.driver }
}
