import GlissadeDemo
import UIKit

/// The transitioning delegate of the tide table. The presented page owns the delegate.
@MainActor final class PullDownTransition: NSObject, UIViewControllerTransitioningDelegate {
  /// The driver of an interactive transition; `nil` for a transition that runs without a gesture.
  weak var driver: UIPercentDrivenInteractiveTransition?

  /// Begins an interactive transition with a driver. The closure `start` presents or dismisses the
  /// page.
  func begin(with driver: UIPercentDrivenInteractiveTransition, start: () -> Void) {
    self.driver = driver
    start()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator(isPresenting: true) }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { makeAnimator(isPresenting: false) }

  /// Returns a slide or, with reduced motion and without a pan that drives it, a fade.
  private func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    if UIAccessibility.isReduceMotionEnabled, driver == nil {
      return FadeAnimator(isPresenting: isPresenting)
    }
    return PullDownAnimator(isPresenting: isPresenting)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { driver }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    PullDownPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

/// A presentation controller that removes the presenter's view, because the page covers it
/// completely.
@MainActor final class PullDownPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}
