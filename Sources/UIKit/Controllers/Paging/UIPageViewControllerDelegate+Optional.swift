import Foundation
import GlissadeLayers

// Optional methods of the protocol, for calls with `?` as in UIKit: every object has them, by
// their default implementations if by nothing else.
extension UIPageViewControllerDelegate {
  /// The methods `pageViewController`.
  @_disfavoredOverload public var pageViewController:
    UIPageViewControllerDelegateCalls.PageViewController?
  {
    UIPageViewControllerDelegateCalls.PageViewController(owner: self)
  }
}

/// The methods of the protocol that are called by their names and labels.
public enum UIPageViewControllerDelegateCalls {
  /// The methods `pageViewController` of an object.
  @preconcurrency @MainActor public struct PageViewController {
    let owner: any UIPageViewControllerDelegate

    /// Calls `pageViewController(_:willTransitionTo:)`.
    public func callAsFunction(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      owner.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
    }
    /// Calls
    /// `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`.
    public func callAsFunction(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      owner.pageViewController(
        pageViewController, didFinishAnimating: finished,
        previousViewControllers: previousViewControllers, transitionCompleted: completed
      )
    }
  }
}
