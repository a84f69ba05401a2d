import Foundation

/// The animator and the driver of a transition that is about to start. The delegate returns them;
/// otherwise the animator is the built-in slide.
@MainActor package struct TransitionPlan {
  package let animator: any UIViewControllerAnimatedTransitioning
  package let driver: (any UIViewControllerInteractiveTransitioning)?
  package let isAnimated: Bool

  /// Creates a plan. The appearance callbacks receive `isAnimated` as their argument.
  package init(
    animator: any UIViewControllerAnimatedTransitioning,
    driver: (any UIViewControllerInteractiveTransitioning)?, isAnimated: Bool
  ) {
    (self.animator, self.driver, self.isAnimated) = (animator, driver, isAnimated)
  }
}
