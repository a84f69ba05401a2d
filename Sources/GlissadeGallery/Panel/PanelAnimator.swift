import UIKit

/// An animator that slides a panel up from the lower edge or down again, and that can be
/// interrupted.
@MainActor final class PanelAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private var animator: UIViewPropertyAnimator?

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  /// Returns the same animator for all calls during a transition.
  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context), curve: .easeOut)
    self.animator = animator
    if let view = context.view(forKey: isPresenting ? .to : .from) {
      animate(view, with: animator, in: context)
    }
    animator.addCompletion { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
    return animator
  }

  private func animate(
    _ view: UIView, with animator: UIViewPropertyAnimator,
    in context: any UIViewControllerContextTransitioning
  ) {
    let container = context.containerView
    if isPresenting, let panel = context.viewController(forKey: .to) {
      view.frame = context.finalFrame(for: panel)
      container.addSubview(view)
    }
    // A pan moves the panel even if motion is reduced.
    if UIAccessibility.isReduceMotionEnabled, !context.isInteractive {
      if isPresenting { view.alpha = 0 }
      animator.addAnimations { [isPresenting] in view.alpha = isPresenting ? 1 : 0 }
      return
    }
    let shown = view.center
    let hidden = CGPoint(x: shown.x, y: container.bounds.height + view.bounds.height / 2)
    if isPresenting { view.center = hidden }
    animator.addAnimations { [isPresenting] in view.center = isPresenting ? shown : hidden }
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
