import UIKitCore

/// The delegate of a page view controller, which is notified of the user's turns. Every method is
/// optional.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: DelegateObject {
  /// Notifies the delegate that the user has begun to turn to a page, by pointer, wheel or key.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])

  /// Notifies the delegate of the end of such a turn.
  ///
  /// - Parameters:
  ///   - finished: Whether the motion came to its end, rather than being cut short.
  ///   - previousViewControllers: The page from which the turn started.
  ///   - completed: Whether the other page is the current one now.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
