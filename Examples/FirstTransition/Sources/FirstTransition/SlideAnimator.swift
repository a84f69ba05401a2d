import UIKit

/// Slides a page up from below the screen, or back down.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let page = context.view(forKey: isPresenting ? .to : .from) else { return }
    let shown = context.containerView.bounds
    let below = shown.offsetBy(dx: 0, dy: shown.height)
    if isPresenting {
      page.frame = below
      context.containerView.addSubview(page)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      page.frame = self.isPresenting ? shown : below
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
