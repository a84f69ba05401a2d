import UIKit

/// A transition that slides a panel in from above and dims the page beneath it.
@MainActor final class PanelTransition: NSObject, UIViewControllerTransitioningDelegate {
  private weak var driver: UIPercentDrivenInteractiveTransition?

  func makeDriver() -> UIPercentDrivenInteractiveTransition {
    let made = UIPercentDrivenInteractiveTransition()
    driver = made
    return made
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { PanelAnimator() }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { PanelAnimator() }

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
    DimmingPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

@MainActor private final class PanelAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let shown = context.containerView.bounds
    let above = shown.offsetBy(dx: 0, dy: -shown.height)
    let arriving = context.view(forKey: .to)
    if let arriving {
      arriving.frame = above
      context.containerView.addSubview(arriving)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      if let arriving { arriving.frame = shown } else { context.view(forKey: .from)?.frame = above }
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

@MainActor private final class DimmingPresentationController: UIPresentationController {
  private let dim = UIView()

  override func presentationTransitionWillBegin() {
    dim.backgroundColor = UIColor(white: 0, alpha: 0.4)
    dim.frame = containerView?.bounds ?? .zero
    dim.alpha = 0
    containerView?.insertSubview(dim, at: 0)
    animate(to: 1)
  }

  override func dismissalTransitionWillBegin() { animate(to: 0) }

  private func animate(to alpha: CGFloat) {
    presentedViewController.transitionCoordinator?.animate { [dim] _ in dim.alpha = alpha }
  }
}
