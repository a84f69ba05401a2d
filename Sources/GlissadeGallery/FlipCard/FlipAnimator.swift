import UIKit

/// Turns a card over, from its start to its end or under a driver (SPEC 2.1, 2.2).
@MainActor final class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private let card: (UIView) -> CGRect

  /// - Parameter card: where the card is in a view.
  init(isPresenting: Bool, card: @escaping (UIView) -> CGRect) {
    (self.isPresenting, self.card) = (isPresenting, card)
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
