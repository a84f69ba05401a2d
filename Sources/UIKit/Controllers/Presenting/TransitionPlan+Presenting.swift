// The plans of a presentation and of a dismissal.
extension TransitionPlan {
  static func presenting(
    _ presentation: Presentation, source: UIViewController, animated: Bool
  ) -> TransitionPlan {
    let (presenter, presented) = (presentation.presenter, presentation.presented)
    return make(for: presented, animated: animated) {
      $0.animationController(forPresented: presented, presenting: presenter, source: source)
    } driver: {
      $0.interactionControllerForPresentation(using: $1)
    }
  }

  static func dismissing(_ presentation: Presentation, animated: Bool) -> TransitionPlan {
    let presented = presentation.presented
    return make(for: presented, animated: animated) {
      $0.animationController(forDismissed: presented)
    } driver: {
      $0.interactionControllerForDismissal(using: $1)
    }
  }

  /// Asks for the animator first, and for the driver only if there is one. Without animation
  /// it asks only with style `.custom`.
  private static func make(
    for presented: UIViewController, animated: Bool,
    animator: (any UIViewControllerTransitioningDelegate)
      -> (any UIViewControllerAnimatedTransitioning)?,
    driver: (any UIViewControllerTransitioningDelegate, any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
  ) -> TransitionPlan {
    if animated || presented.modalPresentationStyle == .custom,
      let delegate = presented.transitioningDelegate, let vended = animator(delegate)
    {
      return TransitionPlan(
        animator: vended, driver: animated ? driver(delegate, vended) : nil, isAnimated: animated)
    }
    let style = presented.modalTransitionStyle
    return TransitionPlan(
      animator: StandardTransitionAnimator(style: style, isAnimated: animated), driver: nil,
      isAnimated: animated)
  }
}
