import UIKit

/// What the tide table is presented with: the presented page owns it, and it vends animator, driver
/// and presentation controller.
@MainActor final class PullDownTransition: NSObject, UIViewControllerTransitioningDelegate {
  /// Set for as long as a finger drives; without it a transition plays by itself.
  weak var driver: UIPercentDrivenInteractiveTransition?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    PullDownAnimator(isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    PullDownAnimator(isPresenting: false)
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

/// The page covers everything, so what is under it goes.
@MainActor final class PullDownPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}
