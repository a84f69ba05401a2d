/// Says which page comes before and after another. It is asked when somebody is about to turn
/// pages, and not again for the same page until another one is shown or `setViewControllers` is
/// called.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// Nil where there is none: pages end here.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Nil where there is none: pages end here.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// How many dots a page control below the pages has. Without this method, or with 0, there is no
  /// page control. Asked by `setViewControllers`.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Which dot is that of the page just set; from there it goes along with every turn.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0: there is no page control.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0: the first dot is that of the page.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
