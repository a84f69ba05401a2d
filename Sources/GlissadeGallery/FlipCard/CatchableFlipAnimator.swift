import UIKit

/// Turns a card over by a property animator, which can be caught on its way.
@MainActor final class CatchableFlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private let card: (UIView) -> CGRect
  private weak var driver: CatchingFlipDriver?
  private var animator: UIViewPropertyAnimator?

  /// - Parameters:
  ///   - card: where the card is in a view.
  ///   - driver: listens for fingers that catch the card.
  init(
    isPresenting: Bool, card: @escaping (UIView) -> CGRect, driver: CatchingFlipDriver
  ) {
    (self.isPresenting, self.card, self.driver) = (isPresenting, card, driver)
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { Flip.duration }

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
    guard let flip = Flip(context, isPresenting: isPresenting, card: card) else {
      animator.addCompletion { _ in context.completeTransition(false) }
      return animator
    }
    driver?.listen(in: context.containerView, isPresenting: isPresenting)
    animator.addAnimations { flip.animate(duration: 0) }
    animator.addCompletion { _ in flip.end(context) }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
