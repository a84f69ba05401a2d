import UIKit

/// Slides one page out and another in, side by side, by one width; can be caught on the way.
///
/// It asks nothing of its context but two views and a frame: a navigation controller, a tab bar
/// controller and a container of one's own may vend the same class (SPEC 5.5).
@MainActor final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let step: CGFloat
  private var animator: UIViewPropertyAnimator?

  /// - Parameter comesFromRight: whether the new page comes from there, as what follows does.
  init(comesFromRight: Bool) { step = comesFromRight ? 1 : -1 }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.35 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  /// One for each transition, however often it is asked for.
  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
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
    // A finger goes on moving the pages, even where motion is reduced.
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
    _ old: UIView, _ new: UIView, by way: CGFloat, with animator: UIViewPropertyAnimator
  ) {
    new.center.x += way
    animator.addAnimations {
      new.center.x -= way
      old.center.x -= way
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
