// The plans of a presentation and of a dismissal.
extension TransitionPlan {
  static func presenting(
    _ presentation: Presentation, source: UIViewController, animated: Bool
  ) -> TransitionPlan {
    let (presenter, presented) = (presentation.presenter, presentation.presented)
    return make(for: presentation, isPresenting: true, animated: animated) {
      $0.animationController(forPresented: presented, presenting: presenter, source: source)
    } driver: {
      $0.interactionControllerForPresentation(using: $1)
    }
  }

  static func dismissing(_ presentation: Presentation, animated: Bool) -> TransitionPlan {
    let presented = presentation.presented
    return make(for: presentation, isPresenting: false, animated: animated) {
      $0.animationController(forDismissed: presented)
    } driver: {
      $0.interactionControllerForDismissal(using: $1)
    }
  }

  /// Returns the plan of a presentation or a dismissal. The delegate is called for the animator
  /// first, and for the driver only if it vends an animator. Without animation it is called
  /// only with style `.custom`. If it vends no animator, the presented controller's
  /// preferred transition plays, or else the built-in one.
  private static func make(
    for presentation: Presentation, isPresenting: Bool, animated: Bool,
    animator: (any UIViewControllerTransitioningDelegate)
      -> (any UIViewControllerAnimatedTransitioning)?,
    driver: (any UIViewControllerTransitioningDelegate, any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
  ) -> TransitionPlan {
    let presented = presentation.presented
    if animated || presented.modalPresentationStyle == .custom,
      let delegate = presented.transitioningDelegate, let vended = animator(delegate)
    {
      return TransitionPlan(
        animator: vended, driver: animated ? driver(delegate, vended) : nil, isAnimated: animated)
    }
    if animated,
      let own = presentation.preparePageInteraction()?
        .makeTransitioning(of: presented, isOpening: isPresenting)
    {
      return TransitionPlan(animator: own, driver: own, isAnimated: true)
    }
    let style = presented.standardTransitionStyle
    if animated, let chrome = presentation.controller as? any ChromePresentation,
      let own = chrome.plan(isPresenting: isPresenting, style: style)
    {
      return own
    }
    return TransitionPlan(
      animator: StandardTransitionAnimator(style: style, isAnimated: animated), driver: nil,
      isAnimated: animated)
  }
}
