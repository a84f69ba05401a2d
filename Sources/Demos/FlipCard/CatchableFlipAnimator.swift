import UIKit

/// An animator that turns a card over with a property animator, so that the flip can be
/// interrupted.
@MainActor final class CatchableFlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private let card: (UIView) -> CGRect
  private weak var driver: CatchingFlipDriver?
  private var animator: UIViewPropertyAnimator?

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - isPresenting: A Boolean value that indicates whether the transition presents the pet's
  ///     page.
  ///   - card: A closure that returns the card's frame in a given view.
  ///   - driver: The driver whose pan catches the card.
  init(
    isPresenting: Bool, card: @escaping (UIView) -> CGRect, driver: CatchingFlipDriver
  ) {
    self.isPresenting = isPresenting
    self.card = card
    self.driver = driver
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { Flip.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  /// Returns the animator of the transition, which is the same for all calls.
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
