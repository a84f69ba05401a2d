import UIKit

/// The transitioning delegate of the shade. The meadow owns the delegate, and the delegate owns the
/// only driver.
@MainActor final class ShadeTransition: NSObject, UIViewControllerTransitioningDelegate {
  let driver = ShadeDriver()
  /// The animator that moves the shade after a release. The driver is one of the animator's
  /// behaviors and does not own the animator, because that would be a retain cycle.
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

/// An animator whose duration is 0, because a pan or physics moves the shade. It only changes views
/// in a transition that is not animated.
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

/// A presentation controller that notifies the driver of a change of the container's size.
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
