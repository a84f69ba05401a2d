import Foundation

/// The animator of a popover, which grows out of the tip of its arrow when it is presented, and
/// fades out when it is dismissed. With reduced motion the popover only fades.
@MainActor final class PopoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private var animator: UIViewPropertyAnimator?

  /// The scale at which the popover begins to grow.
  private static let smallScale: CGFloat = 0.4

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { isPresenting ? MotionDurations.popoverArrival : MotionDurations.popoverDeparture }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  /// Returns the same animator for all calls during a transition.
  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context), timingParameters: timing)
    self.animator = animator
    if isPresenting {
      addArrival(of: context.view(forKey: .to), to: animator, in: context)
    } else {
      let view = context.view(forKey: .from)
      animator.addAnimations { view?.alpha = 0 }
      // A removed view gets its former opacity back.
      animator.addCompletion { _ in view?.alpha = 1 }
    }
    animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    return animator
  }

  private var timing: any UITimingCurveProvider {
    isPresenting
      ? UISpringTimingParameters(dampingRatio: 0.85)
      : UICubicTimingParameters(animationCurve: .easeOut)
  }

  private func addArrival(
    of view: UIView?, to animator: UIViewPropertyAnimator,
    in context: any UIViewControllerContextTransitioning
  ) {
    guard let view else { return }
    context.containerView.addSubview(view)
    view.alpha = 0
    if !UIAccessibility.isReduceMotionEnabled, let popover = view as? PopoverView {
      popover.transform = popover.shrunk(to: Self.smallScale)
    }
    animator.addAnimations {
      view.alpha = 1
      view.transform = .identity
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
