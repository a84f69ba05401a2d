import UIKit

/// An animator that fades from one page to another, for reduced motion.
@MainActor package final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  package init(isPresenting: Bool) { self.isPresenting = isPresenting }

  package func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  )
    -> TimeInterval
  { 0.25 }

  package func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let fromView = context.view(forKey: .from), let toView = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    toView.frame = context.containerView.bounds
    if isPresenting {
      toView.alpha = 0
      context.containerView.addSubview(toView)
    } else {
      context.containerView.insertSubview(toView, belowSubview: fromView)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) { [isPresenting] in
      if isPresenting { toView.alpha = 1 } else { fromView.alpha = 0 }
    } completion: { _ in
      fromView.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
