import UIKit

/// An animator that slides two pages sideways by one width, and that can be interrupted.
///
/// The animator only uses two views and a frame of the transition context, so that a navigation
/// controller, a tab bar controller and a custom container can all use it (5.5).
@MainActor package final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let step: CGFloat
  private var animator: UIViewPropertyAnimator?

  /// Creates an animator.
  ///
  /// - Parameter comesFromRight: A Boolean value that indicates whether the new page appears from
  ///   the right, as the page after the current one does.
  package init(comesFromRight: Bool) { step = comesFromRight ? 1 : -1 }

  package func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  )
    -> TimeInterval
  { 0.35 }

  package func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  /// Returns the animator of the transition, which is the same for all calls.
  package func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context), curve: .easeInOut)
    self.animator = animator
    guard let old = context.view(forKey: .from), let new = context.view(forKey: .to),
      let page = context.viewController(forKey: .to)
    else { return animator }
    new.frame = context.finalFrame(for: page)
    context.containerView.addSubview(new)
    // A pan slides the pages even if motion is reduced.
    if UIAccessibility.isReduceMotionEnabled, !context.isInteractive {
      fade(new, with: animator)
    } else {
      slide(old, new, by: step * context.containerView.bounds.width, with: animator)
    }
    animator.addCompletion { _ in
      context.completeTransition(!context.transitionWasCancelled)
      new.alpha = 1
    }
    return animator
  }

  private func fade(_ new: UIView, with animator: UIViewPropertyAnimator) {
    new.alpha = 0
    animator.addAnimations { new.alpha = 1 }
  }

  private func slide(
    _ old: UIView, _ new: UIView, by distance: CGFloat, with animator: UIViewPropertyAnimator
  ) {
    new.center.x += distance
    animator.addAnimations {
      new.center.x -= distance
      old.center.x -= distance
    }
  }

  package func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
