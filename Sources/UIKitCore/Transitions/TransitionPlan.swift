import Foundation

/// The animator and the driver of a transition that is about to start: those that the delegate
/// vends, or else the built-in slide.
@MainActor struct TransitionPlan {
  let animator: any UIViewControllerAnimatedTransitioning
  let driver: (any UIViewControllerInteractiveTransitioning)?
  let isAnimated: Bool
}
