import UIKit

/// The transitioning delegate of the panel. The presenter owns it, and it owns the one driver.
@MainActor final class PanelTransition: NSObject, UIViewControllerTransitioningDelegate {
  let driver = PanelDriver()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    PanelAnimator(isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    PanelAnimator(isPresenting: false)
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
    PanelPresentationController(
      presentedViewController: presented, presenting: presenting, driver: driver)
  }
}
