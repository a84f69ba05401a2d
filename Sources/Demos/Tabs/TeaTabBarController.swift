import GlissadeDemo
import UIKit

/// A tab bar controller with four teas. A tap selects a tab, and a pan slides to a neighboring tab.
@MainActor final class TeaTabBarController: UITabBarController {
  /// The running change between tabs, or `nil` at rest.
  private(set) var turn: SlideTurn?
  private(set) lazy var drag = PageDrag(self, name: "tabs")

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
    view.addGestureRecognizer(drag.pan)
  }

  /// Selects the first tab, or cancels a drag.
  override func accessibilityPerformEscape() -> Bool {
    if drag.isActive {
      drag.cancel()
    } else if selectedIndex != 0 {
      selectedIndex = 0
    } else if turn == nil {
      return false
    }
    return true
  }

  // MARK: Changes

  /// Animates the tab bar's color alongside the appearance of a page.
  func pageWillAppear(_ page: TeaViewController) {
    guard let coordinator = transitionCoordinator,
      coordinator.viewController(forKey: .to) === page
    else {
      if transitionCoordinator == nil { turn = nil }
      tabBar.tintColor = page.tea.tint
      return
    }
    coordinator.animateAlongsideTransition(in: tabBar) { [tabBar] _ in
      tabBar.tintColor = page.tea.tint
    } completion: { [weak self] context in
      self?.ended(completed: !context.isCancelled)
    }
  }

  private func ended(completed: Bool) {
    guard let turn else { return }
    self.turn = nil
    tabBar.tintColor = Tea.all[completed ? turn.goal : turn.origin].tint
    if completed {
      // A page that moved back from beyond an end may still be displaced when it disappears.
      drag.stopBounce()
      viewControllers?[turn.origin].view.transform = .identity
    }
    drag.turnEnded(turn, completed: completed)
  }
}

extension TeaTabBarController: PagedController {
  var pageNames: [String] { Tea.all.map(\.name) }
  var bar: UIView { tabBar }

  var stretch: CGFloat {
    get { -(selectedViewController?.view.transform.tx ?? 0) }
    set {
      selectedViewController?.view.transform = CGAffineTransform(translationX: -newValue, y: 0)
    }
  }

  func beginTurn(to index: Int) { selectedIndex = index }

  func dropWaitingSelection() {
    if let turn, selectedIndex != turn.goal { selectedIndex = turn.goal }
  }
}

extension TeaTabBarController: UITabBarControllerDelegate {
  /// Returns whether a tap selects a tab, which it does not during a drag.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { !drag.isActive }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let origin = viewControllers?.firstIndex(of: fromVC),
      let goal = viewControllers?.firstIndex(of: toVC)
    else { return nil }
    turn = SlideTurn(
      from: origin, to: goal, width: view.bounds.width, isInteractive: drag.isActive)
    return SlideAnimator(comesFromRight: goal > origin)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { turn?.driver }
}
