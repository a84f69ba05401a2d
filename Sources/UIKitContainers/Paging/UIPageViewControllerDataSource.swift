import UIKitCore

/// The source of the pages of a page view controller. The controller calls it when a turn is about
/// to begin. It does not call it again for the same page until another page is shown or
/// `setViewControllers` is called.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: DelegateObject {
  /// Returns the page before another one, or `nil` if the other one is the first page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Returns the page after another one, or `nil` if the other one is the last page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// Returns the number of dots of a page control below the pages, or 0 for no page control.
  /// `setViewControllers` calls this method.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Returns the index of the current page's dot. `setViewControllers` calls this method;
  /// afterwards every turn by the user moves the dot by one.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0: there is no page control.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0, so that the first dot stands for the current page.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
