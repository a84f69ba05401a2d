import Foundation

/// The animator and the driver of a transition that is about to start. The delegate returns them;
/// otherwise the animator is the built-in slide.
@MainActor struct TransitionPlan {
  let animator: any UIViewControllerAnimatedTransitioning
  let driver: (any UIViewControllerInteractiveTransitioning)?
  let isAnimated: Bool
}
