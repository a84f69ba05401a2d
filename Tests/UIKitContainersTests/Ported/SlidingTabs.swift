import UIKit

// Tabs that slide under a pointer, as client code has them: a delegate that vends an animator with
// plain `UIView.animate` and, while its pan is in progress, a percent driver that listens to the
// pan by itself. Written against UIKit alone.

/// Slides between neighbors of a tab bar controller.
final class SlidingTabs: NSObject, UITabBarControllerDelegate {
  private weak var tabs: UITabBarController?
  let pan = UIPanGestureRecognizer()
  private(set) var outcomes: [Bool] = []

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    super.init()
    tabs.delegate = self
    pan.addTarget(self, action: Selector(SlidingTabs.handlePan))
    tabs.view.addGestureRecognizer(pan)
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .began || pan.state == .changed else { return }
    begin()
  }

  /// Starts towards the neighbor that the pointer makes for, unless something is in progress.
  private func begin() {
    guard let tabs, tabs.transitionCoordinator == nil, let count = tabs.viewControllers?.count
    else { return }
    let distance = pan.translation(in: tabs.view).x
    let goal = tabs.selectedIndex + (distance < 0 ? 1 : -1)
    guard distance != 0, goal >= 0, goal < count else { return }
    tabs.selectedIndex = goal
    join()
  }

  private func join() {
    tabs?.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
      guard let self else { return }
      outcomes.append(!context.isCancelled)
      // The same pointer goes over to the other neighbor.
      if context.isCancelled, pan.state == .changed { beginOther() }
    }
  }

  private func beginOther() {
    guard let tabs, let count = tabs.viewControllers?.count else { return }
    let goal = tabs.selectedIndex + (pan.translation(in: tabs.view).x < 0 ? 1 : -1)
    guard goal >= 0, goal < count else { return }
    tabs.selectedIndex = goal
    join()
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let pages = tabBarController.viewControllers, let from = pages.firstIndex(of: fromVC),
      let to = pages.firstIndex(of: toVC)
    else { return nil }
    return SlidingTabsAnimator(from: to > from ? .right : .left)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard pan.state == .began || pan.state == .changed,
      let animator = animationController as? SlidingTabsAnimator
    else { return nil }
    return SlidingTabsDriver(pan, from: animator.edge)
  }
}

/// Follows a pan for as long as it drives.
final class SlidingTabsDriver: UIPercentDrivenInteractiveTransition {
  private let pan: UIPanGestureRecognizer
  private let edge: UIRectEdge
  private weak var context: (any UIViewControllerContextTransitioning)?

  init(_ pan: UIPanGestureRecognizer, from edge: UIRectEdge) {
    (self.pan, self.edge) = (pan, edge)
    super.init()
    completionCurve = .linear
    pan.addTarget(self, action: Selector(SlidingTabsDriver.follow))
  }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    super.startInteractiveTransition(transitionContext)
    update(max(0, fraction))
  }

  private var fraction: CGFloat {
    guard let page = context?.containerView else { return 0 }
    let distance = pan.translation(in: page).x
    return (edge == .right ? -distance : distance) / page.bounds.width
  }

  func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .changed where fraction < 0: leave { cancel() }
    case .changed: update(fraction)
    case .ended where fraction >= 0.5: leave { finish() }
    case .ended, .cancelled: leave { cancel() }
    default: break
    }
  }

  private func leave(_ distance: () -> Void) {
    pan.removeTarget(self, action: nil)
    distance()
  }
}

/// Pushes one page out by the other.
final class SlidingTabsAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The edge from which the new page comes.
  let edge: UIRectEdge

  init(from edge: UIRectEdge) { self.edge = edge }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.35 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to),
      let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to)
    else { return }
    let start = transitionContext.initialFrame(for: fromVC)
    let end = transitionContext.finalFrame(for: toVC)
    let distance = edge == .right ? end.width : -end.width
    from.frame = start
    to.frame = end.offsetBy(dx: distance, dy: 0)
    transitionContext.containerView.addSubview(to)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        from.frame = start.offsetBy(dx: -distance, dy: 0)
        to.frame = end
      },
      completion: { _ in
        let isCancelled = transitionContext.transitionWasCancelled
        if isCancelled { to.removeFromSuperview() }
        transitionContext.completeTransition(!isCancelled)
      })
  }
}
