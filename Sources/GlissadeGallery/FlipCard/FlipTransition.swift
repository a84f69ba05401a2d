import UIKit

/// What a pet's page is presented with; the page owns it.
@MainActor final class FlipTransition: NSObject, UIViewControllerTransitioningDelegate {
  let driver: FlipDriver
  private let card: (UIView) -> CGRect

  /// - Parameter card: where the card is in a view.
  init(_ manner: FlipManner, card: @escaping (UIView) -> CGRect) {
    self.card = card
    driver = manner == .plays ? FlipDriver() : CatchingFlipDriver()
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

  /// One that catches is there all the time; the other one as long as a finger moves it.
  private func vended(for animator: any UIViewControllerAnimatedTransitioning) -> FlipDriver? {
    driver.isInProgress || animator is CatchableFlipAnimator ? driver : nil
  }
}
