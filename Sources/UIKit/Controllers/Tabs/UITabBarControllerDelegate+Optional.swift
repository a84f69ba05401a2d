import Foundation
import GlissadeLayers

// Optional methods of the protocol, for calls with `?` as in UIKit: every object has them, by
// their default implementations if by nothing else.
extension UITabBarControllerDelegate {
  /// The methods `tabBarController`.
  @_disfavoredOverload public var tabBarController:
    UITabBarControllerDelegateCalls.TabBarController?
  {
    UITabBarControllerDelegateCalls.TabBarController(owner: self)
  }
}

/// The methods of the protocol that are called by their names and labels.
public enum UITabBarControllerDelegateCalls {
  /// The methods `tabBarController` of an object.
  @preconcurrency @MainActor public struct TabBarController {
    let owner: any UITabBarControllerDelegate

    /// Calls `tabBarController(_:shouldSelect:)`.
    @discardableResult
    public func callAsFunction(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      owner.tabBarController(tabBarController, shouldSelect: viewController)
    }
    /// Calls `tabBarController(_:didSelect:)`.
    public func callAsFunction(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      owner.tabBarController(tabBarController, didSelect: viewController)
    }
    /// Calls `tabBarController(_:interactionControllerFor:)`.
    @discardableResult
    public func callAsFunction(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      owner.tabBarController(tabBarController, interactionControllerFor: animationController)
    }
    /// Calls `tabBarController(_:animationControllerForTransitionFrom:to:)`.
    @discardableResult
    public func callAsFunction(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      owner.tabBarController(
        tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC
      )
    }
  }
}
