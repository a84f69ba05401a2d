import UIKit

/// What the shade is presented with. The meadow keeps it, and with it one driver for ever.
@MainActor final class ShadeTransition: NSObject, UIViewControllerTransitioningDelegate {
  let driver = ShadeDriver()
  /// Runs the shade while no finger has it. The driver is one of its behaviors: kept by that, it would
  /// keep itself.
  private var animator: UIDynamicAnimator?

  override init() {
    super.init()
    driver.onFall = { [weak self] in self?.animator = $0 }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { ShadeAnimator() }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { ShadeAnimator() }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { driver }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = ShadePresentationController(
      presentedViewController: presented, presenting: presenting)
    controller.driver = driver
    return controller
  }
}

/// Animates nothing and takes no time: what moves the shade is a finger, or its weight. Only without
/// animation has it something to say.
@MainActor final class ShadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let shade = context.view(forKey: .to) {
      shade.frame = context.containerView.bounds
      context.containerView.addSubview(shade)
    }
    context.completeTransition(true)
  }
}

/// Tells the driver of another size; a shade at rest just fills it.
@MainActor final class ShadePresentationController: UIPresentationController {
  weak var driver: ShadeDriver?

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    guard let bounds = containerView?.bounds, let presentedView,
      presentedView.superview === containerView, presentedView.bounds.size != bounds.size
    else { return }
    driver?.fit(presentedView, into: bounds)
  }
}
