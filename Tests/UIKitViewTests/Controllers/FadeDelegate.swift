import Foundation
import UIKit

/// A delegate that vends a fade, and a driver of it if there is one.
@MainActor final class FadeDelegate: NSObject, UIViewControllerAnimatedTransitioning {
  weak var driver: UIPercentDrivenInteractiveTransition?

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.2
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    let isDismissal = from != nil && context.viewController(forKey: .from)?.isBeingDismissed == true
    if let to { context.containerView.insertSubview(to, at: isDismissal ? 0 : 1) }
    let changing = isDismissal ? from : to
    changing?.alpha = isDismissal ? 1 : 0
    UIView.animate(withDuration: 0.2) {
      changing?.alpha = isDismissal ? 0 : 1
    } completion: { _ in
      changing?.alpha = 1
      if context.transitionWasCancelled { to?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension FadeDelegate: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver }
}

extension FadeDelegate: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver }
}
