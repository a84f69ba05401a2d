import UIKitCore

/// The delegate of a page view controller, which is notified of the user's turns. Every method is
/// optional.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: DelegateObject {
  /// Notifies the delegate that the user has begun to turn to a page, by pointer, wheel or key.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])

  /// Notifies the delegate of the end of a turn that the user has begun.
  ///
  /// - Parameters:
  ///   - finished: A Boolean value that indicates whether the motion has come to its end.
  ///   - previousViewControllers: The page from which the turn started.
  ///   - completed: A Boolean value that indicates whether the other page is now the current one.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// The default implementation does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// The default implementation does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
