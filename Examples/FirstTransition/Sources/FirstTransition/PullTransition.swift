import UIKit

/// Vends the animator, and the driver while a pan pulls the page.
final class PullTransition: NSObject, UIViewControllerTransitioningDelegate {
  private var driver: UIPercentDrivenInteractiveTransition?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    SlideAnimator(isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    SlideAnimator(isPresenting: false)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { driver }

  /// Turns a pan into the progress of a transition, and its release into a decision.
  ///
  /// - Parameters:
  ///   - direction: -1 for a page that is pulled up, 1 for one that is pulled down.
  ///   - start: presents or dismisses the page.
  func follow(_ pan: UIPanGestureRecognizer, direction: CGFloat, start: () -> Void) {
    guard let view = pan.view else { return }
    let height = view.bounds.height
    let progress = direction * pan.translation(in: view).y / height
    switch pan.state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      start()
    case .changed:
      driver?.update(progress)
    case .ended:
      release(progress, velocity: direction * pan.velocity(in: view).y / height)
    case .cancelled:
      driver?.cancel()
      driver = nil
    default: break
    }
  }

  /// Lets the page go where it would coast to, and keeps the speed that the pointer had.
  ///
  /// - Parameter velocity: towards the end, in heights of the page per second.
  private func release(_ progress: CGFloat, velocity: CGFloat) {
    let rate = UIScrollView.DecelerationRate.normal.rawValue
    let finishes = progress + velocity / 1000 * rate / (1 - rate) > 0.5
    let remaining = finishes ? 1 - progress : progress
    let speed = max(finishes ? velocity : -velocity, 0)
    let relative = remaining > 0 ? speed / remaining : 0
    // With twice the relative speed as its frequency a critical spring starts without acceleration.
    let frequency = max(2 * relative, 8)
    driver?.timingCurve = UISpringTimingParameters(
      mass: 1, stiffness: frequency * frequency, damping: 2 * frequency,
      initialVelocity: CGVector(dx: relative, dy: relative))
    if finishes { driver?.finish() } else { driver?.cancel() }
    driver = nil
  }
}
