import GlissadeDemo
import UIKit

/// The transitioning delegate of the tide table. The presented page owns it.
@MainActor final class PullDownTransition: NSObject, UIViewControllerTransitioningDelegate {
  /// The driver of an interactive transition. Without it a transition runs by itself.
  weak var driver: UIPercentDrivenInteractiveTransition?

  /// Begins an interactive transition with a driver.
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

  /// Returns the slide that a pan drives; with reduced motion a page fades where there is no pan.
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
