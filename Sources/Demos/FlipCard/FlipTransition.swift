import GlissadeDemo
import UIKit

/// The transitioning delegate of a pet's page. The page owns it.
@MainActor final class FlipTransition: NSObject, UIViewControllerTransitioningDelegate {
  let driver: FlipDriver
  private let card: (UIView) -> CGRect

  /// Creates a transitioning delegate.
  ///
  /// - Parameters:
  ///   - style: The kind of animation that turns the card over.
  ///   - card: A closure that returns the card's frame in a given view.
  init(_ style: FlipStyle, card: @escaping (UIView) -> CGRect) {
    self.card = card
    driver = style == .plays ? FlipDriver() : CatchingFlipDriver()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator(isPresenting: true) }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { makeAnimator(isPresenting: false) }

  private func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    if UIAccessibility.isReduceMotionEnabled, !driver.isInProgress {
      return FadeAnimator(isPresenting: isPresenting)
    }
    if let driver = driver as? CatchingFlipDriver {
      return CatchableFlipAnimator(isPresenting: isPresenting, card: card, driver: driver)
    }
    return FlipAnimator(isPresenting: isPresenting, card: card)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { vended(for: animator) }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { vended(for: animator) }

  /// Returns the driver for an animator. A flip that cannot be caught has a driver only during an
  /// edge pan.
  private func vended(for animator: any UIViewControllerAnimatedTransitioning) -> FlipDriver? {
    driver.isInProgress || animator is CatchableFlipAnimator ? driver : nil
  }
}
