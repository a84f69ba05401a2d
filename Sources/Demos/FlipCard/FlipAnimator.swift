import UIKit

/// An animator that turns a card over with keyframes, without interaction or driven by a percent
/// driver (2.1, 2.2).
@MainActor final class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private let card: (UIView) -> CGRect

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - isPresenting: A Boolean value that indicates whether the transition presents the pet's
  ///     page.
  ///   - card: A closure that returns the card's frame in a given view.
  init(isPresenting: Bool, card: @escaping (UIView) -> CGRect) {
    self.isPresenting = isPresenting
    self.card = card
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { Flip.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let flip = Flip(context, isPresenting: isPresenting, card: card) else {
      return context.completeTransition(false)
    }
    flip.animate(duration: transitionDuration(using: context)) { _ in flip.end(context) }
  }
}
