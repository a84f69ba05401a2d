import UIKitCore

/// The source of the pages of a page view controller. It is asked when a turn is about to begin,
/// and not again for the same page until another one is shown or `setViewControllers` is called.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: DelegateObject {
  /// Returns the page before another one, or `nil` if that is the first one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Returns the page after another one, or `nil` if that is the last one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// Returns the number of dots of a page control below the pages, or 0 for none.
  /// `setViewControllers` asks for it.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Returns the index of the current page's dot; from there it follows every turn.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0: there is no page control.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0: the first dot is that of the page.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
