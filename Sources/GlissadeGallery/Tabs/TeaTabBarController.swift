import UIKit

/// A tab bar controller with four teas. A tap selects a tab, and a pan slides from one to the next.
@MainActor final class TeaTabBarController: UITabBarController {
  /// The running change; `nil` at rest.
  private(set) var turn: SlideTurn?
  /// The position to which the pages are dragged, in points to the left of the place of the page
  /// that disappears and without any resistance; `nil` while they are not dragged.
  var dragPosition: CGFloat?
  /// The pan that drags the pages.
  var activePan: UIPanGestureRecognizer?
  /// The velocity of a release during the end of a change, which takes effect when the change has
  /// ended.
  var pendingVelocity: CGFloat?
  /// The fraction of the width beyond which a page must coast to be selected, 0…1.
  var threshold: CGFloat = 0.5
  /// The animator that moves a page back that was pulled beyond the first or the last one.
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
    pan.allowedScrollTypesMask = .continuous
    view.addGestureRecognizer(pan)
  }

  /// Selects the first tab, or cancels a drag.
  override func accessibilityPerformEscape() -> Bool {
    if dragPosition != nil {
      cancelDrag()
    } else if selectedIndex != 0 {
      selectedIndex = 0
    } else if turn == nil {
      return false
    }
    return true
  }

  // MARK: Changes

  /// Begins the change to a neighbor of the selected page.
  func begin(_ index: Int) {
    stopBounce()
    stretch = 0
    selectedIndex = index
  }

  /// Animates the bar's color alongside the appearance of a page.
  func pageWillAppear(_ page: TeaViewController) {
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
      // A page that was moving back from beyond an end moves to its place while it disappears.
      old?.view.transform = .identity
    } completion: { [weak self] context in
      self?.ended(completed: !context.isCancelled)
    }
  }

  /// Continues an active drag with the next change after one has ended.
  private func ended(completed: Bool) {
    guard let turn else { return }
    self.turn = nil
    tabBar.tintColor = Tea.all[completed ? turn.goal : turn.origin].tint
    if let dragPosition {
      follow(completed ? dragPosition - turn.step * turn.distance : dragPosition)
    } else if stretch != 0, bounce == nil {
      bounceBack(velocity: 0)
    }
  }
}

extension TeaTabBarController: UITabBarControllerDelegate {
  /// During a drag the bar selects no tab.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { dragPosition == nil }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let origin = viewControllers?.firstIndex(of: fromVC),
      let goal = viewControllers?.firstIndex(of: toVC)
    else { return nil }
    stopBounce()
    turn = SlideTurn(
      from: origin, to: goal, width: view.bounds.width, isInteractive: dragPosition != nil)
    return SlideAnimator(comesFromRight: goal > origin)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { turn?.driver }
}
