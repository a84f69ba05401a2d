/// Hears of pages that the user turns. Every method may be left out.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  /// Notifies the delegate that the user has begun to turn to a page, by pointer, wheel or key.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])

  /// Such a turn is over.
  ///
  /// - Parameters:
  ///   - finished: whether its movement came to an end, rather than being cut short.
  ///   - previousViewControllers: the page from which it started.
  ///   - completed: whether the other page is shown now, rather than the same as before.
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
