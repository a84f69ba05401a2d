import UIKit

/// An animator that slides a page down from above the screen, or back up to that position.
@MainActor final class PullDownAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let fromView = context.view(forKey: .from), let toView = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    let container = context.containerView
    let shown = container.bounds
    let above = shown.offsetBy(dx: 0, dy: -shown.height)
    if isPresenting {
      toView.frame = above
      container.addSubview(toView)
    } else {
      toView.frame = shown
      container.insertSubview(toView, belowSubview: fromView)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) { [isPresenting] in
      if isPresenting { toView.frame = shown } else { fromView.frame = above }
    } completion: { [isPresenting] _ in
      let completed = !context.transitionWasCancelled
      if !completed, !isPresenting { toView.removeFromSuperview() }
      context.completeTransition(completed)
    }
  }
}
